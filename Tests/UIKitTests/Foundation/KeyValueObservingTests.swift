import Foundation
import Testing

@testable import UIKit

@MainActor
struct KeyValueObservingTests {
    private final class Watcher: UIView {
        let log = Log()
        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let old = change?[.oldKey] as? CGPoint
            let new = change?[.newKey] as? CGPoint
            log("\(keyPath ?? "") \(old?.y ?? -1) \(new?.y ?? -1) \(object is UIScrollView)")
        }
    }

    private final class Listener: NSObject, KeyValueObserving {
        var count = 0
        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { count += 1 }
    }

    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }

    @Test func scrollingIsToldAtOnceWithTheOldAndTheNewOffset() {
        let (view, log) = (makeScrollView(), Log())
        let observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
            log("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
        }
        view.contentOffset.y = 40
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        #expect(log.take() == ["0.0 40.0 40.0", "40.0 60.0 60.0"])
        observation.invalidate()
        view.contentOffset.y = 0
        #expect(log.take() == [])
    }

    @Test func priorCallsComeAheadWithTheOldValue() {
        let (view, log) = (makeScrollView(), Log())
        let observation = view.observe(\.contentOffset, options: [.old, .new, .prior]) {
            log("\($1.isPrior) \($1.oldValue?.y ?? -1) \($1.newValue?.y ?? -1)")
        }
        view.contentOffset.y = 40
        #expect(log.take() == ["true 0.0 -1.0", "false 0.0 40.0"])
        observation.invalidate()
        let watcher = PriorWatcher()
        view.addObserver(
            watcher,
            forKeyPath: "contentOffset",
            options: [.old, .new, .prior],
            context: nil
        )
        defer { view.removeObserver(watcher, forKeyPath: "contentOffset") }
        view.contentOffset.y = 50
        #expect(watcher.log.take() == ["true true false", "false true true"])
    }

    private final class PriorWatcher: UIView {
        let log = Log()
        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
            log("\(isPrior) \(change?[.oldKey] != nil) \(change?[.newKey] != nil)")
        }
    }

    @Test func valuesThatNobodyAskedForAreNotTold() {
        let (view, log) = (makeScrollView(), Log())
        let observation = view.observe(\.contentSize) { _, change in
            log("\(change.oldValue == nil) \(change.newValue == nil)")
        }
        view.contentSize.height = 5
        #expect(log.take() == ["true true"])
        observation.invalidate()
    }

    @Test func aControllersParentIsToldAsItChanges() {
        let (parent, child) = (UIViewController(), UIViewController())
        var told: [UIViewController?] = []
        let observation = child.observe(\.parent, options: [.new]) { child, _ in
            told.append(child.parent)
        }
        defer { observation.invalidate() }
        parent.addChild(child)
        #expect(told == [parent])
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(told == [parent, nil])
    }

    @Test func theInitialValueComesAtOnce() {
        let (view, log) = (UIView(), Log())
        let observation = view.observe(\.isHidden, options: [.initial, .new]) { _, change in
            log("\(change.newValue ?? false)")
        }
        view.isHidden = true
        #expect(log.take() == ["false", "true"])
        observation.invalidate()
    }

    @Test func anObservationEndsWithItsObject() {
        let (view, log) = (UIView(), Log())
        var observation: NSKeyValueObservation? = view.observe(\.frame) { _, _ in log("frame") }
        // A place and a size that change together are one change.
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(log.take() == ["frame"])
        #expect(observation != nil)
        observation = nil
        view.frame = .zero
        #expect(log.take() == [])
        #expect(!ValueObservers.isObserved(view))
    }

    @Test func anObserverIsToldByTheNameOfTheKeyPath() {
        let (view, watcher) = (makeScrollView(), Watcher())
        var context = 0
        view.addObserver(
            watcher,
            forKeyPath: "contentOffset",
            options: [.old, .new],
            context: &context
        )
        view.contentOffset.y = 7
        #expect(watcher.log.take() == ["contentOffset 0.0 7.0 true"])
        view.removeObserver(watcher, forKeyPath: "contentOffset", context: &context)
        view.contentOffset.y = 8
        #expect(watcher.log.take() == [])
    }

    @Test func aValueAfterNoneIsAChange() {
        let (view, listener) = (UIView(), Listener())
        view.addObserver(listener, forKeyPath: "accessibilityLabel", options: [], context: nil)
        view.accessibilityLabel = "a"
        view.didChangeValue(forKey: "accessibilityLabel")
        #expect(listener.count == 1)
        view.didChangeValue(forKey: "accessibilityLabel")
        #expect(listener.count == 1)
        view.accessibilityLabel = nil
        view.didChangeValue(forKey: "accessibilityLabel")
        #expect(listener.count == 2)
        view.removeObserver(listener, forKeyPath: "accessibilityLabel")
    }

    @Test func objectsThatAreNoRespondersObserveByAProtocol() {
        let (view, listener) = (makeScrollView(), Listener())
        view.addObserver(listener, forKeyPath: "contentSize", options: [], context: nil)
        view.contentSize.height = 3
        #expect(listener.count == 1)
        view.removeObserver(listener, forKeyPath: "contentSize")
        view.contentSize.height = 4
        #expect(listener.count == 1)
    }

    @Test func anUnknownKeyPathIsReported() {
        var reports: [String] = []
        let handler = Diagnostics.handler
        defer { Diagnostics.handler = handler }
        Diagnostics.handler = { reports.append($0) }
        let (view, listener) = (UIView(), Listener())
        view.addObserver(listener, forKeyPath: "nonsense", options: [], context: nil)
        view.removeObserver(listener, forKeyPath: "frame")
        #expect(reports.count == 2)
        #expect(reports.first?.hasPrefix("Listener does not observe: ") == true)
        #expect(
            reports.last == "Listener cannot be removed as an observer of \"frame\" of UIView: "
                + "it does not observe that."
        )
    }

    private final class Download: UIResponder, KeyPathNaming {
        var share = 0.0 {
            willSet { willChangeValue(forKey: "share") }
            didSet { didChangeValue(forKey: "share") }
        }
        class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("share", \Download.share)] }
    }

    @Test func whatAnAppTellsOfItsPropertiesIsHeardAtOnce() {
        let (download, listener, log) = (Download(), Listener(), Log())
        download.addObserver(listener, forKeyPath: "share", options: .new, context: nil)
        let observation = download.observe(\.share, options: [.old, .new]) { _, change in
            log("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        download.share = 0.5
        #expect(log.take() == ["0.0 0.5"] && listener.count == 1)
        download.share = 0.5
        #expect(log.take() == [] && listener.count == 1)
        download.removeObserver(listener, forKeyPath: "share")
        observation.invalidate()
        download.share = 1
        #expect(log.take() == [] && listener.count == 1)
    }

    @Test func valuesThatDoNotEqualThemselvesAreToldOnce() {
        let (download, listener, log) = (Download(), Listener(), Log())
        download.addObserver(listener, forKeyPath: "share", options: .new, context: nil)
        let observation = download.observe(\.share, options: .new) { _, change in
            log("\(change.newValue ?? -1)")
        }
        download.share = .nan
        #expect(log.take() == ["nan"] && listener.count == 1)
        download.share = .nan
        #expect(log.take() == [] && listener.count == 1)
        download.share = 1
        #expect(log.take() == ["1.0"] && listener.count == 2)
        download.removeObserver(listener, forKeyPath: "share")
        observation.invalidate()
    }

    @Test func otherPropertiesAreToldAtTheEndOfATurn() {
        let test = TestScene()
        defer { test.end() }
        let (label, log) = (UILabel(), Log())
        test.add(label)
        let observation = label.observe(\.text, options: .new) { _, change in
            log("\((change.newValue ?? nil) ?? "nil")")
        }
        test.scene.perform { label.text = "hello" }
        test.commit()
        #expect(log.take() == ["hello"])
        test.commit()
        #expect(log.take() == [])
        observation.invalidate()
    }
}

extension _KeyValueCodingAndObserving {
    @MainActor
    fileprivate func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        until isOver: @escaping (Self) -> Bool,
        handler: @escaping @MainActor (Self) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, options: []) { object, _ in
            if !isOver(object) { handler(object) }
        }
    }
}

@MainActor
struct ObservingExtensionTests {
    final class Model: NSObject {
        var name = "" { didSet { didChangeValue(forKey: "name") } }
    }

    @Test func librariesExtendWhatCanBeObserved() {
        let model = Model()
        var heard: [String] = []
        let observation = model.observe(\.name, until: { $0.name == "end" }) {
            heard.append($0.name)
        }
        model.name = "start"
        model.name = "end"
        #expect(heard == ["start"])
        observation.invalidate()
    }
}
