import SwiftSyntax

/// A member of a type, as the sources declare it.
struct MemberRecord {
    enum Kind { case method, property }

    var kind: Kind
    var name: String
    /// Of a method, the labels of its parameters; "_" for none.
    var labels: [String] = []
    var parameterTypes: [String] = []
    /// The type of a property or of what a method returns; nil without one in the text.
    var type: String?
    var attributes: Set<String> = []
    var modifiers: Set<String> = []
    /// The name that `@objc(…)` gives it.
    var documentName: String?
    var isSettable = true
    /// Whether it stands in an extension of its type.
    var isInExtension = false
    var file: Int
    var node: DeclSyntax

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isOverride: Bool { modifiers.contains("override") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// The selector that Objective-C has for a method.
    var selector: String {
        documentName ?? ObjectiveCName.selector(name, labels: labels)
    }

    /// The method as Swift names it: `save(_:)`.
    var reference: String {
        labels.isEmpty ? name : "\(name)(" + labels.map { "\($0):" }.joined() + ")"
    }

    /// Whether another member is the same as far as overriding goes.
    func matches(_ other: MemberRecord) -> Bool {
        kind == other.kind && name == other.name && labels == other.labels
            && isStatic == other.isStatic
    }
}

/// A type that the sources declare or extend.
final class TypeRecord {
    enum Kind { case `class`, `protocol`, other, foreign }

    let path: String
    var kind: Kind
    var file: Int
    /// The declaration; nil for types of other modules.
    var node: DeclSyntax?
    var inherited: [String] = []
    var members: [MemberRecord] = []
    var isObjectiveC = false
    var isFinal = false
    var isGeneric = false
    var documentName: String?
    var access: String?

    init(path: String, kind: Kind, file: Int, node: DeclSyntax?) {
        self.path = path
        self.kind = kind
        self.file = file
        self.node = node
    }

    /// The name without those of the types around it.
    var name: String { String(path.split(separator: ".").last ?? "") }

    /// The name in the type's own body, where that of a generic type alone stands for it with its
    /// arguments.
    var nameInside: String { isGeneric ? name : path }

    var inheritanceClause: InheritanceClauseSyntax? {
        node?.as(ClassDeclSyntax.self)?.inheritanceClause
    }

    func members(named name: String) -> [MemberRecord] { members.filter { $0.name == name } }
}
