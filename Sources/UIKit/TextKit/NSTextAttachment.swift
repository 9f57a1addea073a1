import CoreGraphics
import Foundation
import TextMetrics

/// A picture that stands in a text like a character.
open class NSTextAttachment: NSObject, NSSecureCoding {
    // Attributes are compared by Core Foundation, which reads this word first.
    private let coreFoundationInfo = CoreFoundationInfo()

    /// The character in whose place attachments stand, U+FFFC.
    public static let character = 0xFFFC

    /// The bytes of a picture, which show where there is no `image`.
    open var contents: Data?
    /// The type of the bytes; is kept.
    open var fileType: String?
    /// The picture; default that of `contents`.
    open var image: UIImage?
    /// The place from where the character begins on its baseline, in points; y grows upwards.
    ///
    /// Where the size is zero, as by default, the picture has its own and stands on the baseline.
    open var bounds = CGRect.zero

    /// Creates an attachment without a picture.
    public override init() {
        super.init()
    }

    /// Creates an attachment with a picture's bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates the attachment of an archive; one without a picture for documents.
    public required init?(coder: NSCoder) {
        super.init()
        contents = coder.storedObject(NSData.self, "NSContents").map { Data(referencing: $0) }
        fileType = coder.storedText("NSFileType")
        image = coder.storedObject(UIImage.self, "NSImage")
        let places = ["NSX", "NSY", "NSWidth", "NSHeight"].map { coder.storedNumber($0) ?? 0 }
        bounds = CGRect(x: places[0], y: places[1], width: places[2], height: places[3])
    }

    /// Archives can be read with classes that are named.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the attachment into an archive.
    open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let contents { coder.encode(NSData(data: contents), forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        if let image { coder.encode(image, forKey: "NSImage") }
        coder.store([
            "NSX": bounds.origin.x, "NSY": bounds.origin.y,
            "NSWidth": bounds.size.width, "NSHeight": bounds.size.height,
        ])
    }

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Returns the place of the picture; an override may follow the room of lines.
    ///
    /// - Parameters:
    ///   - textContainer: The region in which the text stands.
    ///   - lineFrag: The room of the line.
    ///   - position: Where the character begins; zero, since lines are not broken yet.
    ///   - charIndex: The place in the text; 0.
    /// - Returns: The place, as `bounds` has it.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds.size != .zero { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? ownImage?.size ?? .zero)
    }

    /// Returns the picture that is shown.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? { image ?? ownImage }

    private var ownImage: UIImage? { contents.flatMap { UIImage(data: $0) } }
}

extension NSTextAttachment {
    /// Returns the place of the picture in text that has a width.
    func place(within width: Double) -> CGRect {
        let room = width.isFinite ? CGFloat(width) : .greatestFiniteMagnitude
        let line = CGRect(x: 0, y: 0, width: room, height: 0)
        // Safe, both: what uses them runs here and now, on this very thread.
        nonisolated(unsafe) let attachment = self
        nonisolated(unsafe) var place = CGRect.zero
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                let container = NSTextContainer(size: CGSize(width: room, height: 0))
                container.lineFragmentPadding = 0
                place = attachment.attachmentBounds(
                    for: container,
                    proposedLineFragment: line,
                    glyphPosition: .zero,
                    characterIndex: 0
                )
            }
        } else {
            place = attachmentBounds(
                for: nil,
                proposedLineFragment: line,
                glyphPosition: .zero,
                characterIndex: 0
            )
        }
        let parts = [place.minX, place.minY, place.width, place.height]
        return parts.allSatisfy(\.isFinite) ? place : .zero
    }

    /// Returns what the picture takes of a line.
    func room(within width: Double) -> ObjectSize {
        let place = place(within: width)
        return ObjectSize(
            width: Double(place.width),
            ascent: Double(place.maxY),
            descent: Double(-place.minY)
        )
    }

    /// Returns the picture in the colour of the text, where it has none of its own.
    func shownImage(in place: CGRect, _ color: UIColor) -> UIImage? {
        let image = image(forBounds: place, textContainer: nil, characterIndex: 0)
        guard let image else { return nil }
        let isTemplate =
            image.renderingMode == .alwaysTemplate
            || image.renderingMode == .automatic && image.isSymbolImage
        return isTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image
    }

    /// Returns the rectangle of the picture whose character begins at a point of the baseline.
    static func rect(of place: CGRect, at point: CGPoint) -> CGRect {
        CGRect(
            x: point.x + place.minX,
            y: point.y - place.maxY,
            width: place.width,
            height: place.height
        )
    }
}

extension NSAttributedString {
    /// Creates a text of one character, in whose place an attachment stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns whether attachments stand in a part of the text.
    ///
    /// - Parameter range: The part, in UTF-16 units; what lies outside of the text does not count.
    /// - Returns: True for at least one attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
        guard part.length > 0 else { return false }
        var found = false
        enumerateAttribute(.attachment, in: part) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}
