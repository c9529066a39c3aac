// A finished game as a picture to pass on: the score, and the line of the chance to win.

import { words } from "./words";

const WIDTH = 1200;
const HEIGHT = 630;

/** The picture as a PNG, drawn on this device. */
export async function pictureOf(names: [string, string], score: [number, number], chances: number[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const draw = canvas.getContext("2d");
  if (!draw) return null;
  draw.fillStyle = "#101a14";
  draw.fillRect(0, 0, WIDTH, HEIGHT);
  draw.textAlign = "center";
  names.forEach((name, seat) => {
    const x = (WIDTH / 4) * (seat ? 3 : 1);
    draw.fillStyle = "#f4f1e6";
    draw.font = "700 48px sans-serif";
    draw.fillText(name, x, 110, WIDTH / 2 - 60);
    draw.font = "800 150px sans-serif";
    draw.fillText(String(score[seat]), x, 260);
  });
  const [top, tall] = [320, 240];
  draw.strokeStyle = "#47594c";
  draw.lineWidth = 2;
  draw.strokeRect(60, top, WIDTH - 120, tall);
  draw.beginPath();
  chances.forEach((chance, i) => {
    const x = 60 + (i / Math.max(chances.length - 1, 1)) * (WIDTH - 120);
    const y = top + (1 - chance) * tall;
    if (i) draw.lineTo(x, y);
    else draw.moveTo(x, y);
  });
  draw.strokeStyle = "#ffb81c";
  draw.lineWidth = 5;
  draw.stroke();
  draw.fillStyle = "#a9b8ac";
  draw.font = "28px sans-serif";
  draw.fillText(`${words.title} · ${words.summary.line(names[0])}`, WIDTH / 2, 605, WIDTH - 80);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
