import CoreGraphics

/// The bar in which a person says what to find.
final class FindNavigatorView: UIView, UITextFieldDelegate {
    private static let rowHeight: CGFloat = 52

    private weak var interaction: UIFindInteraction?
    let field = UISearchTextField()
    let replacementField = UITextField()
    let countLabel = UILabel()
    let optionsButton = UIButton(type: .system)
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    let doneButton = UIButton(type: .system)
    let replaceButton = UIButton(type: .system)
    let replaceAllButton = UIButton(type: .system)
    private let floor = ControlPart(frame: .zero)
    private let line = ControlPart(frame: .zero)
    private var height: NSLayoutConstraint?

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        floor.backgroundColor = backgroundColor
        line.backgroundColor = .separator
        prepareFields()
        prepareButtons()
        for view in [
            floor, line, field, countLabel, optionsButton, previousButton, nextButton, doneButton,
            replacementField, replaceButton, replaceAllButton,
        ] { addSubview(view) }
        showTexts()
        updateOptions()
        updateCount()
    }

    required init?(coder: NSCoder) { nil }

    private func prepareFields() {
        field.placeholder = "Find"
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in self?.interaction?.type(self?.field.text ?? "") },
            for: .editingChanged
        )
        replacementField.placeholder = "Replace"
        replacementField.borderStyle = .roundedRect
        replacementField.autocapitalizationType = .none
        replacementField.autocorrectionType = .no
        replacementField.delegate = self
        countLabel.font = .systemFont(ofSize: 13)
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .center
    }

    private func prepareButtons() {
        func act(_ button: UIButton, _ action: @escaping (UIFindInteraction) -> Void) {
            button.addAction(
                UIAction { [weak self] _ in self?.interaction.map(action) },
                for: .touchUpInside
            )
        }
        previousButton.setImage(UIImage(systemName: "chevron.up"), for: .normal)
        previousButton.accessibilityLabel = "Previous"
        act(previousButton) { $0.findPrevious() }
        nextButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        nextButton.accessibilityLabel = "Next"
        act(nextButton) { $0.findNext() }
        doneButton.setTitle("Done", for: .normal)
        act(doneButton) { $0.dismissFindNavigator() }
        replaceButton.setTitle("Replace", for: .normal)
        act(replaceButton) { [weak self] in
            $0.replace(all: false, with: self?.replacementField.text ?? "")
        }
        replaceAllButton.setTitle("All", for: .normal)
        replaceAllButton.accessibilityLabel = "Replace all"
        act(replaceAllButton) { [weak self] in
            $0.replace(all: true, with: self?.replacementField.text ?? "")
        }
        optionsButton.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        optionsButton.accessibilityLabel = "Options"
        optionsButton.showsMenuAsPrimaryAction = true
    }

    // MARK: - Place

    /// Comes in at the lower end of a window, above a keyboard.
    func show(in window: UIWindow) {
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        let height = heightAnchor.constraint(equalToConstant: wantedHeight)
        self.height = height
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
            height,
        ])
    }

    private var wantedHeight: CGFloat { Self.rowHeight * (showsReplacement ? 2 : 1) }

    /// Whether there is a second row, for what takes the place of matches.
    var showsReplacement = false {
        didSet {
            for view in [replacementField, replaceButton, replaceAllButton] {
                view.isHidden = !showsReplacement
            }
            height?.constant = wantedHeight
            updateOptions()
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets)
        let side = CGRect(x: room.minX + 8, y: 0, width: max(0, room.width - 16), height: 0)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        // What is below the safe area belongs to the bar as well.
        floor.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 60)
        lay([optionsButton], field, [countLabel, previousButton, nextButton, doneButton], in: side)
        var second = side
        second.origin.y = Self.rowHeight
        lay([], replacementField, [replaceButton, replaceAllButton], in: second)
    }

    /// Places views beside a field, in the width that they want; the field has the rest.
    private func lay(_ first: [UIView], _ field: UIView, _ last: [UIView], in row: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? row.minX + row.maxX - x - width : x,
                y: row.minY + 8,
                width: width,
                height: 36
            )
        }
        func width(of view: UIView) -> CGFloat {
            let natural = view.intrinsicContentSize.width.rounded(.up)
            return view is UIButton ? max(36, natural) : natural
        }
        var left = row.minX
        for view in first {
            place(view, at: left, width: width(of: view))
            left += width(of: view) + 4
        }
        var right = row.maxX
        for view in last.reversed() {
            right -= width(of: view)
            place(view, at: right, width: width(of: view))
            right -= 6
        }
        place(field, at: left, width: max(0, right - left))
    }

    // MARK: - What it says

    /// Takes the texts of the interaction over.
    func showTexts() {
        if let text = interaction?.searchText, text != field.text { field.text = text }
        if let text = interaction?.replacementText, text != replacementField.text {
            replacementField.text = text
        }
    }

    /// Says how many matches there are.
    func updateCount() {
        let session = interaction?.activeFindSession
        let count = session?.resultCount ?? 0
        let isAsked = field.text?.isEmpty == false
        let text =
            switch session?.searchResultDisplayStyle ?? .none {
            case .none: ""
            case .total: "\(count)"
            case .currentAndTotal:
                if let index = session?.highlightedResultIndex, index != NSNotFound, count > 0 {
                    "\(index + 1) of \(count)"
                } else {
                    "\(count)"
                }
            }
        countLabel.text = isAsked ? text : ""
        countLabel.accessibilityLabel = isAsked ? "\(text) results" : nil
        for button in [previousButton, nextButton, replaceAllButton] {
            button.isEnabled = count > 0
        }
        replaceButton.isEnabled =
            count > 0 && session?.allowsReplacementForCurrentlyHighlightedResult == true
        setNeedsLayout()
    }

    /// Makes the menu of options anew.
    func updateOptions() {
        guard let interaction else { return }
        let (match, comparison) = (interaction.match, interaction.comparison)
        let isExact = !comparison.contains(.caseInsensitive)
        var elements: [UIMenuElement] = []
        if interaction.canReplace {
            elements.append(
                UIAction(
                    title: "Find and Replace",
                    state: showsReplacement ? .on : .off
                ) { [weak self] _ in self?.showsReplacement.toggle() }
            )
        }
        elements.append(
            UIAction(title: "Match Case", state: isExact ? .on : .off) { [weak interaction] _ in
                interaction?.choose(match, isExact ? .caseInsensitive : [])
            }
        )
        elements.append(
            UIAction(title: "Whole Words", state: match == .fullWord ? .on : .off) {
                [weak interaction] _ in
                interaction?.choose(match == .fullWord ? .contains : .fullWord, comparison)
            }
        )
        let menu = interaction.optionsMenuProvider.map { $0(elements) }
        optionsButton.menu = menu ?? UIMenu(children: elements)
        optionsButton.isHidden = optionsButton.menu?.children.isEmpty != false
    }

    // MARK: - Editing

    /// Whether the person types here.
    var hasFocus: Bool { field.isFirstResponder || replacementField.isFirstResponder }

    /// Gives the field the focus, with its text selected.
    func begin() {
        if !field.isFirstResponder { field.becomeFirstResponder() }
        field.selectAll(nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === field {
            interaction?.findNext()
        } else {
            interaction?.replace(all: false, with: replacementField.text ?? "")
        }
        return false
    }

    override var keyCommands: [UIKeyCommand]? { interaction?.view?.findCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // Keys mean the view that is searched.
        guard sender is UIKeyCommand, let view = interaction?.view else {
            return super.target(forAction: action, withSender: sender)
        }
        return view
    }

    override func accessibilityPerformEscape() -> Bool {
        interaction?.dismissFindNavigator()
        return true
    }
}
