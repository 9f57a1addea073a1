import CoreGraphics

/// A bar with a field for what is searched.
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits {
    /// The looks of a search bar's background.
    public enum Style: UInt, Sendable {
        /// With a background and a line around it.
        case `default`
        /// A background as light as can be.
        case prominent
        /// No background.
        case minimal
    }

    /// The field.
    public let searchTextField = UISearchTextField()
    /// The button that ends the search, whether it is shown or not.
    let cancelButton = UIButton(type: .system)
    private var showsCancel = false
    /// The controller whose bar this is.
    weak var searchController: UISearchController?
    /// Whether the bar is a part of a navigation bar, whose background it has.
    var isInNavigationBar = false {
        didSet {
            updateBackground()
            if extras?.prompt != nil { setNeedsLayout() }
        }
    }

    /// Creates a search bar with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a search bar from an archive; from a storyboard or xib with all that it says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeOwnValues(of: self)
    }

    private func prepare() {
        searchTextField.delegate = self
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.textDidChange() },
            for: .editingChanged
        )
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancel() },
            for: .touchUpInside
        )
        addSubview(searchTextField)
        updateBackground()
    }

    /// What decides about and hears of the editing.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text; never nil.
    open var text: String? {
        get { searchTextField.text }
        set {
            let isNew = newValue ?? "" != searchTextField.text
            searchTextField.text = newValue
            if isNew { textDidChange() }
        }
    }

    /// What is shown while there is no text; default nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The look of the background; default with one.
    open var searchBarStyle = Style.default {
        didSet { updateBackground() }
    }

    /// The colour of the background; default nil, the style's.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }

    /// The picture behind the field; default nil, the style's colour.
    ///
    /// An empty one leaves the bar clear.
    open var backgroundImage: UIImage? {
        didSet {
            layer.contents = backgroundImage?.size == .zero ? nil : backgroundImage
            updateBackground()
        }
    }

    /// Whether text is light on a dark bar; default by appearance.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether what is behind shines through, though bars here are a colour; default true.
    open var isTranslucent = true

    /// Sets the picture of the field's background; only that of the normal state is shown.
    open func setSearchFieldBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State
    ) {
        guard state == .normal else { return }
        searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
        searchTextField.background = backgroundImage
    }

    /// The pictures of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifier before the text.
        case search
        /// What empties the field.
        case clear
        /// The button for bookmarks.
        case bookmark
        /// The button for a list of results.
        case resultsList
    }

    /// Sets a picture in place of the bar's own; of the first two those of the normal state count.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        switch icon {
        case .search: if state == .normal { searchTextField.searchImage = iconImage }
        case .clear: if state == .normal { searchTextField.clearImage = iconImage }
        case .bookmark, .resultsList:
            requireExtras().images[icon, default: [:]][state.rawValue] = iconImage
            updateFieldButton()
        }
    }

    /// Returns a picture that was set; nil for the bar's own.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        switch icon {
        case .search: state == .normal ? searchTextField.searchImage : nil
        case .clear: state == .normal ? searchTextField.clearImage : nil
        case .bookmark, .resultsList: extras?.images[icon]?[state.rawValue]
        }
    }

    // MARK: - Extras

    /// What search bars seldom have; nil before any of it was set.
    var extras: SearchBarExtras?

    /// A line of text above the field; default nil.
    ///
    /// Bars in navigation bars do not show it.
    open var prompt: String? {
        get { extras?.prompt }
        set { setPrompt(newValue) }
    }

    /// Whether the field has a button for bookmarks while it is empty; default false.
    open var showsBookmarkButton: Bool {
        get { extras?.showsBookmarks ?? false }
        set {
            guard newValue != showsBookmarkButton else { return }
            requireExtras().showsBookmarks = newValue
            updateFieldButton()
        }
    }

    /// Whether the field has a button for results while it is empty, not one for bookmarks.
    ///
    /// The default is false.
    open var showsSearchResultsButton: Bool {
        get { extras?.showsResults ?? false }
        set {
            guard newValue != showsSearchResultsButton else { return }
            requireExtras().showsResults = newValue
            updateFieldButton()
        }
    }

    /// Whether the button for results has the look of the selected state; default false.
    open var isSearchResultsButtonSelected: Bool {
        get { extras?.areResultsSelected ?? false }
        set {
            guard newValue != isSearchResultsButtonSelected else { return }
            requireExtras().areResultsSelected = newValue
            updateFieldButton()
        }
    }

    /// How far the field lies from its usual place, in points; default zero.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { extras?.fieldOffset ?? .zero }
        set {
            guard newValue != searchFieldBackgroundPositionAdjustment else { return }
            requireExtras().fieldOffset = newValue
            setNeedsLayout()
        }
    }

    /// How far the text lies from its usual place in the field, in points; default zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set { searchTextField.textOffset = newValue }
    }

    /// The picture behind the scopes; default nil.
    open var scopeBarBackgroundImage: UIImage? {
        get { extras?.scopeBackground?.image }
        set { setScopeBackground(newValue) }
    }

    /// Whether Return does nothing while there is no text; default false: empty searches are told.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// The look of the keyboard, which the page's device decides.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// The view above the keyboard while text is edited; default nil.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Whether a person can use the bar; default true.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton.isEnabled = newValue
            scopes?.isEnabled = newValue
        }
    }

    /// Whether a button ends the search; default false.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the button that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        showsCancel = showsCancelButton
        if showsCancel { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    // MARK: - Scopes

    private(set) var scopes: UISegmentedControl?
    private var showsScopes = false

    /// The titles of what is searched in; nil, the default, for no choice.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

    /// The scope that is chosen; default 0.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopes?.selectedSegmentIndex = shownScope }
    }

    /// Whether the scopes are shown, below the field; default false.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        scopesDidChange()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// The height of the scopes, in points; 0 where none are shown.
    var scopeHeight: CGFloat { showsScopes && scopeButtonTitles?.isEmpty == false ? 44 : 0 }

    private var shownScope: Int {
        let count = scopeButtonTitles?.count ?? 0
        return (0..<count).contains(selectedScopeButtonIndex)
            ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    }

    private func scopesDidChange() {
        scopes?.removeFromSuperview()
        scopes = nil
        if scopeHeight > 0, let titles = scopeButtonTitles {
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = shownScope
            control.isEnabled = isEnabled
            extras?.scopeLook.apply(to: control)
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    if let control { self?.chooseScope(control.selectedSegmentIndex) }
                },
                for: .valueChanged
            )
            addSubview(control)
            scopes = control
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        searchController?.scopesDidChange()
    }

    private func chooseScope(_ index: Int) {
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        searchController?.textDidChange()
    }

    private func updateBackground() {
        if isInNavigationBar {
            backgroundColor = nil
            return
        }
        if backgroundImage != nil {
            backgroundColor = nil
            return
        }
        switch (searchBarStyle, barTintColor) {
        case (.minimal, _): backgroundColor = nil
        case (_, let color?): backgroundColor = color
        case (_, nil): backgroundColor = .secondarySystemBackground
        }
    }

    // MARK: - UITextInputTraits

    /// What is written in capitals; default sentences.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether words are corrected; default as the person has it.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether spelling is checked; default as the person has it.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The name of the Return key; default search.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether characters show as bullets; default false.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// What the text means, for password managers; default nil.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56 + promptHeight + scopeHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 56 + promptHeight + scopeHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var field = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
        let top = promptHeight
        let room = max(0, bounds.height - scopeHeight - top)
        layOutExtras()
        scopes?.frame = CGRect(
            x: 8,
            y: top + room + 6,
            width: max(0, bounds.width - 16),
            height: max(0, scopeHeight - 12)
        )
        if showsCancel {
            let size = cancelButton.sizeThatFits(bounds.size)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            cancelButton.frame = CGRect(
                x: isMirrored ? 8 : bounds.width - 8 - size.width,
                y: top + roundedToPixel((room - size.height) / 2),
                width: size.width,
                height: size.height
            )
            field.size.width -= size.width + 8
            if isMirrored { field.origin.x += size.width + 8 }
        }
        let height = min(36, room)
        let offset = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = CGRect(
            x: field.minX + offset.horizontal,
            y: top + roundedToPixel((room - height) / 2) + offset.vertical,
            width: max(0, field.width),
            height: height
        )
    }

    // MARK: - Focus

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        searchController?.textDidChange()
    }

    /// Ends the search, as its button does.
    open override func accessibilityPerformEscape() -> Bool {
        guard searchController?.isActive == true else { return false }
        cancel()
        return true
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: - UITextFieldDelegate

    open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }
    open func textFieldDidBeginEditing(_ textField: UITextField) {
        searchController?.begin()
        delegate?.searchBarTextDidBeginEditing(self)
    }
    open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }
    open func textFieldDidEndEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidEndEditing(self)
    }
    open func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
