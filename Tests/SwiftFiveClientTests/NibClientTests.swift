import Testing
import UIKit

/// A controller whose view is in the xib that is named after it.
final class CardViewController: UIViewController {
    @Outlet var titleLabel: UILabel!
    private(set) var textWhenLoaded: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        textWhenLoaded = titleLabel.text
    }
}

final class Badge: UIView {}

/// Xibs and storyboards among the resources of a package's target, found without a bundle.
@MainActor
struct NibClientTests {
    @Test func aControllersViewComesFromTheXibOfItsName() {
        let controller = CardViewController()
        controller.loadViewIfNeeded()
        #expect(controller.textWhenLoaded == "A card")
        #expect(controller.titleLabel.superview === controller.view)
        #expect(controller.view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let named = CardViewController(nibName: "CardView", bundle: nil)
        #expect(named.view.subviews.count == 1)
    }

    @Test func xibsAreFoundInResourceBundles() throws {
        let objects = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)
        #expect(objects.count == 1 && objects.first is Badge)
        let again = try #require(Bundle.main.loadNibNamed("Badge", owner: self, options: nil))
        #expect(again.first is Badge)
        let own = try #require(Bundle.module.loadNibNamed("Badge", owner: nil))
        #expect(own.first is Badge)
        #expect(Bundle.main.loadNibNamed("Nobody", owner: nil) == nil)
        for bundle in [Bundle.main, Bundle.app] {
            let nib = UINib(nibName: "Badge", bundle: bundle)
            #expect(nib.instantiate(withOwner: nil, options: nil).first is Badge)
        }
        let storyboard = UIStoryboard(name: "Start", bundle: .main)
        #expect(storyboard.instantiateInitialViewController() != nil)
    }

    @Test func attributesOfEachTypeAreSet() throws {
        let badge = try #require(
            UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? Badge
        )
        #expect(badge.accessibilityLabel == "New")
        #expect(badge.accessibilityHint == "Opens it")
        #expect(badge.layer.masksToBounds)
        #expect(badge.layer.cornerRadius == 12)
        #expect(badge.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(badge.center == CGPoint(x: 90, y: 70))
        #expect(badge.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(badge.layer.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test func storyboardsAreFoundInResourceBundles() throws {
        let controller = UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
        #expect(controller?.title == "Start")
    }
}
