import CoreGraphics
import InterfaceBuilder

extension NibCoder {
    /// Sets what the document says of an item of a bar.
    @MainActor
    func decode(_ item: UIBarItem) {
        loader.decodeBarItem(object, into: item)
    }

    /// Sets what the document says of what a bar shows of a controller.
    @MainActor
    func decode(_ item: UINavigationItem) {
        loader.decodeNavigationItem(object, into: item)
    }

    /// Makes the bar of a navigation controller; nil where the document has none.
    @MainActor
    func makeNavigationBar() -> UINavigationBar? {
        object.object("navigationBar").flatMap {
            loader.makeView(loader.resolved($0)) as? UINavigationBar
        }
    }

    /// Makes the toolbar of a navigation controller; nil where the document has none.
    @MainActor
    func makeNavigationToolbar() -> UIToolbar? {
        object.object("toolbar").flatMap {
            loader.makeView(loader.resolved($0)) as? UIToolbar
        }
    }

    /// Sets what the document says of a navigation controller.
    @MainActor
    func decodeNavigation(into controller: UINavigationController) {
        loader.decodeNavigationController(object, into: controller)
    }
}

extension NibLoader {
    /// Makes an item of a bar, of the app's class where there is one.
    func makeBarItem<Item: NSObject>(_ object: IBObject, as base: Item.Type) -> Item? {
        let type = customClass(object, base: base)
        let coder = NibCoder(object, loader: self, outerSize: nil)
        let made: NSObject? =
            switch type {
            case let type as UIBarItem.Type: type.init(coder: coder)
            case let type as UINavigationItem.Type: type.init(coder: coder)
            default: nil
            }
        guard let item = made as? Item else {
            warn(.refused(className: "\(type)"), object)
            return nil
        }
        register(item, for: object)
        return item
    }

    /// Makes an item that stands beside the views and controllers.
    func makeItem(_ object: IBObject) -> NSObject? {
        switch object.elementName {
        case "navigationItem": makeBarItem(object, as: UINavigationItem.self)
        case "tabBarItem": makeBarItem(object, as: UITabBarItem.self)
        default: makeBarItem(object, as: UIBarButtonItem.self)
        }
    }

    func decodeBarItem(_ object: IBObject, into item: UIBarItem) {
        if let title = source.text("title", of: object) { item.title = title }
        if let image = source.image(object.image("image"), line: object.line) { item.image = image }
        if let image = source.image(object.image("landscapeImage"), line: object.line) {
            item.landscapeImagePhone = image
        }
        if let flag = object.bool("enabled") { item.isEnabled = flag }
        if let tag = object.integer("tag") { item.tag = tag }
        if let insets = object.insets("imageInsets") { item.imageInsets = UIEdgeInsets(insets) }
        if let accessibility = object.accessibility {
            item.accessibilityLabel =
                source.localized("accessibilityLabel", of: object.id) ?? accessibility.label
            item.accessibilityHint =
                source.localized("accessibilityHint", of: object.id) ?? accessibility.hint
            item.accessibilityIdentifier = accessibility.identifier
        }
        if let item = item as? UIBarButtonItem { decodeButtonItem(object, into: item) }
        if let item = item as? UITabBarItem { decodeTabItem(object, into: item) }
    }

    private func decodeButtonItem(_ object: IBObject, into item: UIBarButtonItem) {
        if let name = object.string("systemItem") {
            if let system = UIBarButtonItem.SystemItem(document: name) {
                item.setSystemItem(system)
            } else {
                warn(.missingElement(element: "systemItem \(name)", used: "no picture"), object)
            }
        }
        switch object.string("style") {
        case "done": item.style = .done
        case "plain": item.style = .plain
        case "bordered": item.style = .bordered
        default: break
        }
        if let width = object.number("width") { item.width = CGFloat(width) }
        if let flag = object.bool("springLoaded") { item.isSpringLoaded = flag }
        if let flag = object.bool("hidden") { item.isHidden = flag }
        if let flag = object.bool("selected") { item.isSelected = flag }
        if let color = source.color(object.color("tintColor"), line: object.line) {
            item.tintColor = color
        }
        if let view = object.object("customView") { item.customView = makeView(resolved(view)) }
        if let menu = menu(of: object) { item.menu = menu }
    }

