import Foundation
import Testing

@testable import UIKit

/// An app's own archivers and unarchivers, which are Foundation's.
struct UnarchiverTests {
    private func unarchiver(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
        ArchiveRouting.install()
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        write(archiver)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    @Test func foundationsClassesAreAsTheyAreKnown() {
        #expect(ArchiveRouting.install())
    }

    @Test func aTableOfAnotherShapeStaysAsItIs() {
        func isChanged(_ other: AnyClass, _ plain: AnyClass) -> Bool {
            var isKept = false
            let isChanged = ClassTable.replaceMethod(
                of: NSKeyedUnarchiver.self,
                with: other,
                besides: plain
            ) { _ in isKept = true }
            return isChanged || isKept
        }
        // Not below one class; below one that is not above the changed one; too few and too many.
        #expect(!isChanged(OneMethod.self, NSDate.self))
        #expect(!isChanged(NSDate.self, NSUUID.self))
        #expect(!isChanged(OneMethod.self, OneMethod.self))
        #expect(!isChanged(TwoMethods.self, NoMethods.self))
    }

    @Test func whatUnarchiversHadEndsAfterThem() throws {
        for _ in 0..<500 {
            let unarchiver = try unarchiver { $0.encode("a", forKey: "there") }
            #expect(unarchiver.decodeObject(forKey: "there") as? String == "a")
        }
        #expect(UnarchiverStates.count < 100)
    }

    @Test func whatIsNotThereIsNil() throws {
        let unarchiver = try unarchiver { $0.encode("a", forKey: "there") }
        #expect(unarchiver.decodeObject(forKey: "missing") == nil)
        #expect(unarchiver.decodeObject(of: UIColor.self, forKey: "missing") == nil)
        #expect(unarchiver.decodeObject(of: [NSString.self], forKey: "missing") == nil)
        #expect(unarchiver.decodeCGRect(forKey: "missing") == .zero)
        #expect(unarchiver.error == nil)
        #expect(unarchiver.decodeObject(forKey: "there") as? String == "a")
    }

    @Test func anObjectOfAnEarlierVersionIsRead() throws {
        ArchiveRouting.install()
        let data = NSKeyedArchiver.archivedData(withRootObject: [ArchivedNote(title: "One")])
        let found = NSKeyedUnarchiver.unarchiveObject(with: data) as? [ArchivedNote]
        #expect(found?.first?.title == "One")
        #expect(found?.first?.color == nil)
        let top = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [ArchivedNote]
        #expect(top?.count == 1)
    }

    @Test func anotherClassIsAnErrorOfTheUnarchiver() throws {
        let unarchiver = try unarchiver { $0.encode(UIColor.red, forKey: "color") }
        unarchiver.requiresSecureCoding = true
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        #expect(unarchiver.decodeObject(of: UIFont.self, forKey: "color") == nil)
        #expect((unarchiver.error as? CocoaError)?.code == .coderReadCorrupt)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: ArchivedNote(title: "a"),
            requiringSecureCoding: false
        )
        // A class without secure coding, which these read nothing of.
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data)
        }
    }

    @Test(arguments: [Data(), Data([1, 2, 3]), Data("bplist00".utf8), Data("<plist/>".utf8)])
    func whatIsNoArchiveIsNilOrAnError(data: Data) {
        ArchiveRouting.install()
        #expect(NSKeyedUnarchiver.unarchiveObject(with: data) == nil)
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        }
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver(forReadingFrom: data) }
    }

    @Test func uiKitsValuesComeBack() throws {
        let text = NSAttributedString(
            string: "abc",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 9)]
        )
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let unarchiver = try unarchiver {
            $0.encode(text, forKey: "text")
            $0.encode([UIColor.red, .blue], forKey: "colors")
            $0.encode(["a": path], forKey: "paths")
        }
        #expect(unarchiver.decodeObject(of: NSAttributedString.self, forKey: "text") == text)
        #expect(unarchiver.decodeObject(forKey: "colors") as? [UIColor] == [.red, .blue])
        let paths = unarchiver.decodeObject(forKey: "paths") as? [String: UIBezierPath]
        #expect(paths?["a"]?.bounds == path.bounds)
        unarchiver.finishDecoding()
    }

    @Test func geometryComesBack() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: -6.5)
        let unarchiver = try unarchiver {
            $0.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
            $0.encode(CGSize(width: 3, height: 4), forKey: "size")
            $0.encode(CGRect(x: 1, y: -2, width: 3, height: 4), forKey: "rect")
            $0.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
            $0.encode(transform, forKey: "transform")
            $0.encode(insets, forKey: "insets")
            $0.encode(directional, forKey: "directional")
            $0.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
        }
        #expect(unarchiver.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2.5))
        #expect(unarchiver.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: -2, width: 3, height: 4)
        #expect(unarchiver.decodeCGRect(forKey: "rect") == rect)
        #expect(unarchiver.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
        #expect(unarchiver.decodeCGAffineTransform(forKey: "transform") == transform)
        #expect(unarchiver.decodeCGAffineTransform(forKey: "none") == .identity)
        #expect(unarchiver.decodeUIEdgeInsets(forKey: "insets") == insets)
        #expect(unarchiver.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
        let offset = UIOffset(horizontal: 7, vertical: 8)
        #expect(unarchiver.decodeUIOffset(forKey: "offset") == offset)
    }

    @Test func whatReferstoItsParentHasNone() throws {
        let parent = ArchivedNote(title: "parent")
        let child = ArchivedNote(title: "child")
        child.parent = parent
        parent.children = [child]
        ArchiveRouting.install()
        let data = NSKeyedArchiver.archivedData(withRootObject: parent)
        let found = NSKeyedUnarchiver.unarchiveObject(with: data) as? ArchivedNote
        #expect(found?.children.first?.title == "child")
        #expect(found?.children.first?.parent == nil)
    }

    @Test func theDelegateReplacesClassesAndObjects() throws {
        let unarchiver = try unarchiver { $0.encode(ArchivedNote(title: "old"), forKey: "a") }
        unarchiver.setClass(ArchivedOtherNote.self, forClassName: "UIKitTests.ArchivedNote")
        let delegate = ReplacingDelegate()
        unarchiver.delegate = delegate
        let found = unarchiver.decodeObject(forKey: "a") as? ArchivedNote
        #expect(found?.title == "replaced ArchivedOtherNote")
    }

    @Test func archivesInXMLAreRead() throws {
        let unarchiver = try unarchiver {
            $0.outputFormat = .xml
            $0.encode(ArchivedNote(title: "xml"), forKey: "a")
        }
        #expect((unarchiver.decodeObject(forKey: "a") as? ArchivedNote)?.title == "xml")
        #expect(unarchiver.decodeObject(forKey: "missing") == nil)
    }

    @Test(arguments: ["12.34", "-0.001", "0", "99999999999999999999999999999999999999", "1e100"])
    func decimalNumbersComeBack(text: String) throws {
        let number = NSDecimalNumber(string: text)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: number,
            requiringSecureCoding: true
        )
        let found = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSDecimalNumber.self,
            from: data
        )
        #expect(found == number)
        #expect(NSDecimalNumber(string: "5").hash == NSNumber(value: 5).hash)
    }

    @Test func errorsComeBack() throws {
        let inner = NSError(domain: "inner", code: 1)
        let error = NSError(
            domain: "d",
            code: 3,
            userInfo: ["a": "b", NSUnderlyingErrorKey: inner]
        )
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: [error],
            requiringSecureCoding: true
        )
        let found = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
            ofClass: NSError.self,
            from: data
        )
        #expect(found == [error])
        #expect(found?.first?.userInfo["a"] as? String == "b")
        #expect(Set([error, NSError(domain: "d", code: 4), error]).count == 2)
    }
}

