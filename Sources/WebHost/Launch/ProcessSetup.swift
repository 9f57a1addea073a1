import Glibc

/// What a process needs before it serves strangers.
enum ProcessSetup {
    /// Keeps what the process was started with from ending it, or from mixing up its files.
    static func run() {
        occupyStandardDescriptors()
        // A reader of the log that is gone, or a file that may not grow, is an error of that call only.
        // A function that does nothing, unlike SIG_IGN, is not handed on to programs that an app starts.
        for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
    }

    /// Opens nothing for each of the three standard descriptors that is closed.
    ///
    /// The next file or connection would take its number, and get what is meant for the log.
    private static func occupyStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) < 0 {
            // It gets the lowest number that is free, which is this one: those below are open.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
