import Testing
import UIKit

/// A controller as apps write them: delegates are of the views' own types.
@MainActor
private final class NotesController: UIViewController, UITextViewDelegate,
    UICollectionViewDelegateFlowLayout
{
    let text = UITextView()
    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var scrolled = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        text.delegate = self
        items.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

@MainActor
struct DelegateClientTests {
    @Test func delegatesHaveTheTypesOfTheirViews() {
        let controller = NotesController()
        controller.loadViewIfNeeded()
        let text: UITextViewDelegate? = controller.text.delegate
        let items: UICollectionViewDelegate? = controller.items.delegate
        #expect(text === controller)
        #expect(items === controller)
        #expect(controller.text.delegate?.textViewShouldBeginEditing(controller.text) == true)
        let scroll: UIScrollView = controller.items
        #expect(scroll.delegate === controller)
        scroll.contentSize = CGSize(width: 10, height: 900)
        scroll.contentOffset.y = 5
        #expect(controller.scrolled > 0)
        scroll.delegate = nil
        #expect(controller.items.delegate == nil)
    }
}
