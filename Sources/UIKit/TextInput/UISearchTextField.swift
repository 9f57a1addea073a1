/// The text field of a search bar.
open class UISearchTextField: UITextField {
    /// Creates a search field with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clearButtonMode = .always
        returnKeyType = .search
        icon.tintColor = .secondaryLabel
        icon.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        icon.contentMode = .center
        icon.isAccessibilityElement = false
        leftView = icon
        leftViewMode = .always
    }

    private let icon = UIImageView(image: UISearchTextField.magnifier)

    /// The picture before the text; nil for the magnifier.
    var searchImage: UIImage? {
        didSet {
            icon.image = searchImage ?? Self.magnifier
            // Large ones take what room they need.
            let width = max(30, (searchImage?.size.width ?? 0) + 12)
            icon.frame = CGRect(x: 0, y: 0, width: width, height: 20)
            setNeedsLayout()
        }
    }

    /// The picture of the button that empties the field; nil for the field's own.
    var clearImage: UIImage? {
        didSet { replaceClearImage(with: clearImage) }
    }

    /// How far the text lies from its usual place, in points.
    var textOffset = UIOffset.zero {
        didSet { if textOffset != oldValue { partsDidChange() } }
    }

    /// How far pictures lie from their usual places, in points.
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
        didSet {
            guard iconOffsets != oldValue else { return }
            setNeedsLayout()
            partsDidChange()
        }
    }

    private func moved(_ rect: CGRect, _ icons: UISearchBar.Icon...) -> CGRect {
        guard let offset = icons.lazy.compactMap({ self.iconOffsets[$0] }).first else {
            return rect
        }
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    private static let magnifier: UIImage? = {
        let drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' width='18' height='18' viewBox='0 0 18 18'>"
            + "<path fill='none' stroke='#000' stroke-width='1.6' stroke-linecap='round' "
            + "d='M7.5 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.2 11.2 15.5 15.5'/></svg>"
        return UIImage(data: Data(drawing.utf8))?.withRenderingMode(.alwaysTemplate)
    }()

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: 36)
    }

    /// Where tokens and text stand, without what the app moves it by.
    private func room(in bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        return rect.insetBy(dx: min(2, rect.width / 2), dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var usual = room(in: bounds)
        let tokens = tokenRect(in: usual).width
        usual.size.width -= tokens
        if !isRightToLeft { usual.origin.x += tokens }
        return CGRect(
            x: usual.minX + textOffset.horizontal,
            y: usual.minY + textOffset.vertical,
            width: max(0, usual.width - textOffset.horizontal),
            height: usual.height
        )
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        textRect(forBounds: bounds)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0), .clear)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), .search)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), .resultsList, .bookmark)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        field.tokens?.row.frame = tokenRect(in: room(in: bounds))
    }

    // MARK: - Tokens

    open override func deleteBackward() {
        if deleteTokenByKey() {
            field.isTyping = false
        } else {
            super.deleteBackward()
        }
    }
    /// The place before the first token.
    open override var beginningOfDocument: UITextPosition { positionOfToken(at: 0) }
    /// Returns the characters of a range, in which tokens are U+FFFC.
    open override func text(in range: UITextRange) -> String? {
        let count = tokens(in: range).count
        guard count > 0 else { return super.text(in: range) }
        return String(repeating: "\u{FFFC}", count: count) + (super.text(in: range) ?? "")
    }
    /// The selected characters, or a token.
    open override var selectedTextRange: UITextRange? {
        get {
            guard let index = field.tokens?.selected, isFirstResponder else {
                return super.selectedTextRange
            }
            let start = index - tokens.count
            return UITextRange(start..<(start + 1))
        }
        set {
            if let newValue, newValue.range.lowerBound < 0, !newValue.isEmpty, !tokens.isEmpty {
                // A range of before other tokens went means the first.
                selectToken(max(0, tokens.count + newValue.range.lowerBound))
            } else {
                super.selectedTextRange = newValue
            }
        }
    }
}
