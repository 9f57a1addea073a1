import InterfaceBuilder
import RenderTree

/// A view that a collection view shows at one place after another.
open class UICollectionReusableView: UIView {
    /// The name under which the view is kept for reuse; nil for one that is not reused.
    open internal(set) var reuseIdentifier: String?
    /// What the view shows, while a collection view shows it.
    var element: CollectionElement?
    /// Whether the layout hides the view; in between, the app may do so itself.
    var isHiddenByLayout = false

    /// Creates a view with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? NibCoder {
            reuseIdentifier = coder.object.string("reuseIdentifier")
        }
    }

    /// Prepares the view for showing something else; overrides call super.
    open func prepareForReuse() {}

    /// Takes over what the layout says beyond the place; called before the place is set.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes with the size that the view's content asks for.
    ///
    /// The default finds it by the constraints of the content; without any it stays as it is.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.duplicate
        preferred.size = fittingSize(for: layoutAttributes)
        return preferred
    }

    /// Tells that the collection view is about to change its layout.
    open func willTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {}
    /// Tells that the collection view changed its layout.
    open func didTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {}

    /// The view whose constraints say how large the content is.
    var measuredView: UIView { self }
    /// Whether the content says how large the view is to be.
    var isSizedByContent: Bool { measuredView.subviews.contains { $0.isConstrained } }
    /// Takes what UIKit's own layouts say beyond the place.
    func takeAttributes(_ attributes: UICollectionViewLayoutAttributes) {}

    private func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard isSizedByContent else { return attributes.size }
        let axes = collectionView?.collectionViewLayout.fittedAxes(of: attributes) ?? .both
        let size = systemLayoutSizeFitting(
            CGSize(
                width: axes.contains(.horizontal) ? 0 : attributes.size.width,
                height: axes.contains(.vertical) ? 0 : attributes.size.height
            ),
            withHorizontalFittingPriority: axes.contains(.horizontal)
                ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
        )
        return CGSize(
            width: axes.contains(.horizontal) && size.width > 0
                ? size.width : attributes.size.width,
            height: axes.contains(.vertical) && size.height > 0
                ? size.height : attributes.size.height
        )
    }

    var collectionView: UICollectionView? {
        superview as? UICollectionView ?? (superview as? OrthogonalScroller)?.collectionView
    }
}

extension UIView {
    /// Whether constraints name the view.
    fileprivate var isConstrained: Bool { !(autoLayout?.references.isEmpty ?? true) }
}
