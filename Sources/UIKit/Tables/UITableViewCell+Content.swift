import CoreGraphics

extension UITableViewCell {
    /// The table that shows the cell; nil outside of tables.
    var tableView: UITableView? { cell.tableView }

    // MARK: - Style

    func label(_ path: WritableKeyPath<CellState, UILabel?>) -> UILabel {
        if let label = cell[keyPath: path] { return label }
        let label = UILabel()
        let isDetail = path == \CellState.detailLabel
        switch cell.style {
        case .default: label.font = .preferredFont(forTextStyle: .body)
        case .value1:
            label.font = .preferredFont(forTextStyle: .body)
            if isDetail { label.textColor = .secondaryLabel }
        case .value2:
            label.font = .preferredFont(forTextStyle: isDetail ? .body : .footnote)
            if !isDetail { label.textColor = .systemBlue }
            if !isDetail { label.textAlignment = .right }
        case .subtitle:
            label.font = .preferredFont(forTextStyle: isDetail ? .caption1 : .body)
        }
        cell[keyPath: path] = label
        // A configuration's view is no place for what the style shows.
        if cell.hosted == nil { contentView.addSubview(label) }
        setNeedsLayout()
        return label
    }

    func requireImageView() -> UIImageView {
        if let view = cell.imageView { return view }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        cell.imageView = view
        if cell.hosted == nil { contentView.addSubview(view) }
        setNeedsLayout()
        return view
    }

    /// Takes a part over that a document made.
    func adopt(label: UILabel, as path: WritableKeyPath<CellState, UILabel?>) {
        cell[keyPath: path] = label
    }

    // MARK: - Configurations

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else { return dropContent() }
        let current =
            cell.updatesContent ? configuration.updated(for: configurationState) : configuration
        if let hosted = cell.hosted, hosted.supports(current) {
            hosted.configuration = current
        } else {
            for part in [cell.textLabel, cell.detailLabel] { part?.removeFromSuperview() }
            cell.imageView?.removeFromSuperview()
            (cell.textLabel, cell.detailLabel, cell.imageView) = (nil, nil, nil)
            let view = current.makeContentView()
            takeContentView(view)
            cell.hosted = view
            // The update for the state sets it once more; some views read it only then.
            if cell.updatesContent, !(view is UIListContentView) { view.configuration = current }
        }
        setNeedsRender()
        cell.tableView?.contentOfCellDidChange(self)
    }

    private func dropContent() {
        guard cell.hosted != nil else { return }
        cell.hosted = nil
        takeContentView(CellContentView())
        for part in [cell.imageView, cell.textLabel, cell.detailLabel] {
            part.map(contentView.addSubview)
        }
        setNeedsRender()
        setNeedsLayout()
        cell.tableView?.contentOfCellDidChange(self)
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        cell.backgroundConfiguration = configuration
        guard configuration != nil else {
            cell.configuredBackground?.removeFromSuperview()
            cell.configuredBackground = nil
            return
        }
        backgroundColor = nil
        cell.backgroundView?.removeFromSuperview()
        cell.backgroundView = nil
        if cell.selectedBackgroundView != nil { setSelectedBackgroundView(nil) }
        if cell.multipleBackgroundView != nil { setMultipleBackgroundView(nil) }
        showBackgroundConfiguration()
        updateSelectionLook()
    }

    /// Takes away the configuration, for views in its place.
    func dropBackgroundConfiguration() {
        guard cell.backgroundConfiguration != nil else { return }
        setBackground(nil)
        updateSelectionLook()
    }

    private func showBackgroundConfiguration() {
        guard var configuration = cell.backgroundConfiguration else { return }
        if cell.updatesBackground { configuration = configuration.updated(for: configurationState) }
        if let view = cell.configuredBackground {
            view.configuration = configuration
        } else {
            let view = ConfiguredBackgroundView(configuration)
            view.frame = bounds
            cell.configuredBackground = view
            insertSubview(view, at: 0)
        }
    }

    func makeState() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = cell.isSelected
        state.isHighlighted = cell.isHighlighted
        state.isEditing = cell.isEditing
        state.isSwiped = cell.isSwiped
        state.isDisabled = !isUserInteractionEnabled
        state.isReordering = cell.tableView.map { $0.table.drag?.cell === self } ?? false
        if let transfer = cell.tableView?.table.transfer { transfer.describe(self, &state) }
        return state
    }

    func markNeedsConfiguration() {
        cell.needsConfiguration = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard cell.needsConfiguration else { return }
        cell.needsConfiguration = false
        let state = configurationState
        if cell.updatesContent, let hosted = cell.hosted {
            hosted.configuration = hosted.configuration.updated(for: state)
        }
        showBackgroundConfiguration()
        observing(.configuration) {
            updateConfiguration(using: state)
            cell.updateHandler?(self, state)
        }
    }

    // MARK: - Sizes

    /// Whether constraints of the app determine the size of the content.
    private var isSizedByConstraints: Bool {
        contentView.subviews.contains { $0.autoLayout?.translatesMask == false }
    }

    func fitContent(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return measured(for: target.width) { measureContent(target, horizontal, vertical) }
    }

    /// Measures with the margins that the cell has at a width.
    private func measured(for width: CGFloat, _ measure: () -> CGSize) -> CGSize {
        guard width > 0, width < 1e6, cell.fittingWidth == nil,
            CellMetrics.side(width) != CellMetrics.side(bounds.width)
        else { return measure() }
        cell.fittingWidth = width
        contentView.marginsMayHaveChanged()
        let size = measure()
        cell.fittingWidth = nil
        contentView.marginsMayHaveChanged()
        return size
    }

    private func measureContent(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        let beside = contentFrame(in: CGRect(origin: .zero, size: target))
        let inner = CGSize(width: max(0, beside.width), height: target.height)
        var size = CGSize.zero
        if let hosted = cell.hosted, !(hosted is UIListContentView) {
            contentView.frame.size.width = inner.width
            size = hosted.systemLayoutSizeFitting(
                inner,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
        } else if cell.hosted == nil, isSizedByConstraints {
            contentView.frame.size.width = inner.width
            size = contentView.systemLayoutSizeFitting(
                inner,
                withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical
            )
        } else {
            return sizeThatFits(target)
        }
        if size.height <= 0 { size.height = CellMetrics.rowHeight }
        return CGSize(width: size.width + target.width - beside.width, height: size.height)
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : bounds.width
        return measured(for: width) { measure(CGSize(width: width, height: size.height)) }
    }

    private func measure(_ size: CGSize) -> CGSize {
        let width = size.width
        let content = contentFrame(in: CGRect(x: 0, y: 0, width: width, height: size.height))
        if let list = cell.hosted as? UIListContentView {
            list.frame.size.width = content.width
            let height = list.sizeThatFits(CGSize(width: content.width, height: 0)).height
            return CGSize(width: width, height: height)
        }
        return CGSize(width: width, height: styleHeight(within: content.width))
    }
}
