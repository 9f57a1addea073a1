import CoreGraphics
import RenderTree
import Testing

@testable import WebRenderer

struct PatchEncoderTests {
    private func text(
        _ operations: [Patch.Operation],
        _ transitions: [Transition] = [],
        number: Int = 1,
        input: Int = 2
    ) -> String {
        let patch = Patch(operations: operations, transitions: transitions)
        return String(
            decoding: PatchEncoder().message(patch, number: number, input: input),
            as: UTF8.self
        )
    }

    private func id(_ number: Int) -> NodeID { NodeID(rawValue: UInt32(number)) }

    private func moves(_ count: Int, _ place: (Int) -> (NodeID, CGPoint)) -> [Patch.Operation] {
        (0..<count).map { index in
            let (id, point) = place(index)
            let to = CGRect(origin: point, size: CGSize(width: 44, height: 44))
            return .frame(id, from: to.offsetBy(dx: -1000, dy: -1000), to: to, transition: 0)
        }
    }

    @Test func aLabelsChangeIsShort() {
        let message = text(
            [
                .content(
                    id(1234),
                    from: .line("Count: 99"),
                    to: .line("Count: 100"),
                    transition: nil
                )
            ],
            number: 123_456,
            input: 234_567
        )
        #expect(message == #"[123456,234567,[[2,1234,"Count: 100"]]]"#)
        #expect(message.utf8.count <= 40)
    }

