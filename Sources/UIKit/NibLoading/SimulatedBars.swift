import CoreGraphics
import InterfaceBuilder

/// The bars that Interface Builder assumes around a controller's view.
@MainActor
struct SimulatedBars {
    private let document: IBDocument
    /// The controllers that a navigation bar stands above.
    private var inNavigation: Set<String> = []
    /// The controllers that a tab bar stands below.
    private var inTabs: Set<String> = []

    init(_ document: IBDocument) {
        self.document = document
        collect()
    }

    /// Returns the safe area of a controller's view.
    func safeArea(of controller: IBObject) -> DesignInsets.Edges {
        guard document.usesSafeAreas, let id = controller.id else { return .init() }
        let device = document.device
        var top = controller.isNil("simulatedStatusBarMetrics") ? 0 : Self.statusBar(device)
        var bottom: CGFloat = Self.isNotched(device) ? 34 : 0
        if let bar = controller.child(keyed: "simulatedTopBarMetrics") {
            if bar.name == "simulatedNavigationBarMetrics" { top += 44 }
        } else if inNavigation.contains(id) {
            top += 44
        }
        if inTabs.contains(id), !controller.isNil("simulatedBottomBarMetrics") { bottom += 49 }
        return .init(top: top, left: 0, bottom: bottom, right: 0)
    }

    private static func isNotched(_ device: IBDevice?) -> Bool {
        guard let size = device?.screenSize else { return false }
        return max(size.width, size.height) >= 812 && min(size.width, size.height) < 600
    }

    private static func statusBar(_ device: IBDevice?) -> CGFloat {
        guard isNotched(device) else { return 20 }
        switch device?.id {
        case "retina6_0", "retina6_7": return 47
        case "retina6_12", "retina6_72": return 59
        case "retina6_3", "retina6_9": return 62
        default: return 44
        }
    }

    // MARK: - Containers

    /// Follows relationships and pushes from the containers on.
    private mutating func collect() {
        var pending: [(id: String, navigation: Bool, tabs: Bool)] = []
        for scene in document.scenes {
            guard let controller = scene.controller, let id = controller.id else { continue }
            switch controller.elementName {
            case "navigationController":
                pending.append((id, controller.bool("navigationBarHidden") != true, false))
            case "tabBarController": pending.append((id, false, true))
            default: break
            }
        }
        var seen: Set<String> = []
        while let (id, navigation, tabs) = pending.popLast() {
            guard seen.insert("\(id) \(navigation) \(tabs)").inserted,
                let controller = document.object(id: id)
            else { continue }
            if navigation { inNavigation.insert(id) }
            if tabs { inTabs.insert(id) }
            for segue in controller.segueDescendants {
                switch segue.kind {
                case .relationship, .show, .push:
                    let hides =
                        document.object(id: segue.destination)?
                        .bool("hidesBottomBarWhenPushed") ?? false
                    pending.append((segue.destination, navigation, tabs && !hides))
                default: break
                }
            }
        }
    }
}
