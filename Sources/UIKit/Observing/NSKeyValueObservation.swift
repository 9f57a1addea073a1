import Foundation

/// An observation of a property; it ends with this object.
public final class NSKeyValueObservation: NSObject {
    private let observer: ValueObserver

    init(_ observer: ValueObserver) {
        self.observer = observer
        super.init()
    }

    deinit {
        observer.invalidate()
    }

    /// Ends the observation; the handler is not called any more.
    public func invalidate() {
        observer.invalidate()
    }
}
