import CoreGraphics

/// Tokens, which stand before the text.
///
/// Each takes one place of the text's: those of tokens are before the text's own first one.
extension UISearchTextField {
    /// The tokens, from first to last; default none.
    public var tokens: [UISearchToken] {
        get { field.tokens?.all ?? [] }
        set {
            guard !newValue.isEmpty || field.tokens != nil else { return }
            let tokens = requireTokens()
            tokens.all = newValue
            tokens.selected = nil
            tokensDidChange()
        }
    }

    /// Puts a token before another, or behind all; one beyond these becomes the last.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }

    /// Removes a token.
    public func removeToken(at tokenIndex: Int) {
        precondition(
            tokens.indices.contains(tokenIndex),
            "Cannot remove token \(tokenIndex) of a search field with \(tokens.count) tokens."
        )
        tokens.remove(at: tokenIndex)
    }

    /// Puts a token in place of the text in a range; tokens in the range stay.
    public func replaceTextualPortion(
        of textRange: UITextRange,
        with token: UISearchToken,
        at tokenIndex: Int
    ) {
        let range = field.edited.string.clamped(textRange.range)
        if !range.isEmpty { changeAsApp { replaceCharacters(in: range, with: "") } }
        insertToken(token, at: tokenIndex)
    }

    /// The place before a token.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        UITextPosition(offset: min(max(0, tokenIndex), tokens.count) - tokens.count)
    }

    /// Returns the tokens whose places are in a range.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        let tokens = tokens
        return tokens.indices.filter { textRange.range.contains($0 - tokens.count) }
            .map { tokens[$0] }
    }

    /// The range of the text without the tokens.
    public var textualRange: UITextRange { UITextRange(0..<field.edited.length) }

    /// The colour of tokens; default grey.
    public var tokenBackgroundColor: UIColor! {
        get { field.tokens?.color ?? SearchTokens.usualColor }
        set {
            requireTokens().color = newValue ?? SearchTokens.usualColor
            showTokens()
        }
    }

    /// Whether a person can remove tokens; default true.
    public var allowsDeletingTokens: Bool {
        get { field.tokens?.allowsDeleting ?? true }
        set { requireTokens().allowsDeleting = newValue }
    }

    // MARK: - Inside

    private func requireTokens() -> SearchTokens {
        if let tokens = field.tokens { return tokens }
        let made = SearchTokens()
        field.tokens = made
        return made
    }

    private func tokensDidChange() {
        showTokens()
        partsDidChange()
        setNeedsLayout()
    }

    private func showTokens() {
        guard let tokens = field.tokens else { return }
        tokens.row.show(tokens) { [weak self] in self?.touchToken($0) }
    }

    /// Where tokens stand, as a part of where text otherwise does.
    func tokenRect(in room: CGRect) -> CGRect {
        guard let tokens = field.tokens, !tokens.all.isEmpty else { return .zero }
        let width = tokens.width(in: room.width)
        return CGRect(
            x: isRightToLeft ? room.maxX - width : room.minX,
            y: bounds.minY,
            width: width,
            height: bounds.height
        )
    }

    /// A person touched a token: it is selected, so that the next key removes it.
    private func touchToken(_ index: Int) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        selectToken(index)
    }

    /// Selects a token, with the caret before the text.
    func selectToken(_ index: Int) {
        setSelection(0..<0)
        field.tokens?.selected = index
        showTokens()
    }

    /// Something else is selected now.
    func deselectToken() {
        guard field.tokens?.selected != nil else { return }
        field.tokens?.selected = nil
        showTokens()
    }

    /// Removes the token that is selected, or else the one before the caret.
    ///
    /// - Returns: Whether there is one.
    func deleteTokenByKey() -> Bool {
        guard let tokens = field.tokens, !tokens.all.isEmpty,
            field.edited.selection == 0..<0
        else { return false }
        guard tokens.allowsDeleting else { return true }
        self.tokens.remove(at: tokens.selected ?? tokens.all.count - 1)
        textWasEdited()
        return true
    }
}
