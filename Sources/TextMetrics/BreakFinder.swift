import _FoundationICU

/// Finds where lines may end and where characters do.
///
/// Between two ASCII characters the rules are Chromium's, which keeps addresses and such together;
/// elsewhere they are those of UAX #14 in ICU's implementation, which Chromium uses too.
final class BreakFinder {
    private enum Kind: Hashable { case lines, japaneseLines, characters }
    private var iterators: [Kind: OpaquePointer] = [:]

    deinit { for iterator in iterators.values { swift_ubrk_close(iterator) } }

    /// Returns for each unit whether a line may start there.
    ///
    /// - Parameters:
    ///   - units: The text in UTF-16.
    ///   - keepsHangul: Whether syllables of Korean words stay together.
    /// - Returns: A flag for each unit, and one for the end.
    func lineStarts(in units: [UInt16], keepsHangul: Bool = false) -> [Bool] {
        var result = [Bool](repeating: false, count: units.count + 1)
        let isPlain = !units.contains { $0 >= 0x7F }
        let isJapanese = !isPlain && units.contains { (0x3041...0x30FF).contains($0) }
        let boundaries = isPlain ? [] : boundaries(in: units, isJapanese ? .japaneseLines : .lines)
        guard units.count > 1 else { return result }
        for index in 1..<units.count {
            let (last, next) = (units[index - 1], units[index])
            if CharacterClass.hangs(next) { continue }
            if keepsHangul, BreakFinder.isHangul(last), BreakFinder.isHangul(next) { continue }
            if CharacterClass.hangs(last) {
                result[index] = true
            } else if last < 0x7F, next < 0x7F {
                let before = index >= 2 ? units[index - 2] : 0
                result[index] = BreakFinder.breaks(UInt8(last), UInt8(next), after: before)
            } else {
                let before = index >= 2 ? units[index - 2] : 0x20
                result[index] =
                    boundaries[index] && !BreakFinder.keepsTogether(last, next, after: before)
            }
        }
        return result
    }

    private static func isHangul(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }

    /// Returns for each unit whether a character, as the reader sees it, starts there.
    func characterStarts(in units: [UInt16]) -> [Bool] {
        guard units.contains(where: { $0 >= 0x300 || $0 == 0x0D }) else {
            return [Bool](repeating: true, count: units.count + 1)
        }
        return boundaries(in: units, .characters)
    }

    private func boundaries(in units: [UInt16], _ kind: Kind) -> [Bool] {
        var result = [Bool](repeating: false, count: units.count + 1)
        result[0] = true
        result[units.count] = true
        guard !units.isEmpty, let iterator = iterator(kind) else { return result }
        var status = U_ZERO_ERROR
        units.withUnsafeBufferPointer { units in
            swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
            guard status.rawValue <= 0 else { return }
            var position = swift_ubrk_next(iterator)
            while position >= 0 {
                result[min(Int(position), units.count)] = true
                position = swift_ubrk_next(iterator)
            }
            // The iterator must not keep the address of memory that goes away.
            swift_ubrk_setText(iterator, nil, 0, &status)
        }
        return result
    }

    /// Opens an iterator when first needed: its data takes milliseconds to load.
    private func iterator(_ kind: Kind) -> OpaquePointer? {
        if let known = iterators[kind] { return known }
        var status = U_ZERO_ERROR
        let type = kind == .characters ? UBRK_CHARACTER : UBRK_LINE
        // Small kana and the long vowel mark start lines in Japanese pages only.
        let locale = kind == .japaneseLines ? "ja" : "en"
        guard let iterator = swift_ubrk_open(type, locale, nil, 0, &status), status.rawValue <= 0
        else { return nil }
        iterators[kind] = iterator
        return iterator
    }

    /// Whether the Unicode of Chromium keeps together what that of Foundation's ICU does not.
    ///
    /// Quotation marks stay with words that are not East Asian (LB19a), and a dash that begins a
    /// word stays with it (LB20a).
    private static func keepsTogether(_ last: UInt16, _ next: UInt16, after before: UInt16) -> Bool
    {
        if isQuotationMark(last) { return next < 0x1100 && !CharacterClass.hangs(next) }
        if isQuotationMark(next) { return last < 0x1100 }
        guard last == 0x2010 || last == 0x2013 else { return false }
        return CharacterClass.hangs(before) && swift_u_isalpha(Int32(next)) != 0
    }

    private static func isQuotationMark(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x2018, 0x2019, 0x201C, 0x201D: true
        default: false
        }
    }

    /// Returns whether Chromium ends a line between two ASCII characters that are no spaces.
    ///
    /// Observed with every pair of them in a box of no width.
    private static func breaks(_ last: UInt8, _ next: UInt8, after before: UInt16) -> Bool {
        switch last {
        case UInt8(ascii: "?"):
            !isClosing(next) && next != UInt8(ascii: "\"") && next != UInt8(ascii: "'")
        case UInt8(ascii: "-"):
            if isDigit(next) {
                // A minus sign stays with its number; the hyphen of "ABCD-1234" does not.
                before < 0x7F && isAlphanumeric(UInt8(before))
            } else {
                !isClosing(next) && next != UInt8(ascii: "$")
            }
        case UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "<"),
            UInt8(ascii: "@"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"):
            false
        default:
            last > 0x20 && !isAlphanumeric(last) && isOpening(next)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }

    private static func isOpening(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
            || byte == UInt8(ascii: "<")
    }

    /// The characters that no line starts with: `! ) , . / : ; ? ] }`.
    private static func isClosing(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: true
        default: byte <= 0x20
        }
    }
}
