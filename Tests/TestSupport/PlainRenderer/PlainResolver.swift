internal import IconCore

/// Finds which edges bound the filled area in a row where that is not plain: where contours overlap, touch, cross or turn
/// round inside the row.
///
/// The row is cut into bands at every height where an edge begins, ends or crosses another. Within a band the edges have
/// one order from left to right, and the winding number between two neighbours is a single number; an edge is a border of
/// the area when the inside changes there. Adding only borders makes coverage exact for any overlap.
///
/// Bounds on hostile input, where the result is an approximation instead: crossings closer than 2⁻²⁰ of a row are taken as
/// one (at most 2⁻²⁰ of the row's width in error); a row is cut at no more than `maximumCuts` crossings, beyond which the order
/// at the middle of a band decides; and rows of more than `maximumPieces` pieces, and all rows of a scene once `maximumWork` is
/// used up, are added by direction alone, which counts an area covered twice within one pixel twice.
struct PlainResolver: Sendable {
    /// The most crossings at which one row is cut.
    static let maximumCuts = 512
    /// The most pieces in a row that are resolved. Of the three packs' 8,037 glyphs none has more than 382, at 16 px.
    static let maximumPieces = 1_024
    /// The most edges that are put into place for one scene, counted once per band. Of the three packs' glyphs none needs more
    /// than 27,516, at 1,024 px.
    static let maximumWork = 1 << 24

    /// One edge inside a band.
    private struct Side {
        var piece: Int32
        var xTop: Double
        var xBottom: Double
        var direction: Int32

        /// Twice the place of its middle.
        var place: Double { xTop + xBottom }
    }

    private var heights: [Double] = []
    /// Numbers of the pieces by their upper ends.
    private var starting: [Int32] = []
    /// The edges of the band at hand, from left to right. The next band begins with their order, which is nearly its own.
    private var sides: [Side] = []
    private var pending: [Band] = []
    private var work = 0

    /// A stretch of the row in which no edge begins or ends.
    private struct Band {
        var top: Double
        var bottom: Double
    }

    /// Adds the borders of the area that `pieces` enclose in one row.
    mutating func resolve(_ pieces: [PlainPiece], rule: FillRule, into row: inout PlainCoverageRow) {
        guard pieces.count <= PlainResolver.maximumPieces, work < PlainResolver.maximumWork else {
            for piece in pieces {
                row.add(x0: piece.x0, y0: piece.y0, x1: piece.x1, y1: piece.y1, sign: Double(piece.direction))
            }
            return
        }
        heights.removeAll(keepingCapacity: true)
        starting.removeAll(keepingCapacity: true)
        for (number, piece) in pieces.enumerated() {
            heights.append(piece.y0)
            heights.append(piece.y1)
            starting.append(Int32(number))
        }
        heights.sort()
        starting.sort {
            pieces[Int($0)].y0 < pieces[Int($1)].y0 || (pieces[Int($0)].y0 == pieces[Int($1)].y0 && $0 < $1)
        }
        sides.removeAll(keepingCapacity: true)

        var next = 0
        var cuts = PlainResolver.maximumCuts
        var top = heights.first ?? 0
        for bottom in heights where bottom > top {
            sides.removeAll { pieces[Int($0.piece)].y1 <= top }
            while next < starting.count, pieces[Int(starting[next])].y0 <= top {
                let piece = pieces[Int(starting[next])]
                sides.append(Side(piece: starting[next], xTop: 0, xBottom: 0, direction: piece.direction))
                next += 1
            }
            pending.append(Band(top: top, bottom: bottom))
            while let band = pending.popLast() {
                arrange(pieces, in: band)
                if cuts > 0, let cut = firstCrossing(in: band) {
                    cuts -= 1
                    pending.append(Band(top: cut, bottom: band.bottom))
                    pending.append(Band(top: band.top, bottom: cut))
                } else {
                    addBorders(of: band, rule, &row)
                }
            }
            top = bottom
        }
    }

    /// Places the edges in a band and brings them into order by their middles. Insertion, since they nearly are.
    private mutating func arrange(_ pieces: [PlainPiece], in band: Band) {
        for index in sides.indices {
            var side = sides[index]
            side.xTop = pieces[Int(side.piece)].x(at: band.top)
            side.xBottom = pieces[Int(side.piece)].x(at: band.bottom)
            var place = index
            while place > 0, sides[place - 1].place > side.place {
                sides[place] = sides[place - 1]
                place -= 1
            }
            sides[place] = side
            work += index - place + 1
        }
    }

    /// The height at which the first pair of neighbours crosses, or nil when none does inside the band.
    private func firstCrossing(in band: Band) -> Double? {
        var first: Double?
        for index in sides.indices.dropFirst() {
            let atTop = sides[index].xTop - sides[index - 1].xTop
            let atBottom = sides[index].xBottom - sides[index - 1].xBottom
            guard (atTop < 0) != (atBottom < 0), atTop != 0, atBottom != 0 else { continue }
            let height = band.top + (band.bottom - band.top) * (atTop / (atTop - atBottom))
            guard height - band.top > 0x1p-20, band.bottom - height > 0x1p-20 else { continue }
            first = min(first ?? height, height)
        }
        return first
    }

    private func addBorders(of band: Band, _ rule: FillRule, _ row: inout PlainCoverageRow) {
        var winding: Int32 = 0
        for side in sides {
            let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
            winding += side.direction
            let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
            guard wasInside != isInside else { continue }
            row.add(x0: side.xTop, y0: band.top, x1: side.xBottom, y1: band.bottom, sign: isInside ? 1 : -1)
        }
    }
}
