import InterfaceBuilder

/// A cell or supplementary view that a storyboard shows in a collection view, made when needed.
@MainActor
final class CollectionPrototype {
    private let object: IBObject
    private let source: NibSource
    private weak var storyboard: UIStoryboard?
    private let surroundings: PrototypeSurroundings

    init(_ object: IBObject, _ loader: NibLoader) {
        self.object = object
        source = loader.source
        storyboard = loader.storyboard
        surroundings = PrototypeSurroundings(object, of: loader)
    }

    /// Makes the view with all that is in it, connected to the controller around its owner.
    func make(for collectionView: UICollectionView) -> UICollectionReusableView? {
        let owner = collectionView.nearestArchivedController
        let loader = NibLoader(source)
        loader.storyboard = owner?.archive?.storyboard ?? storyboard
        loader.owner = owner
        if let owner, let id = owner.archive?.object.id { loader.adopt(owner, id: id) }
        surroundings.surround(loader)
        let view = loader.makeView(loader.resolved(object)) as? UICollectionReusableView
        loader.finish(owner: owner)
        return view
    }
}

extension UIView {
    /// The controller of a storyboard whose view this is a part of.
    fileprivate var nearestArchivedController: UIViewController? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let controller = candidate as? UIViewController, controller.archive != nil {
                return controller
            }
            responder = candidate.next
        }
        return nil
    }
}
