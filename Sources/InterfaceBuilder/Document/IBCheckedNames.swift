/// The numbers of the names that checks compare.
struct IBCheckedNames {
    let id: UInt16
    let segue: UInt16
    let constraint: UInt16
    private let referring: Set<UInt16>
    private let outside: Set<UInt16>
    private let numeric: [Bool]
    private let coordinates: Set<UInt16>

    init(_ names: XMLNames) {
        func numbers(_ words: String) -> Set<UInt16> {
            Set(
                words.split(whereSeparator: \.isWhitespace).compactMap {
                    names.number(of: String($0))
                }
            )
        }
        // All of these are in the vocabulary, so that every document numbers them.
        id = names.number(of: "id") ?? .max
        segue = names.number(of: "segue") ?? .max
        constraint = names.number(of: "constraint") ?? .max
        referring = numbers("constraint outlet outletCollection action segue include exclude color")
        outside = numbers("device adaptation")
        coordinates = numbers("x y width height constant pointSize spacing")
        var numeric = [Bool](repeating: false, count: names.strings.count)
        for number in numbers(XMLVocabulary.numericAttributes) { numeric[Int(number)] = true }
        self.numeric = numeric
    }

    func isReferring(_ element: UInt16) -> Bool { referring.contains(element) }
    func isOutsideObjects(_ element: UInt16) -> Bool { outside.contains(element) }
    func isNumeric(_ attribute: UInt16) -> Bool { numeric[Int(attribute)] }
    func isCoordinate(_ attribute: UInt16) -> Bool { coordinates.contains(attribute) }
}
