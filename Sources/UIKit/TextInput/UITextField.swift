import RenderTree

/// A control for one line of text that a person edits.
///
/// The browser edits natively; the server is told of each edit and is right about the text.
open class UITextField: UIControl, UITextInput {
    // Safe unchecked: main actor only, and never held while code of the app runs.
    @exclusivity(unchecked) final var field = TextFieldState()

    /// Creates a text field with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a text field from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeOwnValues(of: self)
    }

    /// What decides about and hears of the editing.
    ///
    /// The one that was set is asked: a class that overrides this gives others one of its own.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { field.delegate }
        set { field.delegate = newValue }
    }

    // MARK: - Text

    /// The text; never nil.
    open var text: String? {
        get { field.edited.string }
        set { setText(newValue ?? "") }
    }

    /// The text with its attributes, which are those of its first character.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: field.edited.string, attributes: defaultTextAttributes) }
        set { setAttributedText(newValue) }
    }

    /// The font; default the system font at 17 points.
    open var font: UIFont? {
        get { shownFont }
        set {
            let font = newValue ?? TextFieldState.defaultFont
            guard font != field.font else { return }
            field.font = font
            lookDidChange()
        }
    }

    /// The colour; default `.label`.
    open var textColor: UIColor? {
        get { field.color }
        set {
            field.color = newValue ?? .label
            drawingMayChange()
            setNeedsRender()
        }
    }

    /// Where the text stands; default natural: where reading starts.
    open var textAlignment: NSTextAlignment {
        get { field.alignment }
        set {
            field.alignment = newValue
            drawingMayChange()
            setNeedsRender()
        }
    }

    /// The attributes of all characters.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { allAttributes }
        set { setAttributes(newValue) }
    }

    /// The attributes of characters that are typed: those of all characters.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? allAttributes : nil }
        set { if isEditing, let newValue { setAttributes(newValue) } }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { field.attributedPlaceholder?.string ?? field.placeholder }
        set {
            field.attributedPlaceholder = nil
            field.placeholder = newValue
            contentChanged()
        }
    }

    /// What is shown while there is no text, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { field.attributedPlaceholder ?? plainPlaceholder }
        set {
            field.attributedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
            field.placeholder = nil
            contentChanged()
        }
    }

    // MARK: - Look

    /// The look of the edge; default none.
    open var borderStyle: BorderStyle {
        get { field.borderStyle }
        set {
            guard newValue != field.borderStyle else { return }
            field.borderStyle = newValue
            updateBackground()
            lookDidChange()
        }
    }

    /// The picture in place of the edge, stretched over `borderRect(forBounds:)`; default nil.
    ///
    /// A rounded edge takes its place.
    open var background: UIImage? {
        get { field.background?.normal }
        set { if newValue !== background { changeBackground { $0.normal = newValue } } }
    }

    /// The picture in place of the edge while the field is disabled; default nil: `background`.
    open var disabledBackground: UIImage? {
        get { field.background?.disabled }
        set { if newValue !== disabledBackground { changeBackground { $0.disabled = newValue } } }
    }

    /// Whether text that does not fit is made smaller; default false.
    open var adjustsFontSizeToFitWidth: Bool {
        get { field.shrinks }
        set {
            field.shrinks = newValue
            setNeedsRender()
        }
    }

    /// The smallest size of text that is made smaller, in points; default 0.
    open var minimumFontSize: CGFloat {
        get { field.minimumFontSize }
        set {
            field.minimumFontSize = newValue
            setNeedsRender()
        }
    }

    /// Whether a font of a text style follows the preferred content size; default false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { field.followsContentSize }
        set {
            field.followsContentSize = newValue
            lookDidChange()
        }
    }

    // MARK: - Behaviour

    /// Whether a person edits the text now.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the old text goes when editing begins; default false.
    open var clearsOnBeginEditing: Bool {
        get { field.clearsOnBeginEditing }
        set { field.clearsOnBeginEditing = newValue }
    }

    /// When the button that clears the text is shown; default never.
    open var clearButtonMode: ViewMode {
        get { field.clearButtonMode }
        set {
            field.clearButtonMode = newValue
            partsDidChange()
        }
    }

    /// The view at the left edge.
    open var leftView: UIView? {
        get { field.leftView }
        set {
            guard newValue !== field.leftView else { return }
            field.leftView?.removeFromSuperview()
            field.leftView = newValue
            partsDidChange()
        }
    }

    /// When the left view is shown; default never.
    open var leftViewMode: ViewMode {
        get { field.leftViewMode }
        set {
            field.leftViewMode = newValue
            partsDidChange()
        }
    }

    /// The view at the right edge.
    open var rightView: UIView? {
        get { field.rightView }
        set {
            guard newValue !== field.rightView else { return }
            field.rightView?.removeFromSuperview()
            field.rightView = newValue
            partsDidChange()
        }
    }

    /// When the right view is shown; default never.
    open var rightViewMode: ViewMode {
        get { field.rightViewMode }
        set {
            field.rightViewMode = newValue
            partsDidChange()
        }
    }

    // MARK: - UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.traits.capitalization }
        set { change(\.capitalization, newValue) }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.traits.correction }
        set { change(\.correction, newValue) }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.traits.spelling }
        set { change(\.spelling, newValue) }
    }
    open var keyboardType: UIKeyboardType {
        get { field.traits.keyboard }
        set { change(\.keyboard, newValue) }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.traits.returnKey }
        set { change(\.returnKey, newValue) }
    }
    open var textContentType: UITextContentType! {
        get { field.traits.content }
        set { change(\.content, newValue) }
    }
    open var isSecureTextEntry: Bool {
        get { field.traits.isSecure }
        set {
            guard newValue != field.traits.isSecure else { return }
            field.edited.tellPage()
            change(\.isSecure, newValue)
        }
    }

    // MARK: - Rectangles

    /// Returns where the edge is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns where text stands that nobody edits.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
    /// Returns where text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
    /// Returns where the placeholder stands.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns where the button that clears the text stands.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }
    /// Returns where the left view stands.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: field.leftView, in: bounds, isLeft: true)
    }
    /// Returns where the right view stands.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: field.rightView, in: bounds, isLeft: false)
    }

    /// Draws the text while nobody edits it; an override calls super with another rectangle.
    ///
    /// Called after the layout, where a subclass may override it and the field changed. Where an
    /// override draws something of its own, that is shown in place of the text; for that it is called
    /// twice.
    open func drawText(in rect: CGRect) { drawTextIntoContext(in: rect) }
    /// Draws the placeholder; an override calls super with another rectangle.
    ///
    /// Called as `drawText(in:)` is.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderIntoContext(in: rect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        return CGSize(width: min(natural.width, max(size.width, 0)), height: natural.height)
    }
    override var ownFirstBaseline: CGFloat { baseline }
    override var ownLastBaseline: CGFloat {
        (bounds.height > 0 ? bounds.height : naturalSize.height) - baseline
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override func layoutInternals() {
        super.layoutInternals()
        drawingMayChange()
    }

    // MARK: - Input views

    /// The view in place of a keyboard while text is edited; default nil.
    open override var inputView: UIView? {
        get { field.inputViews?.input }
        set {
            InputViews.required(&field.inputViews).input = newValue
            change(\.hidesKeyboard, newValue != nil)
            reloadInputViews()
        }
    }
    /// The view above the keyboard while text is edited; default nil.
    open override var inputAccessoryView: UIView? {
        get { field.inputViews?.accessory }
        set {
            InputViews.required(&field.inputViews).accessory = newValue
            reloadInputViews()
        }
    }

    // MARK: - Focus

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return super.becomeFirstResponder() }
        guard canBecomeFirstResponder,
            field.delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        editingBegan()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard field.delegate?.textFieldShouldEndEditing(self) ?? true,
            super.resignFirstResponder()
        else { return false }
        editingEnded()
        return true
    }

    override func firstResponderWasTaken() { editingEnded() }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        field.refusedTouch = false
        super.touchesBegan(touches, with: event)
    }

    override func touchUpInsideSent(_ event: UIEvent?) {
        super.touchUpInsideSent(event)
        guard !isFirstResponder else { return }
        field.refusedTouch = !becomeFirstResponder()
    }

    // MARK: - UITextInput

    open var hasText: Bool { field.edited.length > 0 }
    open func insertText(_ text: String) { enterByKey(text) }
    open func deleteBackward() { deleteByKey() }
    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? UITextRange(field.edited.selection) : nil }
        set { if let newValue { setSelection(newValue.range) } }
    }
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: field.edited.length) }
    open var markedTextRange: UITextRange? { field.edited.markedRange.map { UITextRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        mark(markedText, selecting: selectedRange)
    }
    open func unmarkText() { field.edited.mark(nil) }
    open func text(in range: UITextRange) -> String? {
        field.edited.string.characters(in: range.range)
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
    open func caretRect(for position: UITextPosition) -> CGRect { place(before: position.offset) }
    open func firstRect(for range: UITextRange) -> CGRect { place(of: range.range) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        UITextSelectionRect.all(range.isEmpty ? [] : [place(of: range.range)], in: self)
    }
    /// Returns the place between characters that is nearest to a point; taps do not ask for it.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(offset: offset(nearest: point.x))
    }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPlace(to: point, within: range.range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? {
        character(at: point).map { UITextRange($0) }
    }
    open func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition? { place(from: position, in: direction, offset: offset) }
    /// Finds the words and other units of the text.
    open var tokenizer: any UITextInputTokenizer {
        UITextInputStringTokenizer.required(&field.tokenizer, of: self)
    }

    // MARK: - Actions of editing

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard Self.editActions.contains(action.name) else {
            return super.canPerformAction(action, withSender: sender)
        }
        return mayEdit(action)
    }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { setSelection(0..<field.edited.length) }
    open override func copy(_ sender: Any?) { if !isSecureTextEntry { copySelection() } }
    open override func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }
    open override func delete(_ sender: Any?) {
        if !field.edited.selection.isEmpty { deleteByPerson() }
    }
    open override func paste(_ sender: Any?) { pasteClipboard() }

    // MARK: - Rendering

    override var isPressable: Bool { false }
    override var spokenText: String? { nil }
    override var isDrawn: Bool { false }

    open override func setNeedsDisplay() {
        field.drawsAnew = true
        super.setNeedsDisplay()
    }
    open override func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size, contentMode == .redraw { setNeedsDisplay() }
    }
    override func displayInternals() -> Bool {
        findOverrides()
        return isLayoutPending
    }
    override func renderContent() -> NodeContent {
        if switches.contains(.needsDisplay), rendering.context?.keepsShownNodes != true {
            displayIfNeeded()
        }
        return .field(makeFieldContent())
    }
    override func describeLook(_ style: inout NodeStyle) { describeBorder(&style) }
    override func describe(_ semantics: inout Semantics) {
        super.describe(&semantics)
        semantics.isEnabled = true
    }
    override func stateDidChange() {
        super.stateDidChange()
        updateBackground()
        drawingMayChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        field.drawsAnew = true
        drawingMayChange()
        if field.followsContentSize { lookDidChange() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        drawingMayChange()
        setNeedsRender()
    }
}
