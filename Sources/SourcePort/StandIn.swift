/// A package whose modules have what one of iOS has.
public struct StandIn: Sendable, Equatable {
    /// The modules, the main one first.
    public let modules: [String]
    /// Where the package is.
    public let address: String
    /// The lowest version; later ones with the same first number are taken as well.
    public let version: String

    /// The packages by the modules of iOS that they stand in for.
    static let all: [String: StandIn] = [
        "Combine": StandIn(
            modules: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
            address: "https://github.com/OpenCombine/OpenCombine",
            version: "0.14.0"
        ),
        "CryptoKit": StandIn(
            modules: ["Crypto"],
            address: "https://github.com/apple/swift-crypto",
            version: "4.0.0"
        ),
    ]

    /// Returns the packages whose modules sources import, in a fixed order.
    ///
    /// - Parameter sources: The texts of ported sources.
    /// - Returns: The packages, each once.
    public static func used(in sources: [String]) -> [StandIn] {
        all.sorted { $0.key < $1.key }.map(\.value).filter { standIn in
            sources.contains { source in
                source.split(whereSeparator: \.isNewline).contains { line in
                    line.split(separator: " ").suffix(2) == ["import", standIn.modules[0][...]]
                }
            }
        }
    }

    /// The text of the imports, after the first word `import`.
    var imports: String { modules.joined(separator: "\nimport ") }
}
