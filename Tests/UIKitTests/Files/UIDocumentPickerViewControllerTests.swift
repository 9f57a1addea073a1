import RenderTree
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
struct UIDocumentPickerViewControllerTests {
    private final class Listener: UIDocumentPickerDelegate {
        var urls: [[URL]] = []
        var cancels = 0
        weak var root: UIViewController?
        var wasPresented: Bool?

        func documentPicker(
            _ controller: UIDocumentPickerViewController,
            didPickDocumentsAt urls: [URL]
        ) {
            self.urls.append(urls)
            wasPresented = root?.presentedViewController != nil
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            cancels += 1
        }
    }

    @Test func documentsAreFilesAsLongAsTheScene() throws {
        let scene = PickerScene()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
        picker.allowsMultipleSelection = true
        let listener = Listener()
        listener.root = scene.root
        picker.delegate = listener
        scene.present(picker)
        let question = try #require(scene.question)
        #expect(question.accept.hasPrefix(".pdf,application/pdf,text/*,.txt"))
        #expect(question.limit == 100)
        try scene.answer([
            ("report.pdf", "application/pdf", Data("%PDF".utf8)),
            ("picture.png", "image/png", ImageSamples.png),
            ("C:\\notes\\.hidden\u{0}.txt", "text/plain", Data("hello".utf8)),
        ])
        scene.settle()
        let urls = try #require(listener.urls.first)
        #expect(urls.map(\.lastPathComponent) == ["report.pdf", "hidden.txt"])
        #expect(urls[1].startAccessingSecurityScopedResource())
        #expect(try String(contentsOf: urls[1], encoding: .utf8) == "hello")
        #expect(listener.wasPresented == false)
        scene.test.end()
        #expect(!FileManager.default.fileExists(atPath: urls[0].path))
    }

    @Test func olderChoicesGoAndNoPartOfTheNewest() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let window = try #require(scene.root.view.window?.windowScene)
        let limit = UIWindowScene.keptByteLimit
        func file() throws -> TemporaryFile {
            TemporaryFile(at: try FilePlace(name: "a"), count: limit / 2 + 1)
        }
        window.keep([try file()])
        #expect(window.requests?.keptFiles.map(\.count) == [1])
        window.keep([try file(), try file(), try file()])
        #expect(window.requests?.keptFiles.map(\.count) == [3])
    }

    @Test func noneOfTheTypesIsNothing() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        let listener = Listener()
        picker.delegate = listener
        scene.present(picker)
        try scene.answer([("a.exe", "", Data("MZ".utf8))])
        scene.settle()
        #expect(listener.cancels == 1)
        #expect(listener.urls.isEmpty)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func documentsAreGivenToThePerson() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let file = try TemporaryFile(name: "note.txt", bytes: [104, 105])
        let url = URL(fileURLWithPath: file.path)
        let listener = Listener()
        listener.root = scene.root
        let picker = UIDocumentPickerViewController(forExporting: [url, url], asCopy: true)
        #expect(picker.documentPickerMode == .exportToService)
        picker.delegate = listener
        scene.present(picker)
        let saved = scene.effects.compactMap { effect -> String? in
            guard case .save(let file, let name) = effect, file.data == Data("hi".utf8) else {
                return nil
            }
            return name
        }
        #expect(saved == ["note.txt", "note.txt"])
        scene.settle()
        #expect(listener.urls == [[url, url]] && listener.cancels == 0)
        #expect(listener.wasPresented == false && scene.root.presentedViewController == nil)
        #expect(FileManager.default.fileExists(atPath: file.path))

        let nowhere = url.appendingPathExtension("gone")
        let lost = UIDocumentPickerViewController(url: nowhere, in: .moveToService)
        #expect(lost.documentPickerMode == .moveToService)
        lost.delegate = listener
        scene.present(lost)
        scene.settle()
        #expect(listener.urls.count == 1 && listener.cancels == 1)
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func typesAreNamedAndDocumentsToldOneByOneInOlderApps() throws {
        final class Old: UIDocumentPickerDelegate {
            var names: [String] = []
            func documentPicker(
                _ controller: UIDocumentPickerViewController,
                didPickDocumentAt url: URL
            ) { names.append(url.lastPathComponent) }
        }
        let scene = PickerScene()
        defer { scene.test.end() }
        let types = ["com.adobe.pdf", "org.example.nothing"]
        let picker = UIDocumentPickerViewController(documentTypes: types, in: .import)
        picker.allowsMultipleSelection = true
        let old = Old()
        picker.delegate = old
        scene.present(picker)
        #expect(try #require(scene.question).accept == ".pdf,application/pdf")
        let bytes = Data("%PDF".utf8)
        try scene.answer([("a.pdf", "", bytes), ("b.pdf", "", bytes)])
        scene.settle()
        #expect(old.names == ["a.pdf", "b.pdf"])
    }
}

struct UTTypeTests {
    @Test(arguments: [
        ("png", UTType.png), ("JPG", .jpeg), ("md", UTType("net.daringfireball.markdown")),
        ("csv", .commaSeparatedText), ("mp4", .mpeg4Movie),
    ])
    func extensionsHaveTypes(name: String, type: UTType?) {
        #expect(UTType(filenameExtension: name) == type)
    }

    @Test func typesAreKindsOfOthers() throws {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.swiftSource.isSubtype(of: .text))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(!UTType.pdf.conforms(to: .image))
        #expect(UTType(mimeType: "text/html; charset=utf-8") != .html)
        #expect(UTType(mimeType: "text/html") == .html)
        let unknown = try #require(UTType(filenameExtension: "vitrine"))
        #expect(unknown.isDynamic)
        #expect(unknown.conforms(to: .data))
        #expect(!unknown.conforms(to: .text))
        #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
        #expect(UTType("no.such.type") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.json.preferredMIMEType == "application/json")
    }
}
