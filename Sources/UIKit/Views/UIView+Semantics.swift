/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the reading direction.
    case unspecified
    /// Playback controls, which never mirror.
    case playback
    /// Controls of directions in space, which never mirror.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}

extension UIView {
    /// Whether and how the view's content mirrors; default with the reading direction.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { rendering.semanticContentAttribute }
        set {
            guard newValue != rendering.semanticContentAttribute else { return }
            rendering.semanticContentAttribute = newValue
            autoLayout?.engine?.rebuild()
            setNeedsLayout()
            setNeedsRender()
        }
    }

    /// The direction of this view's content.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch rendering.semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            effectiveTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
