import SwiftSyntax

/// Takes away what is said to Objective-C alone.
final class AttributeRule: TypeScopeVisitor {
    private let porter: Porter
    private let file: ParsedFile

    init(_ porter: Porter, _ file: ParsedFile) {
        self.porter = porter
        self.file = file
        super.init()
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.trimmedDescription {
        case "objc", "objcMembers", "nonobjc", "_objcRuntimeName", "GKInspectable":
            remove(node)
        case "NSManaged" where keepInLayer(node): break
        case "NSManaged":
            file.note(
                node,
                "@NSManaged, a property of Core Data",
                "keep the value in a property of your own"
            )
            remove(node)
        case "NSCopying":
            file.note(node, "@NSCopying", "copy the value in the setter where that matters")
            remove(node)
        case "UIApplicationMain", "NSApplicationMain":
            file.edits.replace(node.range, with: "@main")
            file.neededImports.insert("WebHost")
            porter.count(.launch)
        case "main":
            let owner = node.enclosing(ClassDeclSyntax.self)
            if owner != nil { file.neededImports.insert("WebHost") }
        default: break
        }
        return .visitChildren
    }

    /// Has a layer keep a property that Core Animation keeps; false for one of another class.
    private func keepInLayer(_ node: AttributeSyntax) -> Bool {
        guard let owner = porter.index.resolve(scope), porter.index.isKind(owner, of: "CALayer"),
            let property = node.enclosing(VariableDeclSyntax.self), property.bindings.count == 1,
            let binding = property.bindings.first, binding.typeAnnotation != nil,
            binding.accessorBlock == nil, binding.initializer == nil
        else { return false }
        remove(node)
        let modifiers = property.modifiers.map(\.name.text)
        // What is not held is a property like any other.
        guard !modifiers.contains("weak"), !modifiers.contains("unowned") else { return true }
        let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
        file.edits.insert(
            " { get { dynamicValue(forKey: \"\(name)\") } "
                + "set { setValue(newValue, forKey: \"\(name)\") } }",
            at: binding.end
        )
        return true
    }

    private func remove(_ node: AttributeSyntax) {
        file.edits.remove(porter.removalRange(node, in: file))
        porter.count(.attributes)
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" {
            file.edits.remove(porter.removalRange(node, in: file))
        }
        return .visitChildren
    }

    /// `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))` in a `main.swift`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.functionName == "UIApplicationMain" else {
            return .visitChildren
        }
        let arguments = node.arguments.map { $0.expression.trimmedDescription }
        let delegate = node.arguments.last.flatMap { Self.delegateClass($0.expression) }
        guard arguments.count == 4, let delegate else {
            file.note(
                node,
                "UIApplicationMain without a class of a delegate",
                "call `main()` of the app delegate's class"
            )
            return .visitChildren
        }
        if arguments[2] != "nil" {
            file.note(
                node,
                "an application of a class of its own (\(arguments[2]))",
                "move what it does to the delegate or to a window"
            )
        }
        file.edits.replace(node.range, with: "\(delegate).main()")
        file.neededImports.insert("WebHost")
        porter.count(.launch)
        return .skipChildren
    }

    /// The class in `NSStringFromClass(AppDelegate.self)`, or a name in quotation marks.
    ///
    /// Which one of several it is knows the running app only.
    private static func delegateClass(_ expression: ExprSyntax) -> String? {
        let text = expression.trimmedDescription
        if let end = text.range(ofText: ".self"),
            String(text[end...].dropFirst(5)).range(ofText: ".self") == nil
        {
            let name = text[..<end].reversed().prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
            }
            return name.isEmpty ? nil : String(name.reversed())
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            call.functionName == "NSStringFromClass", let value = call.arguments.first
        {
            let type = "any UIApplicationDelegate.Type"
            return "((\(value.expression.trimmedDescription)) as AnyClass as! \(type))"
        }
        guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2 else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
