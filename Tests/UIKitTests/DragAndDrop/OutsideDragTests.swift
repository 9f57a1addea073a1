import RenderTree
import Testing

@testable import UIKit

@MainActor
struct OutsideDragTests {
    private let scene = DragScene()
    private let target = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    private let log = DragLog()

    init() {
        target.addInteraction(UIDropInteraction(delegate: log))
        scene.test.add(target)
        scene.commit()
    }

    private func send(
        _ phase: DragInput.Phase,
        _ x: Double = 0,
        _ y: Double = 0,
        _ parts: [DragInput.Part] = []
    ) throws {
        let input = DragInput(phase: phase, location: CGPoint(x: x, y: y), parts: parts)
        try scene.test.scene.deliver(.drag(input))
        scene.commit()
    }

    private func answer(_ files: [(name: String, type: String, bytes: [UInt8])]) throws {
        let ticket = try #require(scene.question?.ticket)
        for (index, file) in files.enumerated() {
            let input = FileInput(
                ticket: ticket,
                index: index,
                name: file.name,
                mediaType: file.type,
                contents: .bytes(file.bytes)
            )
            try scene.test.scene.deliver(.file(input))
        }
        let end = ChoiceInput(ticket: ticket, count: files.count)
        try scene.test.scene.deliver(.choice(end))
    }

    private let image = DragInput.Part(isFile: true, mediaType: "image/png")

    @Test func aFileIsLoadedOnceThePageSentIt() async throws {
        defer { scene.test.end() }
        var size: CGSize?
        log.onDrop = { session in
            #expect(session.localDragSession == nil)
            #expect(session.items.first?.itemProvider.suggestedName == "cat")
            session.loadObjects(ofClass: UIImage.self) {
                size = ($0.first as? UIImage)?.size ?? .zero
            }
        }
        try send(.moved, 300, 100, [image])
        #expect(scene.answers == [.refuse])
        try send(.moved, 50, 350)
        #expect(scene.answers == [.refuse, .take])
        #expect(log.log.take() == ["can handle", "enter", "update"])
        let named = DragInput.Part(isFile: true, mediaType: "image/png", name: "cat.png")
        try send(.dropped, 50, 350, [named])
        #expect(scene.question?.capture == "drop")
        #expect(scene.question?.limit == 1)
        #expect(size == nil)
        try answer([("cat.png", "image/png", Array(ImageSamples.png))])
        await scene.wait { size != nil }
        #expect(size == CGSize(width: 40, height: 30))
        scene.wait(1)
        #expect(log.log.take().suffix(3) == ["drop", "conclude", "end"])
    }

    @Test func theFormsOfATextAreOneItem() async throws {
        defer { scene.test.end() }
        let parts = ["text/uri-list", "text/plain"].map {
            DragInput.Part(isFile: false, mediaType: $0)
        }
        var found: [String] = []
        log.onDrop = { session in
            #expect(session.items.count == 1)
            session.loadObjects(ofClass: URL.self) { found += $0.map(\.absoluteString) }
            session.loadObjects(ofClass: String.self) { found += $0 }
        }
        try send(.moved, 50, 350, parts)
        try send(.dropped, 50, 350, parts)
        try answer([
            ("text", "text/uri-list", Array("# A list\r\nhttps://a.b/c\r\n".utf8)),
            ("text", "text/plain", Array("Hello".utf8)),
        ])
        await scene.wait { found.count == 2 }
        #expect(found == ["https://a.b/c", "Hello"])
    }

    @Test func whatDoesNotComeFails() async throws {
        defer { scene.test.end() }
        var count: Int?
        log.onDrop = { $0.loadObjects(ofClass: UIImage.self) { count = $0.count } }
        try send(.moved, 50, 350, [image])
        try send(.dropped, 50, 350, [image])
        try answer([])
        await scene.wait { count != nil }
        #expect(count == 0)
    }

    @Test func aFileThatNobodyKnowsYetMayBeAny() throws {
        defer { scene.test.end() }
        var couldLoad: [Bool] = []
        log.onDrop = { couldLoad.append($0.canLoadObjects(ofClass: UIImage.self)) }
        try send(.moved, 50, 350, [DragInput.Part(isFile: true, mediaType: "")])
        let course = try #require(scene.test.scene.requests?.drags.course)
        #expect(course.drop?.canLoadObjects(ofClass: UIImage.self) == true)
        let text = DragInput.Part(isFile: true, mediaType: "", name: "a.txt")
        try send(.dropped, 50, 350, [text])
        #expect(couldLoad == [false])
    }

    @Test func aQuestionForFilesWaitsForTheBytesOfADrop() async throws {
        defer { scene.test.end() }
        var count: Int?
        log.onDrop = { $0.loadObjects(ofClass: UIImage.self) { count = $0.count } }
        try send(.moved, 50, 350, [image])
        try send(.dropped, 50, 350, [image])
        var chosen: [Int] = []
        let page = scene.test.scene
        page.perform {
            let first = page.chooseFiles("", limit: 1) { chosen.append($0.count) }
            _ = page.chooseFiles("", limit: 2) { chosen.append($0.count) }
            page.endChoice(first)
        }
        scene.commit()
        #expect(chosen == [0])
        #expect(scene.question?.capture == "drop")
        try answer([("cat.png", "image/png", Array(ImageSamples.png))])
        await scene.wait { count != nil }
        #expect(count == 1)
        #expect(scene.question?.limit == 2)
        try answer([("a.png", "image/png", Array(ImageSamples.png))])
        #expect(chosen == [0, 1])
    }

    @Test func nothingFromOutsideIsHeardWhileEventsAreIgnored() throws {
        defer { scene.test.end() }
        scene.test.scene.perform { UIApplication.shared.beginIgnoringInteractionEvents() }
        try send(.moved, 50, 350, [image])
        try send(.dropped, 50, 350, [image])
        #expect(log.log.take() == [])
        #expect(scene.question == nil)
        #expect(scene.test.scene.requests?.drags.course == nil)
    }

    @Test func aDragThatLeavesIsOver() throws {
        defer { scene.test.end() }
        try send(.moved, 50, 350, [image])
        try send(.left)
        scene.wait(1)
        #expect(log.log.take() == ["can handle", "enter", "update", "exit", "end"])
        #expect(scene.test.scene.requests?.drags.course == nil)
    }

    @Test func aDragOfAPageThatIsGoneIsOver() throws {
        defer { scene.test.end() }
        try send(.moved, 50, 350, [image])
        #expect(scene.test.scene.holdsInput)
        scene.test.scene.cancelHeldInput()
        #expect(!scene.test.scene.holdsInput)
        #expect(scene.test.scene.requests?.drags.course == nil)
        scene.wait(1)
        #expect(log.log.take().suffix(2) == ["exit", "end"])
    }

    @Test func rubbishChangesNothing() throws {
        defer { scene.test.end() }
        try send(.left)
        try send(.moved, 50, 350)
        try send(.dropped, 50, 350, [image])
        #expect(log.log.take() == [])
        #expect(scene.answers == [.refuse])
        #expect(scene.question == nil)
    }
}
