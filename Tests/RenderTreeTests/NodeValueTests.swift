import RenderTree
import Testing

/// Values whose rare parts stand apart.
struct NodeValueTests {
    @Test func styleThatWentBackIsEqualToANewOne() {
        var style = NodeStyle()
        #expect(style.opacity == 1)
        #expect(style.zPosition == 0)
        style.opacity = 0.3
        style.zPosition = 4
        style.cornerRadius = 7
        #expect(style.opacity == 0.3)
        #expect(style.zPosition == 4)
        #expect(style != NodeStyle())
        style.opacity = 1
        style.zPosition = 0
        style.cornerRadius = 0
        #expect(style == NodeStyle())
    }

    @Test(
        arguments: [
            Semantics.Role.none, .text, .button, .link, .image, .heading(1), .heading(6),
            .heading(0), .heading(-1), .heading(1_000),
        ]
    )
    func roleIsKeptWhateverItIs(role: Semantics.Role) {
        var semantics = Semantics(role: role)
        #expect(semantics.role == role)
        semantics.label = "Label"
        #expect(semantics.role == role)
        semantics.role = .heading(500)
        #expect(semantics.role == .heading(500))
        #expect(semantics.label == "Label")
        semantics.role = role
        semantics.label = nil
        #expect(semantics == Semantics(role: role))
    }

    @Test func rolesDiffer() {
        #expect(Semantics(role: .heading(2)) != Semantics(role: .heading(3)))
        #expect(Semantics(role: .heading(200)) != Semantics(role: .heading(300)))
        #expect(Semantics(role: .none) != Semantics(role: .text))
    }
}
