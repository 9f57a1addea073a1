import CoreGraphics
import InterfaceBuilder

/// The bars that Interface Builder assumes around a controller's view.
@MainActor
struct SimulatedBars {
    private let document: IBDocument
    private let screenInsets: ScreenInsets
    /// The controllers that a navigation bar stands above, and whose bar it is.
    private var inNavigation: [String: String] = [:]
    /// The controllers that a tab bar stands below.
    private var inTabs: Set<String> = []
    /// The controllers that a navigation controller's toolbar stands below.
    private var inToolbar: Set<String> = []
    /// The controllers that a container view of another one holds.
    private var embedded: Set<String> = []
    /// The controllers that stand on a sheet, which no bar of the screen covers.
    private var presented: Set<String> = []

    init(_ document: IBDocument) {
        self.document = document
        screenInsets = ScreenInsets(document)
        collect()
    }

    /// Returns the insets of a controller's view: safe area and, in older documents, guides.
    func insets(of controller: IBObject) -> DesignInsets {
        guard let id = controller.id, let root = controller.view,
            // A widget stands in a list, without a bar of the screen.
            root.string("simulatedAppContext") != "notificationCenter"
        else { return DesignInsets() }
        let device = document.shownDevice
        let isFree = Self.isFreeform(controller, device)
        let isNotched = screenInsets.isNotched
        // Sizes of no device had no bar for the time before Xcode 14, but the device's notch.
        let hasTime =
            !isFree || isNotched || (document.toolsGeneration.map { $0 >= 21_000 } ?? true)
        let hasStatusBar = hasTime && !hidesStatusBar(controller)
        var top = hasStatusBar ? screenInsets.top : 0
        var bottom = isFree && !isNotched ? 0 : screenInsets.bottom
        var side = screenInsets.side
        if let bar = controller.child(keyed: "simulatedTopBarMetrics") {
            let isOpaque = bar.bool("translucent") == false
            if bar.name == "simulatedNavigationBarMetrics", !(isFree && isOpaque) {
                top += navigationBarHeight(of: bar)
            }
        } else if let stack = inNavigation[id] {
            let end = isFree ? nil : endOfBar(of: stack, above: controller)
            top = end ?? top + BarHeights(document).navigationBar
        }
        bottom += bottomBar(of: controller, id)
        if presented.contains(id) {
            (top, bottom, side) = (0, 0, 0)
        } else if embedded.contains(id) {
            bottom = 0
        } else if !isFree, !document.hasOldSize(controller), var room = screen(of: controller),
            let frame = root.frame
        {
            if let stack = inNavigation[id], presented.contains(stack) {
                // Tools wrote views on sheets as high as the sheet, or as the screen.
                room.height = min(room.height, max(frame.height, room.height - screenInsets.sheet))
            }
            leaveOut(frame, of: room, &top, &bottom)
        }
        var insets = DesignInsets()
        // Views had no safe area before iOS 11, and their margins did not depend on bars.
        if document.usesSafeAreas || document.toolsGeneration.map({ $0 >= 13_000 }) ?? false {
            insets.safeArea = .init(top: top, left: side, bottom: bottom, right: side)
        }
        if !document.usesSafeAreas { (insets.topGuide, insets.bottomGuide) = (top, bottom) }
        if insets.safeArea.bottom != nil, root.bool("preservesSuperviewLayoutMargins") == true {
            // Of the view that the tool puts it into, whose margins are a view's usual ones.
            insets.margins = .init(top: top + 8, bottom: bottom + 8)
        }
        return insets
    }

    /// What stands above a controller's view as a designer sees it.
    enum NavigationBar: Equatable {
        /// No bar.
        case none
        /// The bar of one of the document's navigation controllers, by its id.
        case ofStack(String)
        /// A bar that the document only names, since the container stands elsewhere.
        case named(isBlack: Bool, isTranslucent: Bool)
    }

    /// Returns the navigation bar above a controller's view; none above a shape of its own.
    func navigationBar(above controller: IBObject) -> NavigationBar {
        if controller.isNil("simulatedTopBarMetrics")
            || Self.isFreeform(controller, document.shownDevice)
        {
            return .none
        }
        if let id = controller.id, let stack = inNavigation[id] { return .ofStack(stack) }
        guard let bar = controller.child(keyed: "simulatedTopBarMetrics"),
            bar.name == "simulatedNavigationBarMetrics"
        else { return .none }
        return .named(
            isBlack: bar.isBlackBar,
            isTranslucent: bar.bool("translucent") ?? true
        )
    }

