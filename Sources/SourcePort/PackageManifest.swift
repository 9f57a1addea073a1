extension PackagePlan {
    /// Where Vitrine is found.
    public enum Source: Sendable {
        /// A folder.
        case path(String)
        /// An address of a repository.
        case url(String)
    }

    /// Returns the text of `Package.swift`.
    ///
    /// - Parameters:
    ///   - vitrine: Where Vitrine is found.
    ///   - standIns: The packages that stand in for modules of iOS; default none.
    ///   - infersSendable: Whether Swift 5 is to infer `Sendable` for methods; default false.
    /// - Returns: A manifest in Swift.
    public func manifest(
        vitrine: Source,
        standIns: [StandIn] = [],
        infersSendable: Bool = false
    ) -> String {
        // Only newer tools know which actor is that of a whole module.
        let isolates = targets.flatMap(\.settings).contains { $0.hasPrefix(".defaultIsolation") }
        var lines = ["// swift-tools-version: \(isolates ? "6.2" : "6.1")"]
        lines += ["import PackageDescription", ""]
        lines += ["let package = Package(", "    name: \(Self.quoted(name)),"]
        if isLocalized { lines.append("    defaultLocalization: \"en\",") }
        let libraries = targets.filter { $0.kind == .module }
        if !libraries.isEmpty {
            lines.append("    products: [")
            for target in libraries {
                let name = Self.quoted(target.name)
                lines.append("        .library(name: \(name), targets: [\(name)]),")
            }
            lines.append("    ],")
        }
        let dependency: String
        let package: String
        switch vitrine {
        case .path(let path):
            dependency = ".package(name: \"Vitrine\", path: \(Self.quoted(path)))"
            package = "Vitrine"
        case .url(let url):
            dependency = ".package(url: \(Self.quoted(url)), branch: \"main\")"
            var base = Self.base(url)
            if base.hasSuffix(".git") { base.removeLast(4) }
            package = base
        }
        var packages = [dependency]
        var products = [".product(name: \"Vitrine\", package: \(Self.quoted(package)))"]
        for standIn in standIns {
            packages.append(
                ".package(url: \(Self.quoted(standIn.address)), from: \"\(standIn.version)\")"
            )
            let package = Self.quoted(Self.base(standIn.address))
            products += standIn.modules.map {
                ".product(name: \(Self.quoted($0)), package: \(package))"
            }
        }
        lines += ["    dependencies: [\(packages.joined(separator: ", "))],", "    targets: ["]
        for target in targets { lines += declaration(of: target, products, infersSendable) }
        lines += ["    ],", "    swiftLanguageModes: [\(isSwiftSix ? ".v6" : ".v5")]", ")", ""]
        return lines.joined(separator: "\n")
    }

    private func declaration(
        of target: Target,
        _ products: [String],
        _ infersSendable: Bool
    ) -> [String] {
        let kind =
            switch target.kind {
            case .app: "executableTarget"
            case .module, .support: "target"
            case .tests: "testTarget"
            }
        let dependencies = target.dependencies.map(Self.quoted) + products
        var lines = [
            "        .\(kind)(", "            name: \(Self.quoted(target.name)),",
            "            dependencies: [\(dependencies.joined(separator: ", "))]",
        ]
        var resources: [String] = []
        if target.hasResources { resources.append(".process(\"Resources\")") }
        if target.hasConfiguration { resources.append(".copy(\"Config\")") }
        if !resources.isEmpty {
            lines[lines.count - 1] += ","
            lines.append("            resources: [\(resources.joined(separator: ", "))]")
        }
        var settings = target.settings
        if infersSendable && !isSwiftSix {
            // Without this, Swift 5 warns of actions in classes that are on the main actor because
            // their superclass is; with it, of actions in classes that say `@MainActor` themselves.
            let feature = ".enableUpcomingFeature(\"InferSendableFromCaptures\")"
            if !settings.contains(feature) { settings.append(feature) }
        }
        if !settings.isEmpty {
            lines[lines.count - 1] += ","
            lines.append("            swiftSettings: [\(settings.joined(separator: ", "))]")
        }
        return lines + ["        ),"]
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] } + "\""
    }
}
