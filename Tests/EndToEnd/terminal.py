"""A terminal to run the program in, and as much of one as it takes to see where text and pictures end up.

The order of what a terminal does with cursor movements is ECMA-48's; pictures are kitty's
(https://sw.kovidgoyal.net/kitty/graphics-protocol/) and iTerm2's (https://iterm2.com/documentation-images.html).
"""

import base64
import os
import pty
import re
import select
import subprocess
from dataclasses import replace

TOKEN = re.compile(
    rb"\x1b_G(?P<kitty>[^;\x1b]*);(?P<piece>[A-Za-z0-9+/=]*)\x1b\\"
    rb"|\x1b\]1337;File=(?P<iterm>[^:\x07]*):(?P<file>[A-Za-z0-9+/=]*)\x07"
    rb"|\x1b\[(?P<count>\d+)(?P<move>[AC])|\x1b(?P<cursor>[78])|(?P<control>[\r\n])|(?P<text>[^\x00-\x1f]+)")


def run(tool, *words, **environment):
    """Runs the program with a terminal as its standard output. Gives the exit code, what the terminal got, and errors."""
    tool = replace(tool, environment={**tool.environment, **environment})
    master, terminal = pty.openpty()
    process = subprocess.Popen(
        tool.command(*words), stdin=subprocess.DEVNULL, stdout=terminal, stderr=subprocess.PIPE, cwd=tool.folder,
        env=tool.environ)
    os.close(terminal)
    shown = b""
    try:
        # Reading ends in an error when the last writer has gone.
        while select.select([master], [], [], 60)[0]:
            shown += os.read(master, 65_536)
    except OSError:
        pass
    _, errors = process.communicate(timeout=60)
    os.close(master)
    return process.returncode, shown, errors


class Screen:
    """What a terminal shows: lines of text, and pictures with the row and column of their upper left corner.

    A picture is drawn at the cursor and then puts it somewhere else, as terminals do: `wander` says by how much. Anything
    that the program should not have sent is an error.
    """

    def __init__(self, output, height, wander=(1, 4)):
        self.lines, self.pictures, self.keys = [""], [], []
        self.height, self.wander = height, wander
        self.row = self.column = 0
        self.saved = None
        data, keys, place = b"", None, 0
        while place < len(output):
            token = TOKEN.match(output, place)
            assert token, output[place : place + 40]
            place = token.end()
            assert data == b"" or token["kitty"] is not None, "something inside a picture"
            if token["kitty"] is not None:
                pairs = dict(pair.split("=") for pair in token["kitty"].decode().split(","))
                more = pairs.pop("m")
                keys = pairs if data == b"" else keys
                data += token["piece"]
                if more == "0":
                    self._draw(keys, data)
                    data = b""
            elif token["iterm"] is not None:
                self._draw(dict(pair.split("=") for pair in token["iterm"].decode().split(";")), token["file"])
            elif token["move"]:
                count = int(token["count"])
                if token["move"] == b"A":
                    self.row = max(self.row - count, len(self.lines) - self.height, 0)
                else:
                    self.column += count
            elif token["cursor"] == b"7":
                # A cursor is kept by its place on the screen, which scrolling does not change.
                self.saved = (self.row - self._top, self.column)
            elif token["cursor"] == b"8":
                self.row, self.column = self.saved[0] + self._top, self.saved[1]
            elif token["control"] == b"\r":
                self.column = 0
            elif token["control"] == b"\n":
                self.row += 1
                self._fill()
            else:
                text = token["text"].decode()
                line = self.lines[self.row].ljust(self.column)
                self.lines[self.row] = line[: self.column] + text + line[self.column + len(text) :]
                self.column += len(text)
        assert data == b""

    @property
    def _top(self):
        return max(len(self.lines) - self.height, 0)

    def _fill(self):
        self.lines += [""] * (self.row + 1 - len(self.lines))

    def _draw(self, keys, data):
        self.keys.append(keys)
        self.pictures.append((self.row, self.column, base64.b64decode(data, validate=True)))
        self.row += self.wander[0]
        self.column += self.wander[1]
        self._fill()
