import InterfaceBuilder
import RenderTree

/// The view of an item in a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    private var storedContentView: UIView
    /// What follows the segue that the cell begins.
    var segueTrigger: SegueTrigger?

    /// Creates a cell with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        storedContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a cell from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        storedContentView = UIView(frame: .zero)
        super.init(coder: coder)
        if storedContentView.superview == nil { addContentView() }
        (coder as? NibCoder)?.decodeElement(self)
    }

    private func addContentView() {
        storedContentView.frame = bounds
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(storedContentView, at: 0)
    }

    /// Takes the content view of an archive.
    func adoptContentView(_ view: UIView) {
        storedContentView.removeFromSuperview()
        storedContentView = view
        addContentView()
    }

    /// The view for the cell's own subviews; it fills the cell.
    open var contentView: UIView { storedContentView }

    /// The view behind the content; default nil.
    open var backgroundView: UIView? {
        didSet { exchange(oldValue, backgroundView, at: 0) }
    }

    /// The view behind the content and before the background of a selected or lit cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            showState()
        }
    }

    /// Whether the item is selected; animated where it is set in an animation.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showState() } }
    }

    /// Whether the item is lit while it is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showState() } }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        contentView.systemLayoutSizeFitting(targetSize)
    }

    private func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    private func showState() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsRender()
    }

    // MARK: - Hooks

    override var measuredView: UIView { contentView }

    override var isPressable: Bool {
        super.isPressable || collectionView?.allowsSelection ?? false
    }

    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.isSelected = isSelected
    }
}
