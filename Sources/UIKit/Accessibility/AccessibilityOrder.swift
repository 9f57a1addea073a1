import RenderTree

/// The order in which a view has its elements read, and what stands for those that are no views.
@MainActor
final class ElementList {
    /// What is read, in order.
    var order: [NodeID] = []
    /// What stands for elements that are no views.
    var standIns: [AccessibilityStandIn] = []
    /// What stands for actions beside using the view.
    var actions: [AccessibilityStandIn] = []
    /// What stands for links in the view's text.
    var links: [AccessibilityStandIn] = []
}

/// The orders of a scene's views: asked before each commit, where there is any.
@MainActor
final class AccessibilityOrder {
    private var holders: [() -> UIView?] = []
    private var known: Set<ObjectIdentifier> = []
    private var leftOut: [ObjectIdentifier: () -> UIView?] = [:]
    /// Whether something changed since the last commit.
    var needsUpdate = true

    /// Takes note of a view that says an order or actions.
    func add(_ view: UIView) {
        needsUpdate = true
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        holders.append { [weak view] in view }
    }

    /// Brings what pages read in line with what the views say.
    func update(in context: RenderContext) {
        needsUpdate = false
        var out: [ObjectIdentifier: UIView] = [:]
        holders.removeAll { holder in
            guard let view = holder() else { return true }
            guard view.rendering.context === context else { return false }
            view.updateElementList(in: context, leavingOut: &out)
            return false
        }
        if holders.count < known.count {
            known = Set(holders.compactMap { $0().map(ObjectIdentifier.init) })
        }
        for (key, view) in leftOut where out[key] == nil { view()?.isLeftOutOfReading = false }
        for view in out.values { view.isLeftOutOfReading = true }
        leftOut = out.mapValues { view in { [weak view] in view } }
    }
}

extension RenderContext {
    /// Asks the views that say an order, once there is any, before the next commit.
    func accessibilityOrderMayChange() {
        guard let order = accessibilityOrder else { return }
        order.needsUpdate = true
        scheduleUpdate()
    }

    /// Finds views that say an order of reading among those that changed, and asks all of them.
    func updateAccessibilityOrder(changed: [UIView]) {
        for view in changed where view.saysOrderOrActions {
            let order = accessibilityOrder ?? AccessibilityOrder()
            accessibilityOrder = order
            order.add(view)
        }
        guard let order = accessibilityOrder, order.needsUpdate || !changed.isEmpty else { return }
        order.update(in: self)
    }
}

extension UIView {
    /// Whether the view says what of it is read, or what can be done with it.
    fileprivate var saysOrderOrActions: Bool {
        if rare?.elementList != nil || !readLinks.isEmpty { return true }
        return accessibilityElements != nil || accessibilityCustomActions?.isEmpty == false
            || (1..<NSNotFound).contains(accessibilityElementCount())
    }

    /// Whether the order of a view around leaves the view out.
    fileprivate(set) var isLeftOutOfReading: Bool {
        get { rare?.isLeftOut ?? false }
        set {
            guard newValue != isLeftOutOfReading else { return }
            requireRare().isLeftOut = newValue
            setNeedsRender()
        }
    }

    /// What the view has read in place of what is inside it; nil where it says nothing.
    private var listedElements: [AnyObject]? {
        if isAccessibilityElement { return nil }
        if let elements = accessibilityElements { return elements.compactMap(TargetAction.unwrap) }
        let count = accessibilityElementCount()
        guard (1..<NSNotFound).contains(count) else { return nil }
        return (0..<count).compactMap { TargetAction.unwrap(accessibilityElement(at: $0)) }
    }

    fileprivate func updateElementList(
        in context: RenderContext,
        leavingOut: inout [ObjectIdentifier: UIView]
    ) {
        let elements = listedElements
        let actions = accessibilityCustomActions ?? []
        let links = elements == nil ? readLinks : []
        guard elements != nil || !actions.isEmpty || !links.isEmpty || rare?.elementList != nil
        else { return }
        let list = rare?.elementList ?? ElementList()
        requireRare().elementList = list
        show(links, in: list)
        show(actions, in: list)
        let shown = show(elements ?? [], in: list, context)
        let order = shown.map { context.id(of: $0) } + list.actions.map { context.id(of: $0) }
        let owned = elements == nil ? [] : order
        if owned != list.order {
            list.order = owned
            setNeedsRender()
        }
        guard elements != nil else { return }
        var kept = Set(list.actions.map(ObjectIdentifier.init))
        var around: Set<ObjectIdentifier> = []
        for view in shown {
            kept.insert(ObjectIdentifier(view))
            var current = view.superview
            while let candidate = current, candidate !== self {
                around.insert(ObjectIdentifier(candidate))
                current = candidate.superview
            }
        }
        leaveOut(keeping: kept, around, &leavingOut)
    }

