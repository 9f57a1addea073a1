extension UISplitViewController {
    /// The columns that there can be side by side, the outermost first.
    static var order: [Column] { [.primary, .supplementary, .secondary] }

    var isClassic: Bool { style == .unspecified }

    /// The controllers that stand side by side, or the one that is shown alone.
    var shownHolders: [UIViewController] {
        if isCollapsed { return collapsedHolder.map { [$0] } ?? [] }
        return Self.order.compactMap { split.holders[$0] }
    }

    /// The controller that is shown alone.
    var collapsedHolder: UIViewController? {
        if !isClassic, let compact = split.holders[.compact] { return compact }
        return Self.order.lazy.compactMap { self.split.holders[$0] }.first
    }

    // MARK: - Classic

    func replaceControllers(_ new: [UIViewController]) {
        guard isClassic else {
            let places: [Column] =
                new.count > 2 ? Self.order : [.primary, .secondary]
            for (controller, column) in zip(new, places) { set(controller, for: column) }
            return
        }
        let kept = Array(new.prefix(2))
        if let preserved = split.preserved, !kept.contains(where: { $0 === preserved }) {
            preserved.endPresentationsAside()
        }
        split.preserved = nil
        let wasCollapsed = isCollapsed
        split.isCollapsed = false
        for old in split.holders.values where !kept.contains(where: { $0 === old }) {
            old.endPresentationsAside()
            release(old)
        }
        split.holders = [:]
        if let primary = kept.first { split.holders[.primary] = primary }
        if kept.count > 1 { split.holders[.secondary] = kept[1] }
        split.columns = split.holders
        for controller in kept { take(controller) }
        if wasCollapsed { collapse() }
        controllersDidChange()
    }

    // MARK: - Columns

    func set(_ controller: UIViewController?, for column: Column) {
        guard column != .supplementary || style == .tripleColumn, !isClassic else {
            return Diagnostics.report(
                "\(controller.map { "\($0)" } ?? "nil") was not set: \(self) has no column "
                    + "\"\(column)\"; create it with init(style:)."
            )
        }
        let old = split.holders[column]
        split.columns[column] = controller
        guard let controller else {
            if let old { leaveColumn(old) }
            split.holders[column] = nil
            split.wrapped.remove(column)
            return controllersDidChange()
        }
        if column == .compact || controller is UINavigationController {
            split.wrapped.remove(column)
            return exchange(old, for: controller, in: column)
        }
        if split.wrapped.contains(column), let stack = old as? UINavigationController {
            // As in UIKit, the detail that was there before stays below the new one.
            guard column == .secondary else {
                return stack.setViewControllers([controller], animated: false)
            }
            if stack.viewControllers.contains(where: { $0 === controller }) {
                stack.popToViewController(controller, animated: false)
            } else {
                stack.pushViewController(controller, animated: false)
            }
            return
        }
        split.wrapped.insert(column)
        exchange(old, for: UINavigationController(rootViewController: controller), in: column)
    }

    private func exchange(
        _ old: UIViewController?,
        for new: UIViewController,
        in column: Column
    ) {
        guard old !== new else { return }
        old?.endPresentationsAside()
        let stack = old?.parent as? UINavigationController
        split.holders[column] = new
        if isCollapsed {
            if let old, let stack, stack !== self {
                stack.replace(old, by: new)
            } else if let old {
                release(old)
            }
            if collapsedHolder === new { take(new) }
        } else {
            if let old { release(old) }
            if column != .compact { take(new) }
        }
        controllersDidChange()
    }

    /// Takes a controller out of wherever it stands, its own column or a stack.
    private func leaveColumn(_ controller: UIViewController) {
        controller.endPresentationsAside()
        if let stack = controller.parent as? UINavigationController {
            stack.letGo(controller)
        } else {
            release(controller)
        }
    }

    // MARK: - Children

    /// Makes a controller a child; of a column's list the width is compact.
    func take(_ controller: UIViewController) {
        if let stack = controller.parent as? UINavigationController { stack.letGo(controller) }
        if controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        let isList = !isCollapsed && controller !== split.holders[.secondary]
        setTraits(
            isList ? UITraitCollection(horizontalSizeClass: .compact) : nil,
            of: controller
        )
    }

    /// Lets a child go, with its view.
    func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        (controller as? UINavigationController)?.bar.systemItem = nil
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.showPresentation(false, in: viewIfLoaded)
        controller.removeFromParent()
    }

    func controllersDidChange() {
        updateMode()
        updateButtons()
        viewIfLoaded?.window?.windowScene?.transitions.mayLeadElsewhere = true
        guard isViewLoaded else { return }
        if mayShowChildren { installColumns() }
        view.setNeedsLayout()
    }

    // MARK: - Showing others

    func showPrimary(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
        if isCollapsed || !isClassic {
            return pass(controller, sender)
        }
        let secondary = split.holders[.secondary]
        replaceControllers([controller, secondary].compactMap { $0 })
    }

    func showSecondary(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
            return
        }
        if isCollapsed, isClassic || split.holders[.compact] != nil {
            return pass(controller, sender)
        }
        guard isClassic else {
            set(controller, for: .secondary)
            return makeSeen(.secondary)
        }
        guard let primary = split.holders[.primary] else {
            return replaceControllers([controller])
        }
        replaceControllers([primary, controller])
        if displayMode.covers { change(to: .secondaryOnly, animated: true) }
    }

    /// Lets the controller that is shown alone show another one.
    private func pass(_ controller: UIViewController, _ sender: Any?) {
        // One that cannot show others asks its parent, which is this controller.
        guard !split.isShowing, let shown = collapsedHolder else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        split.isShowing = true
        shown.show(controller, sender: sender)
        split.isShowing = false
    }
}
