import CoreGraphics

extension UITableViewCell {
    // MARK: - Selection

    func changeSelected(_ selected: Bool, _ animated: Bool) {
        guard selected != cell.isSelected else { return }
        cell.isSelected = selected
        stateDidChange(animated)
    }

    func changeHighlighted(_ highlighted: Bool, _ animated: Bool) {
        guard highlighted != cell.isHighlighted else { return }
        cell.isHighlighted = highlighted
        stateDidChange(animated)
    }

    private func stateDidChange(_ animated: Bool) {
        setNeedsRender()
        if needsConfigurationForState { markNeedsConfiguration() }
        let mark = cell.editControl as? UIImageView
        mark?.isHighlighted = cell.isSelected
        if animated {
            fadeSelectionLook()
        } else {
            updateSelectionLook()
        }
    }

    var needsConfigurationForState: Bool {
        cell.hosted != nil || cell.backgroundConfiguration != nil || cell.updateHandler != nil
            || overridesConfigurationUpdate
    }

    /// Whether a subclass may do something in `updateConfiguration(using:)`.
    var overridesConfigurationUpdate: Bool { type(of: self) != UITableViewCell.self }

    private var showsSelection: Bool {
        (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
            && !(cell.backgroundConfiguration != nil && cell.updatesBackground)
            && !(cell.isEditing && cell.tableView?.allowsMultipleSelectionDuringEditing != true)
    }

    /// Shows what is behind the content of a pressed or selected cell, or not.
    func updateSelectionLook() {
        let isShown = showsSelection
        takeOtherSelectionViewAway()
        if isShown {
            showSelectionView()
        } else {
            selectionView?.removeFromSuperview()
            cell.systemSelection = nil
        }
        highlightParts(of: contentView, isShown)
    }

    private func fadeSelectionLook() {
        takeOtherSelectionViewAway()
        if showsSelection {
            let isNew = selectionView?.superview == nil
            showSelectionView()
            guard isNew, let view = selectionView else {
                return highlightParts(of: contentView, true)
            }
            view.alpha = 0
            UIView.animate(withDuration: 0.2) { view.alpha = 1 }
            highlightParts(of: contentView, true)
        } else {
            let view = selectionView
            let isSystems = cell.systemSelection != nil
            cell.systemSelection = nil
            highlightParts(of: contentView, false)
            guard let view, view.superview != nil else { return }
            // A short press leaves it on its way to full sight.
            UIView.animate(withDuration: 0.35, delay: 0, options: .beginFromCurrentState) {
                view.alpha = 0
            } completion: { [weak self] _ in
                if isSystems || self?.showsSelection != true { view.removeFromSuperview() }
                view.alpha = 1
            }
        }
    }

    private var selectionView: UIView? { ownSelectionView ?? cell.systemSelection }

    /// What the app has for pressed and selected rows; nil where that is the system's.
    private var ownSelectionView: UIView? {
        if let view = cell.multipleBackgroundView, cell.tableView?.allowsSeveral == true {
            return view
        }
        return cell.selectedBackgroundView
    }

    /// Takes the view away that was shown before the table let several rows be selected, or not.
    private func takeOtherSelectionViewAway() {
        guard let several = cell.multipleBackgroundView else { return }
        let shown = selectionView
        for view in [several, cell.selectedBackgroundView] where view !== shown {
            if view?.superview === self { view?.removeFromSuperview() }
        }
    }

    private func showSelectionView() {
        let view = selectionView ?? UIView()
        if ownSelectionView == nil, cell.systemSelection == nil {
            view.backgroundColor = .systemGray4
            view.isUserInteractionEnabled = false
            cell.systemSelection = view
        }
        guard view.superview !== self else { return }
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, belowSubview: contentView)
    }

    /// Labels and pictures have looks of their own for pressed rows.
    private func highlightParts(of view: UIView, _ isOn: Bool) {
        for subview in view.hierarchy.subviews {
            switch subview {
            case let label as UILabel: label.isHighlighted = isOn
            case let picture as UIImageView: picture.isHighlighted = isOn
            case is UIControl: break
            default: highlightParts(of: subview, isOn)
            }
        }
    }

    // MARK: - Backgrounds