    /// Whether a controller is drawn as the content of a navigation or tab bar controller.
    func stand(around controller: IBObject) -> Bool {
        if let id = controller.id, inTabs.contains(id) { return true }
        return navigationBar(above: controller) != .none
    }

    /// Returns the height of the bar below a controller's view: the one that it names, else the
    /// one of the containers that it stands in; they have a toolbar or a tab bar.
    private func bottomBar(of controller: IBObject, _ id: String) -> CGFloat {
        if controller.isNil("simulatedBottomBarMetrics") { return 0 }
        let heights = BarHeights(document)
        switch controller.child(keyed: "simulatedBottomBarMetrics")?.name {
        case "simulatedTabBarMetrics": return heights.tabBar
        case "simulatedToolbarMetrics": return heights.toolbar
        default: break
        }
        return (inTabs.contains(id) ? heights.tabBar : 0)
            + (inToolbar.contains(id) ? heights.toolbar : 0)
    }

    /// Returns the height of a navigation bar that a controller only names.
    private func navigationBarHeight(of bar: IBElement) -> CGFloat {
        BarHeights(document).navigationBar
            + (bar.bool("largeTitles") == true ? BarHeights.largeTitle : 0)
            + (bar.bool("prompted") == true ? BarHeights.prompt : 0)
    }

    /// Returns where the bar of a navigation controller ends on the screen, as the document has it;
    /// nil where it does not say.
    ///
    /// Bars with large titles are higher, and tools have put the time at different heights.
    private func endOfBar(of stack: String, above controller: IBObject) -> CGFloat? {
        let bar = document.object(id: stack)?.object("navigationBar")?.frame
        if presented.contains(stack) {
            // On a sheet, bars begin at its top.
            return bar.flatMap { $0.minY == 0 && $0.height > BarHeights.sheet ? $0.height : nil }
                ?? BarHeights.sheet
        }
        guard let bar, let screen = screen(of: controller), abs(screen.width - bar.width) < 1
        else { return nil }
        // Bars of old documents stand at 0, others where that of another device did.
        let times: ClosedRange<CGFloat> =
            screenInsets.isLyingPhone ? 0...0 : screenInsets.isNotched ? 40...120 : 20...30
        guard times.contains(bar.minY) || (bar.minY == 0 && leavesTimeOut) else { return nil }
        let title = controller.object("navigationItem")?.string("largeTitleDisplayMode")
        let small = BarHeights(document).navigationBar
        return bar.minY + (title == "never" ? min(bar.height, small) : bar.height)
    }

    /// Whether a bar at 0 is where the tool laid views out below it: some of Xcode 11 showed phones
    /// with a home button without the time.
    private var leavesTimeOut: Bool {
        !screenInsets.isNotched && document.toolsGeneration.map { $0 >= 14_800 } ?? false
    }

    /// Returns the size in which a controller's view was laid out; nil for that of its frame.
    ///
    /// Older tools moved the view below the bar and wrote it as high as the screen.
    func size(of controller: IBObject) -> CGSize? {
        if document.hasOldSize(controller) { return screen(of: controller) }
        guard let frame = controller.view?.frame, let screen = screen(of: controller),
            Self.isMoved(frame, screen)
        else { return nil }
        return CGSize(width: frame.width, height: frame.height - frame.minY)
    }

    /// Returns the screen that a controller's view is shown at, in points; nil for no device.
    ///
    /// A tablet turns with the orientation that the designer gave the scene alone.
    private func screen(of controller: IBObject) -> CGSize? {
        guard let screen = document.shownDevice?.screenSize else { return nil }
        let metrics = controller.child(keyed: "simulatedOrientationMetrics")
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        guard let orientation = metrics?.string("orientation"), short >= 600 else { return screen }
        return orientation.hasPrefix("landscape")
            ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    }

    private static func isMoved(_ frame: CGRect, _ screen: CGSize) -> Bool {
        frame.minY > 0 && abs(screen.height - frame.height) < 1
    }

