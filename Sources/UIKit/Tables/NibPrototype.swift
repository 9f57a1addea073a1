import InterfaceBuilder

/// A cell or header of a storyboard of which any number is made.
@MainActor
final class NibPrototype {
    let object: IBObject
    private let source: NibSource
    private weak var storyboard: UIStoryboard?
    private weak var owner: UIViewController?
    private let ownerID: String?
    private let surroundings: PrototypeSurroundings

    init(_ object: IBObject, of loader: NibLoader) {
        self.object = object
        source = loader.source
        storyboard = loader.storyboard
        owner = loader.owner
        ownerID = loader.owner?.archive?.object.id
        surroundings = PrototypeSurroundings(object, of: loader)
    }

    /// Makes and connects another one.
    func make() -> UIView? {
        let loader = NibLoader(source)
        loader.storyboard = storyboard
        loader.owner = owner
        if let owner, let ownerID { loader.adopt(owner, id: ownerID) }
        surroundings.surround(loader)
        let view = loader.makeView(loader.resolved(object))
        loader.finish(owner: owner)
        if !source.isPreview { loader.forgetObjects() }
        return view
    }
}

/// A segue that a row begins.
struct CellSegue {
    let segue: IBSegue
    weak var controller: UIViewController?
    /// What its popover points at; nil for the row.
    weak var anchor: AnyObject?

    /// Follows the segue.
    @MainActor
    func follow(_ sender: UITableViewCell) {
        controller?.follow(segue, sender: sender, isAsked: true, anchor: anchor)
    }
}

extension UITableViewCell {
    /// Takes a segue that begins at the row or its accessory.
    func begin(_ segue: IBSegue, of controller: UIViewController, anchor: AnyObject?) {
        let segue = CellSegue(segue: segue, controller: controller, anchor: anchor)
        if segue.segue.isAccessoryAction {
            cell.accessorySegue = segue
        } else {
            cell.selectionSegue = segue
        }
    }

    func followSelectionSegue() { cell.selectionSegue?.follow(self) }

    func followAccessorySegue() { cell.accessorySegue?.follow(self) }
}
