/// How much a client may ask of the server.
package struct Limits: Sendable {
    /// The longest target, in bytes: a recipe of 4,096 and what else an address has.
    package var targetBytes = 8_192
    /// The most bytes that names and values of all header fields have.
    package var headerBytes = 16_384
    /// The longest body, in bytes.
    package var bodyBytes = 65_536
    /// How many bytes of a body that is too long are read and thrown away, so that its sender hears why. A sender of more is
    /// cut off.
    package var drainedBytes = 1_048_576
    /// The most connections of one listening socket. More wait until one ends.
    package var connections = 256
    /// How long a connection may take from its beginning, or from the last answer, to the end of the next request's head, and
    /// from there to the end of its body. Short, since slow clients hold places that others wait for. Idle connections end
    /// by it too.
    package var secondsToAsk = 5
    /// How long it may take from the end of a request to the end of its answer.
    package var secondsToAnswer = 30
    /// How many drawings may wait for a core.
    package var waitingDrawings = 32
    /// How many answers may wait to be read from the disk.
    package var waitingReads = 256
    /// How many changes may wait for the disk.
    package var waitingStores = 256
    /// How many questions whether the server is well may wait for an answer.
    package var waitingChecks = 32
    /// How long answers that were begun are waited for when the server stops.
    package var secondsToStop = 5

    /// The usual limits.
    package init() {}

    /// What the parser may use for one connection, in bytes: room for a request that is too large, so that it is refused by
    /// us, with a reason.
    var connectionBytes: Int { 2 * (targetBytes + headerBytes) }
}
