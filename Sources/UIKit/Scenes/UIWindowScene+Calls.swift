extension UIWindowScene {
    /// Calls a function as code of this scene after a time, in seconds.
    ///
    /// - Returns: A token that takes the call back.
    @discardableResult
    package func call(
        after delay: TimeInterval,
        _ action: @escaping @MainActor () -> Void
    ) -> SceneTimer {
        renderContext.schedule(after: delay, action)
    }
}
