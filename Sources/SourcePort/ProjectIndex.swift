import SwiftSyntax

/// All types of the sources, with what extensions add to them.
final class ProjectIndex {
    private(set) var types: [String: TypeRecord] = [:]
    /// The types in the order of the files, so that reports are the same each time.
    private(set) var ordered: [TypeRecord] = []
    /// The names after `typealias`.
    fileprivate(set) var aliases: Set<String> = []
    let frameworks: any FrameworkTypes
    /// The names of all members that override others.
    private(set) lazy var overridingNames = Set(
        ordered.flatMap(\.members).filter(\.isOverride).map(\.name)
    )

    init(_ files: [ParsedFile], frameworks: any FrameworkTypes) {
        self.frameworks = frameworks
        for (number, file) in files.enumerated() {
            let reader = IndexReader(self, file: number)
            reader.walk(file.tree)
        }
        // Extensions may stand before the type: they come second.
        for (number, file) in files.enumerated() {
            let reader = ExtensionReader(self, file: number)
            reader.walk(file.tree)
        }
    }

    fileprivate func add(_ record: TypeRecord) {
        // The same type in another branch of a condition.
        if let known = types[record.path] {
            known.members += record.members
            return
        }
        types[record.path] = record
        ordered.append(record)
    }

    fileprivate func extended(_ name: String, file: Int) -> TypeRecord {
        if let known = resolve(name) { return known }
        let record = TypeRecord(path: name, kind: .foreign, file: file, node: nil)
        add(record)
        return record
    }

    /// Returns the type of a name, as it is found from inside of another type.
    func resolve(_ name: String, from scope: String = "") -> TypeRecord? {
        let name = DeclarationReading.withoutGenerics(name)
        var parts = scope.split(separator: ".").map(String.init)
        while !parts.isEmpty {
            if let found = types[(parts + [name]).joined(separator: ".")] { return found }
            parts.removeLast()
        }
        if let found = types[name] { return found }
        // `Module.Name`.
        let rest = name.split(separator: ".").dropFirst().joined(separator: ".")
        return rest.isEmpty ? nil : types[rest]
    }

    /// The superclass of a class, in the sources or not; nil without one.
    func superclass(of record: TypeRecord) -> String? {
        guard record.kind != .foreign else { return frameworks.superclass(of: record.path) }
        guard record.kind == .class, let first = record.inherited.first else { return nil }
        if let found = resolve(first, from: record.path) {
            return found.kind == .protocol ? nil : found.path
        }
        return first
    }

    /// The classes from one upwards that the sources declare or extend.
    func chain(_ record: TypeRecord) -> [TypeRecord] {
        var result: [TypeRecord] = [record]
        var current = superclass(of: record)
        while let name = current, result.count < 64 {
            if let found = types[name] {
                if result.contains(where: { $0 === found }) { break }
                result.append(found)
                current = superclass(of: found)
            } else {
                current = frameworks.superclass(of: name)
            }
        }
        return result
    }

    /// The first class of a chain that is not declared by the sources; nil where all are.
    func foreignBase(_ record: TypeRecord) -> String? {
        for type in chain(record) where type.kind != .foreign {
            guard let name = superclass(of: type) else { return nil }
            if types[name].map({ $0.kind == .foreign }) ?? true { return name }
        }
        return record.kind == .foreign ? record.path : nil
    }

    /// Whether a class inherits from one of UIKit's.
    func isKind(_ record: TypeRecord, of ancestor: String) -> Bool {
        foreignBase(record).map { frameworks.isKind($0, of: ancestor) } ?? false
    }

    /// Whether a class of the sources inherits from another type that is declared or extended.
    func inherits(_ record: TypeRecord, from ancestor: TypeRecord) -> Bool {
        record !== ancestor && chain(record).contains { $0 === ancestor }
    }

    /// Returns the nearest members of a name, the type's own first.
    func members(_ name: String, of record: TypeRecord) -> (TypeRecord, [MemberRecord])? {
        for type in chain(record) {
            let found = type.members(named: name)
            if !found.isEmpty { return (type, found) }
        }
        return nil
    }
}

/// Reads declarations of types.
private final class IndexReader: TypeScopeVisitor {
    let index: ProjectIndex
    let file: Int

    init(_ index: ProjectIndex, file: Int) {
        self.index = index
        self.file = file
        super.init()
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        index.aliases.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        index.aliases.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        index.aliases.insert(node.name.text)
        return .visitChildren
    }

    override func entered(_ node: DeclSyntax, path: String) {
        guard let group = node.asProtocol(DeclGroupSyntax.self), !node.is(ExtensionDeclSyntax.self)
        else { return }
        let kind: TypeRecord.Kind =
            node.is(ClassDeclSyntax.self)
            ? .class : node.is(ProtocolDeclSyntax.self) ? .protocol : .other
        let record = TypeRecord(path: path, kind: kind, file: file, node: node)
        record.inherited = DeclarationReading.inherited(group.inheritanceClause)
        record.members = DeclarationReading.members(
            group.memberBlock,
            file: file,
            isInExtension: false
        )
        let attributes = DeclarationReading.attributes(group.attributes).map(\.name)
        record.isObjectiveC = attributes.contains("objc")
        record.documentName = DeclarationReading.documentName(group.attributes)
        let modifiers = DeclarationReading.modifiers(group.modifiers)
        record.isFinal = modifiers.contains("final")
        record.access = ["open", "public", "fileprivate", "private"].first(
            where: modifiers.contains
        )
        record.isGeneric = node.as(ClassDeclSyntax.self)?.genericParameterClause != nil
        index.add(record)
    }
}

/// Reads what extensions add.
private final class ExtensionReader: TypeScopeVisitor {
    let index: ProjectIndex
    let file: Int

    init(_ index: ProjectIndex, file: Int) {
        self.index = index
        self.file = file
        super.init()
    }

    override func entered(_ node: DeclSyntax, path: String) {
        guard let found = node.as(ExtensionDeclSyntax.self) else { return }
        let record = index.extended(path, file: file)
        record.inherited += DeclarationReading.inherited(found.inheritanceClause)
        record.members += DeclarationReading.members(
            found.memberBlock,
            file: file,
            isInExtension: true
        )
    }
}
