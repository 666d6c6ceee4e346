public import IconCore

/// Writes scenes as SVG 1.1: shapes and gradients only, so that browsers, librsvg and resvg draw the same.
///
/// Gradients that the format cannot mix itself (OKLab) are written as the same straight pieces that the rasteriser paints.
/// Numbers are in a view box of 1,024 units with two decimals: 1/100,000 of the side, far below a pixel at any size an icon
/// is shown at.
public enum SVGWriter {
    /// The side of the view box; scenes are to be made for this side.
    public static let viewBoxSide = 1_024.0
    /// Decimals kept of coordinates.
    static let places = 2

    /// Writes a scene as a file of its own, UTF-8 with a newline at the end.
    ///
    /// - Parameters:
    ///   - scene: what to draw, scaled from its own side.
    ///   - size: width and height that the file asks for, in CSS pixels; held to 1 … 65,535.
    ///   - metadata: what else the file carries; nil for nothing.
    public static func write(_ scene: Scene, size: Int, metadata: IconMetadata? = nil) -> [UInt8] {
        let size = min(max(size, 1), 65_535)
        var document = SVGDocument(scene, toViewBox: .scale(viewBoxSide / scene.side))
        document.write(size: size, metadata: metadata)
        return document.bytes
    }
}
