/// Checks what an element refers to.
struct IBReferenceCheck {
    private let number: Int
    private let names: IBCheckedNames

    init(_ number: Int, names: IBCheckedNames) {
        self.number = number
        self.names = names
    }

    func run(_ checker: inout IBDocumentChecker) {
        let element = IBElement(tape: checker.tape, index: number)
        switch element.name {
        case "constraint":
            checkConstraint(element, &checker)
            checkTarget("firstItem", of: element, inScene: true, &checker)
            checkTarget("secondItem", of: element, inScene: true, &checker)
        case "outlet", "outletCollection":
            require(["property", "destination"], of: element, &checker)
            checkTarget("destination", of: element, inScene: true, &checker)
        case "action":
            require(["selector", "destination"], of: element, &checker)
            checkTarget("destination", of: element, inScene: true, &checker)
        case "segue":
            checkSegue(element, &checker)
        case "include", "exclude":
            checkTarget("reference", of: element, inScene: false, &checker)
        default:
            checkColor(element, &checker)
        }
    }

    private func checkSegue(_ element: IBElement, _ checker: inout IBDocumentChecker) {
        if element.has("reference") {
            checkTarget("reference", of: element, inScene: false, &checker)
            return
        }
        // The steps of a peek say only what differs from the segue that they are in.
        if !element.has("inheritsFrom") {
            require(["kind", "destination"], of: element, &checker)
        }
        for name in ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"] {
            checkTarget(name, of: element, inScene: false, &checker)
        }
        if case .other? = IBSegueKind(element) {
            invalid("kind", of: element, "a kind of segue, such as show", &checker)
        }
        checkDestination(element, &checker)
    }

    /// Reports a segue that leads to a part of a scene; an exit and a reference are fine.
    private func checkDestination(_ element: IBElement, _ checker: inout IBDocumentChecker) {
        guard let reference = attribute("destination", of: element),
            let number = checker.index.element(reference, in: checker.tape)
        else { return }
        let target = IBElement(tape: checker.tape, index: number)
        switch IBClass(target).kind {
        case .view, .gestureRecognizer, .barItem, .layout, .section, .placeholder:
            checker.warn(
                .wrongDestination(
                    id: element.id ?? "",
                    target: target.id ?? "",
                    element: target.name
                ),
                at: self.number
            )
        case .viewController, .exit, .controllerReference, .customObject, .other: break
        }
    }

    private func checkConstraint(_ element: IBElement, _ checker: inout IBDocumentChecker) {
        require(["firstAttribute"], of: element, &checker)
        for name in ["firstAttribute", "secondAttribute"] {
            guard let attribute = element.string(name) else { continue }
            if IBConstraintAttribute.named(attribute) == nil {
                invalid(name, of: element, "a layout attribute", &checker)
            }
        }
        if element.has("secondItem") { require(["secondAttribute"], of: element, &checker) }
        if element.has("relation"), element.value("relation", as: IBConstraint.Relation.self) == nil
        {
            invalid("relation", of: element, "lessThanOrEqual or greaterThanOrEqual", &checker)
        }
        if let priority = element.number("priority"), !(1...1_000).contains(priority) {
            invalid("priority", of: element, "a number from 1 to 1000", &checker)
        }
        if let text = element.string("multiplier"), element.number("multiplier") == nil,
            IBConstraint.ratio(text) == nil
        {
            invalid("multiplier", of: element, "a number or a ratio such as 16:9", &checker)
        }
    }

    private func checkColor(_ element: IBElement, _ checker: inout IBDocumentChecker) {
        guard !IBColorReader.knows(element), !element.has("systemColor") else { return }
        let name = element.has("customColorSpace") ? "customColorSpace" : "colorSpace"
        invalid(name, of: element, "a known colour space", &checker)
    }

    private func require(
        _ attributes: [String],
        of element: IBElement,
        _ checker: inout IBDocumentChecker
    ) {
        for name in attributes where !element.has(name) {
            checker.warn(.missingAttribute(name: name, element: element.name), at: number)
        }
    }

    private func invalid(
        _ name: String,
        of element: IBElement,
        _ expected: String,
        _ checker: inout IBDocumentChecker
    ) {
        guard let attribute = attribute(name, of: element) else { return }
        checker.invalid(attribute, of: number, expected: expected)
    }

    private func attribute(_ name: String, of element: IBElement) -> XMLAttributeRecord? {
        element.number(of: name).flatMap { element.tape.attribute($0, of: number) }
    }

    private func checkTarget(
        _ name: String,
        of element: IBElement,
        inScene: Bool,
        _ checker: inout IBDocumentChecker
    ) {
        guard let reference = attribute(name, of: element) else { return }
        let target = checker.index.element(reference, in: checker.tape)
        let scene = inScene ? checker.scene(of: element) : nil
        if let target {
            let isInside = scene.map {
                $0.element.contains(IBElement(tape: checker.tape, index: target))
            }
            if isInside ?? true { return }
        }
        guard !checker.isFull else { return }
        let id = checker.tape.string(reference)
        let (title, own) = Self.title(of: element)
        checker.warn(
            scene.map {
                .foreignReference(element: title, id: own, target: id, scene: checker.name(of: $0))
            } ?? .danglingReference(element: title, id: own, target: id),
            at: number
        )
    }

    /// The words for an element in messages: a mask's reference goes by its variation.
    private static func title(of element: IBElement) -> (String, String) {
        if let id = element.id { return (element.name, id) }
        if let variation = element.parent?.parent, variation.name == "variation" {
            return ("variation", variation.key ?? "default")
        }
        return (element.name, element.string("property") ?? element.string("selector") ?? "")
    }
}
