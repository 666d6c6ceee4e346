"""SVG path data to absolute lines and cubics: what Cairo draws.

Commands m, l, h, v, c, s, q, t and z, absolute and relative (SVG 1.1, 8.3). Arcs are not among them: the tool writes none.
"""

import re

_TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|[\s,]+|(.)")
_COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "z": 0}


def parse(data):
    """The segments of path data: `("M", x, y)`, `("L", x, y)`, `("C", x1, y1, x2, y2, x, y)` and `("Z",)`."""
    segments = []
    current = start = (0.0, 0.0)
    # The control point that s or t mirrors, and the kind of curve that it belongs to.
    control, kind = current, ""

    for letter, numbers in _commands(data):
        name = letter.lower()
        if letter.islower():
            if name == "h":
                numbers = [numbers[0] + current[0]]
            elif name == "v":
                numbers = [numbers[0] + current[1]]
            else:
                numbers = [number + current[index % 2] for index, number in enumerate(numbers)]
        points = list(zip(numbers[::2], numbers[1::2]))
        mirrored = (2 * current[0] - control[0], 2 * current[1] - control[1])
        previous = kind
        kind = ""
        if name == "m":
            current = start = points[0]
            segments.append(("M", *current))
        elif name in "lhv":
            current = {"l": lambda: points[0], "h": lambda: (numbers[0], current[1]),
                       "v": lambda: (current[0], numbers[0])}[name]()
            segments.append(("L", *current))
        elif name in "cs":
            if name == "s":
                points.insert(0, mirrored if previous == "cubic" else current)
            segments.append(("C", *points[0], *points[1], *points[2]))
            control, current, kind = points[1], points[2], "cubic"
        elif name in "qt":
            if name == "t":
                points.insert(0, mirrored if previous == "quadratic" else current)
            segments.append(("C", *_raised(current, *points)))
            control, current, kind = points[0], points[1], "quadratic"
        else:
            current = start
            segments.append(("Z",))
    return segments


def _raised(start, control, end):
    """A quadratic curve as a cubic one."""
    first = [(a + 2 * b) / 3 for a, b in zip(start, control)]
    second = [(a + 2 * b) / 3 for a, b in zip(end, control)]
    return *first, *second, *end


def _commands(data):
    """Each command with its numbers; a letter that stands for several is repeated."""
    letter, numbers = None, []
    for match in _TOKEN.finditer(data):
        command, number, bad = match.groups()
        assert bad is None, f"not path data at {match.start()}: {data[match.start():][:40]!r}"
        if command:
            assert not numbers, f"a number is missing before {match.start()}"
            letter = command
            if command in "Zz":
                yield command, []
        elif number:
            assert letter and letter not in "Zz", f"a number without a command at {match.start()}"
            numbers.append(float(number))
            if len(numbers) == _COUNTS[letter.lower()]:
                yield letter, numbers
                numbers = []
                # What follows a moveto without a letter of its own are linetos.
                letter = {"m": "l", "M": "L"}.get(letter, letter)
    assert not numbers, "a number is missing at the end"


def points(segments):
    """All points of a path, control points too."""
    return [pair for _, *numbers in segments for pair in zip(numbers[::2], numbers[1::2])]
