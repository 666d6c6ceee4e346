extension Path {
    /// The most straight pieces one curve is cut into, whatever the tolerance asks for. At 1/256 of a pixel it is
    /// reached only by curves some 5,000 pixels across.
    static let maximumPiecesPerCurve = 256

    /// The contours as polygons: lists of corners, without the closing one. Curves are replaced by chords that leave them
    /// by at most `tolerance`, in the path's units (1/64 … 1/256 of a pixel for drawing; the number of pieces grows with
    /// the square root of 1 / tolerance).
    public func flattened(tolerance: Double) -> [[Point]] {
        contours.map { contour in
            var corners = [contour.start]
            for curve in contour.curves { curve.appendCorners(to: &corners, tolerance: tolerance) }
            if corners.count > 1, corners.last == corners.first { corners.removeLast() }
            return corners
        }
    }
}

extension CubicCurve {
    /// Appends the ends of the straight pieces that stand in for the curve; its start is left out.
    func appendCorners(to corners: inout [Point], tolerance: Double) {
        let count = pieceCount(tolerance: tolerance, limit: Path.maximumPiecesPerCurve)
        for index in 1..<max(count, 1) { corners.append(point(at: Double(index) / Double(count))) }
        corners.append(end)
    }
}
