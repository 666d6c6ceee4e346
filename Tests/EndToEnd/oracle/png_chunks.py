"""The parts of a PNG file, as PNG 3 (https://www.w3.org/TR/png-3/) lays them out."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def read(png):
    """The chunks of a file: pairs of a name and its content. Checks the length and checksum of each."""
    assert png.startswith(SIGNATURE)
    chunks, place = [], len(SIGNATURE)
    while place < len(png):
        length, name = struct.unpack_from(">I4s", png, place)
        content = png[place + 8 : place + 8 + length]
        (checksum,) = struct.unpack_from(">I", png, place + 8 + length)
        assert zlib.crc32(name + content) == checksum
        chunks.append((name.decode("ascii"), content))
        place += 12 + length
    return chunks


def write(chunks):
    """A file of chunks."""
    parts = [SIGNATURE]
    for name, content in chunks:
        body = name.encode("ascii") + content
        parts.append(struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body)))
    return b"".join(parts)
