/// The groups of items that a navigation item has in place of single ones.
struct ItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var centre: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?

    @MainActor var all: [UIBarButtonItemGroup] {
        leading + centre + trailing + (pinned.map { [$0] } ?? [])
    }
}

extension UINavigationItem {
    func groupsDidChange() {
        for group in groups.all { group.owner = self }
        didChange()
    }

    /// The items at the leading edge, from there on.
    var shownLeading: [UIBarButtonItem] { groups.leading.flatMap(\.shownItems) }

    /// The items at the trailing edge, from there on.
    var shownTrailing: [UIBarButtonItem] {
        let inOrder = groups.trailing + (groups.pinned.map { [$0] } ?? [])
        return inOrder.flatMap(\.shownItems).reversed()
    }

    /// The items in the middle, where the style and the width leave room for them.
    var shownCentre: [UIBarButtonItem] {
        showsCentre ? groups.centre.flatMap(\.shownItems) : []
    }

    /// Whether the bar has room for items in the middle.
    var showsCentre: Bool {
        style != .navigator && bar?.traitCollection.horizontalSizeClass == .regular
    }

    /// What has no room in the middle, as choices of a menu.
    var overflow: [UIMenuElement] {
        showsCentre ? [] : groups.centre.flatMap(\.elements)
    }

    /// Whether items of groups stand for others, or could.
    var hasRepresentatives: Bool {
        groups.all.contains { $0.isDisplayingRepresentativeItem }
            || (groups.leading + groups.trailing).contains(where: \.canCollapse)
    }

    /// Shows all items of all groups.
    func expandGroups() {
        for group in groups.all { group.isDisplayingRepresentativeItem = false }
    }

    /// Lets a representative item stand for another group; whether there was one left.
    func collapseGroup() -> Bool {
        let next = (groups.trailing + groups.leading.reversed()).first {
            $0.canCollapse && !$0.isDisplayingRepresentativeItem
        }
        next?.isDisplayingRepresentativeItem = true
        return next != nil
    }
}
