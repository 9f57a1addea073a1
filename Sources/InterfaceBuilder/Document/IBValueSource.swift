/// Something with attributes and keyed children: an element, or an object with its variations.
package protocol IBValueSource {
    /// The element itself, without what overrides it.
    var element: IBElement { get }
    /// The elements that may override the element's values, the strongest first.
    var overrides: [IBElement] { get }
}

extension IBValueSource {
    package var overrides: [IBElement] { [] }

    /// The value of an attribute; nil where the element has none.
    package func string(_ name: String) -> String? {
        guard let number = element.number(of: name) else { return nil }
        return attribute(number).map { element.tape.string($0) }
    }

    /// Whether the element has an attribute.
    package func has(_ name: String) -> Bool {
        element.number(of: name).flatMap(attribute) != nil
    }

    /// Whether an attribute has a value, compared without making a string of it.
    package func attribute(_ name: String, is value: String) -> Bool {
        guard let record = element.number(of: name).flatMap(attribute) else { return false }
        return element.tape.equals(record, value)
    }

    /// The value of an attribute that is `YES` or `NO`; nil where it is neither.
    package func bool(_ name: String) -> Bool? {
        guard let record = element.number(of: name).flatMap(attribute) else { return nil }
        if element.tape.equals(record, "YES") { return true }
        return element.tape.equals(record, "NO") ? false : nil
    }

    /// The value of an attribute that is a finite number; nil where it is none.
    package func number(_ name: String) -> Double? {
        guard let record = element.number(of: name).flatMap(attribute) else { return nil }
        return element.tape.number(record)
    }

    /// The value of an attribute that is a whole number; nil where it is none.
    package func integer(_ name: String) -> Int? {
        number(name).flatMap(Int.init(exactly:))
    }

    /// The value of an attribute that is a length in points; nil where it is none or absurd.
    ///
    /// - SeeAlso: `IBLimits.coordinate`
    package func length(_ name: String) -> Double? {
        number(name).flatMap { abs($0) <= IBLimits.coordinate ? $0 : nil }
    }

    /// The value of an attribute as a case of an enumeration; nil where it is none of them.
    package func value<Value: RawRepresentable<String>>(
        _ name: String,
        as type: Value.Type = Value.self
    ) -> Value? {
        string(name).flatMap(Value.init(rawValue:))
    }

    /// The child with a key, such as `backgroundColor`; nil where the element has none.
    package func child(keyed key: String) -> IBElement? {
        for source in overrides {
            if let found = source.ownChild(keyed: key) { return found }
        }
        return element.ownChild(keyed: key)
    }

    private func attribute(_ number: UInt16) -> XMLAttributeRecord? {
        for source in overrides {
            if let found = source.tape.attribute(number, of: source.index) { return found }
        }
        return element.tape.attribute(number, of: element.index)
    }
}

extension IBElement: IBValueSource {
    package var element: IBElement { self }

    /// The id; nil where the element has none.
    package var id: String? { string("id") }

    /// The key under which the element belongs to the one around it.
    package var key: String? { string("key") }

    fileprivate func ownChild(keyed key: String) -> IBElement? {
        guard let number = XMLNames.key else { return nil }
        return children.first { child in
            child.tape.attribute(number, of: child.index)
                .map { child.tape.equals($0, key) } ?? false
        }
    }
}
