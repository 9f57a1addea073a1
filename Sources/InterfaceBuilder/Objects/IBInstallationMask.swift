/// Which objects of a list are installed for size classes.
package struct IBInstallationMask: Sendable, Hashable {
    /// The ids that are not installed.
    package let excluded: Set<String>

    /// Applies variations, the weakest first; nil where none is about the list.
    init?(_ list: String, in variations: [IBVariation]) {
        var excluded: Set<String> = []
        var isAffected = false
        for mask in variations.compactMap({ $0.mask(list) }) {
            isAffected = true
            excluded.formUnion(mask.excluded)
            excluded.subtract(mask.included)
        }
        guard isAffected else { return nil }
        self.excluded = excluded
    }

    /// Whether the object of an id is installed; one without an id always is.
    package func includes(_ id: String?) -> Bool {
        id.map { !excluded.contains($0) } ?? true
    }
}
