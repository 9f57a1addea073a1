import SourcePort
import UIKit

/// Vitrine's own types, as this program has them.
struct UIKitTypes: FrameworkTypes {
    /// Names that stand for other types, which the runtime does not know.
    private static let aliases: Set<String> = [
        "UITraitMutations", "UITrait", "UITraitChangeHandler", "UIActionHandler",
        "UICollectionViewCompositionalLayoutSectionProvider", "CAFrameRateRange",
        "UICollectionViewDiffableDataSourceReferenceCellProvider", "UIListContentConfiguration",
    ]

    func contains(_ name: String) -> Bool {
        if Self.aliases.contains(name) { return true }
        let kinds = ["C", "V", "O"]
        if kinds.contains(where: { type(name, $0) != nil }) { return true }
        // A protocol's type is that of any value of it.
        return ["_p", "_pXl"].contains { _typeByName("\(mangled(name))P\($0)") != nil }
            || _typeByName("\(mangled(name))_p") != nil
    }

    func superclass(of name: String) -> String? {
        guard let type = type(name, "C") as? AnyClass, let parent = _getSuperclass(type) else {
            return nil
        }
        return "\(parent)"
    }

    private func type(_ name: String, _ kind: String) -> Any.Type? {
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isLetter) else { return nil }
        return _typeByName(mangled(name) + kind)
    }

    private func mangled(_ name: String) -> String { "5UIKit\(name.utf8.count)\(name)" }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
    }
}
