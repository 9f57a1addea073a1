import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import WebRenderer

struct FieldElementsTests {
    private func field(_ text: String) -> FieldContent {
        let style = TextStyle(family: "Inter", size: 17)
        var field = FieldContent(text: text, style: style, lineHeight: 20.25, maximumLength: 100)
        field.insets = SceneGeometry.Insets(top: 6.5, left: 7, bottom: 7, right: 7)
        return field
    }

    private func node(_ field: FieldContent) -> RenderNode {
        RenderNode(
            id: NodeID(rawValue: 5),
            frame: CGRect(x: 0, y: 0, width: 200, height: 34),
            content: .field(field)
        )
    }

    private func page(_ field: FieldContent) -> String {
        let bytes = PageRenderer().page(
            RenderSubtree(node: node(field)),
            parameters: PageParameters(title: "", nonce: "abc")
        )
        return String(decoding: bytes, as: UTF8.self)
    }

    private func message(from old: FieldContent, to new: FieldContent) -> String {
        let patch = Patch(operations: [
            .content(NodeID(rawValue: 5), from: .field(old), to: .field(new), transition: nil)
        ])
        return String(decoding: PatchEncoder().message(patch, number: 1, input: 2), as: UTF8.self)
    }

    @Test func pagesShowValuesEscaped() {
        let page = page(field("\"><script>alert(1)</script>"))
        #expect(page.contains("value=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""))
        #expect(!page.contains("<script>"))
        var lines = field("\n</textarea><b>")
        lines.isMultiline = true
        let other = self.page(lines)
        // Parsers drop the first line end.
        #expect(other.contains(">\n\n&lt;/textarea&gt;&lt;b&gt;</textarea>"))
    }

    @Test func passwordsAndSuggestionsAreTheBrowsers() {
        let old = field("")
        var new = old
        new.traits.passwordRules = "minlength: 12; required: lower;"
        new.traits.isPredicted = false
        let page = page(new)
        #expect(page.contains(" passwordrules=\"minlength: 12; required: lower;\""))
        #expect(page.contains(" writingsuggestions=false"))
        let message = message(from: old, to: new)
        #expect(message.contains("\"passwordrules\",\"minlength: 12; required: lower;\""))
        #expect(message.contains("\"writingsuggestions\",\"false\""))
        #expect(!self.page(old).contains("passwordrules"))
    }

    @Test func fieldsAreClosedInPagesAsTheyAreMadeInPatches() {
        #expect(page(field("a")).contains("></div></body>"))
        #expect(!page(field("a")).contains("</input>"))
    }

    @Test func tabPassesOverFieldsThatTakeNoFocus() {
        var passive = field("a")
        passive.takesFocus = false
        #expect(page(passive).contains("tabindex=-1"))
        #expect(!page(field("a")).contains("tabindex"))
        #expect(message(from: field("a"), to: passive).contains("-1"))
    }

    @Test func textThatThePageHasIsNotSaid() {
        #expect(message(from: field("a"), to: field("ab")) == "[1,2,[]]")
    }

    @Test func textOfTheServersIsSaidWithItsNumberAndSelection() {
        var new = field("A\"")
        new.number = 3
        new.textNumber = 3
        new.selection = 1..<2
        #expect(message(from: field("a"), to: new) == "[1,2,[[14,5,3,\"A\\\"\",1,2]]]")
        var selected = new
        selected.number = 4
        selected.selection = 0..<2
        #expect(message(from: new, to: selected) == "[1,2,[[14,5,4,0,0,2]]]")
    }

    @Test func aLookChangesWithoutTheText() {
        var new = field("a")
        new.isSecure = true
        new.insets.left = 30
        let message = message(from: field("a"), to: new)
        #expect(message.hasPrefix("[1,2,[[9,5,[1,\"password\"],["))
        #expect(!message.contains("[14,"))
    }

    @Test func underlinedFieldsAreUnderlined() {
        var underlined = field("a")
        underlined.style.decoration = TextStyle.Decoration()
        underlined.style.decoration?.isUnderlined = true
        #expect(message(from: field("a"), to: underlined).contains("underline"))
        #expect(!message(from: underlined, to: field("a")).contains("underline"))
    }

    @Test func featuresAreOnOrOff() {
        var spelled = field("a")
        spelled.style.decoration = TextStyle.Decoration()
        spelled.style.decoration?.features = ["liga=0", "tnum"]
        #expect(message(from: field("a"), to: spelled).contains("'liga' 0,'tnum' 1"))
    }

    @Test func centredFieldsStaySoWhereTheirTrackingGoes() {
        var tracked = field("a")
        tracked.alignment = .center
        tracked.style.tracking = -0.43
        var plain = tracked
        plain.style.tracking = 0
        #expect(message(from: tracked, to: plain) == #"[1,2,[[9,5,0,[26,""]]]]"#)
        #expect(message(from: plain, to: tracked) == "[1,2,[[9,5,0,[26,-0.43]]]]")
        // What is typed has the space that the app gives it beside that of the font.
        tracked.style.decoration = TextStyle.Decoration()
        tracked.style.decoration?.kern = 2
        #expect(message(from: plain, to: tracked) == "[1,2,[[9,5,0,[26,1.57]]]]")
    }

    @Test func placeholdersAreLinesOfTheirOwn() {
        let style = TextStyle(family: "Inter", size: 17)
        var new = field("")
        new.placeholder = TextContent(
            style: style,
            lines: [TextLine(runs: [TextRun(text: "Name")], top: 6, height: 20)]
        )
        let page = page(new)
        #expect(page.contains(" placeholder=Name"))
        #expect(page.contains(">Name</span>"))
        // It is read once, as the field's.
        #expect(page.contains("aria-hidden=true"))
        var other = new
        other.placeholder?.lines[0].runs[0].text = "E-mail"
        let message = message(from: new, to: other)
        #expect(message.contains("[16,5,[["))
        #expect(!message.contains("[3,"))
    }

    @Test func aPictureIsGivenByItsAddress() {
        let picture = EncodedImage(hash: "ab", mediaType: "image/png", data: Data([1]))
        let patch = Patch(operations: [.perform(.save(picture, name: "Image.png"))])
        let message = PatchEncoder().message(patch, number: 1, input: 2)
        #expect(
            String(decoding: message, as: UTF8.self)
                == #"[1,2,[[17,11,["/images/ab","Image.png"]]]]"#
        )
    }

    @Test func theFocusMovesAndPagesDoWhatTheyAreAsked() {
        let patch = Patch(operations: [
            .focus(NodeID(rawValue: 5)), .focus(nil), .perform(.open("https://a.b/")),
            .perform(.copy("a\"b")), .perform(.vibrate([1, 20])), .perform(.prepare),
            .perform(.keepAwake(true)), .perform(.keepAwake(false)),
            .perform(.locate(LocationWish(.following, isAccurate: true))),
            .perform(.drag(.listen)),
            .perform(.drag(.follow(NodeID(rawValue: 7), grip: CGPoint(x: 20, y: 10.5)))),
            .perform(.drag(.end)), .perform(.drag(.answer(.take))),
        ])
        let message = PatchEncoder().message(patch, number: 1, input: 2)
        #expect(
            String(decoding: message, as: UTF8.self)
                == #"[1,2,[[15,5],[15,0],[17,0,"https://a.b/"],[17,1,"a\"b"],[17,2,[1,20]],[17,3],"#
                + "[17,10,1],[17,10,0],[17,12,6],[17,13,[0]],"
                + "[17,13,[1,7,20,10.5]],[17,13,[2]],[17,13,[3,1]]]]"
        )
    }
}
