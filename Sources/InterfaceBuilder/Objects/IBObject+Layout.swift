import CoreGraphics

extension IBObject {
    /// The frame in the superview's coordinates; nil where the document gives none.
    package var frame: CGRect? { rect("frame") }

    /// Whether the frame is the layout: constraints place none of the view's edges.
    package var isFixedFrame: Bool { bool("fixedFrame") ?? false }

    /// Whether the autoresizing mask makes constraints; the default is true.
    package var translatesAutoresizingMask: Bool {
        bool("translatesAutoresizingMaskIntoConstraints") ?? true
    }

    /// The constraints of the view, those installed for the size classes.
    ///
    /// An item that the document leaves out is this view.
    package var constraints: [IBConstraint] {
        let mask = mask("constraints")
        return readConstraints { mask?.includes($0) ?? true }
    }

    /// The constraints of the view that are not installed for the size classes.
    package var constraintsLeftOut: [IBConstraint] {
        guard let mask = mask("constraints") else { return [] }
        return readConstraints { !mask.includes($0) }
    }

    private func readConstraints(where isWanted: (String?) -> Bool) -> [IBConstraint] {
        let elements = self.element.child(named: "constraints")?.children(named: "constraint") ?? []
        return elements.compactMap { element in
            guard isWanted(element.id) else { return nil }
            return IBConstraint(sibling(element), owner: ownerID)
        }
    }

    /// The guides of the view: safe area, margins, scroll content and frame, keyboard.
    ///
    /// Of a controller: its top and bottom guides.
    package var layoutGuides: [IBLayoutGuide] {
        // Xcode writes the keyboard's guide as an element of its own, after the others.
        let direct =
            element.children(named: "viewLayoutGuide")
            + element.children(named: "keyboardLayoutGuide")
        let listed = element.child(named: "layoutGuides")?.children.map { $0 } ?? []
        return (direct + listed).compactMap(IBLayoutGuide.init)
    }

    /// The explicit layout margins; nil for the default ones.
    package var layoutMargins: IBEdgeInsets? { insets("layoutMargins") }

    /// The explicit layout margins by reading direction; nil for the default ones.
    package var directionalLayoutMargins: IBDirectionalEdgeInsets? {
        directionalInsets("directionalLayoutMargins")
    }

    /// The intrinsic size that Interface Builder assumes in place of the class's own.
    ///
    /// It exists in the tool only. A dimension that is nil has none.
    package var placeholderIntrinsicSize: (width: Double?, height: Double?)? {
        let names = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        guard names.contains(where: has) else { return nil }
        return (length(names[0]), length(names[1]))
    }

    /// The id that constraints of this view mean when they name no item.
    ///
    /// A collection cell's content view has no id: the cell is meant.
    var ownerID: String? { id ?? owner?.id }
}
