import CoreGraphics
import Foundation

/// The region in which a layout manager puts lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called when something changed that the view with this region has to know.
    var changeHandler: (() -> Void)?

    /// The layout manager that puts lines here.
    open internal(set) weak var layoutManager: NSLayoutManager?

    private var room = CGSize.zero

    /// Creates a region without limits.
    public override init() {
        super.init()
    }

    /// Creates a region of a size in points; a length that is not positive means any.
    public init(size: CGSize) {
        room = size
        super.init()
    }

    /// Creates a region without limits: documents say nothing of it.
    public required init(coder: NSCoder) {
        super.init()
    }

    /// The size, in points; a length that is not positive means any, as by default.
    ///
    /// Of a text view's container, the width follows the view.
    open var size: CGSize {
        get { room }
        set {
            guard newValue != room else { return }
            room = newValue
            layoutManager?.textContainerChangedGeometry(self)
            changeHandler?()
        }
    }

    /// Takes over the size that the view has room for, which need not hear of it.
    func follow(_ size: CGSize) {
        guard size != room else { return }
        room = size
        layoutManager?.textContainerChangedGeometry(self)
    }

    /// Whether the width follows the text view's; default false, true for a text view's own.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { changed() } }
    }

    /// Whether the height follows the text view's; default false.
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { changed() } }
    }

    /// The space at both ends of lines, in points; default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// The largest number of lines that are shown; 0 for any; default 0.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// What happens to text that does not fit; default it wraps.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }

    /// The areas that lines flow around, in the region's coordinates; default none.
    ///
    /// Each part of a path keeps lines out from its leftmost to its rightmost place beside them.
    open var exclusionPaths: [UIBezierPath] {
        get { excluded?.paths ?? [] }
        set {
            guard !newValue.isEmpty || excluded != nil else { return }
            excluded = newValue.isEmpty ? nil : ExcludedAreas(newValue)
            changed()
        }
    }
    private(set) var excluded: ExcludedAreas?

    private func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        changeHandler?()
    }
}
