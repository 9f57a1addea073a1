import Testing

@testable import SourcePort

struct UnaskedMethodRuleTests {
    @Test func delegatesMethodsThatNobodyCallsAreNoted() {
        let result = Porting.result(
            """
            class A: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
                override func tableView(
                    _ tableView: UITableView,
                    shouldBeginMultipleSelectionInteractionAt path: IndexPath
                ) -> Bool { true }
            }
            extension A: UITextViewDelegate {
                func textView(
                    _ view: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
                ) -> UIMenu? { nil }
                func indexTitles(for view: UICollectionView) -> [String]? { nil }
                func indexTitles(of names: [String]) -> [String] { names }
            }
            protocol Own {
                func indexTitles(for view: UICollectionView) -> [String]?
            }
            """
        )
        #expect(result.notes.map(\.line) == [3, 9, 12])
        #expect(
            result.notes.map(\.found) == [
                "tableView(_:shouldBeginMultipleSelectionInteractionAt:) is called by nobody here",
                "textView(_:editMenuForTextIn:suggestedActions:) is called by nobody here",
                "indexTitles(for:) is called by nobody here",
            ]
        )
    }

    @Test func freeFunctionsAreNotMeant() {
        let result = Porting.result("func indexTitles(for view: UICollectionView) {}")
        #expect(result.notes.isEmpty)
    }
}
