/// Names that nobody can guess.
enum RandomName {
    /// Returns 32 hexadecimal digits: 128 bits from the system's random numbers.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let text = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }
}
