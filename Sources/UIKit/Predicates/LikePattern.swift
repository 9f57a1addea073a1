/// A pattern of `?` for one character and `*` for any number of them.
///
/// Persons' texts stand in patterns. So only the last star that was met is ever gone back to:
/// n characters and m signs take at most n · m steps, where a regular expression with k stars may
/// take n to the power of k; and what takes more than some millions matches nothing.
struct LikePattern {
    /// A sign: the number of a character, or one of these.
    private enum Sign {
        static let any: Int32 = -1
        static let one: Int32 = -2
        /// A character of the text that the pattern has not.
        static let other: Int32 = -3
    }

    /// The most steps for one text: some milliseconds, and far more than what people search for takes.
    static let mostSteps = 2_000_000

    private var signs: [Int32] = []
    /// The characters of the pattern, numbered: numbers are compared much faster.
    private var numbers: [Character: Int32] = [:]
    /// How many characters a text must have at least.
    private var count = 0

    /// Reads a pattern; a backslash takes the meaning of the sign that follows it.
    init(_ text: String) {
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
                continue
            }
            switch character {
            case "*" where !isEscaped:
                if signs.last != Sign.any { signs.append(Sign.any) }
            case "?" where !isEscaped: signs.append(Sign.one)
            default:
                let number = numbers[character] ?? Int32(numbers.count)
                numbers[character] = number
                signs.append(number)
            }
            isEscaped = false
        }
        count = signs.count(where: { $0 != Sign.any })
    }

    /// Whether the whole text follows the pattern; false too where that would take too long to know.
    func matches(_ text: String, within mostSteps: Int = mostSteps) -> Bool {
        let characters = text.map { numbers[$0] ?? Sign.other }
        guard count <= characters.count else { return false }
        var steps = 0
        var place = 0
        var next = 0
        var star: (place: Int, next: Int)?
        while place < characters.count {
            steps += 1
            guard steps < mostSteps else {
                report(characters.count)
                return false
            }
            let sign = next < signs.count ? signs[next] : Sign.other
            if sign == Sign.any {
                next += 1
                star = (place, next)
            } else if sign == Sign.one || (sign >= 0 && sign == characters[place]) {
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
        return signs[next...].allSatisfy { $0 == Sign.any }
    }

    private func report(_ length: Int) {
        MainThread.run {
            Diagnostics.reportOnce(
                "NSPredicate: to compare \(length) characters by LIKE with \(signs.count) signs takes "
                    + "too long; they do not match. Others are not reported.",
                subject: "NSPredicate: LIKE"
            )
        }
    }
}
