import CoreGraphics
import Foundation

extension UIBarItem: MetatypeInitializable {}
extension UICollectionViewLayoutAttributes: MetatypeInitializable {}
extension UIPresentationController: MetatypeInitializable {}

extension MetatypeInitializable where Self: UIBarButtonItem {
    /// Creates an item of a class that is known by its type alone, with a title and a named action.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        title: String?,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.object(Self.self))
        self.title = title
        self.style = style
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates an item with an image and a named action.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        image: UIImage?,
        landscapeImagePhone: UIImage? = nil,
        style: UIBarButtonItem.Style,
        target: Any?,
        action: Selector?,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.object(Self.self))
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates an item that every app knows, with a named action.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
        target: Any?,
        action: Selector?,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.object(Self.self))
        setSystemItem(systemItem)
        self.target = TargetAction.unwrap(target)
        self.action = action
    }

    /// Creates an item that shows a view.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(customView: UIView, _: Void = ()) {
        self.init(made: ObjectFactory.object(Self.self))
        self.customView = customView
    }
}

extension MetatypeInitializable where Self: UICollectionViewLayoutAttributes {
    /// Creates attributes of a class that is known by its type alone, of an item.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(forCellWith indexPath: IndexPath, _: Void = ()) {
        self.init(made: ObjectFactory.object(Self.self))
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        forSupplementaryViewOfKind elementKind: String,
        with indexPath: IndexPath,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.object(Self.self))
        represent(.supplementaryView, elementKind, indexPath)
    }

    /// Creates attributes of a decoration view.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        forDecorationViewOfKind decorationViewKind: String,
        with indexPath: IndexPath,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.object(Self.self))
        represent(.decorationView, decorationViewKind, indexPath)
    }
}

extension MetatypeInitializable where Self: NSLayoutConstraint {
    /// Creates a constraint of a class that is known by its type alone.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(
        item view1: Any,
        attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute,
        multiplier: CGFloat,
        constant c: CGFloat,
        _: Void = ()
    ) {
        self.init(made: ObjectFactory.object(Self.self))
        relateItems(view1, attr1, relation, view2, attr2, multiplier, c)
    }
}

extension MetatypeInitializable where Self: CAPropertyAnimation {
    /// Creates an animation of a class that is known by its type alone, of a property.
    @_disfavoredOverload @preconcurrency @MainActor
    public init(keyPath path: String?, _: Void = ()) {
        self.init(made: ObjectFactory.object(Self.self))
        keyPath = path
    }
}
