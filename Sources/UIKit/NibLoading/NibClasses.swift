import InterfaceBuilder

/// Classes by the names that Interface Builder has for them.
@preconcurrency @MainActor
public enum NibClasses {
    private static var registered: [String: AnyClass] = [:]
    // Types do not change: what was found for a name, or not, is kept for the process. Looking for
    // a name that does not exist goes through all types of the process.
    private static var found: [String: AnyClass?] = [:]

    /// Whether a class that is missing ends the process; default false: the base class is used,
    /// and a warning names class, file and line.
    public static var isStrict = false

    /// Makes a class known to storyboards under its own name, or under another one.
    ///
    /// It is not needed for classes at the top level of their module: the runtime finds them.
    public static func register(_ type: AnyClass, as name: String? = nil) {
        registered[name ?? "\(type)"] = type
    }

    /// Returns the app's class of a name; nil where the process has none.
    ///
    /// - Parameters:
    ///   - name: The class's name, or `Module.Name`.
    ///   - modules: The modules to look in, the likeliest first.
    /// - Returns: The class.
    static func find(_ name: String, modules: [String]) -> AnyClass? {
        if let type = registered[name] { return type }
        if let parts = parts(ofMangled: name) { return find(parts.name, modules: [parts.module]) }
        var (modules, name) = (modules, name)
        if let dot = name.firstIndex(of: ".") {
            modules = [String(name[..<dot])]
            name = String(name[name.index(after: dot)...])
        }
        for module in modules {
            if let type = lookUp(name, module: module) { return type }
        }
        // A name without a class of its own: the other one of the same type.
        return templateNames.contains(name)
            ? lookUp("LDOLayoutTemplate", module: "LayoutTemplates") : nil
    }

    /// Returns module and name of a class that Xcode 6 wrote as Objective-C knows it:
    /// `_TtC5MyApp8MainView`; nil for other names.
    private static func parts(ofMangled name: String) -> (module: String, name: String)? {
        guard name.hasPrefix("_TtC") else { return nil }
        var rest = name.dropFirst(4)
        func next() -> String? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard let count = Int(digits), count > 0, count <= rest.count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        guard let module = next(), let name = next(), rest.isEmpty else { return nil }
        return (module, name)
    }

    private static let templateNames: Set = ["LDOLayoutTemplate", "LayoutTemplate"]

    /// Returns UIKit's class of a name, or that of another module beside it that is linked.
    static func findInUIKit(_ name: String) -> AnyClass? {
        if let type = lookUp(name, module: "UIKit") { return type }
        guard let module = moduleByPrefix.first(where: { name.hasPrefix($0.key) })?.value else {
            return nil
        }
        return lookUp(name, module: module)
    }

    /// The modules beside UIKit whose views documents have, by the beginning of the classes' names.
    private static let moduleByPrefix = ["WK": "WebKit"]

    /// Returns the module that a class is defined in.
    static func module(of type: AnyClass) -> String {
        String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
    }

    private static func lookUp(_ name: String, module: String) -> AnyClass? {
        let key = "\(module).\(name)"
        if let known = found[key] { return known }
        // Swift's mangling of a class at the top level: lengths and names, then "C".
        let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
        let isName = isIdentifier(name) && isIdentifier(module)
        let type: AnyClass? = isName ? _typeByName(mangled) as? AnyClass : nil
        found[key] = .some(type)
        return type
    }

    /// Names from documents must not be read as other parts of a mangled name.
    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
        return name.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == 95
        }
    }
}
