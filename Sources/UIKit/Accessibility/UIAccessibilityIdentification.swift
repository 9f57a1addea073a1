/// Something that scripts and tests find by a name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// A name for scripts and tests; people never meet it.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
