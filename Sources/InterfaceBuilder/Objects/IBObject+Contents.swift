extension IBObject {
    /// The variations of the object, in the order of the document.
    package var variations: [IBVariation] {
        element.children(named: "variation").map(IBVariation.init)
    }

    /// The accessibility configuration; nil where the document has none.
    package var accessibility: IBAccessibility? {
        child(keyed: "accessibilityConfiguration").map(IBAccessibility.init)
    }

    /// The traits of text input.
    package var textInputTraits: IBTextInputTraits? {
        child(keyed: "textInputTraits").map(IBTextInputTraits.init)
    }

    /// What a button shows in its states.
    package var buttonStates: [IBButtonState] {
        element.children(named: "state").compactMap(IBButtonState.init)
    }

    /// The configuration of a button of iOS 15 and later; nil for a button of the old kind.
    package var buttonConfiguration: IBButtonConfiguration? {
        child(keyed: "configuration").flatMap(IBButtonConfiguration.init)
    }

    /// The segments of a segmented control.
    package var segments: [IBSegment] {
        element.child(named: "segments")?.children(named: "segment").map(IBSegment.init) ?? []
    }

    /// The attributes of a stack view.
    package var stack: IBStack { IBStack(self) }

    /// The attributes of text in a bar, such as `titleTextAttributes`.
    package func textAttributes(_ key: String) -> IBTextAttributes? {
        child(keyed: key).flatMap(IBTextAttributes.init)
    }

    /// The story board reference; nil for controllers of this document.
    package var reference: IBControllerReference? { IBControllerReference(element) }

    /// Names that are flags of a child, such as the `dataDetectorTypes` set to `YES`.
    package func flags(_ key: String) -> Set<String>? {
        guard let child = child(keyed: key) else { return nil }
        return Set(child.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name))
    }

    /// The texts of a list, such as `scopeButtonTitles`.
    package func strings(in list: String) -> [String] {
        let found = element.child(named: list) ?? child(keyed: list)
        return found?.children(named: "string").map(\.text) ?? []
    }

    /// The mask of a list for the size classes; nil where all are installed.
    func mask(_ list: String) -> IBInstallationMask? {
        IBInstallationMask(list, in: overrides.reversed().map(IBVariation.init))
    }
}
