import Foundation

/// Tells of the server's network, and of its changes within a few seconds.
///
/// An app's own code reaches the network from the server; what a person's device is connected by is the
/// browser's.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let required: NWInterface.InterfaceType?
    private var handler: (@Sendable (NWPath) -> Void)?
    private var timer: (any DispatchSourceTimer)?
    private var isCancelled = false
    private var last: NWPath

    /// Creates a monitor of all ways to other computers.
    public convenience init() {
        self.init(nil)
    }

    /// Creates a monitor of the ways that are made of something.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(requiredInterfaceType)
    }

    private init(_ required: NWInterface.InterfaceType?) {
        self.required = required
        last = InterfaceList.path(required: required)
    }

    deinit { timer?.cancel() }

    /// What the network is like.
    public var currentPath: NWPath { lock.withLock { last } }
    /// The queue that was given to `start(queue:)`; nil before.
    public private(set) var queue: DispatchQueue?
    /// What is called on the queue: once when the monitor starts, and for each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Starts to tell; nothing the second time, and after `cancel()`.
    public func start(queue: DispatchQueue) {
        lock.withLock {
            guard timer == nil, !isCancelled else { return }
            self.queue = queue
            let timer = DispatchSource.makeTimerSource(queue: queue)
            var isFirst = true
            timer.schedule(deadline: .now(), repeating: .seconds(3), leeway: .seconds(1))
            timer.setEventHandler { [weak self] in
                self?.look(isFirst: isFirst)
                isFirst = false
            }
            timer.resume()
            self.timer = timer
        }
    }

    /// Ends what is told, for good.
    public func cancel() {
        lock.withLock {
            isCancelled = true
            timer?.cancel()
            timer = nil
        }
    }

    private func look(isFirst: Bool) {
        let path = InterfaceList.path(required: required)
        let told = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
            guard !isCancelled, isFirst || path != last else { return nil }
            last = path
            return handler
        }
        told?(path)
    }
}
