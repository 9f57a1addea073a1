import SourcePort
import UIKit

/// Vitrine's own types, as this program has them.
final class UIKitTypes: FrameworkTypes {
    /// Names that stand for other types, which the runtime does not know.
    private static let aliases: Set<String> = [
        "UITraitMutations", "UITrait", "UITraitChangeHandler", "UIActionHandler",
        "UICollectionViewCompositionalLayoutSectionProvider",
    ]

    /// Generic classes, which the runtime finds with their arguments only.
    private static let generic: [String: AnyClass] = [
        "UITableViewDiffableDataSource": UITableViewDiffableDataSource<Int, Int>.self,
        "UICollectionViewDiffableDataSource": UICollectionViewDiffableDataSource<Int, Int>.self,
    ]

    // The runtime looks through all types of the process for one that is not there.
    private var known: [String: Bool] = [:]
    private var superclasses: [String: String?] = [:]

    func contains(_ name: String) -> Bool {
        if let answer = known[name] { return answer }
        let answer =
            Self.aliases.contains(name) || Self.generic[name] != nil || Self.find(name)
        known[name] = answer
        return answer
    }

    func superclass(of name: String) -> String? {
        if let answer = superclasses[name] { return answer }
        let type: AnyClass? = Self.generic[name] ?? Self.type(name, "C") as? AnyClass
        let answer = type.flatMap { _getSuperclass($0) }.map { "\($0)" }
        superclasses[name] = .some(answer)
        return answer
    }

    private static func find(_ name: String) -> Bool {
        // Of a protocol, the type is that of any value of it.
        ["C", "V", "O", "_p"].contains { type(name, $0) != nil }
    }

    private static func type(_ name: String, _ kind: String) -> Any.Type? {
        guard !name.isEmpty, name.utf8.allSatisfy(isLetter) else { return nil }
        return _typeByName("5UIKit\(name.utf8.count)\(name)\(kind)")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
    }
}
