import CoreGraphics
import Glibc
import Testing

@testable import RenderTree

struct TemporaryFileTests {
    @Test(arguments: [
        ("a/b/c.txt", "c.txt"), ("", "file"), ("..", "file"), ("...", "file"),
        ("\u{202E}gpj.exe", "gpj.exe"), ("a\nb.txt", "ab.txt"), ("C:\\x\\y.pdf", "y.pdf"),
        ("  .profile", "profile"), ("/\u{200D}..\u{200D}/\u{200C}x", "x"),
        ("a/\u{301}b", "\u{301}b"), ("..\u{200D}", "file"), ("/\u{200D}..", "file"),
        ("a\\\u{308}", "\u{308}"), (".\u{301}", "\u{301}"),
    ])
    func namesStayInTheirFolder(name: String, safe: String) throws {
        let found = FilePlace.safeName(name)
        #expect(found.unicodeScalars.elementsEqual(safe.unicodeScalars))
        let place = try FilePlace(name: name)
        defer { place.remove() }
        #expect(place.path.utf8.dropFirst(place.folder.utf8.count + 1).contains(0x2F) == false)
        #expect(Glibc.creat(place.path, 0o600) >= 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder).count == 1)
    }

    @Test func longNamesKeepTheirEnds() {
        let name = FilePlace.safeName(String(repeating: "é", count: 400) + ".txt")
        #expect(name.utf8.count <= 200)
        #expect(name.hasSuffix("é.txt"))
        let letter = "e" + String(repeating: "\u{301}", count: 300)
        #expect(FilePlace.safeName(letter) == "file")
    }

    @Test func aFileGoesWithItsFolderAndNothingElse() throws {
        var file: TemporaryFile? = try TemporaryFile(name: "../../a", bytes: [1, 2])
        let path = try #require(file?.path)
        let folder = (path as NSString).deletingLastPathComponent
        let root = (folder as NSString).deletingLastPathComponent
        #expect(FileManager.default.fileExists(atPath: path))
        let copy = try TemporaryFile(copyOf: try #require(file), name: "b")
        file = nil
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(FileManager.default.fileExists(atPath: root))
        #expect(try Data(contentsOf: URL(fileURLWithPath: copy.path)) == Data([1, 2]))
    }

    @Test func aFolderThatCouldNotBeMadeOrWentIsMadeForTheNextFile() throws {
        let parent = try FilePlace(name: "").folder
        defer { try? FileManager.default.removeItem(atPath: parent) }
        var kept: TemporaryRoot?
        #expect(throws: CocoaError.self) {
            _ = try TemporaryRoot.current(&kept, in: parent + "/missing")
        }
        let first = try TemporaryRoot.current(&kept, in: parent)
        let same = try TemporaryRoot.current(&kept, in: parent)
        #expect(first.path == same.path)
        try FileManager.default.removeItem(atPath: first.path)
        let second = try TemporaryRoot.current(&kept, in: parent)
        #expect(FileManager.default.fileExists(atPath: second.path))
        // It is locked as the first one was: nobody sweeps it.
        _ = try TemporaryRoot(in: parent)
        #expect(FileManager.default.fileExists(atPath: second.path))
    }

    @Test func foldersOfProcessesThatEndedAreSwept() throws {
        let parent = try FilePlace(name: "").folder
        defer { try? FileManager.default.removeItem(atPath: parent) }
        let left = parent + "/vitrine-chosen-abcdef"
        let other = parent + "/other"
        for path in [left + "/inner", other] {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
        }
        let first = try TemporaryRoot(in: parent)
        let second = try TemporaryRoot(in: parent)
        #expect(first.path != second.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: parent)
        #expect(
            Set(names)
                == Set(["other"] + [first, second].map { ($0.path as NSString).lastPathComponent })
        )
    }
}
