import SwiftParser
import SwiftSyntax

/// A target as a package's manifest declares it.
struct ManifestTarget {
    var name: String
    var path: String?
    var isTest: Bool
    var excluded: [String] = []
    /// The files and folders that are the target's; nil where all of its folder are.
    var included: [String]?
    /// The settings of the compiler, as they are written in the manifest.
    var settings: [String] = []

    /// The folders in which its files may be.
    var paths: [String] {
        if let path { return [path] }
        let folders = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        return folders.map { "\($0)/\(name)" } + (isTest ? [] : ["Sources"])
    }

    func isExcluded(_ path: String, _ root: String) -> Bool {
        excluded.contains { Self.holds(root + $0, path) }
    }

    /// Whether a file is one of the target's, whose sources the manifest may list.
    func isIncluded(_ path: String, _ root: String) -> Bool {
        included?.contains { Self.holds(root + $0, path) } ?? true
    }

    private static func holds(_ place: String, _ path: String) -> Bool {
        let folder = place.hasSuffix("/") ? place : place + "/"
        return path == place || path.hasPrefix(folder)
    }
}

/// Reads the targets of a package's manifest.
final class ManifestReader: SyntaxVisitor {
    /// What a manifest says.
    struct Result {
        var targets: [ManifestTarget] = []
        /// Whether the sources are of Swift 6.
        var isSwiftSix = false
        /// Settings that a ported package cannot have.
        var leftOut: [String] = []
    }

    private var result = Result()
    /// What the manifest keeps in variables.
    private var values: [String: ExprSyntax] = [:]
    private var modes: [String]?

    static func read(_ text: String) -> Result {
        let reader = ManifestReader(viewMode: .sourceAccurate)
        let file = Parser.parse(source: text)
        for item in file.statements {
            for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                if let name { reader.values[name] = binding.initializer?.value }
            }
        }
        reader.walk(file)
        let version = text.range(ofText: "swift-tools-version:").map { start in
            text[start...].dropFirst("swift-tools-version:".count).drop { $0 == " " }.first
        }
        reader.result.isSwiftSix = reader.modes?.contains { $0.contains("6") } ?? (version == "6")
        return reader.result
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "Package" {
            let list =
                elements(node, "swiftLanguageModes") ?? elements(node, "swiftLanguageVersions")
            modes = list?.map(\.trimmedDescription)
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return .visitChildren
        }
        let kind = member.declName.baseName.text
        guard ["target", "testTarget", "executableTarget"].contains(kind),
            let name = text(node, "name"), !isDependency(node)
        else { return .visitChildren }
        result.targets.append(
            ManifestTarget(
                name: name,
                path: text(node, "path").map(Self.place),
                isTest: kind == "testTarget",
                excluded: (texts(node, "exclude") ?? []).map(Self.place),
                included: texts(node, "sources").map { ($0 + resources(of: node)).map(Self.place) },
                settings: (elements(node, "swiftSettings") ?? []).compactMap(setting)
            )
        )
        return .visitChildren
    }

    /// Returns a path as it is compared: without what says that it begins here, or that it is a folder.
    private static func place(_ path: String) -> String {
        var path = path
        while path.hasSuffix("/") { path.removeLast() }
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path
    }

    /// Returns a setting as the ported package has it; nil for one that it does without.
    private func setting(_ value: ExprSyntax) -> String? {
        guard let call = value.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let first = call.arguments.first?.trimmedDescription
        else { return nil }
        let name = member.declName.baseName.text
        switch name {
        case "define", "enableUpcomingFeature", "enableExperimentalFeature", "defaultIsolation",
            "swiftLanguageMode":
            break
        case "unsafeFlags":
            result.leftOut.append(value.trimmedDescription)
            return nil
        default: return nil
        }
        let feature = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
        if name.hasSuffix("Feature"), let feature, Self.restrictions.contains(feature) {
            return nil
        }
        guard let condition = condition(of: call) else { return nil }
        let argument = first.hasSuffix(",") ? String(first.dropLast()) : first
        return ".\(name)(\(argument)\(condition))"
    }

    /// Features that only forbid what the sources do not do, but what is added to them may.
    private static let restrictions: Set = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
        "StrictConcurrency", "DeprecateApplicationMain", "ImportObjcForwardDeclarations",
    ]

    /// Returns a setting's condition, without platforms; nil where it does not hold for iOS.
    private func condition(of call: FunctionCallExprSyntax) -> String? {
        let calls = call.arguments.dropFirst().compactMap {
            $0.expression.as(FunctionCallExprSyntax.self)
        }
        let condition = calls.first {
            $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when"
        }
        guard let condition else { return "" }
        let known: Set = ["platforms", "configuration"]
        guard condition.arguments.allSatisfy({ known.contains($0.label?.text ?? "") }) else {
            // Whether it holds is for the package to say.
            result.leftOut.append(call.trimmedDescription)
            return nil
        }
        let platforms = elements(condition, "platforms")?.map(\.trimmedDescription)
        if let platforms, !platforms.contains(".iOS") { return nil }
        let configuration = condition.arguments.first { $0.label?.text == "configuration" }
        guard let configuration else { return "" }
        return ", .when(configuration: \(configuration.expression.trimmedDescription))"
    }

    /// Whether `.target(name:)` stands in a list of dependencies.
    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
        node.enclosing(LabeledExprSyntax.self)?.label?.text == "dependencies"
    }

    private func text(_ node: FunctionCallExprSyntax, _ label: String) -> String? {
        let value = node.arguments.first { $0.label?.text == label }?.expression
        return value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func texts(_ node: FunctionCallExprSyntax, _ label: String) -> [String]? {
        elements(node, label)?.compactMap {
            $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }

    /// Returns the places of a target's resources.
    private func resources(of node: FunctionCallExprSyntax) -> [String] {
        (elements(node, "resources") ?? []).compactMap {
            let place = $0.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
            return place?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }

    /// Returns what an argument lists: in place, by the name of a list, or as the sum of such.
    ///
    /// What can be read in no such way is noted as left out.
    private func elements(_ node: FunctionCallExprSyntax, _ label: String) -> [ExprSyntax]? {
        guard let value = node.arguments.first(where: { $0.label?.text == label })?.expression
        else { return nil }
        if let found = list(value, depth: 0) { return found }
        if !value.is(NilLiteralExprSyntax.self) {
            result.leftOut.append("\(label): \(value.trimmedDescription)")
        }
        return nil
    }

    private func list(_ value: ExprSyntax, depth: Int) -> [ExprSyntax]? {
        if let array = value.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
        // A variable may be made of itself in a manifest that is no good.
        guard depth < 8 else { return nil }
        if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return values[name].flatMap { list($0, depth: depth + 1) }
        }
        guard let parts = value.as(SequenceExprSyntax.self)?.elements else { return nil }
        var found: [ExprSyntax] = []
        for (index, part) in parts.enumerated() {
            if index % 2 == 1 {
                guard part.trimmedDescription == "+" else { return nil }
            } else {
                guard let some = list(part, depth: depth + 1) else { return nil }
                found += some
            }
        }
        return found
    }
}
