import Foundation
import Testing

@testable import UIKit

/// What UIKit's classes write into archives, and what is read of archives that do not fit.
@MainActor struct ArchiveTests {
    private func archived<Stored: NSObject & NSSecureCoding>(_ object: Stored) throws -> Stored? {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: true
        )
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Stored.self, from: data)
    }

    @Test(arguments: [
        UIFont.systemFont(ofSize: 13, weight: .semibold), .italicSystemFont(ofSize: 20),
        .monospacedDigitSystemFont(ofSize: 9, weight: .bold),
        .preferredFont(forTextStyle: .headline),
        UIFont(name: "Georgia-Bold", size: 15) ?? .systemFont(ofSize: 1),
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 11)),
    ])
    func aFontComesBack(_ font: UIFont) throws {
        #expect(try archived(font) == font)
        #expect(try archived(font.fontDescriptor) == font.fontDescriptor)
    }

    @Test func aParagraphStyleComesBackWithItsStops() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineBreakMode = .byTruncatingMiddle
        style.lineBreakStrategy = .pushOut
        style.lineSpacing = 3.5
        style.tailIndent = -20
        style.hyphenationFactor = 0.5
        style.usesDefaultHyphenation = true
        style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
        #expect(try archived(style) == style)
        #expect(try archived(NSParagraphStyle.default) == .default)
    }

    @Test func aShadowComesBack() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: -3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor.systemRed
        #expect(try archived(shadow) == shadow)
    }

    @Test func anImageComesBackWithItsLook() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        let plain = try #require(drawn.pngData().flatMap { UIImage(data: $0, scale: 2) })
        let image = plain.withTintColor(.blue, renderingMode: .alwaysTemplate)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
        #expect(try archived(image) == image)
        #expect(try archived(drawn)?.size == drawn.size)
        #expect(try archived(UIImage())?.size == .zero)
        let symbol = try #require(UIImage(systemName: "star.fill"))
        #expect(try archived(symbol)?.isSymbolImage == true)
        let animated = try #require(UIImage.animatedImage(with: [plain, image], duration: 3))
        let found = try archived(animated)
        #expect(found?.images == [plain, image])
        #expect(found?.duration == 3)
    }

    @Test func anAttachmentComesBackWithItsPicture() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
        attachment.bounds = CGRect(x: 1, y: -2, width: 10, height: 12)
        let found = try #require(try archived(attachment))
        #expect(found.bounds == attachment.bounds)
        #expect(found.image == attachment.image)
        let data = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        #expect(try archived(data)?.contents == Data([1, 2]))
        #expect(try archived(data)?.fileType == "public.data")
    }

    @Test func attributedTextsComeBackWithTheirLooks() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 2
        let text = NSMutableAttributedString(
            string: "One é 😀 ",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .paragraphStyle: style]
        )
        // One look alone is what Foundation's own reader fails at.
        #expect(try archived(NSAttributedString(attributedString: text)) == text)
        text.append(NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red]))
        text.append(NSAttributedString(string: "three"))
        #expect(try archived(text) == text)
        #expect(try archived(NSAttributedString())?.length == 0)
    }

    @Test func foundationsOwnValuesComeBack() throws {
        let values: [NSObject & NSSecureCoding] = [
            NSDate(timeIntervalSinceReferenceDate: 4.5), NSUUID(), NSNull(), NSNumber(value: 2.5),
            NSNumber(value: -7), NSMutableString(string: "a"), NSData(data: Data([1, 2, 3])),
            NSOrderedSet(array: ["b", "a"]), NSSet(array: [1, 2]),
            NSDictionary(dictionary: ["a": [1, 2], "b": "ü"]), NSIndexPath(index: 3),
            NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
        ]
        for value in values {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: value,
                requiringSecureCoding: true
            )
            let classes: [NSObject.Type] = [NSObject.self]
            let found = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
            #expect((found as? NSObject) == value)
        }
    }

    @Test func anotherClassThanIsAskedForIsAnError() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: ["colour": UIColor.red],
            requiringSecureCoding: true
        )
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
        }
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: NSDictionary.self, from: data)
        }
        let found = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self,
            objectClass: UIColor.self,
            from: data
        )
        #expect(found == ["colour": .red])
    }

    @Test func whatCannotBeArchivedIsAnError() {
        for object: NSObject in [UIGestureRecognizer(), UIViewController(), Inner()] {
            let error = #expect(throws: CocoaError.self) {
                try NSKeyedArchiver.archivedData(
                    withRootObject: [object],
                    requiringSecureCoding: false
                )
            }
            #expect(error?.code == .coderInvalidValue)
        }
    }

    /// Not at the top level, so that Foundation has no name for it.
    private final class Inner: NSObject, NSSecureCoding {
        static var supportsSecureCoding: Bool { true }
        override init() {}
        init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
    }

    @Test func anObjectInItselfIsAnError() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: [["a"]],
            requiringSecureCoding: true
        )
        // Each list refers to what its only object is: the root is object 1, the inner one object 2.
        var broken = 0
        for place in data.indices.dropLast(40) where data[place] == 0x80 {
            var changed = data
            changed[place + 1] = 1
            let found = try? NSKeyedUnarchiver.unarchivedArrayOfObjects(
                ofClass: NSArray.self,
                from: changed
            )
            if found == nil { broken += 1 }
        }
        #expect(broken > 0)
    }

    @Test func brokenArchivesAreErrorsOrOtherValues() throws {
        let text = NSMutableAttributedString(
            string: "abc",
            attributes: [.font: UIFont.systemFont(ofSize: 12), .shadow: NSShadow()]
        )
        text.append(NSAttributedString(attachment: NSTextAttachment(data: Data([1]), ofType: "a")))
        let image = try #require(UIImage(systemName: "star"))
        let values: [Any] = [text, image, UIColor.red, UIBezierPath(rect: .zero), ["a": NSUUID()]]
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: values,
            requiringSecureCoding: true
        )
        var generator = RandomNumbers(state: 184)
        var read = 0
        for _ in 0..<2_000 {
            var broken = data
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 8..<broken.count, using: &generator)
                broken[place] = UInt8.random(in: 0...255, using: &generator)
            }
            let classes: [NSObject.Type] = [NSObject.self]
            let found = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: broken)
            if found is NSObject { read += 1 }
        }
        // Most bytes are of numbers and pictures, which any value fits.
        #expect(read > 0)
    }

    @Test func bytesThatAreReferredToTwiceAreReadOnce() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: ArchivedPair(),
            requiringSecureCoding: true
        )
        let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedPair.self, from: data)
        #expect(found?.isOfOne == true)
    }

    @Test func numbersThatAreObjectsDoNotEndTheProcess() throws {
        for name in ["NSNumber", "NSDecimalNumber"] {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.setClassName(name, for: ArchivedStranger.self)
            archiver.encode(ArchivedStranger(), forKey: NSKeyedArchiveRootObjectKey)
            archiver.finishEncoding()
            let data = archiver.encodedData
            let found = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSNumber.self, from: data)
            #expect(found == nil || found == 5)
        }
    }
}

/// What poses as one of Foundation's numbers.
final class ArchivedStranger: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {
        coder.encode(5, forKey: "NS.number")
        coder.encode(-1, forKey: "NS.length")
    }
}

/// What refers to the same bytes twice.
final class ArchivedPair: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    private(set) var isOfOne = false
    override init() {}
    init?(coder: NSCoder) {
        let first = coder.decodeObject(of: NSData.self, forKey: "a")
        isOfOne = first != nil && first === coder.decodeObject(of: NSData.self, forKey: "b")
    }
    func encode(with coder: NSCoder) {
        let bytes = NSData(data: Data(repeating: 7, count: 100))
        coder.encode(bytes, forKey: "a")
        coder.encode(bytes, forKey: "b")
    }
}
