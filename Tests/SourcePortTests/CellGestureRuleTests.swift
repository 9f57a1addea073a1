import Testing

/// Cells of tables that decide about gestures.
struct CellGestureRuleTests {
    private static let question =
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
    private static let together =
        question + "shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }"

    @Test func methodsOfTheDelegateOverrideTheCells() {
        let text = Porting.text("class Row: UITableViewCell {\n    public \(Self.together)\n}")
        #expect(text.contains("    override public \(Self.together)"), "\(text)")
    }

    @Test func thoseOfAnExtensionMoveIntoTheClass() {
        let text = Porting.text(
            "class Row: UITableViewCell {\n}\nextension Row {\n    \(Self.together)\n}"
        )
        #expect(text.contains("    override \(Self.together)\n}\nextension Row {"), "\(text)")
    }

    @Test func otherClassesAndQuestionsStay() {
        let event = Self.question + "shouldReceive event: UIEvent) -> Bool { true }"
        for text in [
            "class Row: UIView, UIGestureRecognizerDelegate {\n    \(Self.together)\n}",
            "class Row: UITableViewCell {\n    \(event)\n}",
        ] {
            #expect(Porting.result(text).counts[.overrides] == nil, "\(text)")
        }
    }
}
