import Testing

/// Methods of delegates that Objective-C finds by their selectors.
struct IndexPathLabelRuleTests {
    @Test func labelsAreThoseOfSwift() {
        let result = Porting.result(
            """
            import UIKit
            class Bar: UIViewController, UICollectionViewDelegate {
                @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize {
                    .zero
                }
                @objc func tableView(_ table: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
            }
            """,
            """
            import UIKit
            class Wide: Bar {
                override func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize {
                    super.collectionView(view, layout: layout, sizeForItemAtIndexPath: path)
                }
            }
            """
        )
        #expect(
            result.sources[0].text == """
                import UIKit
                class Bar: UIViewController, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
                    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
                        .zero
                    }
                    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
                }
                """
        )
        #expect(
            result.sources[1].text == """
                import UIKit
                class Wide: Bar {
                    override func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
                        super.collectionView(view, layout: layout, sizeForItemAt: path)
                    }
                }
                """
        )
    }

    @Test(arguments: [
        // Objective-C does not hear of these either.
        "func tableView(_ table: UITableView, didSelectRowAtIndexPath path: IndexPath) {}",
        "func table(_ table: UITableView, rowAtIndexPath path: IndexPath) {}",
    ])
    func otherMethodsStay(line: String) {
        let text = "import UIKit\nclass Bar: UIViewController {\n    \(line)\n}\n"
        #expect(Porting.text(text) == text)
    }
}
