"""The colours of the plate against the formulas of CSS and OKLab (oracle/css_gradient.py)."""

from dataclasses import dataclass

import numpy
import pytest
from oracle import css_gradient, picture

SIZES = (1, 17, 64, 301)
# Colours are rounded to whole numbers, so half is what any exact answer is off by. The arithmetic of the two sides adds
# next to nothing.
ROUNDING = 0.5 + 1e-3
# Mixing in OKLab is painted in straight pieces, which may leave the curve by a quarter (`GradientRamp.tolerance`).
PIECES = 0.25


@dataclass(frozen=True)
class Plate:
    """A gradient as the command line takes it. Stops are pairs of a colour's digits and a place, spread evenly if None."""

    stops: tuple
    angle: float | None = 180
    space: str = "srgb"

    @property
    def options(self):
        colors = "-".join(color if place is None else f"{color}@{place}" for color, place in self.stops)
        kind = ("--gradient", "radial") if self.angle is None else ("--angle", self.angle)
        return ("--colors", colors, *kind, "--space", self.space, "--shape", "square")

    def expected(self, size):
        last = max(len(self.stops) - 1, 1)
        # Recipes keep four decimals of a place.
        stops = [(round(index / last, 4) if place is None else place, components(color))
                 for index, (color, place) in enumerate(self.stops)]
        places = (css_gradient.radial_places(size) if self.angle is None
                  else css_gradient.linear_places(size, self.angle))
        return css_gradient.colors(places, stops, self.space)


def components(digits):
    """The four components of `rrggbb` or `rrggbbaa`."""
    return tuple(bytes.fromhex(digits.ljust(8, "f")))


def evenly(*colors):
    return tuple((color, None) for color in colors)


TWO = evenly("4eacf3", "0278e1")
EXTREMES = evenly("000000", "ffffff")
EIGHT = evenly("f62945", "ff8800", "fde910", "1d9a3f", "11cccc", "0278e1", "7a3cff", "201030")
PLACES = (("ff0000", 0.125), ("00ff00", 0.3), ("0000ff", 0.3), ("ffffff", 0.9))
CLEAR = evenly("f6294500", "c11d28ff", "0278e180")

PLATES = {
    **{f"angle {angle}": Plate(TWO, angle)
       for angle in (0, 1, 30, 45, 89.5, 90, 123.45, 135, 180, 200, 225, 270, 300, 315, 359, -45, 405)},
    **{f"extremes at {angle}": Plate(EXTREMES, angle) for angle in (0, 37, 90, 135)},
    "eight": Plate(EIGHT, 160), "places": Plate(PLACES, 90), "places at an angle": Plate(PLACES, 70),
    "flat": Plate(evenly("123456")), "clear": Plate(CLEAR, 90), "clear at an angle": Plate(CLEAR, 33),
    "radial": Plate(TWO, None), "radial extremes": Plate(EXTREMES, None), "radial eight": Plate(EIGHT, None),
    "radial places": Plate(PLACES, None), "radial clear": Plate(CLEAR, None),
    **{f"oklab at {angle}": Plate(evenly("f62945", "0278e1"), angle, "oklab") for angle in (0, 45, 77, 180)},
    "oklab extremes": Plate(EXTREMES, 90, "oklab"), "oklab eight": Plate(EIGHT, 45, "oklab"),
    # Yellow to blue leaves the gamut of sRGB on the way.
    "oklab out of gamut": Plate(evenly("ffff00", "0000ff"), 90, "oklab"), "oklab places": Plate(PLACES, 90, "oklab"),
    "oklab clear": Plate(CLEAR, 20, "oklab"), "oklab radial": Plate(evenly("00ff88", "ff0088"), None, "oklab"),
}


@pytest.mark.parametrize("name", PLATES)
def test_the_plate_has_the_colours_of_the_formula(tool, name):
    plate = PLATES[name]
    bound = ROUNDING + (PIECES if plate.space == "oklab" else 0)
    for size in SIZES:
        pixels = picture.rgba(tool.output("render", *plate.options, "--size", size))
        expected = plate.expected(size)
        error = abs(pixels - expected)
        # A colour that nobody can see is nobody's concern.
        error[expected[..., 3] < 0.5, :3] = 0
        # At a hard stop, a pixel whose centre lies right on it may take either side.
        close = numpy.ones(error.shape[:2], bool) if not has_hard_stop(plate) else away_from_hard_stops(plate, size)
        assert error[close].max() <= bound, f"{size} px: {error[close].max()}"


def has_hard_stop(plate):
    places = [place for _, place in plate.stops]
    return None not in places and len(set(places)) < len(places)


def away_from_hard_stops(plate, size):
    places = (css_gradient.radial_places(size) if plate.angle is None
              else css_gradient.linear_places(size, plate.angle))
    stops = [place for _, place in plate.stops]
    hard = {place for place in stops if stops.count(place) > 1}
    return numpy.all([abs(places - place) > 1e-9 for place in hard], axis=0)
