/// Looks through a document once for what cannot mean what it says.
struct IBDocumentChecker {
    let tape: XMLTape
    let scenes: [IBScene]
    private(set) var index: IBDocumentIndex
    var cyclicSegues: Set<Int> = []
    private var warnings: [DocumentWarning] = []
    /// The names of scenes by element: finding one goes through the scene's objects.
    private var sceneNames: [Int: String] = [:]
    private var reportedElements: Set<UInt16> = []
    private var reportedAttributes: Set<UInt16> = []
    private var reportedText: Set<UInt16> = []
    private let names = IBCheckedNames.known

    init(_ tape: XMLTape, scenes: [IBScene]) {
        self.tape = tape
        self.scenes = scenes
        index = IBDocumentIndex(tape)
    }

    /// The warnings by line; those of one line in the order in which they were found.
    var sortedWarnings: [DocumentWarning] {
        warnings.enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }

    /// Checks everything; the index is complete afterwards.
    mutating func check() {
        var references: [Int] = []
        for element in tape.elements.indices {
            checkNames(of: element)
            if let id = tape.attribute(names.id, of: element) { insert(id, of: element) }
            if names.isReferring(tape.elements[element].name) { references.append(element) }
        }
        checkRoot()
        for element in references {
            IBReferenceCheck(element, names: names).run(&self)
        }
        checkContainment(references.filter { tape.elements[$0].name == names.segue })
    }

    /// Whether further problems are not reported.
    var isFull: Bool { warnings.count > IBLimits.warnings }

    /// Returns the name of a scene in messages.
    mutating func name(of scene: IBScene) -> String {
        if let name = sceneNames[scene.element.index] { return name }
        let name = scene.name
        sceneNames[scene.element.index] = name
        return name
    }

    /// Reports a problem at an element, up to the limit.
    mutating func warn(_ problem: WarningProblem, at element: Int) {
        guard !isFull else { return }
        let isLast = warnings.count == IBLimits.warnings
        warnings.append(
            DocumentWarning(
                fileName: tape.fileName,
                line: tape.line(at: Int(tape.elements[element].offset)),
                problem: isLast ? .furtherWarnings(limit: IBLimits.warnings) : problem
            )
        )
    }

    // MARK: - Names and values

    private mutating func checkNames(of element: Int) {
        let record = tape.elements[element]
        let uses = tape.names.uses
        if !uses[Int(record.name)].contains(.element),
            reportedElements.insert(record.name).inserted
        {
            warn(.unknownElement(name: tape.names.strings[Int(record.name)]), at: element)
        }
        if record.hasText, record.end > UInt32(element) + 1,
            reportedText.insert(record.name).inserted
        {
            warn(.strayText(element: tape.names.strings[Int(record.name)]), at: element)
        }
        for attribute in tape.attributes(of: element) {
            if let enumeration = names.enumeration(attribute.name, of: record.name) {
                checkWord(attribute, of: element, enumeration)
            } else if names.isNumeric(attribute.name) {
                checkNumber(attribute, of: element)
            } else if !uses[Int(attribute.name)].contains(.attribute),
                reportedAttributes.insert(attribute.name).inserted
            {
                warn(
                    .unknownAttribute(
                        name: tape.names.strings[Int(attribute.name)],
                        element: tape.names.strings[Int(record.name)]
                    ),
                    at: element
                )
            }
        }
    }

    private mutating func checkNumber(_ attribute: XMLAttributeRecord, of element: Int) {
        let limit = IBLimits.coordinate
        if let number = tape.number(attribute) {
            guard abs(number) > limit, names.isCoordinate(attribute.name) else { return }
            invalid(attribute, of: element, expected: "a number from -1000000 to 1000000")
            return
        }
        let text = tape.string(attribute)
        // Flags share names with numbers: <extendedEdge top="YES"/>. Insets can be shares.
        guard text != "YES", text != "NO", !isShare(text) else { return }
        invalid(attribute, of: element, expected: "a finite number")
    }

    private mutating func checkWord(
        _ attribute: XMLAttributeRecord,
        of element: Int,
        _ enumeration: IBEnumeration
    ) {
        guard !enumeration.words.contains(where: { tape.equals(attribute, $0) }) else { return }
        invalid(attribute, of: element, expected: enumeration.expectation)
    }

    private func isShare(_ text: String) -> Bool {
        text.hasSuffix("%") && XMLNumber.parse(Array(text.utf8.dropLast())[...]) != nil
    }

    mutating func invalid(_ attribute: XMLAttributeRecord, of element: Int, expected: String) {
        let text = tape.string(attribute)
        warn(
            .invalidValue(
                attribute: tape.names.strings[Int(attribute.name)],
                element: tape.names.strings[Int(tape.elements[element].name)],
                found: text.count > 40 ? text.prefix(40) + "…" : text,
                expected: expected
            ),
            at: element
        )
    }

    private mutating func insert(_ id: XMLAttributeRecord, of element: Int) {
        // A device has an id and an adaptation, of their own kinds.
        guard !names.isOutsideObjects(tape.elements[element].name) else { return }
        guard let first = index.insert(element, id: id, in: tape) else { return }
        let line = tape.line(at: Int(tape.elements[first].offset))
        warn(.duplicateID(id: tape.string(id), firstLine: line), at: element)
    }

    private mutating func checkRoot() {
        let root = IBElement(tape: tape, index: 0)
        // 1.0 to 2.0 are those of before Xcode 5, which say the same in fewer words.
        if let version = root.string("version"), !["3.0", "2.0", "1.1", "1.0"].contains(version) {
            warn(.otherFormat(version: version), at: 0)
        }
        if let id = root.string("initialViewController"), index.element(id: id, in: tape) == nil {
            warn(.missingInitialController(id: id), at: 0)
        }
    }
}
