import Dispatch
import Synchronization
import Testing

@testable import WebHost

/// The end that a busy main thread does not hold up.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct EndWatchTests {
    /// What a watch ended with.
    private final class Ends: Sendable {
        private let reasons = Mutex<[String]>([])
        private let semaphore = DispatchSemaphore(value: 0)

        var all: [String] { reasons.withLock { $0 } }

        func note(_ reason: String) {
            reasons.withLock { $0.append(reason) }
            semaphore.signal()
        }

        /// Keeps the thread until there is an end; false where none comes.
        func wait() -> Bool { semaphore.wait(timeout: .now() + 30) == .success }
    }

    private static let busy = """
        The main thread has been busy for 0.04 seconds since a signal asked for the end: the process \
        ends, and scenes do not hear of it. Let no handler wait; what takes long is for tasks and queues.
        """

    @Test func mainThreadThatDoesNotHearEndsTheProcess() {
        let ends = Ends()
        let watch = EndWatch(grace: .milliseconds(40), begin: { _ in }, endNow: ends.note)
        watch.receive()
        #expect(ends.wait())
        #expect(ends.all == [Self.busy])
    }

    @Test func mainThreadThatIsBusyAfterwardsEndsTheProcess() async {
        let ends = Ends()
        await withCheckedContinuation { continuation in
            let watch = EndWatch(
                grace: .milliseconds(20),
                begin: { _ in continuation.resume() },
                endNow: ends.note
            )
            watch.receive()
        }
        // Other tests may have kept the main thread from hearing in time.
        while ends.wait(), ends.all.last != Self.busy {}
        #expect(ends.all.last == Self.busy)
    }

    @Test func secondSignalDoesNotWait() {
        let ends = Ends()
        let watch = EndWatch(grace: .seconds(1000), begin: { _ in }, endNow: ends.note)
        watch.receive()
        #expect(ends.all.isEmpty)
        watch.receive()
        #expect(ends.wait())
        #expect(ends.all == ["A second signal asked for the end: scenes do not hear of it."])
    }

    @Test func scenesHaveTheTimeThatTheyNeed() async throws {
        let ends = Ends()
        await withCheckedContinuation { continuation in
            let watch = EndWatch(
                grace: .milliseconds(20),
                begin: { watch in
                    watch.willEndScenes()
                    continuation.resume()
                },
                endNow: ends.note
            )
            watch.receive()
        }
        try await Task.sleep(for: .milliseconds(200))
        // Other tests may have kept the main thread from hearing in time, which is told of 0.02 seconds.
        #expect(!ends.all.contains(Self.busy))
    }
}
