import Foundation

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
    /// How pages lie.
    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }

    /// What is printed.
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale

        /// Whether pictures fill the paper to its edges.
        var isOfPhotos: Bool { self == .photo || self == .photoGrayscale }
    }

    /// The name of what is printed, and of its file; default "Document".
    open var jobName = "Document"
    /// How pages lie; default upright.
    open var orientation = Orientation.portrait
    /// What is printed: photos fill the paper, and everything has its colours; default text and pictures.
    open var outputType = OutputType.general

    private enum Key {
        static let jobName = "UIPrintInfoJobName"
        static let orientation = "UIPrintInfoOrientation"
        static let outputType = "UIPrintInfoOutputType"
    }

    /// Creates the usual values.
    public required override init() { super.init() }

    /// Creates the values of a dictionary, the usual ones where it has none.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        if let name = dictionary?[Key.jobName] as? String { jobName = name }
        let numbers = [Key.orientation, Key.outputType].map { dictionary?[$0] as? Int ?? 0 }
        orientation = Orientation(rawValue: numbers[0]) ?? .portrait
        outputType = OutputType(rawValue: numbers[1]) ?? .general
    }

    /// The values as a dictionary, which can be kept.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        [
            Key.jobName: jobName, Key.orientation: orientation.rawValue,
            Key.outputType: outputType.rawValue,
        ]
    }

    /// Returns the usual values.
    open class func printInfo() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.jobName = jobName
        copy.orientation = orientation
        copy.outputType = outputType
        return copy
    }
}
