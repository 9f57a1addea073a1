import Dispatch
import Foundation

/// The scene for which something began, as what it begins has it: tasks, and work for queues.
///
/// The code of an app runs for one scene at a time while events, layouts and timers do. What goes on
/// after an `await`, or was handed to a queue, is still its scene's: `UIScreen.main`, the pasteboard,
/// haptics and opened addresses are those of the tab where it began.
final class SceneOrigin: Sendable {
    /// Of the task, or the block of a queue, that runs.
    @TaskLocal static var current: SceneOrigin?

    /// What the scene's views share; nil when the scene has ended.
    @MainActor var context: RenderContext? { known?.isClosed == false ? known : nil }
    /// The same, also while it closes.
    @MainActor var known: RenderContext? { reference.object }
    private let reference: BackReference<RenderContext>
    /// Whether the scene's time passes only when told.
    let hasVirtualTime: Bool

    @MainActor
    init(_ context: RenderContext) {
        reference = BackReference(context)
        hasVirtualTime = context.clock.isVirtual
    }

    /// Forgets the context, which ends.
    func contextEnds() { reference.objectEnds() }

    /// Runs code as that of the scene, and of no other when it is gone.
    @MainActor
    func perform(_ body: () -> Void) {
        if let scene = context?.scene { return scene.perform(body) }
        // The code of another scene may have led here, whose pasteboard and windows are not for this.
        let (outer, traits) = (RenderContext.running, UITraitCollection.current)
        RenderContext.running = nil
        UITraitCollection.current = .fallback
        defer {
            RenderContext.running = outer
            UITraitCollection.current = traits
        }
        Self.$current.withValue(self) { body() }
    }
}

extension RenderContext {
    /// The context whose scene runs code, or began what runs; nil where neither is known.
    static var current: RenderContext? { running ?? SceneOrigin.current?.context }
}

// Dispatch has these with further parameters that have defaults; Swift takes the ones without.
extension DispatchQueue {
    /// Runs a block later, as code of the scene that runs now.
    ///
    /// - Parameter work: The block; on the main queue `UIScreen.main` and current traits are the scene's.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        async(group: nil, qos: .unspecified, flags: [], execute: SceneOrigin.block(work))
    }

    /// Runs a block at a time, as code of the scene that runs now.
    ///
    /// Where the scene's time passes only when told, blocks of the main queue wait for that.
    /// - Parameters:
    ///   - deadline: When, at the earliest.
    ///   - work: The block; on the main queue `UIScreen.main` and current traits are the scene's.
    public func asyncAfter(
        deadline: DispatchTime,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        if let origin = SceneOrigin.current, origin.hasVirtualTime,
            getSpecific(key: Self.mainMark) == true
        {
            return origin.perform(at: deadline, work)
        }
        asyncAfter(
            deadline: deadline,
            qos: .unspecified,
            flags: [],
            execute: SceneOrigin.block(work)
        )
    }

    /// Tells the main queue from others; each time somebody asks for it, another object stands for it.
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

extension DispatchWorkItem {
    /// Creates an item of work, which runs as code of the scene that runs now.
    ///
    /// - Parameter block: The work; on the main queue `UIScreen.main` and current traits are the scene's.
    public convenience init(block: @escaping @convention(block) () -> Void) {
        // Safe: it is called as often, and where, as Dispatch calls what it is given.
        nonisolated(unsafe) let block = block
        self.init(qos: .unspecified, flags: [], block: SceneOrigin.block { block() })
    }
}

extension SceneOrigin {
    /// Returns work that runs as code of the scene that runs now, on whatever thread.
    fileprivate static func block(
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) -> @Sendable @convention(block) () -> Void {
        guard let origin = current else { return work }
        return {
            guard MainThread.isCurrent else { return $current.withValue(origin) { work() } }
            MainActor.assumeIsolated { origin.perform { work() } }
        }
    }

    /// Runs a block of the main queue at a time, by the scene's clock as long as the scene is there.
    fileprivate func perform(
        at deadline: DispatchTime,
        _ work: @escaping @Sendable @convention(block) () -> Void
    ) {
        let seconds = deadline.secondsFromNow
        MainThread.run { [self] in
            wait(seconds) { [self] hasCome in
                if hasCome { return perform { work() } }
                DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified, flags: []) {
                    MainActor.assumeIsolated { self.perform { work() } }
                }
            }
        }
    }
}

extension DispatchTime {
    /// How many seconds it is until then; 0 where it has passed.
    fileprivate var secondsFromNow: TimeInterval {
        let (now, then) = (DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
        return then > now ? TimeInterval(then - now) / 1e9 : 0
    }
}

extension UIWindowScene {
    /// What the tasks and blocks that the scene began know it by, on every thread.
    package var taskOrigin: any AnyObject & Sendable { renderContext.origin }
    /// How many of the tasks that waited for time that passes only when told were woken; they go on in
    /// a later turn of their threads.
    package var wokenTasks: Int {
        renderContext.clock.isVirtual ? renderContext.virtualWaits.wokenTasks : 0
    }
    /// That of the scene that began the task or the block that runs; nil where none did.
    package nonisolated static var currentTaskOrigin: (any AnyObject & Sendable)? {
        SceneOrigin.current
    }
}
