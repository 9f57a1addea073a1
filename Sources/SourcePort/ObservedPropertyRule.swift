import SwiftSyntax

/// Has dynamic properties that the sources observe tell of their changes at once, as Objective-C
/// does.
struct ObservedPropertyRule {
    private let porter: Porter

    init(_ porter: Porter) {
        self.porter = porter
    }

    /// Writes what tells of changes into the properties of all classes.
    func run() {
        for record in porter.index.ordered where record.kind == .class {
            guard porter.index.foreignBase(record) != nil else { continue }
            for member in record.members where isObserved(member) { tell(member) }
        }
    }

    private func isObserved(_ member: MemberRecord) -> Bool {
        member.kind == .property && member.isSettable && !member.isStatic && !member.isOverride
            && member.modifiers.contains("dynamic") && !member.modifiers.contains("lazy")
            && !member.attributes.contains("NSManaged")
            && porter.observedProperties.contains(member.name)
    }

    private func tell(_ member: MemberRecord) {
        guard let bindings = member.node.as(VariableDeclSyntax.self)?.bindings,
            bindings.count == 1, let binding = bindings.first
        else { return }
        let file = porter.files[member.file]
        // Who keeps track by hand tells of it already.
        let call = "didChangeValue(forKey: \"\(member.name)\")"
        let type = member.node.enclosing(ClassDeclSyntax.self)
        guard type?.description.range(ofText: call) == nil else { return }
        file.neededImports.insert("UIKit")
        porter.count(.observing)
        guard let block = binding.accessorBlock else {
            return file.edits.insert(" { didSet { \(call) } }", at: binding.end)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let setter = accessors.first { ["didSet", "set"].contains($0.accessorSpecifier.text) }
        if let body = setter?.body {
            // Told last, whichever way the setter ends.
            file.edits.insert(" defer { \(call) };", at: body.leftBrace.end)
        } else if setter == nil, let last = accessors.last {
            file.edits.insert(" didSet { \(call) }", at: last.end)
        }
    }
}
