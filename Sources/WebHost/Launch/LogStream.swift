import Glibc

/// The standard error, for lines of the log.
///
/// What a message has from strangers stays within its line and does nothing to a terminal.
struct LogStream: TextOutputStream, Sendable {
    func write(_ string: String) {
        let text = Array(Self.harmless(string).utf8)
        var rest = text[...]
        while !rest.isEmpty {
            // One call for a line, so that those of several threads do not mix.
            let written = rest.withUnsafeBytes {
                Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
            }
            if written < 0, errno == EINTR { continue }
            // Nobody is left to hear of a log that cannot be written.
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }

    /// Returns a line, or several, without control characters.
    ///
    /// A message's own line breaks are kept, but what follows them is moved in, so that it cannot pass
    /// for a line of the log.
    static func harmless(_ text: String) -> String {
        // A message may end with a carriage return, which makes one character of it and the line's end.
        let scalars = text.unicodeScalars
        let hasEnd = scalars.last == "\n"
        let line = hasEnd ? scalars.dropLast() : scalars[...]
        if line.allSatisfy({ ("\u{20}"..<"\u{7F}").contains($0) }) { return text }
        var result = ""
        for scalar in line {
            switch scalar.value {
            case 0x0A: result += "\n    "
            case 0x09: result.unicodeScalars.append(scalar)
            // Controls, other line breaks, and what turns the direction of all that follows.
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return hasEnd ? result + "\n" : result
    }
}
