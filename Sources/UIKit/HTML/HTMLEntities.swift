import Foundation

/// The characters that pages write as names and numbers.
enum HTMLEntities {
    /// Returns a text with characters in the place of names and numbers.
    static func decode(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            let name = rest.dropFirst().prefix(32).prefix {
                $0.isLetter || $0.isNumber || $0 == "#"
            }
            let after = rest.index(rest.startIndex, offsetBy: name.count + 1)
            if let found = character(String(name)) {
                result += found
                rest = rest[after...]
                if rest.first == ";" { rest = rest.dropFirst() }
            } else {
                result.append("&")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let code =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let code else { return nil }
        // Numbers of Windows' Latin letters are meant as such; those of no character are U+FFFD.
        if (0x80...0x9F).contains(code) {
            return String(data: Data([UInt8(code)]), encoding: .windowsCP1252) ?? "\u{FFFD}"
        }
        guard code != 0, let scalar = Unicode.Scalar(code) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }

    /// The names of HTML 4; pages seldom have others.
    private static let names: [String: String] = {
        var names = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ",
            "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ",
            "tilde": "˜", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
            "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
            "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
            "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…",
            "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€",
            "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
            "rArr": "⇒", "hArr": "⇔", "forall": "∀", "part": "∂", "exist": "∃", "empty": "∅",
            "nabla": "∇", "isin": "∈", "notin": "∉", "prod": "∏", "sum": "∑", "minus": "−",
            "radic": "√", "infin": "∞", "and": "∧", "or": "∨", "cap": "∩", "cup": "∪", "int": "∫",
            "asymp": "≈", "ne": "≠", "equiv": "≡", "le": "≤", "ge": "≥", "loz": "◊",
            "spades": "♠", "clubs": "♣", "hearts": "♥", "diams": "♦", "alpha": "α", "beta": "β",
            "gamma": "γ", "delta": "δ", "epsilon": "ε", "theta": "θ", "lambda": "λ", "mu": "μ",
            "pi": "π", "sigma": "σ", "tau": "τ", "phi": "φ", "omega": "ω", "Delta": "Δ",
            "Sigma": "Σ", "Omega": "Ω",
        ]
        // The upper half of Latin-1, in its order.
        let latin = [
            "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg",
            "plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34",
            "iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml",
            "Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash",
            "Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring",
            "aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve",
            "oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml",
        ]
        let words = latin.joined(separator: " ").split(separator: " ")
        for (offset, word) in words.enumerated() {
            guard let scalar = Unicode.Scalar(UInt32(0xA0 + offset)) else { continue }
            names[String(word)] = String(Character(scalar))
        }
        return names
    }()
}
