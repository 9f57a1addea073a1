/// A sum of amounts at levels of the objective, of which the highest decides.
struct LexicographicSum {
    private var parts: [(level: Int16, value: Double)] = []

    /// Whether the highest level that is not zero is negative.
    var isNegative: Bool {
        for part in parts where part.value.magnitude > 1e-9 { return part.value < 0 }
        return false
    }

    /// Adds an amount at a level.
    mutating func add(_ amount: Double, at level: Int16) {
        var place = 0
        while place < parts.count, parts[place].level > level { place += 1 }
        if place < parts.count, parts[place].level == level {
            parts[place].value += amount
        } else {
            parts.insert((level, amount), at: place)
        }
    }
}
