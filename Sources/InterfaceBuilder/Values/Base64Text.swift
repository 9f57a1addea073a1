import Foundation

/// Reads texts that Interface Builder keeps in base 64, for characters that XML cannot hold.
enum Base64Text {
    static func decode(_ text: String) -> String? {
        var text = text.filter { !$0.isWhitespace }
        // Interface Builder leaves the padding out.
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }
    }
}
