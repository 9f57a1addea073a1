import InterfaceBuilder

extension NibCoder {
    /// Makes the bar of a tab bar controller; nil where the document has none.
    @MainActor
    func makeTabBar() -> UITabBar? {
        object.object("tabBar").flatMap { loader.makeView(loader.resolved($0)) as? UITabBar }
    }

    /// Sets what the document says of a tab bar controller.
    @MainActor
    func decodeTabs(into controller: UITabBarController) {
        loader.decodeTabBarController(object, into: controller)
    }
}

extension NibLoader {
    func decodeTabItem(_ object: IBObject, into item: UITabBarItem) {
        if let name = object.string("systemItem"),
            let system = UITabBarItem.SystemItem(document: name)
        {
            item.setSystemItem(system)
        }
        if let image = source.image(object.image("selectedImage"), line: object.line) {
            item.selectedImage = image
        }
        if let offset = object.offset("titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(horizontal: offset.dx, vertical: offset.dy)
        }
        if let badge = source.text("badgeValue", of: object) { item.badgeValue = badge }
    }

    func decodeTabBar(_ object: IBObject, into bar: UITabBar) {
        if let color = source.color(object.color("barTintColor"), line: object.line) {
            bar.barTintColor = color
        }
        if let color = source.color(object.color("selectedImageTintColor"), line: object.line) {
            bar.tintColor = color
        }
        if let color = source.color(object.color("unselectedItemTintColor"), line: object.line) {
            bar.unselectedItemTintColor = color
        }
        if let flag = object.bool("translucent") { bar.isTranslucent = flag }
        if object.isBlackBar { bar.barStyle = .black }
        setPlacing(object, of: bar)
        let line = object.line
        if let image = source.image(object.image("backgroundImage"), line: line) {
            bar.backgroundImage = image
        }
        if let image = source.image(object.image("shadowImage"), line: line) {
            bar.shadowImage = image
        }
        if let image = source.image(object.image("selectionIndicatorImage"), line: line) {
            bar.selectionIndicatorImage = image
        }
        decodeAppearances(object, into: bar)
        let items = object.objects(in: "items").compactMap {
            makeBarItem(resolved($0), as: UITabBarItem.self)
        }
        if !items.isEmpty { bar.items = items }
    }

    private func setPlacing(_ object: IBObject, of bar: UITabBar) {
        switch object.string("itemPositioning") {
        case "fill": bar.itemPositioning = .fill
        case "centered": bar.itemPositioning = .centered
        default: break
        }
        if let width = object.length("itemWidth") { bar.itemWidth = CGFloat(width) }
        if let spacing = object.length("itemSpacing") { bar.itemSpacing = CGFloat(spacing) }
    }

    func decodeTabBarController(_ object: IBObject, into controller: UITabBarController) {
        guard followsSegues else { return }
        var children = containedControllers(object)
        for segue in object.segues {
            guard case .relationship("viewControllers") = segue.kind,
                let child = relatedController(segue, of: controller)
            else { continue }
            children.append(child)
        }
        if !children.isEmpty { controller.viewControllers = children }
        if let index = object.integer("selectedIndex") { controller.selectedIndex = index }
    }
}
