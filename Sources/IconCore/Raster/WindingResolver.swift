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
struct WindingResolver: ~Copyable {
    /// The most crossings at which one row is cut.
    static let maximumCuts = 512
    /// The most pieces in a row that are resolved. Of the three packs' 8,037 glyphs none has more than 382, at 16 px.
    static let maximumPieces = 1_024
    /// The most edges that are put into place for one scene, counted once per band. Of the three packs' glyphs none needs more
    /// than 27,516, at 1,024 px.
    static let maximumWork = 1 << 24

    /// One edge inside a band.
    struct Side: BitwiseCopyable {
        var piece: Int32
        var xTop: Double
        var xBottom: Double
        var direction: Int32

        /// Twice the place of its middle.
        var place: Double { xTop + xBottom }
    }

    private var heights = ReusedList<Double>()
    /// Numbers of the pieces by their upper ends.
    private var starting = ReusedList<Int32>()
    /// The edges of the band at hand, from left to right. The next band begins with their order, which is nearly its own.
    private var sides = ReusedList<Side>()
    private var pending = ReusedList<Band>()
    private var work = 0

    init() {}

    /// One with the same account of work.
    init(goingOnFrom other: borrowing WindingResolver) { work = other.work }

    /// A stretch of the row in which no edge begins or ends.
    struct Band: BitwiseCopyable {
        var top: Double
        var bottom: Double
    }

    /// Starts its account of work anew, for another scene.
    mutating func forget() { work = 0 }

    /// Adds the borders of the area that `pieces` enclose in one row.
    ///
    /// - Parameter start: the winding number to the left of them all.
    /// - Returns: whether it did; beyond the bounds it adds the pieces by direction instead.
    mutating func resolve(
        _ pieces: UnsafeBufferPointer<EdgePiece>, from start: Int32, rule: FillRule, into row: CoverageRow
    ) -> Bool {
        guard pieces.count <= WindingResolver.maximumPieces, work < WindingResolver.maximumWork else {
            row.add(pieces)
            return false
        }
        heights.removeAll()
        starting.removeAll()
        for number in pieces.indices {
            heights.append(pieces[number].y0)
            heights.append(pieces[number].y1)
            starting.append(Int32(truncatingIfNeeded: number))
        }
        heights.sort { $0 < $1 }
        starting.sort {
            let (a, b) = (pieces[Int($0)].y0, pieces[Int($1)].y0)
            return a < b || (a == b && $0 < $1)
        }
        sides.removeAll()

        var next = 0
        var cuts = WindingResolver.maximumCuts
        var top = heights.count > 0 ? heights[0] : 0
        for index in 0..<heights.count {
            let bottom = heights[index]
            guard bottom > top else { continue }
            sides.keep { pieces[Int($0.piece)].y1 > top }
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
                    addBorders(of: band, from: start, rule, row)
                }
            }
            top = bottom
        }
        return true
    }

    /// Places the edges in a band and brings them into order by their middles. Insertion, since they nearly are.
    private mutating func arrange(_ pieces: UnsafeBufferPointer<EdgePiece>, in band: Band) {
        for index in 0..<sides.count {
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
        var index = 0
        while index &+ 1 < sides.count {
            index &+= 1
            let atTop = sides[index].xTop - sides[index - 1].xTop
            let atBottom = sides[index].xBottom - sides[index - 1].xBottom
            guard (atTop < 0) != (atBottom < 0), atTop != 0, atBottom != 0 else { continue }
            let height = band.top + (band.bottom - band.top) * (atTop / (atTop - atBottom))
            guard height - band.top > 0x1p-20, band.bottom - height > 0x1p-20 else { continue }
            first = min(first ?? height, height)
        }
        return first
    }

    private func addBorders(of band: Band, from start: Int32, _ rule: FillRule, _ row: CoverageRow) {
        var winding = start
        var before = rule.coverage(winding)
        for side in sides.contents {
            winding += side.direction
            let coverage = rule.coverage(winding)
            guard coverage != before else { continue }
            row.add(x0: side.xTop, y0: band.top, x1: side.xBottom, y1: band.bottom, sign: Double(coverage &- before))
            before = coverage
        }
    }
}

extension FillRule {
    /// 1 where this winding number is inside, 0 where it is outside.
    @inline(__always)
    func coverage(_ winding: Int32) -> Int32 {
        self == .nonZero ? (winding == 0 ? 0 : 1) : winding & 1
    }
}
