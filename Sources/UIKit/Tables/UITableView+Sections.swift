import CoreGraphics
import RenderTree

/// What holds a header as far as its section goes, and lets it stand at the table's upper edge.
///
/// The page itself keeps the header there while a person scrolls; the view here follows.
final class StickyTrack: UIView {
    private let header: UIView

    init(_ header: UIView) {
        self.header = header
        super.init(frame: .zero)
        layer.zPosition = 1
        // Pages let touches beside the header through to the rows.
        isUserInteractionEnabled = false
        addSubview(header)
    }

    required init?(coder: NSCoder) { nil }

    /// The header takes touches, its track does not.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        header.hitTest(header.pointFromSuperview(point), with: event)
    }

    /// Puts the header where it is seen.
    ///
    /// - Parameters:
    ///   - edge: The upper edge of what can be seen, in the table's coordinates.
    ///   - inset: The distance of that edge from the table's bounds, in points.
    ///   - height: The height of the header, in points.
    func place(edge: CGFloat, inset: CGFloat, height: CGFloat) {
        let room = max(0, bounds.height - height)
        let y = min(max(0, edge - frame.minY), room)
        let place = CGRect(x: 0, y: y, width: bounds.width, height: height)
        if header.frame != place { header.frame = place }
        (header as? UITableViewHeaderFooterView)?.setPinned(y > 0)
        let rare = header.requireRare()
        guard rare.stickyInset != inset else { return }
        rare.stickyInset = inset
        header.setNeedsRender()
    }

    /// Takes the header out, for another use.
    func release() {
        header.rare?.stickyInset = nil
        if header.superview === self { header.removeFromSuperview() }
        removeFromSuperview()
    }
}

extension UITableView {
    /// The name under which headers that show a title alone are used again.
    private static var titleIdentifier: String { "\u{0}title" }

    // MARK: - Views

    /// Makes the view of a header or footer: the delegate's own, or one that shows a title.
    func makeEdgeView(_ section: Int, _ title: String?, _ isHeader: Bool) -> UIView? {
        if let delegate {
            let view = UIView.withoutAnimation {
                isHeader
                    ? delegate.tableView(self, viewForHeaderInSection: section)
                    : delegate.tableView(self, viewForFooterInSection: section)
            }
            if let view {
                prepareEdge(view, isHeader)
                return view
            }
        }
        guard let title, !title.isEmpty else { return nil }
        let view =
            dequeueEdge(Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        prepareEdge(view, isHeader)
        view.showTitle(title)
        return view
    }

    private func prepareEdge(_ view: UIView, _ isHeader: Bool) {
        view.letFrameCount()
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.edge.tableView = self
        view.edge.isHeader = isHeader
        if !table.keepsClear { view.insetsLayoutMarginsFromSafeArea = false }
        if view.frame.width != bounds.width { view.frame.size.width = bounds.width }
    }

    /// Returns the height that a header or footer asks for.
    func measure(_ view: UIView) -> CGFloat {
        let width = rowFrame(0, 0).width
        let isConstrained = view.subviews.contains { $0.autoLayout?.translatesMask == false }
        guard view is UITableViewHeaderFooterView || isConstrained else {
            let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
            return height > 0 ? height : 28
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return roundedUpToPixel(size.height)
    }

    // MARK: - Layout

    /// Shows the headers and footers of the sections in sight, and of those that may be next.
    func layoutEdges() {
        let area = preparedRange
        let first = table.layout.section(at: area.top) ?? 0
        let last = table.layout.section(at: area.bottom) ?? -1
        for (section, edge) in table.headers where section < first || section > last {
            table.headers[section] = nil
            endDisplay(of: edge, section, isHeader: true)
        }
        for (section, edge) in table.footers where section < first || section > last {
            table.footers[section] = nil
            endDisplay(of: edge, section, isHeader: false)
        }
        guard first <= last else { return }
        for section in first...last {
            let lengths = table.layout.sections[section]
            if lengths.header.isShown, table.headers[section] == nil {
                showEdge(section, lengths.header.title, isHeader: true)
            }
            if lengths.footer.isShown, table.footers[section] == nil {
                showEdge(section, lengths.footer.title, isHeader: false)
            }
        }
        placeEdges()
    }

    private func showEdge(_ section: Int, _ title: String?, isHeader: Bool) {
        guard let view = makeEdgeView(section, title, isHeader) else {
            // The delegate said a height, and leaves the room empty.
            let edge =
                isHeader ? \TableLayout.Section.header : \TableLayout.Section.footer
            return table.layout.change(section) { $0[keyPath: edge].isShown = false }
        }
        let isSticky = isHeader && style == .plain
        let track = isSticky ? StickyTrack(view) : nil
        let edge = ShownEdge(view: view, track: track)
        edge.outer.requireRare().isListPart = true
        UIView.performWithoutAnimation {
            addSubview(edge.outer)
            if isHeader {
                table.headers[section] = edge
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            } else {
                table.footers[section] = edge
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
    }

    func endDisplay(of edge: ShownEdge, _ section: Int, isHeader: Bool) {
        edge.track?.release()
        edge.view.removeFromSuperview()
        recycleEdge(edge.view)
        if isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: section)
        }
    }

    /// Puts headers and footers where their sections are.
    func placeEdges() {
        let inset = max(0, adjustedContentInset.top)
        for (section, edge) in table.headers where section < table.layout.sections.count {
            var top = table.layout.headerTop(section)
            if let transfer = table.transfer { top += transfer.displacement(ofHeader: section) }
            let height = table.layout.sections[section].header.height
            guard let track = edge.track else {
                let frame = edgeFrame(top, height)
                if edge.view.frame != frame { edge.view.frame = frame }
                continue
            }
            let frame = edgeFrame(top, table.layout.bottom(of: section) - top)
            if track.frame != frame { track.frame = frame }
            track.place(edge: bounds.minY + inset, inset: inset, height: height)
        }
        for (section, edge) in table.footers where section < table.layout.sections.count {
            let height = table.layout.sections[section].footer.height
            var top = table.layout.footerTop(section)
            if let transfer = table.transfer { top += transfer.displacement(ofFooter: section) }
            let frame = edgeFrame(top, height)
            if edge.view.frame != frame { edge.view.frame = frame }
        }
    }

    private func edgeFrame(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        var frame = rowFrame(top, height)
        // Headers and footers of grouped tables begin where the content of rows does.
        if style != .insetGrouped { (frame.origin.x, frame.size.width) = (0, bounds.width) }
        return frame
    }
}
