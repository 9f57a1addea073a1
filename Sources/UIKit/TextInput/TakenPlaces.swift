import Foundation

/// The places of a text where something was found already.
struct TakenPlaces {
    private var isTaken: [Bool]

    /// Creates places in a text of so many UTF-16 units, all free.
    init(length: Int) { isTaken = [Bool](repeating: false, count: length) }

    /// Returns whether nothing was found in any part of a range.
    func isFree(_ range: NSRange) -> Bool {
        !isTaken[range.lowerBound..<range.upperBound].contains(true)
    }

    /// Notes that something was found in a range.
    mutating func take(_ range: NSRange) {
        for place in range.lowerBound..<range.upperBound { isTaken[place] = true }
    }
}
