/// The content and look of a view, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> UIView & UIContentView
    /// Returns the configuration as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What the view shows; another one of a kind that the view supports may be set.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration; default: those of the same type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
