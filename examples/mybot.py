#!/usr/bin/env python3
"""A bot for Snapcount in thirty lines: `snapcount match --p1 greedy --p2 examples/mybot.py`.

It punts or kicks on fourth down, runs a play otherwise, and picks the rest by chance.
"""

import json
import random
import sys


def choose(message):
    options = message["options"]  # in words; the view has all of it as numbers
    view = message["view"]
    if message["kind"] == "play or kick":
        if view["down"] < 4:
            return options.index("run a play")
        return options.index("field goal" if view["ball"] >= 65 else "punt")
    return random.randrange(len(options))


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="My Bot")
    elif message["type"] == "decide":
        say(type="answer", number=message["number"], option=choose(message))
