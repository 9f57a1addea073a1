extension UIView {
    /// Returns the direction in which content of a kind is laid out, in the language that is shown.
    ///
    /// - Parameter attribute: The kind of content.
    /// - Returns: The direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let shown = UIApplication.shared.userInterfaceLayoutDirection
        return userInterfaceLayoutDirection(for: attribute, relativeTo: shown)
    }

    /// Returns the direction in which content of a kind is laid out beside content of a direction.
    ///
    /// - Parameters:
    ///   - attribute: The kind of content.
    ///   - layoutDirection: The direction that content without a kind has.
    /// - Returns: The direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UIApplication {
    /// The direction of the language in which the scene that runs is shown.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
