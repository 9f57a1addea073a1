import CoreGraphics

/// The region of a text view in which lines stand.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called when something changed.
    var changeHandler: (() -> Void)?

    /// The space at both ends of lines, in points; default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changeHandler?() } }
    }

    /// The largest number of lines that are shown; 0 for any; default 0.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changeHandler?() } }
    }

    /// What happens to text that does not fit; default it wraps.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changeHandler?() } }
    }
}
