import Foundation

/// Finds what key paths lead to.
enum PredicateKeys {
    /// Returns the value at the end of a path; nil where it leads nowhere.
    static func value(_ path: String, of object: Any?) -> Any? {
        value(path.split(separator: ".").map(String.init)[...], of: object)
    }

    private static func value(_ keys: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        guard let object = object.flatMap(KeyPathValue.unwrap), !(object is NSNull) else {
            return nil
        }
        let rest = keys.dropFirst()
        if key.hasPrefix("@") {
            let values = (PredicateValue(object).list ?? []).map { value(rest, of: $0) }
            return aggregate(String(key.dropFirst()), of: values)
        }
        return value(rest, of: property(key, of: object))
    }

    /// Returns what is made of all values of a collection; the name is that of a key path's operator.
    static func aggregate(_ name: String, of values: [Any?]) -> Any? {
        let known = values.map { PredicateValue($0) }
        switch name {
        case "count": return values.count
        case "sum", "avg", "average":
            let numbers = known.compactMap(\.number)
            let sum = numbers.reduce(0, +)
            if name == "sum" { return sum }
            return numbers.isEmpty ? nil : sum / Double(numbers.count)
        case "min", "max":
            let wanted: ComparisonResult = name == "min" ? .orderedAscending : .orderedDescending
            var best: Int?
            for index in values.indices {
                if case .none = known[index] { continue }
                if let found = best, known[index].order(known[found]) != wanted { continue }
                best = index
            }
            return best.flatMap { values[$0] }
        case "unionOfObjects", "distinctUnionOfObjects":
            var found: [PredicateValue] = []
            return values.filter { value in
                let value = PredicateValue(value)
                if name.hasPrefix("distinct"), found.contains(where: { $0.isEqual(value, []) }) {
                    return false
                }
                found.append(value)
                return true
            }
        default: return report("@" + name, "a collection")
        }
    }

    private static func property(_ key: String, of object: Any) -> Any? {
        switch object {
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as [AnyHashable: Any]: return dictionary[key]
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case _ where key == "self": return object
        case let text as String: return property(key, ofText: text)
        case let text as NSString: return property(key, ofText: text as String)
        case let url as URL: return property(key, ofURL: url)
        case let url as NSURL: return property(key, ofURL: url as URL)
        default: break
        }
        if let list = PredicateValue(object).list { return list.map { value(key, of: $0) } }
        if let named = namedProperty(key, of: object) { return named }
        return storedProperty(key, of: object)
    }

    /// The value of a property that its class names; of the main thread's objects only.
    private static func namedProperty(_ key: String, of object: Any) -> Any?? {
        guard type(of: object) is AnyClass, MainThread.isCurrent else { return nil }
        // Safe: this is the main actor's thread, and the value stays on it.
        nonisolated(unsafe) let owner = object as AnyObject
        nonisolated(unsafe) var found: Any??
        MainActor.assumeIsolated {
            guard KeyPathRegistry.hasKey(key, owner) else { return }
            found = .some(try? KeyPathRegistry.value(key, of: owner))
        }
        return found
    }

    private static func storedProperty(_ key: String, of object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children
            where child.label == key || child.label == "$__lazy_storage_$_\(key)" {
                return KeyPathValue.unwrap(child.value)
            }
            for child in current.children where child.label == "_\(key)" {
                if let found = wrappedValue(of: child.value) { return found }
            }
            mirror = current.superclassMirror
        }
        return report(key, "\(type(of: object))")
    }

    /// The value that a property wrapper stores; nil where the value is none, or computes it.
    private static func wrappedValue(of wrapper: Any) -> Any?? {
        let stored = Mirror(reflecting: wrapper).children.first { $0.label == "wrappedValue" }
        if let stored { return .some(KeyPathValue.unwrap(stored.value)) }
        guard MainThread.isCurrent, wrapper is any AnyOutlet else { return nil }
        // Safe: this is the main actor's thread, and the value stays on it.
        nonisolated(unsafe) let outlet = wrapper
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated { found = (outlet as? any AnyOutlet)?.content }
        return .some(found)
    }

    private static func property(_ key: String, ofText text: String) -> Any? {
        let string = text as NSString
        switch key {
        case "length": return string.length
        case "uppercaseString": return text.uppercased()
        case "lowercaseString": return text.lowercased()
        case "capitalizedString": return text.capitalized
        case "integerValue", "intValue", "longLongValue": return string.integerValue
        case "doubleValue", "floatValue": return string.doubleValue
        case "boolValue": return string.boolValue
        case "lastPathComponent": return string.lastPathComponent
        case "pathExtension": return string.pathExtension
        case "description": return text
        default: return report(key, "String")
        }
    }

    private static func property(_ key: String, ofURL url: URL) -> Any? {
        switch key {
        case "absoluteString": return url.absoluteString
        case "path": return url.path
        case "lastPathComponent": return url.lastPathComponent
        case "pathExtension": return url.pathExtension
        case "scheme": return url.scheme
        case "host": return url.host
        case "query": return url.query
        case "fragment": return url.fragment
        case "port": return url.port
        case "isFileURL", "fileURL": return url.isFileURL
        default: return report(key, "URL")
        }
    }

    private static func report(_ key: String, _ owner: String) -> Any? {
        MainThread.run {
            Diagnostics.reportOnce(
                "NSPredicate: the key \"\(key)\" is not known of \(owner); expected a stored property, "
                    + "or one that namedKeyPaths lists. It counts as nil."
            )
        }
        return nil
    }
}
