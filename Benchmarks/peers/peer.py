"""What all peers in Python share: the job, and the lines that are spoken with IconBench (README.md).

A peer has methods by name. A method is an object with some of

    prepare(icon)        whatever can be made ready ahead: done once for each icon, outside the measurements
    raster(ready)        pixels, in whatever form the peer has them
    icon(ready)          a PNG, as bytes, or how long it is where the peer only writes files
    encode(pixels)       the PNG of finished pixels, a height x width x 3 or 4 array
    png(ready)           for comparing pictures: a PNG as bytes, of what `raster` or `icon` draws
"""

import gc
import json
import os
import sys
import time


class Gradient:
    def __init__(self, plate):
        line = plate["gradient"]
        self.kind = line["kind"]
        (self.x0, self.y0), (self.x1, self.y1) = line["points"]
        self.radius = ((self.x1 - self.x0) ** 2 + (self.y1 - self.y0) ** 2) ** 0.5
        self.stops = [(stop["offset"], rgb(stop["color"])) for stop in plate["stops"]]


class Icon:
    """One icon in pixels: an optional plate with a gradient and an outline (None: the whole canvas), and a glyph."""

    def __init__(self, picture):
        self.size = picture["size"]
        self.is_opaque = picture["isOpaque"]
        plate = picture.get("plate")
        self.gradient = Gradient(plate) if plate else None
        self.outline = segments(plate["outline"]) if plate and "outline" in plate else None
        self.glyph = segments(picture["glyph"])
        self.ink = rgb(picture["ink"])


def rgb(text):
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def segments(text):
    """Path data of absolute M, L, Q, C and Z as a list of (letter, number, ...)."""
    result, words = [], text.split(" ")
    count = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
    index = 0
    while index < len(words):
        letter = words[index]
        end = index + 1 + count[letter]
        result.append((letter, *map(float, words[index + 1:end])))
        index = end
    return result


def read_pam(path):
    import numpy as np
    with open(path, "rb") as file:
        head, body = file.read().split(b"ENDHDR\n", 1)
    fields = dict(line.split(" ", 1) for line in head.decode().splitlines()[1:])
    return np.frombuffer(body, np.uint8).reshape(int(fields["HEIGHT"]), int(fields["WIDTH"]), int(fields["DEPTH"]))


def straight(pixels):
    """Premultiplied RGBA as straight alpha. Only pixels that are neither clear nor opaque differ."""
    import numpy as np
    partial = np.nonzero((pixels[:, :, 3] - np.uint8(1)) < 254)
    result = pixels.copy()
    edge = pixels[partial].astype(np.uint16)
    alpha = edge[:, 3:]
    edge[:, :3] = (edge[:, :3] * 255 + alpha // 2) // alpha
    result[partial] = edge
    return result


def length(png):
    return png if isinstance(png, int) else len(png)


class Job:
    def __init__(self, folder, methods):
        with open(os.path.join(folder, "job.json")) as file:
            job = json.load(file)
        self.folder, self.methods = folder, methods
        self.cases = {case["name"]: case for case in job["cases"]}
        self.set = job["set"]
        self.ready = {}

    def icons(self, stage, method, name):
        """The icons of a case, ready for a stage."""
        key = stage if stage == "encode" else "draw", method, name
        if key not in self.ready:
            case = self.cases[name]
            if stage == "encode":
                self.ready[key] = [read_pam(os.path.join(self.folder, path)) for path in case["pixels"]]
            else:
                self.ready[key] = [self.methods[method].prepare(Icon(picture)) for picture in case["icons"]]
        return self.ready[key]

    def measure(self, stage, method, name, repetitions, count):
        work = getattr(self.methods[method], stage)
        icons = self.icons(stage, method, name)[:int(count)]
        last = []
        start = time.process_time()
        for _ in range(int(repetitions)):
            last = [work(icon) for icon in icons]
        milliseconds = (time.process_time() - start) * 1e3
        made = int(repetitions) * len(icons)
        return milliseconds / made, 0 if stage == "raster" else sum(map(length, last)) / len(icons)

    def sample(self, stage, method, name, number, path):
        way = self.methods[method]
        ready = self.icons(stage, method, name)[int(number)]
        with open(path, "wb") as file:
            file.write(way.encode(ready) if stage == "encode" else way.png(ready))
        return (0,)

    def whole_set(self, method, folder):
        way = self.methods[method]
        key = "set", method
        if key not in self.ready:
            self.ready[key] = [(file["name"], way.prepare(Icon(file["picture"]))) for file in self.set]
        total = 0
        start = time.process_time()
        for name, ready in self.ready[key]:
            path = os.path.join(folder, name)
            if hasattr(way, "write"):
                total += way.write(ready, path)
                continue
            png = way.icon(ready)
            with open(path, "wb") as file:
                file.write(png)
            total += len(png)
        return (time.process_time() - start) * 1e3, total


def missing(reason):
    """Says that the peer cannot take part, and ends."""
    print("missing", reason, sep="\t", flush=True)
    sys.exit(0)


def serve(name, version, methods):
    """Answers requests until there are no more."""
    job = Job(sys.argv[-1], methods)
    print("ready", name, version, *methods, sep="\t", flush=True)
    actions = {"measure": job.measure, "sample": job.sample, "set": job.whole_set}
    gc.disable()
    for line in sys.stdin:
        action, *arguments = line.rstrip("\n").split("\t")
        try:
            print(*actions[action](*arguments), sep="\t", flush=True)
        except Exception as error:
            print("error", f"{type(error).__name__}: {error}".replace("\n", " "), sep="\t", flush=True)
        gc.collect()
