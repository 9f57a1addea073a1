extension IBObject {
    /// The connections from this object, in the order of the document.
    package var connections: [IBConnection] {
        element.child(named: "connections")?.children.compactMap(IBConnection.init) ?? []
    }

    /// The outlets from this object.
    package var outlets: [IBOutlet] {
        connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
    }

    /// The actions that this object sends.
    package var actions: [IBAction] {
        connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
    }

    /// The segues that begin at this object.
    package var segues: [IBSegue] {
        connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }

    /// The segues that begin at this object or at one in it, in the order of the document.
    package var segueDescendants: [IBSegue] {
        guard let number = element.number(of: "segue") else { return [] }
        return element.descendants.filter { $0.record.name == number }.compactMap(IBSegue.init)
    }

    /// The values that loading sets by key path, in the order of the document.
    package var runtimeAttributes: [IBRuntimeAttribute] {
        element.child(named: "userDefinedRuntimeAttributes")?.children
            .compactMap(IBRuntimeAttribute.init) ?? []
    }
}