    func decodeNavigationItem(_ object: IBObject, into item: UINavigationItem) {
        if let title = source.text("title", of: object) { item.title = title }
        if let prompt = source.text("prompt", of: object) { item.prompt = prompt }
        if let title = source.text("backButtonTitle", of: object) { item.backButtonTitle = title }
        if let flag = object.bool("hidesBackButton") { item.hidesBackButton = flag }
        if let flag = object.bool("leftItemsSupplementBackButton") {
            item.leftItemsSupplementBackButton = flag
        }
        if let flag = object.bool("hidesSearchBarWhenScrolling") {
            item.hidesSearchBarWhenScrolling = flag
        }
        switch object.string("largeTitleDisplayMode") {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        switch object.string("backButtonDisplayMode") {
        case "generic": item.backButtonDisplayMode = .generic
        case "minimal": item.backButtonDisplayMode = .minimal
        default: break
        }
        item.leftBarButtonItems = items(object, one: "leftBarButtonItem", "leftBarButtonItems")
        item.rightBarButtonItems = items(object, one: "rightBarButtonItem", "rightBarButtonItems")
        if let back = object.object("backBarButtonItem") {
            item.backBarButtonItem = makeBarItem(resolved(back), as: UIBarButtonItem.self)
        }
        if let view = object.object("titleView") { item.titleView = makeView(resolved(view)) }
    }

    private func items(
        _ object: IBObject,
        one: String,
        _ list: String
    ) -> [UIBarButtonItem]? {
        var found = object.objects(in: list)
        if found.isEmpty, let single = object.object(one) { found = [single] }
        let items = found.compactMap { makeBarItem(resolved($0), as: UIBarButtonItem.self) }
        return items.isEmpty ? nil : items
    }

    /// Sets what bars show of a controller, and how its view lies below them.
    func decodeBars(of object: IBObject, into controller: UIViewController) {
        if let item = object.object("navigationItem") {
            controller.requireRare().navigationItem = makeBarItem(
                resolved(item),
                as: UINavigationItem.self
            )
        }
        let toolbarItems = object.objects(in: "toolbarItems").compactMap {
            makeBarItem(resolved($0), as: UIBarButtonItem.self)
        }
        if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
        if let item = object.object("tabBarItem") {
            controller.requireRare().tabBarItem = makeBarItem(
                resolved(item),
                as: UITabBarItem.self
            )
        }
        if let style = object.string("modalPresentationStyle")
            .flatMap(UIModalPresentationStyle.init(document:))
        {
            controller.modalPresentationStyle = style
        }
        if let style = object.string("modalTransitionStyle")
            .flatMap(UIModalTransitionStyle.init(document:))
        {
            controller.modalTransitionStyle = style
        }
        decodePresentation(object, into: controller)
        if object.bool("hidesBottomBarWhenPushed") == true {
            controller.hidesBottomBarWhenPushed = true
        }
        if object.bool("extendedLayoutIncludesOpaqueBars") == true {
            controller.extendedLayoutIncludesOpaqueBars = true
        }
        if object.bool("automaticallyAdjustsScrollViewInsets") == false {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        if let edges = object.flags("edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = Self.edges(edges)
        }
        // Interface Builder has kept the key of iOS 6.
        for key in ["preferredContentSize", "contentSizeForViewInPopover"] {
            if let size = object.size(key) { controller.preferredContentSize = size }
        }
    }

    private func decodePresentation(_ object: IBObject, into controller: UIViewController) {
        if object.bool("definesPresentationContext") == true {
            controller.definesPresentationContext = true
        }
        if object.bool("providesPresentationContextTransitionStyle") == true {
            controller.providesPresentationContextTransitionStyle = true
        }
        if object.bool("modalPresentationCapturesStatusBarAppearance") == true {
            controller.modalPresentationCapturesStatusBarAppearance = true
        }
        if object.bool("modalInPresentation") == true { controller.isModalInPresentation = true }
        guard let flag = object.bool("clearsSelectionOnViewWillAppear") else { return }
        switch controller {
        case let table as UITableViewController: table.clearsSelectionOnViewWillAppear = flag
        case let grid as UICollectionViewController: grid.clearsSelectionOnViewWillAppear = flag
        default: break
        }
    }

    private static func edges(_ names: Set<String>) -> UIRectEdge {
        var edges: UIRectEdge = []
        if names.contains("top") { edges.insert(.top) }
        if names.contains("left") { edges.insert(.left) }
        if names.contains("bottom") { edges.insert(.bottom) }
        if names.contains("right") { edges.insert(.right) }
        return edges
    }

    // MARK: - Bars

    func decodeNavigationBar(_ object: IBObject, into bar: UINavigationBar) {
        if let color = source.color(object.color("barTintColor"), line: object.line) {
            bar.barTintColor = color
        }
        if let flag = object.bool("translucent") { bar.isTranslucent = flag }
        if let flag = object.bool("largeTitles") { bar.prefersLargeTitles = flag }
        if object.isBlackBar { bar.barStyle = .black }
        if let attributes = object.textAttributes("titleTextAttributes") {
            bar.titleTextAttributes = barAttributes(attributes, object)
        }
        if let attributes = object.textAttributes("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = barAttributes(attributes, object)
        }
        decodeImages(object, into: bar)
        decodeAppearances(object, into: bar)
        let items = object.objects(in: "items").compactMap {
            makeBarItem(resolved($0), as: UINavigationItem.self)
        }
        if !items.isEmpty { bar.items = items }
    }

    private func decodeImages(_ object: IBObject, into bar: UINavigationBar) {
        let line = object.line
        if let image = source.image(object.image("shadowImage"), line: line) {
            bar.shadowImage = image
        }
        if let image = source.image(object.image("backIndicatorImage"), line: line) {
            bar.backIndicatorImage = image
        }
        if let image = source.image(object.image("backIndicatorTransitionMask"), line: line) {
            bar.backIndicatorTransitionMaskImage = image
        }
    }

    func decodeToolbar(_ object: IBObject, into bar: UIToolbar) {
        if let color = source.color(object.color("barTintColor"), line: object.line) {
            bar.barTintColor = color
        }
        decodeAppearances(object, into: bar)
        if let flag = object.bool("translucent") { bar.isTranslucent = flag }
        if object.isBlackBar { bar.barStyle = .black }
        let items = object.objects(in: "items").compactMap {
            makeBarItem(resolved($0), as: UIBarButtonItem.self)
        }
        if !items.isEmpty { bar.items = items }
    }

    func barAttributes(
        _ attributes: IBTextAttributes,
        _ object: IBObject
    ) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = attributes.font { result[.font] = source.font(font, line: object.line) }
        if let color = source.color(attributes.textColor, line: object.line) {
            result[.foregroundColor] = color
        }
        if let color = source.color(attributes.shadowColor, line: object.line) {
            let shadow = NSShadow()
            shadow.shadowColor = color
            if let offset = attributes.shadowOffset {
                shadow.shadowOffset = CGSize(width: offset.dx, height: offset.dy)
            }
            result[.shadow] = shadow
        }
        return result
    }

    func decodeNavigationController(_ object: IBObject, into controller: UINavigationController) {
        if let flag = object.bool("navigationBarHidden") {
            controller.isNavigationBarHidden = flag
        }
        if let flag = object.bool("toolbarHidden") { controller.isToolbarHidden = flag }
        if let flag = object.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = flag }
        if let flag = object.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = flag }
        if let flag = object.bool("hidesBarsWhenVerticallyCompact") {
            controller.hidesBarsWhenVerticallyCompact = flag
        }
        if let flag = object.bool("hidesBarsWhenKeyboardAppears") {
            controller.hidesBarsWhenKeyboardAppears = flag
        }
        guard followsSegues else { return }
        let own = containedControllers(object)
        if !own.isEmpty { controller.setViewControllers(own, animated: false) }
        for segue in object.segues {
            guard case .relationship("rootViewController") = segue.kind,
                let root = relatedController(segue, of: controller)
            else { continue }
            controller.setViewControllers([root], animated: false)
        }
    }

    /// Makes the controllers that stand in a container itself, as xibs have them.
    func containedControllers(_ object: IBObject) -> [UIViewController] {
        object.objects(in: "viewControllers")
            .filter { $0.baseClass.kind == .viewController }
            .compactMap { object in
                let controller = makeController(resolved(object))
                if let controller, let id = object.id { adopt(controller, id: id) }
                return controller
            }
    }
}

extension IBValueSource {
    /// Whether a bar is dark; older words say as well whether content shines through.
    var isBlackBar: Bool {
        ["black", "blackOpaque", "blackTranslucent"].contains(string("barStyle"))
    }
}

extension UIBarButtonItem.SystemItem {
    /// The item by Interface Builder's name; nil for others.
    init?(document name: String) {
        let names: [String: UIBarButtonItem.SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
            "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
            "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
            "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
            "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl,
            "close": .close,
        ]
        guard let item = names[name] else { return nil }
        self = item
    }
}
