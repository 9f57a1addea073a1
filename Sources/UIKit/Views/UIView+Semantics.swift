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
    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != rendering.semanticContentAttribute else { return }
        rendering.semanticContentAttribute = attribute
        if let autoLayout, let engine = autoLayout.engine {
            engine.directionDidChange(of: self, autoLayout)
        }
        setNeedsLayout()
        setNeedsRender()
    }

    /// The direction of this view's content, by its attribute and its traits.
    var contentDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            effectiveTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
