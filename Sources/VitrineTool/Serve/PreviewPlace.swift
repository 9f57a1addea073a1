import InterfaceBuilder
import UIKit

/// How far a person went into a scene: the tab, the pushed and the presented screens.
@MainActor
struct PreviewPlace {
    /// A screen that a segue brought, by the storyboard that it is of.
    @MainActor
    private struct Screen {
        let storyboard: UIStoryboard
        let id: String
        let style: UIModalPresentationStyle

        init?(_ controller: UIViewController) {
            guard let origin = controller.origin else { return nil }
            storyboard = origin.storyboard
            id = origin.id
            style = controller.modalPresentationStyle
        }

        /// Makes the screen anew; of the document's newest state, where it is one of its own.
        func make(_ design: UIStoryboard) -> UIViewController? {
            let isOwn = storyboard.source.url == design.source.url
            let current = isOwn ? design : storyboard
            return current.source.document.scene(containing: id)
                .flatMap { current.makeController(of: $0) }
        }
    }

    private var tab: Int?
    private var stack: [Screen] = []
    private var children: [PreviewPlace] = []
    private var presented: Screen?
    private var presentedPlace: [PreviewPlace] = []

    /// Notes where a controller and those in it and over it stand.
    init(of controller: UIViewController) {
        switch controller {
        case let tabs as UITabBarController:
            tab = tabs.selectedIndex
            children = (tabs.viewControllers ?? []).map(PreviewPlace.init(of:))
        case let navigation as UINavigationController:
            stack = navigation.viewControllers.compactMap(Screen.init)
            children = navigation.viewControllers.map(PreviewPlace.init(of:))
        default: children = controller.children.map(PreviewPlace.init(of:))
        }
        if let over = controller.presentedByItself, let screen = Screen(over) {
            presented = screen
            presentedPlace = [PreviewPlace(of: over)]
        }
    }

    /// Leads a controller that is shown anew to where the noted one stood, as far as the document
    /// still has the screens.
    func restore(_ controller: UIViewController, _ design: UIStoryboard) {
        switch controller {
        case let tabs as UITabBarController:
            let count = tabs.viewControllers?.count ?? 0
            if let tab, tab < count { tabs.selectedIndex = tab }
            restoreAll(tabs.viewControllers ?? [], design)
        case let navigation as UINavigationController:
            push(onto: navigation, design)
            restoreAll(navigation.viewControllers, design)
        default:
            // Container views are filled when the view is made.
            if !children.isEmpty { controller.loadViewIfNeeded() }
            restoreAll(controller.children, design)
        }
        // A bubble has nothing that it could point at yet.
        guard let presented, presented.style != .popover, let over = presented.make(design) else {
            return
        }
        over.modalPresentationStyle = presented.style
        controller.present(over, animated: false)
        presentedPlace.first?.restore(over, design)
    }

    private func restoreAll(_ controllers: [UIViewController], _ design: UIStoryboard) {
        for (place, child) in zip(children, controllers) { place.restore(child, design) }
    }

    private func push(onto navigation: UINavigationController, _ design: UIStoryboard) {
        let shown = navigation.viewControllers
        let isSame = zip(stack, shown).allSatisfy { $0.id == $1.origin?.id }
        guard isSame, stack.count > shown.count else { return }
        let further = stack.dropFirst(shown.count).map { $0.make(design) }
        // Where one is gone, those above it have nothing to stand on.
        let made = further.prefix { $0 != nil }.compactMap { $0 }
        navigation.setViewControllers(shown + made, animated: false)
    }
}
