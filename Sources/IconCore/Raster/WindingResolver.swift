/// Finds which edges bound the filled area in a row where that is not plain: where contours overlap, touch, cross or turn
/// round inside the row.
///
/// The row is cut into bands at every height where an edge begins, ends or crosses another. Within a band the edges have
/// one order from left to right, and the winding number between two neighbours is a single number; an edge is a border of
/// the area when the inside changes there. Adding only borders makes coverage exact for any overlap.
///
/// Bounds on hostile input, where the result is an approximation instead: crossings closer than 2⁻²⁰ of a row are taken as
/// one (at most 2⁻²⁰ of the row's width in error), and no more than `maximumCuts` bands are made of one row; when they
/// are used up the order at the middle of the band decides.
struct WindingResolver: Sendable {
    /// The most bands beyond those given by edge ends that one row is cut into.
    static let maximumCuts = 512
    /// The most pieces in a row that are resolved. Beyond it pieces are added by direction alone, which counts an area
    /// covered twice within one pixel twice.
    static let maximumPieces = 2_048

    /// One edge inside a band.
    private struct Side {
        var xTop: Double
        var xBottom: Double
        var direction: Int32
    }

    private var heights: [Double] = []
    private var sides: [Side] = []
    private var pending: [(top: Double, bottom: Double)] = []

    /// Adds the borders of the area that `pieces` enclose in one row.
    mutating func resolve(_ pieces: [EdgePiece], rule: FillRule, into row: inout CoverageRow) {
        guard pieces.count <= WindingResolver.maximumPieces else {
            for piece in pieces {
                row.add(x0: piece.x0, y0: piece.y0, x1: piece.x1, y1: piece.y1, sign: Double(piece.direction))
            }
            return
        }
        heights.removeAll(keepingCapacity: true)
        for piece in pieces {
            heights.append(piece.y0)
            heights.append(piece.y1)
        }
        heights.sort()
        var cuts = WindingResolver.maximumCuts
        var top = heights.first ?? 0
        for bottom in heights where bottom > top {
            pending.append((top, bottom))
            while let band = pending.popLast() {
                collect(pieces, band.top, band.bottom)
                if cuts > 0, let cut = firstCrossing(band.top, band.bottom) {
                    cuts -= 1
                    pending.append((cut, band.bottom))
                    pending.append((band.top, cut))
                } else {
                    addBorders(band.top, band.bottom, rule, &row)
                }
            }
            top = bottom
        }
    }

    /// The edges of a band, from left to right by their middles.
    private mutating func collect(_ pieces: [EdgePiece], _ top: Double, _ bottom: Double) {
        sides.removeAll(keepingCapacity: true)
        for piece in pieces where piece.y0 <= top && piece.y1 >= bottom {
            let side = Side(xTop: piece.x(at: top), xBottom: piece.x(at: bottom), direction: piece.direction)
            // Insertion: rows have few edges, mostly in order already.
            var place = sides.count
            while place > 0, sides[place - 1].xTop + sides[place - 1].xBottom > side.xTop + side.xBottom { place -= 1 }
            sides.insert(side, at: place)
        }
    }

    /// The height at which the first pair of neighbours crosses, or nil when none does inside the band.
    private func firstCrossing(_ top: Double, _ bottom: Double) -> Double? {
        var first: Double?
        for index in sides.indices.dropFirst() {
            let atTop = sides[index].xTop - sides[index - 1].xTop
            let atBottom = sides[index].xBottom - sides[index - 1].xBottom
            guard (atTop < 0) != (atBottom < 0), atTop != 0, atBottom != 0 else { continue }
            let height = top + (bottom - top) * (atTop / (atTop - atBottom))
            guard height - top > 0x1p-20, bottom - height > 0x1p-20 else { continue }
            first = min(first ?? height, height)
        }
        return first
    }

    private func addBorders(_ top: Double, _ bottom: Double, _ rule: FillRule, _ row: inout CoverageRow) {
        var winding: Int32 = 0
        for side in sides {
            let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
            winding += side.direction
            let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
            guard wasInside != isInside else { continue }
            row.add(x0: side.xTop, y0: top, x1: side.xBottom, y1: bottom, sign: isInside ? 1 : -1)
        }
    }
}
