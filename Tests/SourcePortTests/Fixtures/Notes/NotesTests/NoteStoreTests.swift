// swift-format-ignore-file
import XCTest

@testable import Notes

class NoteStoreTests: XCTestCase {
    @objc func testNotesAreAdded() {
        let store = NoteStore()
        store.add(Note(title: "One"))
        XCTAssertEqual(store.notes.map(\.title), ["One"])
    }
}
