/// How selectors are written.
enum SelectorNames {
    /// Selectors of a name alone that UIKit knows.
    static let known: Set<String> = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:",
    ]

    /// Methods without parameters whose names UIKit has with parameters as well.
    private static let shared: Set<String> = [
        "addObserver", "convert", "copy", "cut", "delete", "dismiss", "draw", "observe", "paste",
        "perform", "present", "removeObserver", "select", "selectAll", "setEditing", "setValue",
        "show",
        "transition", "value",
    ]

    /// Returns `Selector("save:", Type.save(_:))`.
    static func selector(
        _ member: MemberRecord,
        _ type: String,
        among members: [MemberRecord]
    ) -> String {
        "Selector(\"\(member.selector)\", \(reference(member, type, among: members)))"
    }

    /// Returns a method of a type, so that no other one can be meant.
    static func reference(
        _ member: MemberRecord,
        _ type: String,
        among members: [MemberRecord]
    ) -> String {
        let text = "\(type).\(member.reference)"
        let others = members.filter {
            $0.kind == .method && $0.name == member.name
                && $0.parameterTypes != member.parameterTypes
        }
        let isAmbiguous =
            member.labels.isEmpty
            ? !others.isEmpty || shared.contains(member.name)
            : others.contains { $0.labels == member.labels }
        guard isAmbiguous else { return text }
        let parameters = member.parameterTypes.joined(separator: ", ")
        return text + " as @MainActor (\(type)) -> @MainActor (\(parameters)) -> "
            + (member.type ?? "Void")
    }

    /// Returns the cast of a method of a type, of the cast in a `#selector`.
    static func cast(_ function: String, _ type: String) -> String {
        let parts = function.components(separatedBy: "->")
        if parts.count > 2 { return " as \(function)" }
        return " as @MainActor (\(type)) -> @MainActor \(function)"
    }

    /// Returns the types of the parameters of a function's type, those of the last arrow.
    static func parameters(_ function: String) -> [String] {
        let parts = function.components(separatedBy: "->")
        guard parts.count >= 2 else { return [] }
        let list = parts[parts.count - 2].filter { $0 != "(" && $0 != ")" }
        return list.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty && $0 != "Void" }
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The parts between occurrences of a text.
    func components(separatedBy separator: String) -> [String] {
        var parts: [String] = []
        var current = ""
        var rest = Substring(self)
        while let first = rest.first {
            if rest.hasPrefix(separator) {
                parts.append(current)
                current = ""
                rest = rest.dropFirst(separator.count)
            } else {
                current.append(first)
                rest = rest.dropFirst()
            }
        }
        return parts + [current]
    }
}

extension MemberRecord {
    /// Whether a selector's name means this method.
    func isCallable(by selector: String) -> Bool {
        kind == .method && !isStatic && self.selector == selector
    }

    /// Why a method cannot be an action; nil where it can.
    var problemAsAction: String? {
        if isStatic { return "is one of the class itself" }
        if modifiers.contains("async") { return "is asynchronous" }
        if modifiers.contains("throws") { return "throws" }
        if labels.count > 3 { return "has more than three parameters" }
        return nil
    }
}