    @Test func aLabelsMoveIsShort() {
        let message = text(
            [
                .frame(
                    id(7),
                    from: CGRect(x: 100, y: 100, width: 300, height: 30),
                    to: CGRect(x: 0, y: -0.5, width: 300, height: 30),
                    transition: 0
                )
            ],
            [Transition(duration: 0.4, timing: .cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1))]
        )
        #expect(message == "[1,2,[[0,3,1,7,0,-0.5,0]],[[0.4,0,[0.42,0,0.58,1]]]]")
    }

    /// 300 nodes of all kinds of places; the bar is 4,096 bytes with everything included.
    @Test(arguments: [
        "shuffled grid", "random halves", "random thirds", "scrolled rows", "loose ids",
    ])
    func threeHundredMovesFitIntoFourKilobytes(kind: String) {
        var random = SystemRandomNumberGenerator()
        let cells = (0..<300).shuffled()
        let operations = moves(300) { index in
            let number = 1000 + index * 3
            return switch kind {
            case "shuffled grid":
                (
                    id(number),
                    CGPoint(x: cells[index] % 20 * 50 + 8, y: cells[index] / 20 * 50 + 8)
                )
            case "random halves":
                (
                    id(number),
                    CGPoint(
                        x: Double(Int.random(in: 0..<2560, using: &random)) / 2,
                        y: Double(Int.random(in: 0..<1600, using: &random)) / 2
                    )
                )
            case "random thirds":
                (
                    id(number),
                    CGPoint(
                        x: Double(Int.random(in: 0..<1170, using: &random)) / 3,
                        y: Double(Int.random(in: 0..<2532, using: &random)) / 3
                    )
                )
            case "scrolled rows": (id(number), CGPoint(x: 16, y: Double(index) * 44.5 - 3000))
            default:
                (
                    id(number + index * index % 7),
                    CGPoint(
                        x: Double(Int.random(in: 0..<2560, using: &random)) / 2,
                        y: Double(Int.random(in: 0..<1600, using: &random)) / 2
                    )
                )
            }
        }
        let message = text(operations, [Transition(duration: 0.4, timing: .linear)])
        #expect(message.utf8.count <= 4096, "\(kind): \(message.utf8.count) bytes")
    }

    @Test func boxesOfOneKindShareAHeader() {
        let operations: [Patch.Operation] = [
            .frame(
                id(3),
                from: .zero,
                to: CGRect(x: 1, y: 0, width: 0, height: 0),
                transition: nil
            ),
            .frame(
                id(4),
                from: .zero,
                to: CGRect(x: 0, y: 0, width: 5, height: 6),
                transition: nil
            ),
            .frame(
                id(5),
                from: .zero,
                to: CGRect(x: 2.5, y: 0, width: 0, height: 0),
                transition: nil
            ),
            .frame(id(9), from: .zero, to: CGRect(x: 3, y: 0, width: 0, height: 0), transition: 1),
        ]
        #expect(text(operations) == "[1,2,[[0,1,2,[3,[2,2]],[2,5]],[0,12,1,4,5,6],[0,1,1,9,3,1]]]")
    }

    /// As where a title goes on in letters of another script, or in a size without tracking.
    @Test func aCentredTextStaysSoWhereItsTrackingGoes() {
        let style = TextStyle(family: "Inter", size: 17, tracking: -0.43)
        let line = TextLine(runs: [TextRun(text: "a")], top: 0, height: 22)
        let tracked = TextContent(style: style, alignment: .center, lines: [line])
        var plain = tracked
        plain.style.tracking = 0
        func message(_ from: TextContent, _ to: TextContent) -> String {
            text([.content(id(2), from: .text(from), to: .text(to), transition: nil)])
        }
        #expect(message(tracked, plain) == #"[1,2,[[1,2,[26,""]]]]"#)
        #expect(message(plain, tracked) == "[1,2,[[1,2,[26,-0.43]]]]")
    }

    @Test func aBorderStaysWhereARecognizerGoes() {
        var hovered = NodeStyle()
        hovered.border = Border(width: 1, color: .black)
        hovered.claims = [.hover, .menu]
        var plain = hovered
        plain.claims = []
        let message = text([.style(id(2), from: hovered, to: plain, transition: nil)])
        #expect(message == #"[1,2,[[4,2,[23,0,"data-menus",0]]]]"#)
    }

    @Test func choicesOfAMenuAreToldAsMarkedOnes() {
        let plain = Semantics(role: .menuItem)
        var marked = plain
        marked.isSelected = true
        let message = text([.semantics(id(2), from: plain, to: marked)])
        #expect(message == #"[1,2,[[4,2,[2,"menuitemcheckbox",37,"true"]]]]"#)
    }

    @Test func whatTheClientCannotSeeIsNotSent() {
        let operations: [Patch.Operation] = [
            .frame(
                id(3),
                from: CGRect(x: 0.0001, y: 0, width: 0, height: 0),
                to: .zero,
                transition: nil
            ),
            .semantics(id(3), from: .none, to: .none),
            .remove(id(3)), .remove(id(4)),
        ]
        #expect(text(operations) == "[1,2,[[7,3,4]]]")
    }

    @Test func onlyChangedDeclarationsAreSent() {
        var old = NodeStyle()
        old.backgroundColor = RenderColor(rgba: 0xFF00_00FF)
        old.cornerRadius = 8
        old.border = Border(width: 1, color: .black)
        var new = old
        new.cornerRadius = 12.5
        new.opacity = 0.25
        new.border = nil
        new.isHidden = true
        #expect(
            text([.style(id(3), from: old, to: new, transition: nil)])
                == #"[1,2,[[1,3,[5,"0.25",11,12.5,14,""]],[4,3,[9,"",12,0]]]]"#
        )
    }

    @Test func charactersAreEscaped() {
        let evil = "\"\\\n\u{1}\0\u{2028}é"
        #expect(
            text([.content(id(3), from: .line(""), to: .line(evil), transition: nil)])
                == "[1,2,[[2,3,\"\\\"\\\\\\u000a\\u0001\u{FFFD}\u{2028}é\"]]]"
        )
    }

    @Test func otherMessagesAreShort() {
        let encoder = PatchEncoder()
        #expect(
            String(decoding: encoder.acknowledgement(number: 3, input: 9), as: UTF8.self) == "[3,9]"
        )
        #expect(
            String(decoding: encoder.message(error: "a \"b\""), as: UTF8.self)
                == #"["error","a \"b\""]"#
        )
        #expect(String(decoding: encoder.messageGone(), as: UTF8.self) == #"["gone"]"#)
        let tree = encoder.message(tree: SampleScene().tree, number: 3, input: 9)
        #expect(
            String(decoding: tree, as: UTF8.self)
                == ##"["tree",3,9,[0,1,0,[0,0,1,0,2,390,3,844,4,"#f2f2f7"]]]"##
        )
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.0005, "0.001"), (0.0004, "0"),
        (-0.0004, "0"), (1.0 / 3, "0.333"), (99.9999, "100"), (1e15, "1000000000000"),
        (.infinity, "1000000000000"), (.nan, "0"), (123456.789, "123456.789"), (10.05, "10.05"),
    ])
    func numbersAreShort(number: Double, text: String) {
        var writer = ByteWriter()
        writer.append(number)
        #expect(writer.string == text)
    }
}
