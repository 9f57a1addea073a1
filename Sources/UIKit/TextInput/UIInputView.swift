import CoreGraphics

/// A view that stands in place of a keyboard, or above one, and looks like it.
open class UIInputView: UIView {
    /// The looks of an input view.
    public enum Style: Int, Sendable {
        /// No background of its own.
        case `default`
        /// The background of a keyboard.
        case keyboard
    }

    /// The look.
    public let inputViewStyle: Style
    /// Whether constraints inside set the height; default false: the frame does.
    open var allowsSelfSizing = false { didSet { invalidateIntrinsicContentSize() } }

    /// Whether the constraints are solved for the size, which asks for it itself.
    private var isMeasuring = false

    /// Creates a view with a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    /// Creates a view of the default look.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize {
        guard allowsSelfSizing, !isMeasuring else { return super.intrinsicContentSize }
        isMeasuring = true
        defer { isMeasuring = false }
        let fitting = systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return CGSize(width: UIView.noIntrinsicMetric, height: fitting.height)
    }
}
