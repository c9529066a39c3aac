import { describe, expect, it } from "vitest";
import { partsOf, termsIn } from "./glossary.svelte";

const term = (name: string, ...forms: string[]) => ({ name, means: `${name}.`, clauses: ["F-4"], forms: [name, ...forms] });
const terms = [term("Pass", "Short Pass"), term("Catch range", "catch range"), term("Grit")];

describe("a text", () => {
  it("is taken apart at its words, the longest first", () => {
    const parts = partsOf("A Short Pass in the catch range.", terms);
    expect(parts.map((part) => part.text)).toEqual(["A ", "Short Pass", " in the ", "catch range", "."]);
    expect(parts.map((part) => part.term?.name)).toEqual([undefined, "Pass", undefined, "Catch range", undefined]);
  });
  it("has no words in the names of cards", () => {
    const names = ["Short Pass Rush", "Grit", "Rush"];
    const parts = partsOf("Ada plays Short Pass Rush. A Short Pass, Grit and Gritty.", terms, names);
    expect(parts.map((part) => part.text).join("")).toBe("Ada plays Short Pass Rush. A Short Pass, Grit and Gritty.");
    expect(parts.filter((part) => part.term).map((part) => part.text)).toEqual(["Short Pass"]);
  });
  it("is whole again when put together", () => {
    const text = "Grit, Gritty, pass, Pass!";
    expect(partsOf(text, terms).map((part) => part.text).join("")).toBe(text);
    expect(termsIn(text, terms).map((found) => found.name)).toEqual(["Grit", "Pass"]);
  });
  it("stays as it is while no word is known", () => expect(partsOf("Grit", [])).toEqual([{ text: "Grit" }]));
});
