import Foundation

/// The reader of the path data of symbols.
struct SymbolPathReader {
    private let text: Substring
    private let bytes: [UInt8]
    private var position = 0
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    /// The last control point, for the curve that goes on smoothly from it.
    private var control: CGPoint?
    private var result: [SymbolPath.Segment] = []

    init(_ text: Substring) {
        self.text = text
        bytes = Array(text.utf8)
    }

    mutating func segments() throws(SymbolTableError) -> [SymbolPath.Segment] {
        skipSpace()
        while position < bytes.count {
            let letter = Character(UnicodeScalar(bytes[position]))
            guard letter.isLetter else { throw unexpected("a letter") }
            position += 1
            try read(letter)
            skipSpace()
        }
        return result
    }

    private mutating func read(_ letter: Character) throws(SymbolTableError) {
        switch letter {
        case "O", "E", "R":
            try readShape(letter)
            return
        case "Z", "z":
            result.append(.close)
            current = start
            control = nil
            return
        default: break
        }
        guard !result.isEmpty || letter == "M" else { throw unexpected("M") }
        var letter = letter
        repeat {
            try readSegment(letter)
            if letter == "M" { letter = "L" }
            if letter == "m" { letter = "l" }
        } while hasNumber
    }

    private mutating func readSegment(_ letter: Character) throws(SymbolTableError) {
        let origin = letter.isLowercase ? current : .zero
        var nextControl: CGPoint?
        switch letter {
        case "M", "m":
            current = try point(origin)
            start = current
            result.append(.move(current))
        case "L", "l": line(to: try point(origin))
        case "H", "h": line(to: CGPoint(x: origin.x + (try number()), y: current.y))
        case "V", "v": line(to: CGPoint(x: current.x, y: origin.y + (try number())))
        case "C", "c", "S", "s":
            var first = current
            if letter == "C" || letter == "c" {
                first = try point(origin)
            } else if let control {
                first = CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
            }
            let second = try point(origin)
            nextControl = second
            current = try point(origin)
            result.append(.curve(first, second, current))
        case "Q", "q":
            let middle = try point(origin)
            let end = try point(origin)
            result.append(
                .curve(Self.between(current, middle), Self.between(end, middle), end)
            )
            current = end
        case "A", "a":
            let radii = CGSize(width: try number(), height: try number())
            let rotation = try number()
            let isLarge = try number() != 0
            let sweeps = try number() != 0
            current = try point(origin)
            result.append(
                .arc(
                    radii: radii,
                    rotation: rotation,
                    isLarge: isLarge,
                    sweeps: sweeps,
                    current
                )
            )
        default:
            position -= 1
            throw unexpected("one of MLHVCSQAZOER")
        }
        control = nextControl
    }

    /// Reads a circle, an ellipse or a rectangle.
    private mutating func readShape(_ letter: Character) throws(SymbolTableError) {
        let (x, y) = (try number(), try number())
        control = nil
        guard letter == "R" else {
            let width = try number()
            let radii = CGSize(width: width, height: letter == "E" ? try number() : width)
            current = CGPoint(x: x - width, y: y)
            start = current
            let other = CGPoint(x: x + width, y: y)
            result.append(.move(current))
            for end in [other, current] {
                result.append(
                    .arc(radii: radii, rotation: 0, isLarge: true, sweeps: false, end)
                )
            }
            result.append(.close)
            return
        }
        let (width, height) = (try number(), try number())
        let radius = min(try number(), width / 2, height / 2)
        current = CGPoint(x: x + radius, y: y)
        start = current
        result.append(.move(current))
        let corners = [
            (CGPoint(x: x + width - radius, y: y), CGPoint(x: x + width, y: y + radius)),
            (
                CGPoint(x: x + width, y: y + height - radius),
                CGPoint(x: x + width - radius, y: y + height)
            ),
            (CGPoint(x: x + radius, y: y + height), CGPoint(x: x, y: y + height - radius)),
            (CGPoint(x: x, y: y + radius), current),
        ]
        for (before, after) in corners {
            if before != current { line(to: before) }
            guard radius > 0 else { continue }
            result.append(
                .arc(
                    radii: CGSize(width: radius, height: radius),
                    rotation: 0,
                    isLarge: false,
                    sweeps: true,
                    after
                )
            )
            current = after
        }
        result.append(.close)
    }

    private mutating func line(to end: CGPoint) {
        current = end
        result.append(.line(end))
    }

    private static func between(_ end: CGPoint, _ middle: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
    }

    private mutating func point(_ origin: CGPoint) throws(SymbolTableError) -> CGPoint {
        let x = try number()
        return CGPoint(x: origin.x + x, y: origin.y + (try number()))
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private var hasNumber: Bool {
        mutating get {
            skipSpace()
            guard position < bytes.count else { return false }
            let byte = bytes[position]
            return Self.isDigit(byte) || byte == 0x2D || byte == 0x2E
        }
    }

    private mutating func number() throws(SymbolTableError) -> Double {
        guard hasNumber else { throw unexpected("a number") }
        let first = position
        if bytes[position] == 0x2D { position += 1 }
        var hasPoint = false
        while position < bytes.count {
            if bytes[position] == 0x2E {
                guard !hasPoint else { break }
                hasPoint = true
            } else if !Self.isDigit(bytes[position]) {
                break
            }
            position += 1
        }
        guard let value = Double(String(decoding: bytes[first..<position], as: UTF8.self)) else {
            throw unexpected("a number")
        }
        return value
    }

    private func unexpected(_ expected: String) -> SymbolTableError {
        SymbolTableError(
            place: "path \"\(text)\", character \(position + 1)",
            found: position < bytes.count
                ? "\"\(Character(UnicodeScalar(bytes[position])))\"" : "its end",
            expected: expected
        )
    }
}
