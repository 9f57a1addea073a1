import RenderTree

/// A scroll view with text of any number of lines, which a person edits.
///
/// - Note: Differs from UIKit: while it can be edited, all text has the look of its first
///   character; otherwise attributes show as in a label.
open class UITextView: UIScrollView, UITextInput {
    // Safe unchecked: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) final var area = TextViewState()

    /// Creates a text view with a frame in its future superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view with a container of its own, or a given one and the text laid out in it.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        if let textContainer {
            // One without a width of its own has the view's, where the lines that are shown end.
            if textContainer.size.width == 0 { textContainer.widthTracksTextView = true }
            area.container = textContainer
        }
        prepare()
        adoptTextKit()
    }

    /// Creates a text view; `layoutManager` and `textLayoutManager` are there whatever is asked for.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates a text view from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        backgroundColor = backgroundColor ?? .systemBackground
        area.canvas.numberOfLines = 0
        area.canvas.lineBreakMode = .byWordWrapping
        addSubview(area.canvas)
        area.container.changeHandler = { [weak self] in self?.textLayoutChanged() }
        textLayoutChanged()
    }

    /// The text as TextKit has it; changes show, and are laid out, at once.
    open var textStorage: NSTextStorage { textKit.storage }
    /// What lays the text out; its coordinates begin inside of `textContainerInset`.
    open var layoutManager: NSLayoutManager { textKit.manager }

    /// What decides about and hears of the editing and the scrolling.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { scroll.delegate as? any UITextViewDelegate }
        set { scroll.delegate = newValue }
    }

    // MARK: - Text

    /// The text; never nil.
    open var text: String! {
        get { area.edited.string }
        set { setText(newValue ?? "") }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { shownAttributedText }
        set { setAttributedText(newValue) }
    }

    /// The font; default the system font at 12 points, of which the view tells once it has text.
    open var font: UIFont? {
        get { area.tellsFont ? area.font : nil }
        set {
            area.font = newValue ?? TextViewState.defaultFont
            area.setAttribute(.font, area.font)
            textLayoutChanged()
            area.tellsFont = newValue != nil
        }
    }

    /// The colour; default `.label`.
    open var textColor: UIColor? {
        get { area.color }
        set {
            area.color = newValue ?? .label
            area.setAttribute(.foregroundColor, area.color)
            textLayoutChanged()
        }
    }

    /// Where lines stand; default natural: where reading starts.
    open var textAlignment: NSTextAlignment {
        get { area.alignment }
        set {
            area.alignment = newValue
            textLayoutChanged()
        }
    }

    /// The attributes of characters that are typed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { currentTypingAttributes }
        set { setTypingAttributes(newValue) }
    }

    /// The selected characters, in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(area.edited.selection) }
        set {
            let start = max(0, newValue.location)
            // `NSNotFound` has no room for a length.
            let (end, isOverflow) = start.addingReportingOverflow(max(0, newValue.length))
            setSelection(start..<(isOverflow ? .max : end))
        }
    }

    /// The distances of the text from the edges, in points; default 8 above and below.
    open var textContainerInset: UIEdgeInsets {
        get { area.inset }
        set {
            guard newValue != area.inset else { return }
            area.inset = newValue
            textLayoutChanged()
        }
    }

    /// The region in which lines stand.
    open var textContainer: NSTextContainer { area.container }

    /// The look of links in text that is not edited; default blue and underlined.
    ///
    /// Links that have a colour of their own keep it where this was not set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { area.links.attributes ?? [.foregroundColor: UIColor.link] }
        set {
            area.links.attributes = newValue
            textLayoutChanged()
        }
    }

    /// What becomes a link by itself in text that is not edited; default nothing.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { area.links.detectors }
        set {
            guard newValue != area.links.detectors else { return }
            area.links.detectors = newValue
            textLayoutChanged()
        }
    }

    /// Returns what prints the text, all of it.
    open override func viewPrintFormatter() -> UIViewPrintFormatter {
        UIViewPrintFormatter(self) { [weak self] in self?.shownAttributedText ?? .init() }
    }

    // MARK: - Behaviour

    /// Whether a person can edit the text; default true.
    open var isEditable: Bool {
        get { area.isEditable }
        set {
            guard newValue != area.isEditable else { return }
            area.isEditable = newValue
            if !newValue, isFirstResponder { resignFirstResponder() }
            textLayoutChanged()
        }
    }

    /// Whether links can be followed, and text edited; default true.
    open var isSelectable: Bool {
        get { area.isSelectable }
        set {
            guard newValue != area.isSelectable else { return }
            area.isSelectable = newValue
            if !newValue, isFirstResponder { resignFirstResponder() }
            textLayoutChanged()
        }
    }

    /// Whether a person can find and replace text with a bar; default false.
    open var isFindInteractionEnabled: Bool {
        get { area.finder != nil }
        set { enableFinding(newValue) }
    }
    /// What shows the bar; nil where a person cannot find text.
    open var findInteraction: UIFindInteraction? { area.finder?.interaction }

    /// Whether a font of a text style follows the preferred content size; default false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { area.canvas.adjustsFontForContentSizeCategory }
        set {
            area.canvas.adjustsFontForContentSizeCategory = newValue
            textLayoutChanged()
        }
    }

    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Scrolls until characters can be seen; a location that is no number of any means the end.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let location = range.location < 0 ? area.edited.length : range.location
        scrollRectToVisible(rectOfLine(at: location), animated: false)
    }

    // MARK: - UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { area.traits.capitalization }
        set { change(\.capitalization, newValue) }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { area.traits.correction }
        set { change(\.correction, newValue) }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { area.traits.spelling }
        set { change(\.spelling, newValue) }
    }
    open var keyboardType: UIKeyboardType {
        get { area.traits.keyboard }
        set { change(\.keyboard, newValue) }
    }
    open var returnKeyType: UIReturnKeyType {
        get { area.traits.returnKey }
        set { change(\.returnKey, newValue) }
    }
    open var textContentType: UITextContentType! {
        get { area.traits.content }
        set { change(\.content, newValue) }
    }
    /// Whether characters show as bullets; lines of text show as they are, as in UIKit.
    open var isSecureTextEntry: Bool {
        get { area.traits.isSecure }
        set { area.traits.isSecure = newValue }
    }

    // MARK: - Layout

    /// The size of the text with its insets, as the text is now; as wide as the view.
    open override var contentSize: CGSize {
        get {
            if layout.needsLayout, !area.isLayingOut { layOutText() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return textSize(within: autoLayout?.node?.wrappingWidth ?? 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

    override var heightFollowsWidth: Bool { !isScrollEnabled }
    override var ownFirstBaseline: CGFloat { area.inset.top + area.canvas.ownFirstBaseline }
    override var ownLastBaseline: CGFloat { area.inset.bottom + area.canvas.ownLastBaseline }

    override func layoutInternals() {
        super.layoutInternals()
        layOutText()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        // What the class draws stays with the part that is seen, as a layer's content does.
        if old.origin != bounds.origin { area.ownDrawing?.frame.origin = bounds.origin }
        guard old.size != bounds.size else { return }
        setNeedsLayout()
        layoutDrawingMayChange()
        if contentMode == .redraw { setNeedsDisplay() }
        // What had no size when it was to be drawn waits for one.
        if area.drawsAnew, type(of: self) != UITextView.self { markNeedsDisplay() }
    }

    // MARK: - Input views

    /// The view in place of a keyboard while text is edited; default nil.
    open override var inputView: UIView? {
        get { area.inputViews?.input }
        set {
            InputViews.required(&area.inputViews).input = newValue
            change(\.hidesKeyboard, newValue != nil)
            reloadInputViews()
        }
    }
    /// The view above the keyboard while text is edited; default nil.
    open override var inputAccessoryView: UIView? {
        get { area.inputViews?.accessory }
        set {
            InputViews.required(&area.inputViews).accessory = newValue
            reloadInputViews()
        }
    }

    // MARK: - Focus

    open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return super.becomeFirstResponder() }
        guard canBecomeFirstResponder,
            editingDelegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard editingDelegate?.textViewShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        editingEnded()
        return true
    }

    override func firstResponderWasTaken() { editingEnded() }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        area.refusedTouch = false
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { touchBegan(at: touch.location(in: self)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { touchEnded(at: touch.location(in: self)) }
        guard let touch = touches.first, canBecomeFirstResponder, !isFirstResponder,
            bounds.contains(touch.location(in: self))
        else { return }
        area.refusedTouch = !becomeFirstResponder()
    }

    // MARK: - UITextInput

    open var hasText: Bool { area.edited.length > 0 }
    open func insertText(_ text: String) { enterByKey(text) }
    open func deleteBackward() { deleteByKey() }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(area.edited.selection) }
        set { if let newValue { setSelection(newValue.range) } }
    }
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: area.edited.length) }
    open var markedTextRange: UITextRange? { area.edited.markedRange.map { UITextRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        mark(markedText, selecting: selectedRange)
    }
    open func unmarkText() { area.edited.mark(nil) }
    open func text(in range: UITextRange) -> String? {
        area.edited.string.characters(in: range.range)
    }
    open func replace(_ range: UITextRange, withText text: String) {
        replaceByApp(range.range, with: text)
    }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    {
        let (start, end) = (fromPosition.offset, toPosition.offset)
        return UITextRange(min(start, end)..<max(start, end))
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(from: position, offset: offset)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(of: position, other)
    }
    /// Returns where the caret stands at a place; where there is none, the page shows none either.
    open func caretRect(for position: UITextPosition) -> CGRect {
        var rect = place(before: position.offset)
        rect.size.width = 2
        return rect
    }
    /// Returns the rectangle of a range's part in its first line.
    open func firstRect(for range: UITextRange) -> CGRect { firstPlace(of: range.range) }
    /// Returns the place between characters that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        guard let found = character(at: point) else { return UITextPosition(offset: 0) }
        let next = area.edited.string.characters(in: found.index..<(found.index + 1))
        let isAfter = found.fraction > 0.5 && next != "\n"
        return UITextPosition(offset: found.index + (isAfter ? 1 : 0))
    }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPlace(to: point, within: range.range)
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        UITextSelectionRect.all(selectedPlaces(of: range.range), in: self)
    }
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { place(from: position, in: direction, offset: offset) }
    /// Finds the words and other units of the text.
    open var tokenizer: any UITextInputTokenizer {
        UITextInputStringTokenizer.required(&area.tokenizer, of: self)
    }
    /// Returns the range of the character at a point; nil where there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard let found = character(at: point), found.isInside else { return nil }
        return UITextRange(found.index..<(found.index + 1))
    }

    // MARK: - Actions of editing

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard Self.editActions.contains(action.name) else {
            return super.canPerformAction(action, withSender: sender)
        }
        return mayEdit(action)
    }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { setSelection(0..<area.edited.length) }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) {
        copySelection()
        delete(sender)
    }
    open override func delete(_ sender: Any?) {
        if !area.edited.selection.isEmpty { deleteByPerson() }
    }
    open override func paste(_ sender: Any?) { pasteClipboard() }

    // MARK: - Rendering

    override var isDrawn: Bool { false }
    override var readLinks: [TextLink] {
        let mayHaveLinks = area.attributed != nil || !area.links.detectors.isEmpty
        guard !isEditable, isSelectable, mayHaveLinks else { return [] }
        if let known = area.links.read, known.width == bounds.width { return known.links }
        let links = findLinks()
        area.links.read = (bounds.width, links)
        return links
    }
    open override func setNeedsDisplay() {
        area.drawsAnew = true
        super.setNeedsDisplay()
    }
    open override func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    override func displayInternals() -> Bool { drawBehindText() }

    override func renderContent() -> NodeContent {
        if switches.contains(.needsDisplay), rendering.context?.keepsShownNodes != true {
            displayIfNeeded()
        }
        return showsField ? .field(makeFieldContent()) : .none
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsRender()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if type(of: self) != UITextView.self { setNeedsDisplay() }
        layoutDrawingMayChange()
        if adjustsFontForContentSizeCategory { textLayoutChanged() }
    }
}
