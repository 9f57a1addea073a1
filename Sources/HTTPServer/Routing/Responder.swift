import Synchronization

/// The way back to a client whose request waits for an answer on the main actor.
///
/// The first answer counts. A responder that is let go without an answer answers 500.
@MainActor package final class Responder {
    private let exchange: Exchange
    private let bridge: MainBridge

    init(exchange: Exchange, bridge: MainBridge) {
        self.exchange = exchange
        self.bridge = bridge
    }

    deinit {
        guard exchange.claim() else { return }
        let body = "The server's handler gave no answer.\n"
        bridge.answerFromAnywhere(exchange, .response(.text(body, status: 500)))
    }

    /// Whether the client went away before it got an answer.
    package var isCancelled: Bool { exchange.isCancelled }

    /// Called when the client goes away before it got an answer.
    package var onCancel: (@MainActor () -> Void)? {
        get { exchange.onCancel }
        set { exchange.onCancel = newValue }
    }

    /// Sends the answer; returns false when there was one or when the client is gone.
    @discardableResult package func respond(_ response: HTTPResponse) -> Bool {
        guard exchange.claim() else { return false }
        exchange.onCancel = nil
        bridge.answer(exchange, .response(response))
        return !exchange.isCancelled
    }
}
