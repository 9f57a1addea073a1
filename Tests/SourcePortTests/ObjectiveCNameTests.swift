import Testing

@testable import SourcePort

struct ObjectiveCNameTests {
    @Test(arguments: [
        ("save", [], "save"), ("save", ["_"], "save:"), ("save", ["item"], "saveWithItem:"),
        ("save", ["_", "event"], "save:event:"), ("save", ["_", "_"], "save::"),
        ("open", ["with"], "openWith:"), ("open", ["withItem"], "openWithItem:"),
        ("moveTo", ["place"], "moveToPlace:"),
        ("unwind", ["for", "towards"], "unwindFor:towards:"),
    ])
    func selectorsAreThoseOfSwiftOnApplesSystems(name: String, labels: [String], selector: String) {
        #expect(ObjectiveCName.selector(name, labels: labels) == selector)
    }
}
