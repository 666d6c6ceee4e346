/// How long something takes, in milliseconds of the wall clock.
func milliseconds<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let start = ContinuousClock.now
    try body()
    let duration = start.duration(to: .now).components
    return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
}
