/// What the characters of a text are, as far as San Francisco's large sizes set them apart.
package enum LetterKind: Sendable {
    /// Small letters among others, or letters of other scripts.
    case mixed
    /// Latin capitals, with digits and signs or without.
    case capitals
    /// Digits and signs.
    case numbers
    /// Letters of Cyrillic.
    case cyrillic

    /// Finds the kind of a text.
    init(_ text: String) {
        var kind = Self.numbers
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: if kind == .numbers { kind = .capitals }
            case 0..<0x61, 0x7B..<0xAA, 0xAB..<0xB5, 0xB6..<0xBA, 0xBB..<0xC0, 0xD7, 0xF7: break
            case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0: break
            case 0x400..<0x530: kind = .cyrillic
            default:
                guard scalar.properties.isUppercase else {
                    self = .mixed
                    return
                }
                if kind == .numbers { kind = .capitals }
            }
        }
        self = kind
    }
}