    /// Returns the insets of a view that is no controller's: of a xib, or beside a controller.
    func insets(ofTopLevel view: IBObject) -> DesignInsets {
        var insets = DesignInsets()
        guard view.elementName == "view", document.toolsGeneration.map({ $0 >= 13_000 }) ?? false
        else { return insets }
        let device = document.shownDevice
        if view.layoutMargins == nil, view.directionalLayoutMargins == nil {
            let width = device?.screenSize.map(\.width) ?? 375
            let side: CGFloat = width >= 414 ? 20 : 16
            insets.margins = .init(top: 0, left: side, bottom: 0, right: side)
        }
        guard document.kind == .xib else { return insets }
        let isNotched = screenInsets.isNotched
        let isFree = Self.isFreeform(view, device)
        let hasStatusBar = (!isFree || isNotched) && !hidesStatusBar(view)
        let top = hasStatusBar ? screenInsets.top : 0
        let hasNothingBelow = view.isNil("simulatedBottomBarMetrics") || endsOnScreen(view, device)
        let endsAbove = isFree && (!isNotched || hasNothingBelow)
        let bottom = endsAbove ? 0 : screenInsets.bottom
        let side = screenInsets.side
        insets.safeArea = .init(top: top, left: side, bottom: bottom, right: side)
        // As with controllers' views, the margins begin where bars end.
        insets.margins.left = insets.margins.left.map { $0 + side }
        insets.margins.right = insets.margins.right.map { $0 + side }
        insets.margins.top = insets.margins.top.map { $0 + top }
        insets.margins.bottom = insets.margins.bottom.map { $0 + bottom }
        return insets
    }

    /// Whether a view of the designer's own height is as wide as the screen and ends on it, above
    /// what the home indicator stands in.
    private func endsOnScreen(_ view: IBObject, _ device: IBDevice?) -> Bool {
        guard let size = view.frame?.size, let screen = device?.screenSize else { return false }
        return abs(size.width - screen.width) < 1
            && size.height <= screen.height - screenInsets.bottom
    }

    /// Returns the margins that the content of cells had in the tool's time; nil for today's.
    ///
    /// Rows of inset groups are narrower than their table, whose width decides.
    func margins(ofContent content: IBObject, isInWideGroup: Bool) -> DesignInsets.Edges? {
        guard content.elementName == "tableViewCellContentView",
            content.directionalLayoutMargins == nil, let version = document.toolsGeneration
        else { return nil }
        if let own = content.layoutMargins {
            // Since iOS 11 the sides are no narrower than those of the cell.
            guard version >= 13_000 else { return nil }
            let isWide = isWideForCells || content.frame.map { $0.width >= 414 } ?? false
            let side: CGFloat = hasOlderSides(content, version) ? 15 : isWide ? 20 : 16
            return .init(left: max(CGFloat(own.left), side), right: max(CGFloat(own.right), side))
        }
        if version < 13_000 { return .init(top: 8, left: 8, bottom: 8, right: 8) }
        let cell = content.string("tableViewCell").flatMap(document.object(id:))
        let height: CGFloat? = version >= 24_000 ? 15 : nil
        var side: CGFloat? = isWideForCells || isInWideGroup ? 20 : nil
        if hasOlderSides(content, version) { side = 15 }
        // Beside an accessory the margin is another one.
        let hasAccessory = cell?.has("accessoryType") == true
        return .init(top: height, left: side, bottom: height, right: hasAccessory ? nil : side)
    }

    /// Whether the content of a cell had the sides of 15 points that separators begin at.
    private func hasOlderSides(_ content: IBObject, _ version: Double) -> Bool {
        // Narrow cells until Xcode 10, and those of Xcode 11 that no table gives its margins.
        if version < 14_800 { return content.frame.map { $0.width < 320 } ?? false }
        return version < 17_000 && document.kind == .xib
    }

    /// Whether cells have the wide margins of phones of 390 points and more, however wide they
    /// are; on larger devices their width decides.
    private var isWideForCells: Bool {
        guard let size = document.shownDevice?.screenSize else { return false }
        return (376..<414).contains(min(size.width, size.height))
    }

