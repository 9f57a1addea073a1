/// The numbers of the names that checks compare; the same in every document.
struct IBCheckedNames: Sendable {
    static let known = IBCheckedNames(.known)

    let id: UInt16
    let segue: UInt16
    let constraint: UInt16
    private let referring: [Bool]
    private let outside: [Bool]
    private let numeric: [Bool]
    private let coordinates: [Bool]
    private let enumerations: [[IBEnumeration]]

    private init(_ names: XMLNames) {
        func flags(_ words: String) -> [Bool] {
            var flags = [Bool](repeating: false, count: names.strings.count)
            XMLVocabulary.forEachWord(of: words) { word in
                let number = names.number(of: String(decoding: word, as: UTF8.self))
                if let number { flags[Int(number)] = true }
            }
            return flags
        }
        // All of these are in the vocabulary, so that every document numbers them.
        id = names.number(of: "id") ?? .max
        segue = names.number(of: "segue") ?? .max
        constraint = names.number(of: "constraint") ?? .max
        referring = flags("constraint outlet outletCollection action segue include exclude color")
        outside = flags("device adaptation")
        coordinates = flags("x y width height constant pointSize spacing")
        numeric = flags(XMLVocabulary.numericAttributes)
        enumerations = IBEnumeration.table(names)
    }

    /// Returns the words that an attribute of an element can have; nil for any.
    func enumeration(_ attribute: UInt16, of element: UInt16) -> IBEnumeration? {
        guard Int(attribute) < enumerations.count else { return nil }
        let found = enumerations[Int(attribute)]
        guard !found.isEmpty else { return nil }
        return found.first { $0.elements?.contains(element) ?? true }
    }

    func isReferring(_ element: UInt16) -> Bool { Self.flag(referring, element) }
    func isOutsideObjects(_ element: UInt16) -> Bool { Self.flag(outside, element) }
    func isNumeric(_ attribute: UInt16) -> Bool { Self.flag(numeric, attribute) }
    func isCoordinate(_ attribute: UInt16) -> Bool { Self.flag(coordinates, attribute) }

    private static func flag(_ flags: [Bool], _ name: UInt16) -> Bool {
        Int(name) < flags.count && flags[Int(name)]
    }
}
