extension Oracle {
    /// Reads requests (a letter, a length, bytes) and answers each with a status, a length and bytes.
    ///
    /// - `d`: decompresses. - `c`: compresses, level and strategy first.
    /// - `p`: decodes a PNG: one line of JSON about it, then RGBA.
    /// - `m`: from JSON, makes a random image and its PNG: a line with the PNG's length, the PNG, then RGBA.
    static let script = #"""
        import json, random, struct, sys, zlib

        CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}

        def paeth(a, b, c):
            p = a + b - c
            pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
            return a if pa <= pb and pa <= pc else b if pb <= pc else c

        def predict(kind, row, above, i, step):
            a = row[i - step] if i >= step else 0
            b = above[i]
            c = above[i - step] if i >= step else 0
            return (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]

        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        def inflate(data):
            d = zlib.decompressobj()
            out = d.decompress(data)
            assert d.eof and not d.unused_data
            return out

        def to_rgba(rows, width, color, depth, palette, alpha):
            out = bytearray()
            top = (1 << depth) - 1
            for row in rows:
                samples = row
                if depth < 8:
                    samples = [row[x * depth // 8] >> (8 - depth - x * depth % 8) & top for x in range(width)]
                for x in range(width):
                    if color == 0:
                        g = samples[x]
                        v = g * 255 // top
                        clear = alpha is not None and g == struct.unpack(">H", alpha)[0]
                        out += bytes((v, v, v, 0 if clear else 255))
                    elif color == 2:
                        p = bytes(samples[3 * x:3 * x + 3])
                        clear = alpha is not None and p == alpha[1::2]
                        out += p + (b"\0" if clear else b"\xff")
                    elif color == 3:
                        i = samples[x]
                        out += palette[3 * i:3 * i + 3]
                        out.append(alpha[i] if alpha is not None and i < len(alpha) else 255)
                        assert 3 * i + 3 <= len(palette)
                    elif color == 4:
                        out += bytes((samples[2 * x],) * 3 + (samples[2 * x + 1],))
                    else:
                        out += bytes(samples[4 * x:4 * x + 4])
            for i in range(0, len(out), 4):
                if out[i + 3] == 0:
                    out[i:i + 4] = b"\0\0\0\0"
            return bytes(out)

        def decode(file):
            assert file[:8] == b"\x89PNG\r\n\x1a\n"
            at, kinds, parts, texts, idat = 8, [], {}, [], b""
            while at < len(file):
                length, kind = struct.unpack(">I4s", file[at:at + 8])
                data = file[at + 8:at + 8 + length]
                assert struct.unpack(">I", file[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + data)
                at += 12 + length
                kinds.append(kind.decode())
                if kind == b"IDAT":
                    idat += data
                elif kind == b"iTXt":
                    keyword, rest = data.split(b"\0", 1)
                    language, translated, text = rest[2:].split(b"\0", 2)
                    text = inflate(text) if rest[0] else text
                    texts.append([keyword.decode("latin-1"), text.decode(), rest[0]])
                else:
                    parts[kind] = data
            assert kinds[0] == "IHDR" and kinds[-1] == "IEND"
            width, height, depth, color, compression, filtering, interlace = struct.unpack(">IIBBBBB", parts[b"IHDR"])
            assert (compression, filtering, interlace) == (0, 0, 0)
            step = max(CHANNELS[color] * depth // 8, 1)
            length = (width * CHANNELS[color] * depth + 7) // 8
            raw = inflate(idat)
            assert len(raw) == height * (length + 1)
            above, rows, filters = bytes(length), [], []
            for y in range(height):
                kind, row = raw[y * (length + 1)], bytearray(raw[y * (length + 1) + 1:(y + 1) * (length + 1)])
                filters.append(kind)
                if kind:
                    for i in range(length):
                        row[i] = (row[i] + predict(kind, row, above, i, step)) & 255
                rows.append(row)
                above = row
            rgba = to_rgba(rows, width, color, depth, parts.get(b"PLTE"), parts.get(b"tRNS"))
            about = {
                "width": width, "height": height, "colorType": color, "bitDepth": depth, "chunks": kinds,
                "texts": [t[:2] for t in texts], "areCompressed": [t[2] for t in texts],
                "filters": sorted(set(filters)), "standardRGB": list(parts.get(b"sRGB", b"")),
                "paletteLength": len(parts.get(b"PLTE", b"")), "transparencyLength": len(parts.get(b"tRNS", b"")),
            }
            return json.dumps(about).encode() + b"\n" + rgba

        def make(p):
            r = random.Random(p["seed"])
            width, height, color, depth = p["width"], p["height"], p["colorType"], p["bitDepth"]
            palette = alpha = None
            colors = 1 << depth
            if color == 3:
                colors = r.randint(1, colors)
                palette = r.randbytes(3 * colors)
            if p["transparency"]:
                if color == 0:
                    alpha = struct.pack(">H", r.randrange(1 << depth))
                elif color == 2:
                    alpha = bytes(x for v in r.randbytes(3) for x in (0, v))
                else:
                    alpha = r.randbytes(r.randint(1, colors))
            length = (width * CHANNELS[color] * depth + 7) // 8
            step = max(CHANNELS[color] * depth // 8, 1)
            rows = []
            for y in range(height):
                if color == 3:
                    row = bytearray(length)
                    for x in range(width):
                        row[x * depth // 8] |= r.randrange(colors) << (8 - depth - x * depth % 8)
                else:
                    row = bytearray(r.randbytes(length))
                    if color == 2 and alpha is not None and y % 2:
                        row[:3] = alpha[1::2]
                rows.append(row)
            above, raw = bytes(length), bytearray()
            for y, row in enumerate(rows):
                kind = y % 5 if p["filter"] < 0 else p["filter"]
                raw.append(kind)
                raw += bytes((row[i] - predict(kind, row, above, i, step)) & 255 for i in range(length))
                above = row
            data = zlib.compress(bytes(raw), p["level"])
            file = b"\x89PNG\r\n\x1a\n"
            file += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0))
            file += chunk(b"tEXt", b"Comment\0not ours")
            if palette: file += chunk(b"PLTE", palette)
            if alpha is not None: file += chunk(b"tRNS", alpha)
            for i in range(0, len(data), p["part"]): file += chunk(b"IDAT", data[i:i + p["part"]])
            file += chunk(b"IDAT", b"") + chunk(b"IEND", b"")
            rgba = to_rgba(rows, width, color, depth, palette, alpha)
            return str(len(file)).encode() + b"\n" + file + rgba

        def answer(kind, data):
            if kind == b"d":
                return inflate(data)
            if kind == b"c":
                c = zlib.compressobj(data[0], zlib.DEFLATED, 15, 8, data[1])
                return c.compress(data[2:]) + c.flush()
            if kind == b"p":
                return decode(data)
            return make(json.loads(data))

        source, sink = sys.stdin.buffer, sys.stdout.buffer
        while True:
            kind = source.read(1)
            if not kind:
                break
            data = source.read(struct.unpack("<I", source.read(4))[0])
            try:
                result, status = answer(kind, data), 0
            except Exception as problem:
                result, status = repr(problem).encode(), 1
            sink.write(struct.pack("<BI", status, len(result)) + result)
        """#
}
