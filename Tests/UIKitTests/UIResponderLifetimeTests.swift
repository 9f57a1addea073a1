import Foundation
import Testing

@testable import UIKit

/// What is left of objects that other threads let go of last.
@MainActor
struct UIResponderLifetimeTests {
    /// What another thread holds until it lets go.
    private struct Held: @unchecked Sendable {
        // Unchecked: the other thread only releases the object.
        let object: Unmanaged<NSObject>

        init(_ object: NSObject) { self.object = .passRetained(object) }
    }

    /// Work on a thread of its own: the shared ones may all be taken by tests that wait for this one.
    private struct OtherThread {
        private let end: AsyncStream<Never>

        init(_ body: @escaping @Sendable () -> Void) {
            let (end, continuation) = AsyncStream.makeStream(of: Never.self)
            self.end = end
            Thread.detachNewThread {
                body()
                continuation.finish()
            }
        }

        func join() async { for await _ in end {} }
    }

    /// Lets another thread release an object that nobody else holds.
    private func releaseElsewhere(_ make: () -> NSObject) async {
        let held = Held(make())
        await OtherThread { held.object.release() }.join()
    }

    @Test func superviewLetGoElsewhereIsForgotten() async {
        let kept = UIView()
        var layer: CALayer?
        await releaseElsewhere {
            let view = UIView()
            layer = view.layer
            view.addSubview(kept)
            return view
        }
        #expect(kept.superview == nil)
        #expect(layer != nil && layer?.delegate == nil)
    }

    @Test func windowLetGoElsewhereIsForgotten() async {
        let (outer, kept) = (UIView(), UIView())
        outer.addSubview(kept)
        await releaseElsewhere {
            let window = UIWindow(frame: .zero)
            window.addSubview(outer)
            return window
        }
        #expect(outer.window == nil && outer.superview == nil)
        #expect(kept.window == nil && kept.superview === outer)
    }

    @Test func controllerLetGoElsewhereLeavesItsViewAlone() async {
        var view: UIView?
        weak var weakController: UIViewController?
        await releaseElsewhere {
            let controller = UIViewController()
            weakController = controller
            view = controller.view
            return controller
        }
        #expect(weakController == nil)
        #expect(view != nil && view?.viewController == nil)
        #expect(view?.next == nil)
    }

    @Test func viewThatMovesOnWhileItsSuperviewEndsKeepsItsNewOne() async {
        let (kept, next) = (UIView(), UIView())
        let held: Held = {
            let outer = UIView()
            outer.addSubview(kept)
            return Held(outer)
        }()
        let started = DispatchSemaphore(value: 0)
        let release = OtherThread {
            started.signal()
            held.object.release()
        }
        // The end waits for this thread, which has other things to do first.
        started.wait()
        next.addSubview(kept)
        await release.join()
        #expect(kept.superview === next)
    }

    @Test func mainThreadThatWaitsForTheEndIsNotStuck() {
        let kept = UIView()
        let held: Held = {
            let outer = UIView()
            outer.addSubview(kept)
            return Held(outer)
        }()
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            held.object.release()
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 30) == .success)
    }

    @Test func manyTreesLetGoElsewhereWhileTheMainThreadReads() async {
        let kept = (0..<500).map { _ in UIView() }
        let held = kept.map { view in
            let outer = UIView()
            outer.addSubview(view)
            return Held(outer)
        }
        let release = OtherThread { for item in held { item.object.release() } }
        for _ in 0..<20 {
            for view in kept { #expect(view.superview.map { $0.subviews == [view] } ?? true) }
            await Task.yield()
        }
        await release.join()
        #expect(kept.allSatisfy { $0.superview == nil })
    }
}
