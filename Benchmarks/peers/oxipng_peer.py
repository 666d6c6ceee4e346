"""oxipng by the wheel pyoxipng, on finished pixels: level 2, its default. It works on several threads, all of which count."""

from importlib.metadata import version

import peer

try:
    import oxipng
except ImportError as error:
    peer.missing(f"oxipng: {error}")


class Own:
    def __init__(self, level):
        self.level = level

    def encode(self, pixels):
        height, width, depth = pixels.shape
        color = oxipng.ColorType.rgb() if depth == 3 else oxipng.ColorType.rgba()
        image = oxipng.RawImage(pixels.tobytes(), width, height, color_type=color)
        return image.create_optimized_png(level=self.level)


peer.serve("oxipng", version("pyoxipng"), {"2": Own(2)})
