import Foundation

/// How long processors have worked, in milliseconds: for a process that works on several at once, more than the clock shows, and
/// hardly more when others use the machine too.
enum ProcessorTime {
    /// For this process.
    static var own: Double { used(RUSAGE_SELF.rawValue) }
    /// For the processes that this one started and that have ended.
    static var ofChildren: Double { used(RUSAGE_CHILDREN.rawValue) }

    /// For this thread, to the microsecond.
    static var ofThread: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private static func used(_ who: __rusage_who_t) -> Double {
        var usage = rusage()
        getrusage(who, &usage)
        let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
        let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
        return Double(seconds) * 1e3 + Double(microseconds) / 1e3
    }
}
