import Testing

/// Objects that are asked whether they conform to a protocol.
struct ConformanceRuleTests {
    @Test func objectsAreAskedAsSwiftDoes() {
        #expect(
            Porting.text(
                """
                import UIKit
                let a = list.conforms(to: UITableViewDataSource.self)
                check(list?.tableView.delegate?.conforms(to: Other.Kind.self) ?? false)
                let b = type.conforms(to: .image)
                let c = type.conforms(to: UTType.image)
                """
            ) == """
                import UIKit
                let a = ((list as Any?) is any UITableViewDataSource)
                check(((list?.tableView.delegate as Any?) is any Other.Kind) ?? false)
                let b = type.conforms(to: .image)
                let c = type.conforms(to: UTType.image)
                """
        )
    }

    @Test func optionalMethodsAreThereWhereTheProtocolIs() {
        let result = Porting.result(
            """
            import UIKit
            class Proxy: NSObject, UIScrollViewDelegate {
                weak var target: UIScrollViewDelegate?
                func scrollViewDidScroll(_ scrollView: UIScrollView) {
                    if target?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) ?? false {
                        target?.scrollViewDidScroll?(scrollView)
                    }
                }
            }
            """
        )
        #expect(
            result.sources[0].text.contains(
                "if ((target as Any?) is any UIScrollViewDelegate) ?? false {\n"
                    + "            target?.scrollViewDidScroll(scrollView)"
            )
        )
        #expect(result.notes.isEmpty && result.counts[.selectors] == nil)
    }

    @Test func methodsOfTheSourcesStay() {
        let text = """
            struct Kind { func conforms(to: Any.Type) -> Bool { true } }
            let a = kind.conforms(to: Other.self)
            """
        #expect(Porting.text(text) == text)
    }
}