    /// Takes out the bars that the view does not reach below: opaque ones make it smaller.
    private func leaveOut(
        _ frame: CGRect,
        of screen: CGSize,
        _ top: inout CGFloat,
        _ bottom: inout CGFloat
    ) {
        let missing = screen.height - frame.height
        func isMissing(_ length: CGFloat) -> Bool { abs(missing - length) < 1 }
        if Self.isMoved(frame, screen) {
            (top, bottom) = (0, 0)
        } else if missing >= 1 {
            if isMissing(top) {
                top = 0
            } else if isMissing(bottom) {
                bottom = 0
            } else {
                (top, bottom) = (0, 0)
            }
        }
    }

    /// Whether a segue presents a sheet, as it does since iOS 13 where nothing else is chosen.
    private func isSheet(_ segue: IBSegue) -> Bool {
        guard case .presentation = segue.kind,
            document.toolsGeneration.map({ $0 >= 14_800 }) ?? false,
            !ScreenInsets.holdsWholeSheets(document)
        else { return false }
        let own = document.object(id: segue.destination)?.string("modalPresentationStyle")
        let style = segue.modalPresentationStyle ?? own ?? "automatic"
        return ["automatic", "pageSheet", "formSheet"].contains(style)
    }

    private func hidesStatusBar(_ object: IBObject) -> Bool {
        object.isNil("simulatedStatusBarMetrics")
    }

    /// Whether a view has a size of the designer's own, and so no bars of a screen.
    ///
    /// The tool keeps the size when the designer goes back to the screen's.
    private static func isFreeform(_ controller: IBObject, _ device: IBDevice?) -> Bool {
        if controller.child(keyed: "simulatedDestinationMetrics")?.name
            == "freeformSimulatedSizeMetrics"
        {
            return true
        }
        guard let size = controller.size("freeformSize") else { return false }
        return size != device?.screenSize
    }

    // MARK: - Containers

    /// Follows relationships and pushes from the containers on.
    private mutating func collect() {
        var pending: [Containment] = []
        for scene in document.scenes {
            guard let controller = scene.controller, let id = controller.id else { continue }
            for segue in controller.segueDescendants {
                if case .embed = segue.kind { embedded.insert(segue.destination) }
                if isSheet(segue) { presented.insert(segue.destination) }
            }
            switch controller.elementName {
            case "navigationController":
                pending.append(
                    Containment(
                        id: id,
                        navigation: controller.bool("navigationBarHidden") == true ? nil : id,
                        tabs: controller.child(keyed: "simulatedBottomBarMetrics")?.name
                            == "simulatedTabBarMetrics",
                        toolbar: controller.bool("toolbarHidden") == false
                    )
                )
            case "tabBarController": pending.append(Containment(id: id, tabs: true))
            default: break
            }
        }
        var seen: Set<Containment> = []
        while let place = pending.popLast() {
            // Of several stacks that lead to a controller the first one counts.
            guard seen.insert(place.withoutStack).inserted,
                let controller = document.object(id: place.id)
            else { continue }
            if let stack = place.navigation, inNavigation[place.id] == nil {
                inNavigation[place.id] = stack
            }
            if place.tabs { inTabs.insert(place.id) }
            if place.toolbar { inToolbar.insert(place.id) }
            for segue in controller.segueDescendants {
                switch segue.kind {
                case .relationship, .show, .push:
                    pending.append(place.passed(to: segue.destination, document))
                default: break
                }
            }
        }
    }

    /// A controller and the bars of the containers that it stands in.
    private struct Containment: Hashable {
        var id: String
        /// The navigation controller whose bar stands above; nil for none.
        var navigation: String?
        var tabs = false
        var toolbar = false

        /// The place whatever the navigation controller is.
        var withoutStack: Containment {
            var place = self
            if navigation != nil { place.navigation = "" }
            return place
        }

        /// Returns the place of a controller that a relationship or a push leads to.
        func passed(to id: String, _ document: IBDocument) -> Containment {
            let hides = document.object(id: id)?.bool("hidesBottomBarWhenPushed") ?? false
            return Containment(
                id: id,
                navigation: navigation,
                tabs: tabs && !hides,
                toolbar: toolbar && !hides
            )
        }
    }
}
