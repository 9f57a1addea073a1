/// What becomes a link by itself in text that is not edited.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages and mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Streets with their numbers and places, as they are written in English: a tap opens a map.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Everything that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
