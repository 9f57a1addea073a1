import Foundation

/// Writes a message with values in the places that it marks: `%@`, `%d`, `%{private}@`.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: Any?...
) {
    guard log.isEnabled(type: type) else { return }
    Logger(log).log(level: type, OSLogMessage(stringLiteral: LogFormat.text("\(message)", args)))
}

/// Writes a message of a level, with values in the places that it marks.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: Any?...
) {
    guard log.isEnabled(type: type) else { return }
    Logger(log).log(level: type, OSLogMessage(stringLiteral: LogFormat.text("\(message)", args)))
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { Logger(OSLog.default).log(message) }

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

/// Puts values into the places that a format marks.
enum LogFormat {
    static func text(_ format: String, _ values: [Any?]) -> String {
        var result = ""
        var rest = values[...]
        var text = format[...]
        while let mark = text.firstIndex(of: "%") {
            result += text[..<mark]
            text = text[text.index(after: mark)...]
            guard let (place, length) = place(text) else {
                result.append("%")
                continue
            }
            text = text.dropFirst(length)
            if place.kind == "%" {
                result.append("%")
            } else if let value = rest.popFirst() {
                result += place.text(value)
            } else {
                result += "<missing>"
            }
        }
        return result + text
    }

    private struct Place {
        var flags = ""
        /// What says how long a number is: "hh", "l" and so on.
        var size = ""
        var kind: Character = "@"
        var isPrivate = false

        func text(_ value: Any?) -> String {
            if isPrivate { return "<private>" }
            guard let value else { return "(null)" }
            switch kind {
            case "d", "i", "u", "x", "X", "o":
                guard let number = value as? any BinaryInteger else { break }
                let spare = 64 - bits(of: number)
                let moved = Int64(truncatingIfNeeded: number) << spare
                let format = "%\(flags)ll\(kind)"
                if kind == "d" || kind == "i" { return String(format: format, moved >> spare) }
                return String(format: format, UInt64(bitPattern: moved) >> spare)
            case "c":
                guard let number = value as? any BinaryInteger else { break }
                return String(Character(UnicodeScalar(UInt8(truncatingIfNeeded: number))))
            case "f", "F", "g", "G", "e", "E":
                if let number = value as? any BinaryFloatingPoint {
                    return String(format: "%\(flags)\(kind)", Double(number))
                }
                if let number = value as? any BinaryInteger {
                    return String(
                        format: "%\(flags)\(kind)",
                        Double(Int64(truncatingIfNeeded: number))
                    )
                }
            default: break
            }
            return String(describing: value)
        }

        /// Returns how many bits of a number are written: those of an `int` where it has no more.
        private func bits(of number: any BinaryInteger) -> Int {
            switch size {
            case "hh": 8
            case "h": 16
            default: number.bitWidth > 32 ? 64 : 32
            }
        }
    }

    /// Reads what follows "%"; nil where that is no place for a value.
    private static func place(_ text: Substring) -> (Place, Int)? {
        var place = Place()
        var length = 0
        var rest = text
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
            let words = rest[rest.index(after: rest.startIndex)..<end]
            place.isPrivate = words.contains("private") || words.contains("sensitive")
            length += words.count + 2
            rest = rest[rest.index(after: end)...]
        }
        for character in rest {
            length += 1
            if "0123456789.+-# '".contains(character) {
                place.flags.append(character)
            } else if "hlqLztj".contains(character) {
                place.size.append(character)
            } else if "@diuxXoscfFgGeEp%".contains(character) {
                place.kind = character
                return (place, length)
            } else {
                return nil
            }
        }
        return nil
    }
}
