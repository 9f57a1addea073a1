import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import WebRenderer

/// What both sides of the wire are held to; Tests/ClientTests reads the same files.
struct WireFixtureTests {
    @Test func vocabularyIsTheClients() throws {
        func list(_ names: [String]) -> String {
            "[" + names.map(Fixtures.json).joined(separator: ", ") + "]"
        }
        try Fixtures.expect(
            """
            {
              "tags": \(list(HTMLTag.allCases.filter { !$0.isSpelledOut }.map(\.name))),
              "attributes": \(list(HTMLAttribute.allCases.filter { !$0.isSpelledOut }.map(\.name))),
              "properties": \(list(CSSProperty.allCases.filter { !$0.isSpelledOut }.map(\.name)))
            }

            """,
            in: "vocabulary.json"
        )
    }

    @Test func patchesLeadFromTreeToTree() throws {
        let encoder = PatchEncoder()
        let cases = PatchSample.all.enumerated().map { index, sample in
            let patch = sample.new.patch(from: sample.old, transition: sample.transition)
            let message = encoder.message(patch, number: index + 1, input: 7)
            return """
                {"name": \(Fixtures.json(sample.name)),
                "old": \(Fixtures.description(of: sample.old.tree)),
                "message": \(String(decoding: message, as: UTF8.self)),
                "new": \(Fixtures.description(of: sample.new.tree))}
                """
        }
        try Fixtures.expect("[\n" + cases.joined(separator: ",\n") + "\n]\n", in: "patches.json")
    }

    @Test func pagesAndInsertionsAreTheSameElements() throws {
        let tree = Showcase.scene(isDark: false).tree
        var parameters = PageParameters(title: "Sample </title>", nonce: "abc")
        parameters.scene = PageParameters.Scene(
            address: "/scene/3",
            patchNumber: 12,
            inputNumber: 7,
            modules: PageFiles.modules.map { "/\($0)" }
        )
        parameters.styleSheets = ["/client.css"]
        let page = PageRenderer().page(tree, parameters: parameters)
        try Fixtures.expect(
            """
            {"html": \(Fixtures.json(String(decoding: page, as: UTF8.self))),
            "tree": \(Fixtures.description(of: tree))}

            """,
            in: "page.json"
        )
    }

    @Test func messagesOfThePageAreRead() throws {
        struct Sample: Decodable {
            var name: String
            var text: String
            var messages: String?
            var error: String?
        }
        let samples = try JSONDecoder().decode(
            [Sample].self,
            from: Fixtures.data(in: "messages.json")
        )
        #expect(samples.count > 20)
        for sample in samples {
            do {
                let messages = try EventDecoder().messages(Array(sample.text.utf8))
                #expect(Self.describe(messages) == sample.messages, "\(sample.name)")
            } catch {
                #expect(error.description == sample.error, "\(sample.name)")
            }
        }
    }

    private static func describe(_ messages: [ClientMessage]) -> String {
        messages.map { message in
            switch message {
            case .hello(let version, let patch): "hello \(version) \(patch)"
            case .seen(let patch): "seen \(patch)"
            case .treeRequest: "tree"
            case .input(let number, let input): "\(number) \(describe(input))"
            }
        }.joined(separator: "; ")
    }

    private static func describe(_ input: TextInput) -> String {
        switch input.action {
        case .focus(let range): "focus \(input.node) \(range.lowerBound) \(range.upperBound)"
        case .blur: "blur \(input.node)"
        case .edit(let edit):
            "edit \(input.node) \(edit.number ?? -1) \(edit.range) \(edit.text) "
                + "\(edit.selection ?? 0..<0)"
        case .select(let range, let number):
            "select \(input.node) \(number) \(range.lowerBound) \(range.upperBound)"
        case .submit: "submit \(input.node)"
        }
    }

    private static func describe(_ input: SceneInput) -> String {
        switch input {
        case .tap(let point): "tap \(point.x) \(point.y)"
        case .menu(let point): "menu \(point.x) \(point.y)"
        case .touch(let touch):
            "touch \(touch.phase) \(touch.identifier) \(touch.location.x) \(touch.location.y) "
                + "\(touch.kind) \(touch.tapCount ?? 1)"
        case .hover(let point): point.map { "hover \($0.x) \($0.y)" } ?? "hover"
        case .activate(let id): "activate \(id)"
        case .adjust(let adjust):
            "adjust \(adjust.node) \(adjust.steps) \(adjust.isHorizontal)"
        case .scroll(let scroll):
            "scroll \(scroll.node) \(scroll.position.x) \(scroll.position.y) \(scroll.phase) "
                + "\(scroll.number ?? -1)"
        case .keyboard(let height): "keyboard \(height)"
        case .choice(let choice): "choice \(choice.ticket) \(choice.count)"
        case .file(let file): "file \(file.index)"
        case .drag(let drag):
            "drag \(drag.phase) \(drag.location.x) \(drag.location.y)"
                + drag.parts.map { " \($0.isFile) \($0.mediaType) \($0.name)" }.joined()
        case .page(let page): "page \(page.node) \(page.number) \(page.isLoaded)"
        case .key(let key):
            "key \(key.isDown) \(key.key) \(key.code) \(key.modifiers.rawValue)"
        case .geometry(let geometry):
            "size \(geometry.size.width) \(geometry.size.height) \(geometry.scale) "
                + "\(geometry.safeArea.top) \(geometry.safeArea.left) "
                + "\(geometry.safeArea.bottom) \(geometry.safeArea.right)"
        case .environment(let environment):
            "environment dark=\(environment.isDark) rtl=\(environment.isRightToLeft) "
                + "contrast=\(environment.prefersHighContrast) "
                + "still=\(environment.prefersReducedMotion) touch=\(environment.isTouch) "
                + environment.locale
        case .back: "back"
        case .visibility(let isVisible): "visible \(isVisible)"
        case .location(.failure(let failure)): "nowhere \(failure)"
        case .location(.fix(let fix)):
            "location \(fix.latitude) \(fix.longitude) \(fix.accuracy) \(fix.altitude) "
                + "\(fix.altitudeAccuracy) \(fix.course) \(fix.speed) \(fix.time)"
        case .text(let text): describe(text)
        }
    }
}