    private func leaveOut(
        keeping kept: Set<ObjectIdentifier>,
        _ around: Set<ObjectIdentifier>,
        _ leavingOut: inout [ObjectIdentifier: UIView]
    ) {
        for view in hierarchy.subviews where !kept.contains(ObjectIdentifier(view)) {
            if around.contains(ObjectIdentifier(view)) {
                view.leaveOut(keeping: kept, around, &leavingOut)
            } else {
                leavingOut[ObjectIdentifier(view)] = view
            }
        }
    }

    /// Returns the views that show elements, in order, with stand-ins for those that are none.
    private func show(
        _ elements: [AnyObject],
        in list: ElementList,
        _ context: RenderContext
    ) -> [UIView] {
        var standIns: [AccessibilityStandIn] = []
        let views: [UIView] = elements.compactMap { object in
            if let view = object as? UIView ?? (object as? UIBarButtonItem)?.shownView {
                let isShown = view.rendering.context === context && !isDescendant(of: view)
                return isShown ? view : nil
            }
            guard let element = object as? UIAccessibilityElement else { return nil }
            let standIn: AccessibilityStandIn
            if let known = element.standIn, known.superview === self {
                standIn = known
                if known.meansSomethingNew { known.setNeedsRender() }
            } else {
                standIn = AccessibilityStandIn(.element(element))
                element.standIn = standIn
                insertUnseen(standIn, at: .max)
            }
            place(standIn, at: convert(element.accessibilityFrame, fromScreen: ()))
            standIns.append(standIn)
            return standIn
        }
        for old in list.standIns where !standIns.contains(where: { $0 === old }) {
            old.removeUnseen()
        }
        list.standIns = standIns
        return views
    }

    /// Brings what stands for actions in line with them.
    private func show(_ actions: [UIAccessibilityCustomAction], in list: ElementList) {
        while list.actions.count > actions.count { list.actions.removeLast().removeUnseen() }
        for (index, action) in actions.enumerated() {
            if index == list.actions.count {
                let standIn = AccessibilityStandIn(.action(action))
                insertUnseen(standIn, at: .max)
                list.actions.append(standIn)
            } else if case .action(let old) = list.actions[index].part, old !== action {
                list.actions[index].part = .action(action)
            }
            place(list.actions[index], at: bounds)
        }
    }

    /// Brings what stands for links in line with them.
    private func show(_ links: [TextLink], in list: ElementList) {
        while list.links.count > links.count { list.links.removeLast().removeUnseen() }
        for (index, link) in links.enumerated() {
            if index == list.links.count {
                let standIn = AccessibilityStandIn(.link(link))
                insertUnseen(standIn, at: .max)
                list.links.append(standIn)
            } else if case .link(let old) = list.links[index].part, old.item !== link.item {
                list.links[index].part = .link(link)
            }
            place(list.links[index], at: link.frame)
        }
    }

    private func place(_ standIn: AccessibilityStandIn, at frame: CGRect) {
        if standIn.frame != frame { standIn.frame = frame }
    }

    /// Returns a rectangle of the view on the screen, in points.
    func screenRect(_ rect: CGRect) -> CGRect {
        guard let window else { return rect }
        let inWindow = convert(rect, to: window)
        return inWindow.offsetBy(
            dx: window.frame.minX - window.bounds.minX,
            dy: window.frame.minY - window.bounds.minY
        )
    }

    private func convert(_ rect: CGRect, fromScreen: Void) -> CGRect {
        guard let window else { return rect }
        let inWindow = rect.offsetBy(
            dx: window.bounds.minX - window.frame.minX,
            dy: window.bounds.minY - window.frame.minY
        )
        return convert(inWindow, from: window)
    }
}
