import Foundation
import SourcePort

/// What was changed, and what is left to do.
struct PortReport {
    let package: String
    let targets: [String]
    let counts: [PortRule: Int]
    let notes: [PortNote]

    private struct Document: Encodable {
        var package: String
        var targets: [String]
        var changes: [String: Int]
        var notes: [PortNote]
    }

    /// The report as people read it.
    var text: String {
        var lines = ["\(package): \(targets.joined(separator: ", "))"]
        for rule in PortRule.allCases {
            guard let number = counts[rule], number > 0 else { continue }
            let digits = String(number)
            lines.append(
                String(repeating: " ", count: max(0, 6 - digits.count)) + digits
                    + "  " + rule.title
            )
        }
        lines += notes.map(\.description)
        return lines.joined(separator: "\n")
    }

    /// The report as one JSON object.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let changes = counts.map { ($0.key.rawValue, $0.value) }
        let document = Document(
            package: package,
            targets: targets,
            changes: Dictionary(changes, uniquingKeysWith: +),
            notes: notes
        )
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}
