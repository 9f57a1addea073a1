import Glibc

/// The time that deadlines are measured in.
enum MonotonicClock {
    /// The nanoseconds since some moment before the process started.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
