/// A pattern of `?` for one character and `*` for any number of them.
///
/// Persons' texts stand in patterns. So only the last star that was met is ever gone back to:
/// n characters and m signs take at most n · m steps, where a regular expression with k stars may
/// take n to the power of k.
struct LikePattern {
    private enum Sign: Equatable {
        case any
        case one
        case character(Character)
    }

    private let signs: [Sign]
    /// How many characters a text must have at least.
    private let count: Int

    /// Reads a pattern; a backslash takes the meaning of the sign that follows it.
    init(_ text: String) {
        var signs: [Sign] = []
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            switch character {
            case "*" where !isEscaped:
                if signs.last != .any { signs.append(.any) }
            case "?" where !isEscaped: signs.append(.one)
            default: signs.append(.character(character))
            }
            isEscaped = false
        }
        self.signs = signs
        count = signs.count(where: { $0 != .any })
    }

    /// Whether the whole text follows the pattern.
    func matches(_ text: String) -> Bool {
        let characters = Array(text)
        guard count <= characters.count else { return false }
        var place = 0
        var next = 0
        var star: (place: Int, next: Int)?
        while place < characters.count {
            let sign = next < signs.count ? signs[next] : nil
            if sign == .any {
                next += 1
                star = (place, next)
            } else if sign == .one || sign == .character(characters[place]) {
                place += 1
                next += 1
            } else if let found = star {
                place = found.place + 1
                next = found.next
                star = (place, next)
            } else {
                return false
            }
        }
        return signs[next...].allSatisfy { $0 == .any }
    }
}
