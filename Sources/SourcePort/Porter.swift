import SwiftSyntax

/// The state of one run: the files, what is known of them, and what was changed.
final class Porter {
    let files: [ParsedFile]
    let index: ProjectIndex
    let documents: [Document]
    /// The modules that are part of the sources themselves.
    let modules: Set<String>
    private(set) var counts: [PortRule: Int] = [:]
    /// What is observed, once it was looked for.
    var observedNameCache: ObservedNames?
    /// The names of members and cases that the sources declare themselves.
    private(set) lazy var ownMembers = Set(
        index.ordered.flatMap(\.members).filter { !$0.isOverride }.map(\.name)
            + files.flatMap { EnumCaseReader.names(in: $0) }
    )
    /// Whether the sources name `AttributedString`, which is younger than texts with `characters`.
    private(set) lazy var hasAttributedStrings = files.contains { file in
        file.tree.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .identifier("AttributedString")
        }
    }
    /// How many methods are named as actions: of classes that are on the main actor as UIKit's class
    /// above them is, and of all others.
    private(set) var namedMethods = (inherited: 0, others: 0)
    /// Protocols that are added to classes.
    private var conformances: [(record: TypeRecord, name: String)] = []

    init(
        _ files: [ParsedFile],
        _ documents: [Document],
        modules: Set<String>,
        frameworks: any FrameworkTypes
    ) {
        self.files = files
        self.documents = documents
        self.modules = modules
        index = ProjectIndex(files, frameworks: frameworks)
    }

    func count(_ rule: PortRule, _ number: Int = 1) {
        counts[rule, default: 0] += number
    }

    /// Notes that a method of a class is named as an action.
    func countNamedMethod(of record: TypeRecord) {
        let attributes = record.node?.asProtocol(WithAttributesSyntax.self)?.attributes
        let isMarked = attributes?.trimmedDescription.range(ofText: "@MainActor") != nil
        let inherits = index.chain(record).contains { type in
            type.inherited.contains { index.frameworks.isKind($0, of: "UIResponder") }
        }
        if inherits && !isMarked { namedMethods.inherited += 1 } else { namedMethods.others += 1 }
    }

    func addConformance(_ name: String, to record: TypeRecord) {
        guard !record.inherited.contains(name),
            !conformances.contains(where: { $0.record === record && $0.name == name })
        else { return }
        conformances.append((record, name))
        files[record.file].neededImports.insert("UIKit")
    }

    /// Writes the added protocols into the classes' inheritance clauses.
    func writeConformances() {
        var names: [(record: TypeRecord, names: [String])] = []
        for (record, name) in conformances {
            if let place = names.firstIndex(where: { $0.record === record }) {
                names[place].names.append(name)
            } else {
                names.append((record, [name]))
            }
        }
        for (record, names) in names {
            guard let node = record.node?.as(ClassDeclSyntax.self) else { continue }
            let list = names.joined(separator: ", ")
            if let last = node.inheritanceClause?.inheritedTypes.last {
                files[record.file].edits.insert(", \(list)", at: last.type.end)
            } else {
                let end = node.genericParameterClause?.end ?? node.name.end
                files[record.file].edits.insert(": \(list)", at: end)
            }
        }
    }

    /// Inserts text at the beginning of a class's body.
    func insert(_ lines: [String], intoBodyOf record: TypeRecord) {
        guard let node = record.node?.as(ClassDeclSyntax.self) else { return }
        let file = files[record.file]
        let indent = file.indent(node.start)
        var text = lines.map { "\n" + ($0.isEmpty ? "" : indent + "    " + $0) }.joined() + "\n"
        let brace = node.memberBlock.leftBrace.end
        let rest = file.bytes[brace...].prefix { $0 == 0x20 || $0 == 0x0D }
        let next = brace + rest.count
        if next < file.bytes.count, file.bytes[next] == 0x0A {
            // An empty line is there already.
            let line = file.bytes[(next + 1)...].prefix { $0 != 0x0A }
            if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { text.removeLast() }
        } else {
            text += next == node.memberBlock.rightBrace.start ? indent : indent + "    "
        }
        file.edits.insert(text, at: brace)
    }

    /// Returns the range of an attribute or a modifier with the room up to the next word.
    func removalRange(_ node: some SyntaxProtocol, in file: ParsedFile) -> Range<Int> {
        let bytes = file.bytes
        var end = node.end
        while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
        // A comment keeps its line.
        if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
            end = node.end
            while end < bytes.count, [0x20, 0x09].contains(bytes[end]) { end += 1 }
        }
        return node.start..<end
    }
}
