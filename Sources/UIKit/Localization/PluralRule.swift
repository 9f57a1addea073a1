import Foundation

/// Which plural a language has for a number: the categories of Unicode's CLDR.
///
/// Source: Unicode Technical Standard #35, part 3, "Language Plural Rules". Numbers with a fraction
/// count as CLDR's with visible digits behind the point, whole ones as those without.
enum PluralRule {
    /// Returns the category of a number.
    ///
    /// - Parameters:
    ///   - number: The number; its sign does not count.
    ///   - language: The language, such as "pt-PT"; an unknown one has the plurals of English.
    /// - Returns: "zero", "one", "two", "few", "many" or "other".
    static func category(of number: Double, in language: String) -> String {
        let size = abs(number)
        let language = language.replacing("_", with: "-").lowercased()
        let stem = String(language.prefix { $0 != "-" })
        guard size < 1e15 else { return "other" }
        let whole = Int(size)
        let name = language == "pt-pt" ? language : stem
        return size == size.rounded(.down)
            ? self.whole(whole, name) : fraction(size, whole, name)
    }

    /// Returns the category of a number with a fraction.
    private static func fraction(_ size: Double, _ whole: Int, _ language: String) -> String {
        switch language {
        case "fr", "pt", "hy", "ff", "kab", "da": whole < 2 ? "one" : "other"
        case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "he", "iw":
            whole == 0 ? "one" : "other"
        case "cs", "sk", "lt": "many"
        case "ro", "mo", "sl": "few"
        default: "other"
        }
    }

    /// Returns the category of a whole number.
    private static func whole(_ n: Int, _ language: String) -> String {
        let (ten, hundred) = (n % 10, n % 100)
        let isMillions = n != 0 && n % 1_000_000 == 0
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "in", "ms", "lo", "my", "km", "yue", "jv", "jw",
            "bo", "dz", "ig", "su", "to", "wo", "yo":
            return "other"
        case "fr", "pt": return n < 2 ? "one" : isMillions ? "many" : "other"
        case "es", "it", "ca", "pt-pt": return n == 1 ? "one" : isMillions ? "many" : "other"
        case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "hy", "ff", "kab", "si", "ak", "ln",
            "mg", "pa", "ti", "wa":
            return n < 2 ? "one" : "other"
        case "pl":
            if n == 1 { return "one" }
            return isFew(ten, hundred) ? "few" : "many"
        case "ru", "uk", "be":
            if ten == 1, hundred != 11 { return "one" }
            return isFew(ten, hundred) ? "few" : "many"
        case "sr", "hr", "bs", "sh":
            if ten == 1, hundred != 11 { return "one" }
            return isFew(ten, hundred) ? "few" : "other"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "mk", "is": return ten == 1 && hundred != 11 ? "one" : "other"
        case "fil", "tl": return (1...3).contains(n) || ![4, 6, 9].contains(ten) ? "one" : "other"
        default: return ofManyKinds(n, ten, hundred, language)
        }
    }

    /// Whether Slavic languages have the plural of two to four.
    private static func isFew(_ ten: Int, _ hundred: Int) -> Bool {
        (2...4).contains(ten) && !(12...14).contains(hundred)
    }

    /// Returns the category in languages with rules of their own, else that of English.
    private static func ofManyKinds(
        _ n: Int,
        _ ten: Int,
        _ hundred: Int,
        _ language: String
    ) -> String {
        switch language {
        case "ar", "ars":
            if n < 3 { return ["zero", "one", "two"][n] }
            return (3...10).contains(hundred) ? "few" : hundred > 10 ? "many" : "other"
        case "cy": return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
        case "ga":
            if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
            return (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        case "gd":
            if [1, 11, 2, 12].contains(n) { return ten == 1 ? "one" : "two" }
            return (3...19).contains(n) ? "few" : "other"
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "lt":
            if (11...19).contains(hundred) || ten == 0 { return "other" }
            return ten == 1 ? "one" : "few"
        case "lv":
            if ten == 0 || (11...19).contains(hundred) { return "zero" }
            return ten == 1 ? "one" : "other"
        case "mt":
            if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
            if n == 0 || (3...10).contains(hundred) { return "few" }
            return (11...19).contains(hundred) ? "many" : "other"
        case "ro", "mo":
            if n == 1 { return "one" }
            return n == 0 || (1...19).contains(hundred) ? "few" : "other"
        case "sl":
            if hundred == 1 || hundred == 2 { return hundred == 1 ? "one" : "two" }
            return hundred == 3 || hundred == 4 ? "few" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
