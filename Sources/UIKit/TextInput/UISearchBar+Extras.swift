/// What search bars seldom have: a prompt, a button in the field, offsets, a picture of scopes.
@MainActor
final class SearchBarExtras {
    /// The line above the field.
    var prompt: String?
    var promptLabel: UILabel?
    var showsBookmarks = false
    var showsResults = false
    var areResultsSelected = false
    /// The button in the field for bookmarks or results.
    var button: UIButton?
    /// The app's pictures of that button, by the states' raw values.
    var images: [UISearchBar.Icon: [UInt: UIImage]] = [:]
    var fieldOffset = UIOffset.zero
    /// What stands behind the scopes.
    var scopeBackground: UIImageView?
    var scopeLook = SearchScopeLook()
}

extension UISearchBar {
    private static let heightOfPrompt: CGFloat = 32

    /// Returns what few bars have, made when it is first needed.
    func requireExtras() -> SearchBarExtras {
        if let extras { return extras }
        let made = SearchBarExtras()
        extras = made
        return made
    }

    // MARK: - Prompt

    /// The height of the prompt, in points; 0 where none is shown.
    var promptHeight: CGFloat {
        guard !isInNavigationBar, let prompt = extras?.prompt, !prompt.isEmpty else { return 0 }
        return Self.heightOfPrompt
    }

    func setPrompt(_ prompt: String?) {
        guard prompt != extras?.prompt else { return }
        let extras = requireExtras()
        extras.prompt = prompt
        if let prompt {
            let label = extras.promptLabel ?? UILabel()
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
            label.text = prompt
            if extras.promptLabel == nil { addSubview(label) }
            extras.promptLabel = label
        } else {
            extras.promptLabel?.removeFromSuperview()
            extras.promptLabel = nil
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Button in the field

    /// The picture in the field that a person can press; nil for none.
    private var fieldIcon: Icon? {
        guard let extras else { return nil }
        if extras.showsResults { return .resultsList }
        return extras.showsBookmarks ? .bookmark : nil
    }

    /// Puts the button for bookmarks or results into the field, or takes it out.
    func updateFieldButton() {
        guard let extras else { return }
        guard let icon = fieldIcon else { return removeFieldButton(extras) }
        let button = extras.button ?? makeFieldButton()
        extras.button = button
        let own = extras.images[icon] ?? [:]
        let image =
            own[UIControl.State.normal.rawValue]
            ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        button.setImage(image, for: .normal)
        for state in [UIControl.State.highlighted, .selected, .disabled] {
            button.setImage(own[state.rawValue], for: state)
        }
        button.isSelected = icon == .resultsList && extras.areResultsSelected
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Search results"
        let width = max(34, (image?.size.width ?? 0) + 12)
        button.frame.size = CGSize(width: width, height: 36)
        // The field gives it its place.
        searchTextField.setNeedsLayout()
        // The button that empties the field takes its place.
        searchTextField.field.yieldsRightView = true
        searchTextField.rightView = button
        searchTextField.rightViewMode = .always
    }

    private func makeFieldButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.tintColor = .secondaryLabel
        button.addAction(
            UIAction { [weak self] _ in self?.pressFieldButton() },
            for: .touchUpInside
        )
        return button
    }

    private func removeFieldButton(_ extras: SearchBarExtras) {
        guard let button = extras.button else { return }
        extras.button = nil
        searchTextField.field.yieldsRightView = false
        guard searchTextField.rightView === button else { return }
        searchTextField.rightViewMode = .never
        searchTextField.rightView = nil
    }

    private func pressFieldButton() {
        switch fieldIcon {
        case .bookmark?: delegate?.searchBarBookmarkButtonClicked(self)
        case .resultsList?: delegate?.searchBarResultsListButtonClicked(self)
        default: break
        }
    }

    // MARK: - Scopes

    func setScopeBackground(_ image: UIImage?) {
        guard image != nil || extras?.scopeBackground != nil else { return }
        let extras = requireExtras()
        let view = extras.scopeBackground ?? UIImageView()
        view.image = image
        if extras.scopeBackground == nil { insertSubview(view, at: 0) }
        extras.scopeBackground = view
        setNeedsLayout()
    }

    /// Places the prompt and what stands behind the scopes.
    func layOutExtras() {
        guard let extras else { return }
        let height = promptHeight
        extras.promptLabel?.isHidden = height == 0
        extras.promptLabel?.frame = CGRect(
            x: 8,
            y: 8,
            width: max(0, bounds.width - 16),
            height: max(0, height - 8)
        )
        extras.scopeBackground?.isHidden = scopeHeight == 0
        extras.scopeBackground?.frame = CGRect(
            x: 0,
            y: max(0, bounds.height - scopeHeight),
            width: bounds.width,
            height: scopeHeight
        )
    }
}
