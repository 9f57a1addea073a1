import Dispatch
import Foundation
import Synchronization

/// The end of a process that was asked for by a signal, which a busy main thread must not hold up.
///
/// Signals are heard on a queue of their own. The main thread is told, and has some time to begin the
/// end; where it is busy with a handler for longer, the process ends without it.
final class EndWatch: Sendable {
    /// How far the end has come.
    private enum Stage: Int {
        case running
        /// The main thread was told.
        case asked
        /// It lets finish what is in flight.
        case stopping
        /// It tells the app, which may take its time: it saves.
        case ending
    }

    private let stage = Mutex(Stage.running)
    private let queue = DispatchQueue(label: "Vitrine.EndWatch", qos: .userInitiated)
    private let grace: Duration
    private let begin: @Sendable @MainActor (EndWatch) -> Void
    private let endNow: @Sendable (String) -> Void

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - grace: How long the main thread may take to begin the end, and then what is in flight.
    ///   - begin: Begins the end; called on the main thread, once.
    ///   - endNow: Ends the process without the main thread; gets the reason.
    init(
        grace: Duration,
        begin: @escaping @Sendable @MainActor (EndWatch) -> Void,
        endNow: @escaping @Sendable (String) -> Void
    ) {
        self.grace = grace
        self.begin = begin
        self.endNow = endNow
    }

    /// Returns what hears a signal of a number, once it is resumed.
    func source(of signal: Int32) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
        source.setEventHandler { self.receive() }
        return source
    }

    /// Asks for the end; the second time, it does not wait.
    func receive() {
        guard advance(to: .asked) else {
            return endNow("A second signal asked for the end: scenes do not hear of it.")
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard self.advance(to: .stopping) else { return }
                // What is in flight ends in time; after it the main thread is needed again.
                self.expect(.ending, within: self.grace * 2)
                self.begin(self)
            }
        }
        expect(.stopping, within: grace)
    }

    /// Tells that nothing is in flight any more: the app's callbacks come, for which it has no limit.
    func willEndScenes() { _ = advance(to: .ending) }

    private func advance(to next: Stage) -> Bool {
        stage.withLock { stage in
            guard stage.rawValue + 1 == next.rawValue else { return false }
            stage = next
            return true
        }
    }

    /// Ends the process where a stage is not reached in some time.
    ///
    /// It waits in steps, so that a process that was held itself, as that of a paused container, has most
    /// of its time left afterwards.
    private func expect(_ next: Stage, within time: Duration, steps: Int = 8) {
        let step = DispatchTimeInterval.nanoseconds(Int(time / .nanoseconds(8)))
        queue.asyncAfter(deadline: .now() + step) {
            guard self.stage.withLock({ $0.rawValue < next.rawValue }) else { return }
            if steps > 1 { return self.expect(next, within: time, steps: steps - 1) }
            self.endNow(
                """
                The main thread has been busy for \(time) since a signal asked for the end: the \
                process ends, and scenes do not hear of it. Let no handler wait; what takes long is \
                for tasks and queues.
                """
            )
        }
    }
}

extension EndWatch {
    /// Ends the process with status 1 and a last word in the log.
    ///
    /// Who reads the log, or what the app prints, may be what the main thread waits for: that does not
    /// hold up the end either.
    static func endNow(saying log: @escaping @Sendable () -> Void) -> Never {
        let isSaid = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            log()
            fflush(nil)
            isSaid.signal()
        }
        _ = isSaid.wait(timeout: .now() + 1)
        // Not exit(): what it calls is not made for a main thread that still runs.
        _exit(1)
    }
}