    func setBackgroundView(_ view: UIView?) {
        guard view !== cell.backgroundView else { return }
        cell.backgroundView?.removeFromSuperview()
        cell.backgroundView = view
        guard let view else { return }
        dropBackgroundConfiguration()
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, at: 0)
    }

    func setSelectedBackgroundView(_ view: UIView?) {
        guard view !== cell.selectedBackgroundView else { return }
        selectionView?.removeFromSuperview()
        cell.systemSelection = nil
        cell.selectedBackgroundView = view
        if view != nil { dropBackgroundConfiguration() }
        updateSelectionLook()
    }

    func setMultipleBackgroundView(_ view: UIView?) {
        guard view !== cell.multipleBackgroundView else { return }
        selectionView?.removeFromSuperview()
        cell.systemSelection = nil
        cell.multipleBackgroundView = view
        if view != nil { dropBackgroundConfiguration() }
        updateSelectionLook()
    }

    // MARK: - Reuse

    func resetForReuse() {
        cell.isHighlighted = false
        cell.isSelected = false
        cell.isSwiped = false
        updateSelectionLook()
        setNeedsRender()
        if needsConfigurationForState { markNeedsConfiguration() }
    }

    // MARK: - Editing

    private var stateMask: StateMask {
        var mask: StateMask = []
        if showsEditControl { mask.insert(.showingEditControl) }
        if cell.isSwiped { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    func changeEditing(_ editing: Bool, _ animated: Bool) {
        guard editing != cell.isEditing else { return }
        let change: @MainActor () -> Void = { [self] in
            cell.isEditing = editing
            contentView.marginsMayHaveChanged()
            layoutParts()
            contentView.layoutIfNeeded()
        }
        var mask = stateMask
        if editing, cell.editingStyle != .none {
            mask.insert(.showingEditControl)
        } else {
            mask.remove(.showingEditControl)
        }
        willTransition(to: mask)
        if animated, window != nil {
            UIView.animate(withDuration: 0.3, animations: change)
        } else {
            change()
        }
        if needsConfigurationForState { markNeedsConfiguration() }
        didTransition(to: mask)
    }

    /// Shows the row's actions, or no longer.
    func setSwiped(_ isSwiped: Bool) {
        guard isSwiped != cell.isSwiped else { return }
        cell.isSwiped = isSwiped
        if needsConfigurationForState { markNeedsConfiguration() }
    }

    /// Makes the controls of editing, or takes them away.
    func showEditingControls() {
        let marks = cell.isEditing && cell.tableView?.allowsMultipleSelectionDuringEditing == true
        let isMark = cell.editControl is UIImageView
        if !showsEditControl || isMark != marks {
            cell.editControl?.removeFromSuperview()
            cell.editControl = nil
        }
        if showsEditControl, cell.editControl == nil {
            let control =
                marks
                ? CellAccessory.makeMark()
                : CellAccessory.makeControl(cell.editingStyle) { [weak self] in
                    guard let self else { return }
                    cell.tableView?.editControlWasPressed(in: self)
                }
            (control as? UIImageView)?.isHighlighted = cell.isSelected
            cell.editControl = control
            addSubview(control)
        }
        if !showsReorderGrip {
            cell.reorderControl?.removeFromSuperview()
            cell.reorderControl = nil
        } else if cell.reorderControl == nil {
            let grip = CellAccessory.makeGrip { [weak self] rows in
                guard let self else { return }
                cell.tableView?.moveRow(of: self, by: rows)
            }
            cell.reorderControl = grip
            addSubview(grip)
            cell.tableView?.prepareGrip(grip, of: self)
        }
    }

    // MARK: - Accessories

    func change<Value: Equatable>(_ path: WritableKeyPath<CellState, Value>, to value: Value) {
        guard cell[keyPath: path] != value else { return }
        cell[keyPath: path] = value
        contentView.marginsMayHaveChanged()
        setNeedsLayout()
    }

    /// Gives an accessory that follows constraints the size that these ask for; the cell places it.
    private func takeSize(of accessory: UIView) {
        guard !accessory.translatesAutoresizingMaskIntoConstraints else { return }
        let size = accessory.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width > 0, size.height > 0 {
            let frame = accessory.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
            accessory.frame.size = frame.size
        }
        accessory.letFrameCount()
    }

    /// Brings what stands at the end of the row up to date.
    func showAccessory() {
        let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        if let view {
            guard view !== cell.shownAccessory || view.superview !== self else { return }
            cell.shownAccessory?.removeFromSuperview()
            cell.shownAccessory = view
            cell.shownAccessoryType = .none
            takeSize(of: view)
            addSubview(view)
            return
        }
        let isCurrent = cell.shownAccessory != nil && cell.shownAccessoryType == type
        guard !isCurrent || type == .none else { return }
        cell.shownAccessory?.removeFromSuperview()
        cell.shownAccessoryType = type
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        cell.shownAccessory = CellAccessory.make(type, isMirrored: isMirrored) { [weak self] in
            guard let self else { return }
            cell.tableView?.accessoryWasPressed(in: self)
        }
        if let view = cell.shownAccessory { addSubview(view) }
    }
}
