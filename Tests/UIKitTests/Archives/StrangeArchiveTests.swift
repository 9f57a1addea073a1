import Foundation
import Testing

@testable import UIKit

/// Archives that are made to take long, or much room.
struct StrangeArchiveTests {
    private func read(_ data: Data) throws -> Any? {
        let classes: [NSObject.Type] = [NSObject.self]
        let begin = Date()
        // Far above what it takes, and far below what it took: the machine may be busy.
        defer { #expect(Date().timeIntervalSince(begin) < 10) }
        return try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
    }

    @Test func anObjectWithManyKeysIsReadOnce() throws {
        var archive = StrangeArchive()
        let one = archive.number(1)
        let empty = archive.list([])
        let large = archive.object(
            "NSArray",
            (0..<5_000).map { ("key\($0)", one) } + [("NS.objects", empty)]
        )
        let reference = archive.reference(large)
        let all = archive.list(Array(repeating: reference, count: 100_000))
        let root = archive.object("NSArray", [("NS.objects", all)])
        let found = try read(archive.data(root: root)) as? NSArray
        #expect(found?.count == 100_000)
        #expect((found?.object(at: 7) as? [Any])?.isEmpty == true)
    }

    @Test func listsOfTheSameListsAreReadOnce() throws {
        var archive = StrangeArchive()
        var inner = archive.archived(archive.text("ha"))
        for _ in 0..<100 {
            let reference = archive.reference(inner)
            let list = archive.list(Array(repeating: reference, count: 100))
            inner = archive.object("NSArray", [("NS.objects", list)])
        }
        #expect(try (read(archive.data(root: inner)) as? NSArray)?.count == 100)
    }

    @Test func aListThatObjectsShareIsRefusedAtSomePoint() throws {
        var archive = StrangeArchive()
        let reference = archive.reference(archive.archived(archive.text("a")))
        let shared = archive.list(Array(repeating: reference, count: 20_000))
        let objects = (0..<1_000).map { _ in archive.object("NSArray", [("NS.objects", shared)]) }
        let all = archive.list(objects.map { archive.reference($0) })
        let root = archive.object("NSArray", [("NS.objects", all)])
        let data = archive.data(root: root)
        let error = #expect(throws: CocoaError.self) { try read(data) }
        #expect(error?.code == .coderReadCorrupt)
        #expect(
            error?.userInfo[NSDebugDescriptionErrorKey] as? String
                == "The archive refers to its parts more often than its size allows."
        )
    }

    @Test func aTextThatObjectsShareIsDecodedOnce() throws {
        var archive = StrangeArchive()
        let text = archive.text(String(repeating: "x", count: 200_000))
        let objects = (0..<2_000).map { _ in archive.object("NSString", [("NS.string", text)]) }
        let all = archive.list(objects.map { archive.reference($0) })
        let root = archive.object("NSArray", [("NS.objects", all)])
        #expect(try (read(archive.data(root: root)) as? NSArray)?.count == 2_000)
    }

    @Test(arguments: [("NSArray", 1), ("NSArray", 1_000), ("NSURL", 400)])
    func depthIsRefused(name: String, step: Int) throws {
        var archive = StrangeArchive()
        let text = archive.reference(archive.archived(archive.text("a/b")))
        var inner = archive.object("NSArray", [])
        for _ in 0..<step * 3 {
            let reference = archive.reference(inner)
            let entries =
                name == "NSURL"
                ? [("NS.relative", text), ("NS.base", reference)]
                : [("NS.objects", archive.list([reference]))]
            inner = archive.object(name, entries)
        }
        let data = archive.data(root: inner)
        if step == 1 {
            #expect(try read(data) is NSArray)
        } else {
            #expect(throws: CocoaError.self) { try read(data) }
        }
    }

    @Test func whatLiesInItselfIsAnError() throws {
        var archive = StrangeArchive()
        // The class takes a number of its own before the object.
        let own = archive.reference(archive.nextObject + 1)
        let root = archive.object("NSArray", [("NS.objects", archive.list([own]))])
        let data = archive.data(root: root)
        #expect(throws: CocoaError.self) { try read(data) }
    }

    @Test func keysOfOneHashAreRefused() throws {
        // Foundation's hash pays no heed to what stands between the parts that it looks at.
        let (start, end) = (
            String(repeating: "a", count: 200), String(repeating: "b", count: 200)
        )
        let texts = (0..<2_000).map { start + "\($0 + 100_000)" + end }
        let isOneHash = Set(texts.map { ($0 as NSString).hash }).count == 1
        var archive = StrangeArchive()
        let keys = texts.map { archive.reference(archive.archived(archive.text($0))) }
        let all = archive.list(keys)
        let root = archive.object("NSDictionary", [("NS.keys", all), ("NS.objects", all)])
        let data = archive.data(root: root)
        if isOneHash {
            #expect(throws: CocoaError.self) { try read(data) }
        } else {
            #expect(try (read(data) as? NSDictionary)?.count == 2_000)
        }
    }

    @Test(arguments: ["NS.number", "NS.intval", "NS.dblval"])
    func numbersAreObjectsOfTheirOwn(key: String) throws {
        var archive = StrangeArchive()
        let value = archive.number(42)
        let plain = archive.object("NSNumber", [(key, value)])
        let inner = archive.reference(archive.archived(archive.number(7)))
        let referring = archive.object("NSNumber", [(key, inner)])
        let all = archive.list([archive.reference(plain), archive.reference(referring)])
        let root = archive.object("NSArray", [("NS.objects", all)])
        #expect(try read(archive.data(root: root)) as? [NSNumber] == [42, 7])
    }
}
