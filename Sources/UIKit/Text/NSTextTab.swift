import CoreGraphics
import Foundation
import TextMetrics

/// A place in lines to which a tab leads.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked: NSObject is not Sendable, but every property is a constant of a Sendable type.
    private let coreFoundationInfo = CoreFoundationInfo()

    /// A name of what a stop can be told beside its place.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Where the text after the tab stands: natural and left begin there, right ends there.
    public let alignment: NSTextAlignment
    /// The distance from the edge that lines begin at, in points.
    public let location: CGFloat

    /// Creates a stop.
    ///
    /// - Note: Differs from UIKit: no option is known, so that columns do not meet at a decimal point.
    public init(
        textAlignment alignment: NSTextAlignment,
        location loc: CGFloat,
        options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
    }

    convenience init(location: CGFloat) {
        self.init(textAlignment: .natural, location: location)
    }

    /// Creates the stop of an archive; nil where the archive has none.
    public required init?(coder: NSCoder) {
        guard let location = coder.storedNumber("NSLocation") else { return nil }
        self.location = location
        alignment = coder.storedInteger("NSAlignment").flatMap(NSTextAlignment.init) ?? .natural
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the stop into an archive.
    open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.store(["NSLocation": location])
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }

    /// Returns the stop for layout.
    func stop(in style: NSParagraphStyle) -> TabStops.Stop {
        let isRightToLeft = style.baseWritingDirection == .rightToLeft
        let kind: TabStops.Alignment =
            switch alignment {
            case .center: .center
            case .right: isRightToLeft ? .leading : .trailing
            case .left: isRightToLeft ? .trailing : .leading
            case .natural, .justified: .leading
            }
        return TabStops.Stop(location: Double(location), alignment: kind)
    }
}
