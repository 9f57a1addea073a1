import CoreGraphics
import RenderTree

/// Where text that has no room is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nowhere: it reaches out of the layer.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At the start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// To which side lines go.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// To the side where reading begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// To the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// To both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text, from its upper edge on.
open class CATextLayer: CALayer {
    private var looks = Looks()

    private struct Looks {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
    }

    /// The text: a `String`, or an `NSAttributedString` with looks of its own; default none.
    open var string: Any? {
        get { looks.string }
        set { set(\.string, newValue) }
    }
    /// The font: a `UIFont`, whose size does not count, a `CGFont` or a name; default the system's.
    open var font: Any? {
        get { looks.font }
        set { set(\.font, newValue) }
    }
    /// The size of the font, in points; default 36.
    open var fontSize: CGFloat {
        get { looks.fontSize }
        set { set(\.fontSize, newValue) }
    }
    /// The colour of the text; default opaque white.
    open var foregroundColor: CGColor? {
        get { looks.foregroundColor }
        set { set(\.foregroundColor, newValue) }
    }
    /// Whether lines are broken at the layer's width; default false.
    open var isWrapped: Bool {
        get { looks.isWrapped }
        set { set(\.isWrapped, newValue) }
    }
    /// Where text that has no room is cut off; default nowhere.
    open var truncationMode: CATextLayerTruncationMode {
        get { looks.truncationMode }
        set { set(\.truncationMode, newValue) }
    }
    /// To which side lines go; default where reading begins.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { looks.alignmentMode }
        set { set(\.alignmentMode, newValue) }
    }

    /// Returns the size of the text on one line, in points.
    open func preferredFrameSize() -> CGSize {
        makeLabel().sizeThatFits(
            CGSize(width: isWrapped ? bounds.width : .greatestFiniteMagnitude, height: 0)
        )
    }

    private func set<T>(_ member: WritableKeyPath<Looks, T>, _ value: T) {
        looks[keyPath: member] = value
        owner?.layerLookDidChange()
    }

    /// A label that shows the same: it lays out the lines.
    private func makeLabel() -> UILabel {
        let label = UILabel()
        let known = looks.font as? String ?? (looks.font as? CGFont)?.name
        let name = known.flatMap { UIFont(name: $0, size: looks.fontSize) }
        let font = (looks.font as? UIFont)?.withSize(looks.fontSize)
        label.font = font ?? name ?? .systemFont(ofSize: looks.fontSize)
        label.textColor = looks.foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        label.numberOfLines = looks.isWrapped ? 0 : 1
        switch looks.alignmentMode {
        case .left: label.textAlignment = .left
        case .right: label.textAlignment = .right
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        default: label.textAlignment = .natural
        }
        switch looks.truncationMode {
        case .start: label.lineBreakMode = .byTruncatingHead
        case .middle: label.lineBreakMode = .byTruncatingMiddle
        case .end: label.lineBreakMode = .byTruncatingTail
        default: label.lineBreakMode = looks.isWrapped ? .byWordWrapping : .byClipping
        }
        if let text = looks.string as? NSAttributedString {
            label.attributedText = text
        } else {
            label.text = looks.string as? String
        }
        return label
    }

    override func drawnContent() -> NodeContent {
        guard looks.string != nil else { return .none }
        let label = makeLabel()
        let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height
        label.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        return label.renderContent()
    }

    override func takeOwnValues(of other: CALayer) {
        if let other = other as? CATextLayer { looks = other.looks }
    }
}
