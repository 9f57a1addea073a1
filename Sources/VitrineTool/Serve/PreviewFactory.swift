import InterfaceBuilder
import UIKit

/// Makes controllers for scenes, containers included.
@MainActor
struct PreviewFactory {
    let storyboard: UIStoryboard

    private var document: IBDocument { storyboard.source.document }

    /// Returns the controller that shows a scene; nil where it cannot be shown.
    ///
    /// - Parameter id: The scene's or the controller's object.
    /// - Returns: The controller.
    func controller(for id: String) -> UIViewController? {
        guard let object = document.object(id: id) else { return nil }
        if object.baseClass.kind == .view {
            return PreviewViewController(object, storyboard.source)
        }
        return document.scene(containing: id).flatMap { storyboard.makePreview(of: $0) }
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
            let root = object.segueDescendants.first(where: { $0.isRelationship }),
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

extension IBSegue {
    /// Whether the destination is a part of a container.
    fileprivate var isRelationship: Bool {
        if case .relationship = kind { true } else { false }
    }
}
