import Foundation

// Operations have these of Foundation, which counts on hearing of their states by them.
extension NSObject {
    /// Tells that a property of the app's is about to change.
    ///
    /// What observers do not know yet of earlier changes they hear now, so that the value from before
    /// is that of this moment.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) { tellObservers() }

    /// Tells observers at once that a property of the app's changed.
    ///
    /// Other changes they hear of at the end of the scene's turn. Off the main thread, this is told
    /// there, later.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) { tellObservers() }

    private func tellObservers() {
        // Handed over to the main thread, where alone it is used.
        nonisolated(unsafe) let object = self
        MainThread.run { ValueObservers.changed(object) }
    }
}
