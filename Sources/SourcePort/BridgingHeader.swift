/// The header that brings modules of Objective-C into every Swift file of a target.
struct BridgingHeader {
    /// The modules that it imports: those of frameworks, by the name of their folder.
    private(set) var modules: Set<String> = []
    /// Whether it has anything beside these, such as headers of the app's own.
    private(set) var hasOthers = false

    /// Reads a header, of which comments and lines that guard it count for nothing.
    init(_ text: String) {
        for line in Self.withoutComments(text).split(whereSeparator: \.isNewline) {
            read(line.drop(while: \.isWhitespace))
        }
    }

    private mutating func read(_ line: Substring) {
        if line.hasPrefix("@import") {
            add(line.dropFirst("@import".count))
        } else if let start = ["#import", "#include"].first(where: line.hasPrefix) {
            let target = line.dropFirst(start.count).drop(while: \.isWhitespace)
            if target.first == "<", target.contains("/") {
                add(target.dropFirst())
            } else {
                hasOthers = true
            }
        } else if !line.isEmpty, line.first != "#" {
            hasOthers = true
        }
    }

    private mutating func add(_ rest: Substring) {
        let name = rest.drop(while: \.isWhitespace).prefix {
            $0.isLetter || $0.isNumber || $0 == "_"
        }
        if name.isEmpty { hasOthers = true } else { modules.insert(String(name)) }
    }

    private static func withoutComments(_ text: String) -> String {
        var kept = ""
        var rest = Substring(text)
        while let slash = rest.firstIndex(of: "/") {
            let after = rest[slash...].dropFirst()
            kept += rest[..<slash]
            switch after.first {
            case "/": rest = after.drop { !$0.isNewline }
            case "*": rest = end(ofBlock: after.dropFirst())
            default:
                kept += "/"
                rest = after
            }
        }
        return kept + rest
    }

    private static func end(ofBlock text: Substring) -> Substring {
        let text = String(text)
        guard let end = text.range(ofText: "*/") else { return "" }
        return text[end...].dropFirst(2)
    }
}
