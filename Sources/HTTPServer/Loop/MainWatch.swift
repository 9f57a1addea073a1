import CoreFoundation

/// Has the main run loop look at the server's sockets while it waits for something to do.
///
/// Otherwise each input wakes the server's thread, which wakes the main actor: on a machine with little
/// to do the two take longer than the answer. While the main actor is busy, the thread looks.
@MainActor final class MainWatch {
    private nonisolated let bridge: MainBridge
    private nonisolated let descriptor: Int32
    private var source: CFRunLoopSource?
    private var observer: CFRunLoopObserver?
    /// Whether the run loop waits for the sockets, which it leaves to the thread while both work.
    private var isWatching = true

    /// Begins to watch a descriptor that can be read where a socket of the server's is ready.
    init(_ descriptor: Int32, for bridge: MainBridge) {
        self.bridge = bridge
        self.descriptor = descriptor
        let info = Unmanaged.passUnretained(self).toOpaque()
        source = Self.makeSource(info)
        observer = Self.makeObserver(info)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    /// Leaves the sockets to the server's thread for good.
    func end() {
        CFRunLoopObserverInvalidate(observer)
        CFRunLoopSourceInvalidate(source)
        bridge.rest.endWatching()
    }

    /// Makes what the run loop waits for.
    ///
    /// On Linux a port is a descriptor.
    private static func makeSource(_ info: UnsafeMutableRawPointer) -> CFRunLoopSource? {
        var context = CFRunLoopSourceContext1()
        context.version = 1
        context.info = info
        context.getPort = { MainWatch.from($0)?.descriptor ?? -1 }
        context.perform = { MainWatch.from($0)?.bridge.socketsAreReady() }
        return withUnsafeMutableBytes(of: &context) { bytes in
            // Core Foundation tells the kinds of contexts apart by their version.
            bytes.withMemoryRebound(to: CFRunLoopSourceContext.self) { context in
                CFRunLoopSourceCreate(nil, 0, context.baseAddress)
            }
        }
    }

    private static func makeObserver(_ info: UnsafeMutableRawPointer) -> CFRunLoopObserver? {
        var context = CFRunLoopObserverContext()
        context.info = info
        let activities: CFRunLoopActivity = [.beforeWaiting, .afterWaiting]
        return CFRunLoopObserverCreate(
            nil,
            activities.rawValue,
            true,
            0,
            { _, activity, info in
                guard let watch = MainWatch.from(info) else { return }
                MainActor.assumeIsolated {
                    if activity == .beforeWaiting {
                        watch.mainWillWait()
                    } else {
                        watch.mainDidWake()
                    }
                }
            },
            &context
        )
    }

    private func mainWillWait() {
        let isShared = bridge.sharing.isOn
        if isShared == isWatching {
            isWatching = !isShared
            if isShared {
                CFRunLoopRemoveSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
            } else {
                CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
            }
        }
        if isWatching { bridge.rest.mainWillWait() }
    }

    private func mainDidWake() {
        if isWatching { bridge.rest.mainDidWake() }
    }

    private nonisolated static func from(_ info: UnsafeMutableRawPointer?) -> MainWatch? {
        info.map { Unmanaged<MainWatch>.fromOpaque($0).takeUnretainedValue() }
    }
}
