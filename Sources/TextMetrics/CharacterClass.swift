import CHarfBuzz
import _FoundationICU

/// What layout asks of characters.
enum CharacterClass {
    /// Whether a unit ends a line whatever the width (UAX #14 BK, CR, LF, NL).
    static func isNewline(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether a unit is white space that hangs at a line's end.
    static func hangs(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 }

    /// Whether a character is neither drawn nor shaped.
    static func isControl(_ scalar: UInt32) -> Bool {
        scalar < 0x20 || (0x7F...0x9F).contains(scalar) || (0x2028...0x2029).contains(scalar)
    }

    /// Whether a character is drawn with the one before it.
    static func extends(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return false }
        if scalar == 0x200C || scalar == 0x200D || (0xFE00...0xFE0F).contains(scalar) {
            return true
        }
        if (0x1F3FB...0x1F3FF).contains(scalar) || (0xE0020...0xE007F).contains(scalar) {
            return true
        }
        switch hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar) {
        case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK,
            HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
            HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
            return true
        default: return false
        }
    }

    /// Whether a font needs no glyph for a character.
    static func isIgnorable(_ scalar: UInt32) -> Bool {
        guard scalar >= 0xAD else { return false }
        return swift_u_hasBinaryProperty(Int32(scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
    }

    /// The character that asks for the one before it as emoji (variation selector 16).
    static let emojiSelector: UInt32 = 0xFE0F

    /// Whether a character is drawn as emoji, given the one after it (UTS #51 §4).
    static func isEmoji(_ scalar: UInt32, before next: UInt32) -> Bool {
        if next == emojiSelector || next == 0x20E3 { return true }
        guard scalar >= 0x203C, next != 0xFE0E else { return false }
        return swift_u_hasBinaryProperty(Int32(scalar), UCHAR_EMOJI_PRESENTATION) != 0
    }

    /// Whether a character is half of a flag.
    static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar)
    }

    /// Whether a character continues an emoji: a selector, a skin tone, a keycap or a tag.
    static func modifiesEmoji(_ scalar: UInt32) -> Bool {
        scalar == emojiSelector || scalar == 0x20E3 || (0x1F3FB...0x1F3FF).contains(scalar)
            || (0xE0020...0xE007F).contains(scalar)
    }

    /// Returns the script of a character; nil where it takes that of its neighbours.
    static func script(_ scalar: UInt32) -> hb_script_t? {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
        default: return script
        }
    }
}

/// Reading scalars from UTF-16 units.
extension UnsafeBufferPointer<UInt16> {
    /// Returns the scalar at a unit and the number of its units; U+FFFD for half a pair.
    @inline(__always)
    func scalar(at index: Int, before end: Int) -> (UInt32, Int) {
        let unit = self[index]
        guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
        guard unit < 0xDC00, index + 1 < end, self[index + 1] & 0xFC00 == 0xDC00 else {
            return (0xFFFD, 1)
        }
        let high = UInt32(unit & 0x3FF) << 10
        return (0x10000 + high + UInt32(self[index + 1] & 0x3FF), 2)
    }
}
