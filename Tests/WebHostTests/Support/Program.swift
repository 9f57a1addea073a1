import Foundation

/// A run of the program Gallery.
final class Program: Sendable {
    /// How a run ended.
    struct Outcome: Sendable {
        let status: Int32
        /// What was written, to both outputs.
        let text: String
    }

    private struct NotServing: Error {
        let text: String
    }

    private let identifier: pid_t
    private let output: FileHandle

    convenience init(_ options: String...) throws {
        try self.init(options)
    }

    /// Starts the program; with commands of the shell, those go before it.
    init(_ options: [String], after commands: String? = nil, redirecting: String = "") throws {
        // The tests' own program lies beside it.
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let gallery = program.deletingLastPathComponent().appendingPathComponent("Gallery")
        let pipe = Pipe()
        let process = Process()
        process.executableURL = gallery
        process.arguments = options
        if let commands {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            let line = commands + "; exec \"$0\" \"$@\" " + redirecting
            process.arguments = ["-c", line, gallery.path] + options
        }
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        process.terminationHandler = { [ended] in ended.set($0.terminationStatus) }
        try process.run()
        try pipe.fileHandleForWriting.close()
        identifier = process.processIdentifier
        output = pipe.fileHandleForReading
    }

    private let ended = Ending()

    deinit {
        if ended.isOpen { kill(identifier, SIGKILL) }
    }

    /// Returns the port once the program serves.
    func port() async throws -> Int {
        let text = await ended.read(output) { $0.contains("Serving http") && $0.hasSuffix("\n") }
        guard let start = text.range(of: "127.0.0.1:", options: .backwards),
            let port = Int(text[start.upperBound...].prefix { $0.isNumber })
        else { throw NotServing(text: text) }
        return port
    }

    func terminate() { send(SIGTERM) }

    /// Goes away as the reader of what the program writes.
    func closeOutput() throws { try output.close() }

    /// Whether what was written and not read takes most of the pipe's room.
    var outputIsNearlyFull: Bool {
        get throws {
            let descriptor = output.fileDescriptor
            var count: Int32 = 0
            guard ioctl(descriptor, UInt(FIONREAD), &count) == 0 else {
                throw POSIXError(.init(rawValue: errno) ?? .EIO)
            }
            // F_GETPIPE_SZ, which Swift does not know.
            return count > fcntl(descriptor, 1032) / 8 * 7
        }
    }

    /// Returns where a descriptor of the program leads to.
    func target(of descriptor: Int32) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(identifier)/fd/\(descriptor)"
        )
    }

    /// Waits for the end without reading what was written.
    func status() async -> Int32 { await ended.status() }

    func send(_ signal: Int32) {
        kill(identifier, signal)
    }

    /// Waits for the end.
    func outcome() async throws -> Outcome {
        let text = await ended.read(output) { _ in false }
        return Outcome(status: await ended.status(), text: text)
    }
}

/// The output and the end of a program.
private final class Ending: @unchecked Sendable {
    // Proof: every member is used with the lock held, apart from the semaphore, which is made for it.
    private let lock = NSLock()
    private let semaphore = DispatchSemaphore(value: 0)
    private var value: Int32?
    private var bytes: [UInt8] = []

    var isOpen: Bool { lock.withLock { value == nil } }

    func set(_ status: Int32) {
        lock.withLock { value = status }
        semaphore.signal()
    }

    func status() async -> Int32 {
        await onThread { [self] in
            semaphore.wait()
            semaphore.signal()
            return lock.withLock { value ?? -1 }
        }
    }

    /// Reads until what came is enough, or there is no more.
    func read(_ handle: FileHandle, until isEnough: @escaping @Sendable (String) -> Bool) async
        -> String
    {
        await onThread { [self] in
            while true {
                let soFar = lock.withLock { String(decoding: bytes, as: UTF8.self) }
                if isEnough(soFar) { return soFar }
                let data = handle.availableData
                if data.isEmpty { return soFar }
                lock.withLock { bytes += data }
            }
        }
    }

    private func onThread<T: Sendable>(_ body: @escaping @Sendable () -> T) async -> T {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body()) }.start()
        }
    }
}
