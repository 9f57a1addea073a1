import SwiftSyntax

/// Gives classes whose `appearance()` is asked for the `init(frame:)` that makes its object.
///
/// On iOS a proxy is no object of the class. Here it is, and a class that has other initialisers
/// alone does not inherit this one.
struct AppearanceRule {
    private let porter: Porter

    init(_ porter: Porter) {
        self.porter = porter
    }

    /// Writes the initialisers.
    func run() {
        var done: [TypeRecord] = []
        for record in porter.index.ordered where record.kind == .class && isAsked(record) {
            guard porter.index.isKind(record, of: "UIView"), let owner = lacking(record),
                !done.contains(where: { $0 === owner })
            else { continue }
            done.append(owner)
            write(owner)
        }
    }

    private func isAsked(_ record: TypeRecord) -> Bool {
        let call = "\(record.name).appearance"
        return porter.files.contains { file in
            // Most files have no such text, which is found sooner than a call.
            guard file.mentions(call) else { return false }
            let search = MemberUseSearch(record.name, "appearance")
            search.walk(file.tree)
            return search.isFound
        }
    }

    /// The class of a chain whose initialisers keep `init(frame:)` from being inherited; nil for none.
    private func lacking(_ record: TypeRecord) -> TypeRecord? {
        for type in porter.index.chain(record) where type.kind == .class {
            let all = initializers(type)
            if all.contains(where: { Self.labels($0) == ["frame"] }) { return nil }
            if all.contains(where: { !Self.isConvenience($0) }) { return type }
        }
        return nil
    }

    private func initializers(_ record: TypeRecord) -> [InitializerDeclSyntax] {
        guard let node = record.node?.as(ClassDeclSyntax.self) else { return [] }
        return DeclarationReading.declarations(node.memberBlock.members).compactMap {
            $0.0.decl.as(InitializerDeclSyntax.self)
        }
    }

    private func write(_ record: TypeRecord) {
        let call = initializers(record).lazy
            .filter { Self.labels($0) != ["coder"] && !Self.isConvenience($0) }
            .compactMap(Self.arguments).first
        guard let call else {
            if let node = record.node {
                porter.files[record.file].note(
                    node,
                    "\(record.path).appearance() of a class without init(frame:)",
                    "declare it: here an object of the class stands for all"
                )
            }
            return
        }
        let access = record.access.map { $0 == "open" || $0 == "public" ? "public " : "" } ?? ""
        porter.insert(
            [
                "\(access)override convenience init(frame: CGRect) {",
                "    self.init(\(call))",
                "}",
            ],
            intoBodyOf: record
        )
        porter.count(.initializers)
    }

    private static func labels(_ node: InitializerDeclSyntax) -> [String] {
        node.signature.parameterClause.parameters.map { $0.firstName.text }
    }

    private static func isConvenience(_ node: InitializerDeclSyntax) -> Bool {
        node.modifiers.contains { $0.name.text == "convenience" }
    }

    /// Returns what to call an initialiser with; nil where that cannot be known.
    private static func arguments(_ node: InitializerDeclSyntax) -> String? {
        guard node.optionalMark == nil, node.signature.effectSpecifiers == nil else { return nil }
        var list: [String] = []
        for parameter in node.signature.parameterClause.parameters
        where parameter.defaultValue == nil {
            let label = parameter.firstName.text
            let isFrame = label == "frame" && parameter.type.trimmedDescription == "CGRect"
            guard let value = isFrame ? "frame" : value(of: parameter.type) else { return nil }
            list.append(label == "_" ? value : "\(label): \(value)")
        }
        return list.joined(separator: ", ")
    }

    private static func value(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        switch type.trimmedDescription {
        case "String": return "\"\""
        case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval": return "0"
        case "Bool": return "false"
        case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": return ".zero"
        default: return nil
        }
    }
}
