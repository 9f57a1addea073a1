import InterfaceBuilder
import UIKit

/// Makes controllers for scenes, containers included.
@MainActor
struct PreviewFactory {
    let storyboard: UIStoryboard

    private var document: IBDocument { storyboard.source.document }

    /// Returns the controller that shows a scene; nil where it cannot be shown.
    ///
    /// - Parameters:
    ///   - id: The scene's or the controller's object.
    ///   - depth: How many containers are around; a circle of them has an end.
    /// - Returns: The controller.
    func controller(for id: String, depth: Int = 0) -> UIViewController? {
        guard depth < 8, let object = document.object(id: id) else { return nil }
        if object.baseClass.kind == .view {
            return PreviewViewController(object, storyboard.source)
        }
        guard object.elementName == "splitViewController" else {
            return document.scene(containing: id).flatMap { storyboard.makeController(of: $0) }
        }
        // A designer sees the columns one at a time.
        let pages = object.segueDescendants.filter { $0.kind.isRelationship }.compactMap {
            controller(for: $0.destination, depth: depth + 1)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        for (page, segue) in zip(pages, object.segueDescendants) where page.tabBarItem.title == nil
        {
            page.tabBarItem.title = tabTitle(segue.destination)
        }
        return pages.isEmpty ? nil : tabs
    }

    private func tabTitle(_ id: String) -> String {
        let object = document.object(id: id)
        let item = object?.object("tabBarItem")
        return item?.string("title") ?? object.map { SceneList.title(of: $0, document) } ?? ""
    }
}

extension IBSegueKind {
    /// Whether the destination is a part of a container.
    fileprivate var isRelationship: Bool {
        if case .relationship = self { true } else { false }
    }
}

/// The scenes of a document with their titles.
@MainActor
enum SceneList {
    /// A scene or top-level view.
    struct Entry: Equatable {
        let id: String
        let title: String
    }

    /// Returns what can be shown of a document, the initial scene first.
    static func entries(of document: IBDocument) -> [Entry] {
        var objects: [IBObject] = []
        switch document.kind {
        case .storyboard:
            for scene in document.scenes {
                if let controller = scene.controller, controller.reference == nil {
                    objects.append(controller)
                }
                objects += scene.otherObjects.filter { $0.baseClass.kind == .view }
            }
        case .xib: objects = document.topLevelObjects.filter { $0.baseClass.kind == .view }
        }
        let initial = document.initialViewControllerID
        objects = objects.filter { $0.id == initial } + objects.filter { $0.id != initial }
        return objects.compactMap { object in
            object.id.map { Entry(id: $0, title: entryTitle(of: object, document)) }
        }
    }

    /// Returns the title of a scene, and of a stack's first screen, since stacks rarely have names.
    private static func entryTitle(of object: IBObject, _ document: IBDocument) -> String {
        let own = title(of: object, document)
        guard object.elementName == "navigationController",
            let root = object.segueDescendants.first(where: { $0.kind.isRelationship }),
            let screen = document.object(id: root.destination), screen.reference == nil
        else { return own }
        return "\(title(of: screen, document)) ‹ \(own)"
    }

    /// Returns the title of a controller or view, as a designer would name it.
    static func title(of object: IBObject, _ document: IBDocument) -> String {
        object.object("navigationItem")?.string("title")
            ?? object.string("title") ?? object.string("storyboardIdentifier")
            ?? object.userLabel ?? object.customClass ?? object.baseClass.name
    }
}