private class NoMethods: NSCoder {
    override init() {}
}

private class OneMethod: NSCoder {
    override init() {}
    override func decodeObject(forKey key: String) -> Any? { nil }
}

private class TwoMethods: NSCoder {
    override init() {}
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func containsValue(forKey key: String) -> Bool { false }
}

/// An app's class that asks for what its earlier versions did not store.
class ArchivedNote: NSObject, NSCoding {
    var title: String
    var color: UIColor?
    var children: [ArchivedNote] = []
    weak var parent: ArchivedNote?

    init(title: String) { self.title = title }

    required init?(coder: NSCoder) {
        guard let title = coder.decodeObject(forKey: "title") as? String else { return nil }
        self.title = title
        color = coder.decodeObject(forKey: "color") as? UIColor
        super.init()
        children = coder.decodeObject(forKey: "children") as? [ArchivedNote] ?? []
        parent = coder.decodeObject(forKey: "parent") as? ArchivedNote
    }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        if !children.isEmpty { coder.encode(children, forKey: "children") }
        if let parent { coder.encodeConditionalObject(parent, forKey: "parent") }
    }
}

final class ArchivedOtherNote: ArchivedNote {}

private final class ReplacingDelegate: NSObject, NSKeyedUnarchiverDelegate {
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        guard let note = object as? ArchivedNote else { return object }
        return ArchivedNote(title: "replaced \(type(of: note))")
    }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver,
        cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {
    }
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
