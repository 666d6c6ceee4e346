import IconCore
import IconFormats
import Synchronization

/// Encoders that wait for the next icon with their memory: to ask the system for it again would cost more than a small icon does.
enum KeptEncoders {
    /// So many wait at most, about 1 MB each: more than threads that draw at once on most machines.
    private static let mostWaiting = 16
    /// Larger icons would make them keep more memory, and hardly gain by it.
    private static let largestSize = 1_024

    /// Belongs to whoever took it out of the list, and to nobody while it is in there; so it is safe to send.
    private struct Waiting: @unchecked Sendable {
        let encoder: IconPNGEncoder
    }

    private static let waiting = Mutex<[Waiting]>([])

    /// See `IconPNG.encode`, which makes the same bytes.
    static func encode(
        _ scene: Scene, size: Int, metadata: IconMetadata?, level: DeflateLevel
    ) throws(PNGError) -> [UInt8] {
        guard size <= largestSize else {
            return try IconPNG.encode(scene, size: size, metadata: metadata, level: level)
        }
        let kept = waiting.withLock { $0.popLast() } ?? Waiting(encoder: IconPNGEncoder())
        defer {
            waiting.withLock { if $0.count < mostWaiting { $0.append(kept) } }
        }
        return try kept.encoder.encode(scene, size: size, metadata: metadata, level: level)
    }
}
