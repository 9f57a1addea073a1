extension IBObject {
    /// The object with a key, such as a controller's `view` or a cell's `contentView`.
    package func object(_ key: String) -> IBObject? {
        guard let child = child(keyed: key), child.name != "nil" else { return nil }
        return sibling(child)
    }

    /// The objects in a list, such as `subviews`, `items` or `gestureRecognizers`.
    ///
    /// The list is the child of that name, or with that key.
    package func objects(in list: String) -> [IBObject] {
        let found = element.child(named: list) ?? child(keyed: list)
        return found?.children.map(sibling) ?? []
    }

    /// The subviews in order from back to front, those installed for the size classes.
    package var subviews: [IBObject] {
        let all = objects(in: "subviews")
        guard let mask = mask("subviews") else { return all }
        return all.filter { mask.includes($0.id) }
    }

    /// The subviews that are not installed for the size classes.
    package var subviewsLeftOut: [IBObject] {
        guard let mask = mask("subviews") else { return [] }
        return objects(in: "subviews").filter { !mask.includes($0.id) }
    }

    /// The controller's view.
    package var view: IBObject? { object("view") }

    /// The content view of a cell or effect view.
    package var contentView: IBObject? {
        object("contentView")
            ?? element.child(named: "tableViewCellContentView").map(sibling)
            ?? element.child(named: "collectionViewCellContentView").map(sibling)
    }

    /// The prototype cells of a table or collection view.
    package var prototypes: [IBObject] { objects(in: "prototypes") + objects(in: "cells") }

    /// The sections of a static table view.
    package var sections: [IBTableSection] {
        objects(in: "sections").map(IBTableSection.init)
    }

    /// The gesture recognizers that stand in the view itself, as old documents have them.
    package var ownGestureRecognizers: [IBObject] { objects(in: "gestureRecognizers") }

    /// The object that contains this one, past lists; nil for top-level objects.
    package var owner: IBObject? {
        var candidate = element.parent
        while let element = candidate {
            if element.name == "objects" { return nil }
            if element.id != nil || IBClass(element).isKnown { return sibling(element) }
            candidate = element.parent
        }
        return nil
    }
}
