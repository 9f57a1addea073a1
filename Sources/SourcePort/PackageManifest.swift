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
    ///   - usesCombine: Whether the ported sources import what stands in for Combine.
    /// - Returns: A manifest in Swift.
    public func manifest(vitrine: Source, usesCombine: Bool = false) -> String {
        var lines = ["// swift-tools-version: 6.1", "import PackageDescription", ""]
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
        if usesCombine {
            packages.append(Self.openCombine)
            products += ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
                ".product(name: \"\($0)\", package: \"OpenCombine\")"
            }
        }
        lines += ["    dependencies: [\(packages.joined(separator: ", "))],", "    targets: ["]
        for target in targets { lines += declaration(of: target, products) }
        lines += ["    ],", "    swiftLanguageModes: [\(isSwiftSix ? ".v6" : ".v5")]", ")", ""]
        return lines.joined(separator: "\n")
    }

    private static let openCombine =
        ".package(url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\")"

    private func declaration(of target: Target, _ products: [String]) -> [String] {
        let kind =
            switch target.kind {
            case .app: "executableTarget"
            case .module: "target"
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
            lines[2] += ","
            lines.append("            resources: [\(resources.joined(separator: ", "))]")
        }
        return lines + ["        ),"]
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] } + "\""
    }
}
