import InterfaceBuilder

/// What the outlets and actions of a prototype lead to outside of it.
///
/// Prototypes are made anew for each row, when the loader of their scene has let go of what it made.
@MainActor
final class PrototypeSurroundings {
    private let object: IBObject
    private var objects: [String: WeakReference] = [:]

    /// Takes the objects as soon as the loader has made all of them.
    init(_ object: IBObject, of loader: NibLoader) {
        self.object = object
        loader.surroundings.append(self)
    }

    /// Takes what the prototype's connections name of the objects that a loader made.
    func take(from loader: NibLoader) {
        for element in object.element.descendants {
            switch element.name {
            case "outlet", "outletCollection", "action":
                guard let id = element.string("destination"), let found = loader.objects[id]
                else { continue }
                objects[id] = WeakReference(object: found)
            default: break
            }
        }
    }

    /// Makes the objects known to a loader that makes a row.
    func surround(_ loader: NibLoader) {
        for (id, reference) in objects {
            if let object = reference.object { loader.adopt(object, id: id) }
        }
    }
}
