import RenderTree

/// A view that shows one or more lines of text.
///
/// The server breaks the text into lines, once for each change of text, look or width.
open class UILabel: UIView {
    // Safe unchecked: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) final var content = LabelContent()
    @exclusivity(unchecked) final var layouts = LabelLayouts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder {
            nib.decodeElement(self)
        } else {
            configure()
            coder.decodeOwnValues(of: self)
        }
    }

    private func configure() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: - Text

    /// The text; default nil.
    open var text: String? {
        get { content.string }
        set { setText(newValue) }
    }

    /// The text with attributes; where they name none, the label's font and colour hold.
    ///
    /// Font, colour and alignment of its first character become the label's own, and are those of a
    /// `text` that is set afterwards.
    open var attributedText: NSAttributedString? {
        get { content.attributed(in: self) }
        set {
            content.text = newValue.map { .attributed(NSAttributedString(attributedString: $0)) }
            content.takeFirstAttributes()
            textDidChange()
        }
    }

    /// The font; default the system font at 17 points.
    open var font: UIFont! {
        get { shownFont }
        set {
            content.font = newValue ?? LabelContent.defaultFont
            content.setAttribute(.font, content.font)
            textDidChange()
        }
    }

    /// The colour; default `.label`.
    open var textColor: UIColor! {
        get { content.color }
        set {
            let color = newValue ?? .label
            guard color != content.color || content.isAttributed else { return }
            content.color = color
            content.setAttribute(.foregroundColor, color)
            lookDidChange()
        }
    }

    /// Where lines stand; default natural: where reading starts.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            guard newValue != content.alignment || content.isAttributed else { return }
            content.alignment = newValue
            content.setParagraph { $0.alignment = newValue }
            textDidChange()
        }
    }

    /// What happens to text that does not fit; default the end is cut off.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode || content.isAttributed else { return }
            content.lineBreakMode = newValue
            content.setParagraph { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// The largest number of lines; 0 for any; default 1.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set {
            guard newValue != content.numberOfLines else { return }
            content.numberOfLines = newValue
            textDidChange()
        }
    }

    /// The width at which the natural size breaks lines, in points; default 0, nowhere.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredMaxLayoutWidth }
        set {
            guard newValue != content.preferredMaxLayoutWidth else { return }
            content.preferredMaxLayoutWidth = newValue
            contentDidChange()
        }
    }

    // MARK: - Look

    /// Whether the text is drawn with its full colour; default true.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set {
            guard newValue != content.isEnabled else { return }
            content.isEnabled = newValue
            lookDidChange()
        }
    }

    /// Whether the text has the highlighted colour; default false.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set {
            guard newValue != content.isHighlighted else { return }
            content.isHighlighted = newValue
            lookDidChange()
        }
    }

    /// The colour of highlighted text; nil leaves the text as it is.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set {
            content.highlightedColor = newValue
            lookDidChange()
        }
    }

    /// The colour of the text's shadow; default nil, none.
    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set {
            guard newValue != content.shadowColor else { return }
            content.shadowColor = newValue
            lookDidChange()
        }
    }

    /// The offset of the text's shadow, in points; default (0, −1).
    open var shadowOffset: CGSize {
        get { content.shadowOffset ?? standardShadowOffset }
        set {
            guard newValue != shadowOffset else { return }
            content.shadowOffset = newValue
            lookDidChange()
        }
    }

    var standardShadowOffset: CGSize { CGSize(width: 0, height: -1) }

    // MARK: - Shrinking

    /// Whether text that does not fit the width is made smaller; default false.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.shrinks }
        set {
            content.shrinks = newValue
            textDidChange()
        }
    }

    /// The smallest factor of the font's size, 0…1; default 0, as small as need be.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScale }
        set {
            content.minimumScale = newValue
            textDidChange()
        }
    }

    /// Whether letters move closer together before text is cut off; default false.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set {
            guard newValue != content.tightens else { return }
            content.tightens = newValue
            textDidChange()
        }
    }

    /// Where text stands that was made smaller; default on its own baseline.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set {
            content.baselineAdjustment = newValue
            lookDidChange()
        }
    }

    /// What lines are broken for beyond filling them; default `standard`.
    ///
    /// Attributed text with a paragraph style has that of the style.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            guard newValue != content.lineBreakStrategy else { return }
            content.lineBreakStrategy = newValue
            textDidChange()
        }
    }

    /// Whether a font of a text style follows the preferred content size; default false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { content.followsContentSize }
        set {
            content.followsContentSize = newValue
            textDidChange()
        }
    }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize {
        naturalSize(within: effectiveMaxLayoutWidth)
    }

    override var heightFollowsWidth: Bool {
        content.numberOfLines != 1 && !(content.preferredMaxLayoutWidth > 0)
    }

    /// The width at which lines break: the app's, else the one that constraints found.
    private var effectiveMaxLayoutWidth: CGFloat {
        if content.preferredMaxLayoutWidth > 0 { return content.preferredMaxLayoutWidth }
        return autoLayout?.node?.wrappingWidth ?? 0
    }

    // The baselines count from the edges, however far from them the text is in a label that is
    // higher than it.
    override var ownFirstBaseline: CGFloat { roundedToPixel(content.font.ascender) }
    override var ownLastBaseline: CGFloat {
        let height = naturalSize(within: effectiveWrappingWidth).height
        // Without a text there is no line to count from.
        guard height > 0 else { return roundedToPixel(-content.font.descender) }
        let line = content.font.lineHeight
        let leading = content.fontLeading == .unused ? 0 : content.font.styleLeading
        let lines = line > 0 ? max(1, ((height + leading) / (line + leading)).rounded()) : 1
        // Counted from the top, so that a single line has a single baseline.
        let above = (lines - 1) * (line + leading)
        return height - roundedToPixel(content.font.ascender + above)
    }

    private var effectiveWrappingWidth: CGFloat {
        bounds.width > 0 ? bounds.width : effectiveMaxLayoutWidth
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(within: size.width)
    }

    /// Returns the rectangle that the text takes within bounds, in the middle of their height.
    open func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        measureText(in: bounds, lines: numberOfLines)
    }

    /// Shows the text within a rectangle; an override calls super with another one.
    ///
    /// Where an override draws something else too, all of the label becomes a drawing; for that it
    /// is called twice.
    open func drawText(in rect: CGRect) {
        if !drawTextIntoContext(in: rect) { content.setTextArea(rect, in: bounds) }
    }
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    override func layoutInternals() {
        super.layoutInternals()
        placeAttachments()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size, holdsAttachments { setNeedsLayout() }
    }

    override func dropCaches() {
        layouts.clear()
    }

    // MARK: - Changes

    /// The text, or what its lines depend on, changed.
    func textDidChange() {
        layouts.clear()
        invalidateIntrinsicContentSize()
        setNeedsRender()
        if holdsAttachments || !content.attachmentLayers.isEmpty { setNeedsLayout() }
    }

    /// The colours changed; the lines stay.
    func lookDidChange() { setNeedsRender() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if content.followsContentSize { layouts.clear() }
    }

    // MARK: - Rendering

    override var defaultRole: Semantics.Role { .text }

    override var spokenText: String? { content.string }

    override func describe(_ semantics: inout Semantics) { describeSpeech(&semantics) }

    override func describeLook(_ style: inout NodeStyle) {
        super.describeLook(&style)
        if cutsText { style.clipsToBounds = true }
    }

    override var isDrawn: Bool { false }

    override func renderContent() -> NodeContent {
        // Labels of buttons draw as those do that override nothing.
        if type(of: self) == UILabel.self || type(of: self) == ButtonLabel.self {
            guard content.hasText else { return .none }
            drawText(in: bounds)
        } else if let drawing = drawingOfOverrides() {
            return drawing
        } else if !content.hasText {
            return .none
        }
        return .text(makeTextContent(in: content.textArea(in: bounds)))
    }
}
