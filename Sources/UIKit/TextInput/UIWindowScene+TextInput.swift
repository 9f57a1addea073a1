import RenderTree

extension UIWindowScene {
    // MARK: - Pages

    /// Delivers what a page says about text that it edits.
    func handle(_ input: TextInput) throws(SceneInputError) {
        guard let view = renderContext.view(for: input.node), view.window != nil else {
            if case .blur = input.action { return }
            throw .gone(input.node)
        }
        guard let editor = view as? any TextEditing else {
            throw .disabled(input.node, by: "\(type(of: view)) has no text that can be edited")
        }
        do throws(SceneInputError) {
            try handle(input.action, in: editor, input.node)
        } catch {
            // The page shows something that is not so.
            editor.edited.tellPage()
            editor.setNeedsRender()
            throw error
        }
    }

    private func handle(
        _ action: TextInput.Action,
        in editor: any TextEditing,
        _ id: NodeID
    ) throws(SceneInputError) {
        switch action {
        case .focus(let selection):
            pageFocus = id
            renderContext.scheduleUpdate()
            try requireEditable(editor, id)
            try focus(editor, id)
            // The app may have selected something as editing began, with this or with the tap before.
            if editor.edited.holdsSelection {
                editor.edited.tellSelection()
                editor.setNeedsRender()
            } else {
                editor.takeSelection(selection, number: nil)
            }
        case .blur:
            if pageFocus == id { pageFocus = nil }
            renderContext.scheduleUpdate()
            if editor.isFirstResponder { editor.resignFirstResponder() }
        case .edit(let edit):
            try requireEditable(editor, id)
            guard editor.isFirstResponder || editor.mayBeginEditing else {
                throw .disabled(id, by: "the app does not let editing begin")
            }
            editor.take(edit)
        case .select(let range, let number):
            guard editor.isFirstResponder else { return }
            editor.takeSelection(range, number: number)
        case .submit:
            try requireEditable(editor, id)
            guard editor.isFirstResponder else { return }
            editor.submit()
        }
    }

    private func focus(_ editor: any TextEditing, _ id: NodeID) throws(SceneInputError) {
        if editor.isFirstResponder { return }
        // The app refused the tap that gave the page the focus: it is not asked twice.
        let wasRefused = editor.refusedTouch
        editor.refusedTouch = false
        guard !wasRefused, editor.becomeFirstResponder() else {
            throw .disabled(id, by: "the app does not let editing begin")
        }
    }

    private func requireEditable(
        _ editor: any TextEditing,
        _ id: NodeID
    ) throws(SceneInputError) {
        try requireReachable(editor, id)
        if let obstacle = editor.obstacle { throw .disabled(id, by: obstacle) }
    }

    /// The view whose text is edited in the key window.
    var editedView: (any TextEditing)? { keyWindow?.firstResponder as? any TextEditing }

    /// Returns what moves the page's focus where the app has it; nil where it is there.
    func takeFocusChange() -> Patch.Operation? {
        let wanted = editedView.flatMap { nodeID(of: $0) }
        guard wanted != pageFocus else { return nil }
        pageFocus = wanted
        return .focus(wanted)
    }

    // MARK: - Scripts

    /// Gives the focus to a view whose text can be edited.
    package func beginEditing(_ id: NodeID) throws(SceneInputError) {
        guard (view(for: id) as? any TextEditing)?.isFirstResponder != true else { return }
        try deliver(.text(TextInput(node: id, action: .focus(Int.max..<Int.max))))
    }

    /// Ends the editing of text.
    package func endEditing() {
        perform { _ = keyWindow?.endEditing(false) }
    }

    /// Types characters one by one, as a person does, in the view that is edited.
    package func enterText(_ text: String, into id: NodeID) throws(SceneInputError) {
        try beginEditing(id)
        perform {
            for character in text {
                guard let editor = renderContext.view(for: id) as? any TextEditing,
                    editor.isFirstResponder
                else { return }
                enter(character, in: editor)
            }
        }
    }

    private func enter(_ character: Character, in editor: any TextEditing) {
        if character.isNewline, !editor.isMultiline {
            editor.submit()
        } else {
            editor.enter(String(character))
        }
    }

    /// Selects characters, counted in UTF-16 units; nil for all.
    package func select(_ range: Range<Int>?, in id: NodeID) throws(SceneInputError) {
        try beginEditing(id)
        guard let editor = renderContext.view(for: id) as? any TextEditing else { throw .gone(id) }
        let range = range ?? 0..<editor.edited.length
        guard range.upperBound <= editor.edited.length else {
            throw .invalid(
                "The range \(range.lowerBound)…\(range.upperBound) is not within the text of "
                    + "element \(id), which has \(editor.edited.length) UTF-16 units."
            )
        }
        perform { editor.setSelection(range) }
    }

    // MARK: - Keys

    /// Has a key type where the first responder takes text; false where it means nothing there.
    func enter(_ key: KeyInput, in responder: UIResponder) -> Bool {
        guard let target = responder as? any UIKeyInput,
            key.modifiers.isDisjoint(with: [.control, .command])
        else { return false }
        let editor = responder as? any TextEditing
        if let editor, editor.obstacle != nil { return false }
        if let view = responder as? UIView, keyObstacle(of: view) != nil { return false }
        func asKey(_ call: () -> Void) { if let editor { editor.asKey(call) } else { call() } }
        switch key.key {
        case "Enter":
            if let editor, !editor.isMultiline {
                editor.submit()
            } else {
                asKey { target.insertText("\n") }
            }
        case "Backspace": asKey { target.deleteBackward() }
        case "Tab":
            guard let editor else { return false }
            moveFocus(from: editor, isForward: !key.modifiers.contains(.shift))
        case let text where text.count == 1: asKey { target.insertText(text) }
        default: return false
        }
        return true
    }

    /// Moves on to the next view of the window whose text can be edited, in the page's order.
    private func moveFocus(from view: any TextEditing, isForward: Bool) {
        guard let window = view.window else { return }
        var found: [any TextEditing] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01, !view.isInert,
                view.isUserInteractionEnabled || view is StickyTrack
            else { return }
            if let editor = view as? any TextEditing, editor.obstacle == nil {
                found.append(editor)
            }
            for subview in view.subviews { visit(subview) }
        }
        visit(window)
        guard let place = found.firstIndex(where: { $0 === view }) else { return }
        let next = (place + (isForward ? 1 : found.count - 1)) % found.count
        found[next].becomeFirstResponder()
    }
}

extension UIView {
    /// The text that the view itself shows: bullets in place of secret characters.
    package var shownText: String? {
        if let label = self as? UILabel { return label.text }
        guard let editor = self as? any TextEditing else { return nil }
        let text = editor.edited.string
        return editor.isSecureTextEntry ? String(repeating: "\u{2022}", count: text.length) : text
    }

    /// Whether a person edits the text of the view now.
    package var isEditingText: Bool { self is any TextEditing && isFirstResponder }
}
