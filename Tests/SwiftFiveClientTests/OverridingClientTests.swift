import Testing
import UIKit

/// Overrides what third-party views override; that it compiles outside of the module is half the test.
class BadgeView: UIView {
    var count = 3
    private var storedTint: UIColor?

    override class var layerClass: AnyClass { BadgeLayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }
    override var accessibilityLabel: String? {
        get { "\(count) messages" }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityHint: String? {
        get { "Opens them" }
        set {}
    }
    override var accessibilityValue: String? {
        get { "new" }
        set {}
    }
    override var accessibilityIdentifier: String? {
        get { "badge" }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { [.button, .updatesFrequently] }
        set {}
    }
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityElementsHidden: Bool {
        get { false }
        set {}
    }
    override func accessibilityActivate() -> Bool {
        count = 0
        return true
    }
    override func accessibilityIncrement() { count += 1 }
    override func accessibilityDecrement() { count -= 1 }
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set {}
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set {}
    }
    override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { false }
        set {}
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { false }
        set {}
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set {}
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        didSet { setNeedsUpdateConstraints() }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets { .zero }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
    override var backgroundColor: UIColor? { didSet {} }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override var center: CGPoint { didSet {} }
    override var alpha: CGFloat { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var tintColor: UIColor! { didSet {} }
    override var contentMode: UIView.ContentMode { didSet {} }
    override var isUserInteractionEnabled: Bool { didSet {} }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        super.addConstraint(constraint)
    }
    override func tintColorDidChange() {}
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

class BadgeLayer: CALayer {
    override var cornerRadius: CGFloat { didSet {} }
    override var borderWidth: CGFloat {
        get { super.borderWidth }
        set { super.borderWidth = newValue * 2 }
    }
    override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
}

class PillButton: UIButton {
    var titles: [String] = []

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override var isSelected: Bool { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var contentEdgeInsets: UIEdgeInsets {
        get { UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 30) }
        set {}
    }
    override var currentTitle: String? { super.currentTitle?.uppercased() }
    override func setTitle(_ title: String?, for state: UIControl.State) {
        titles.append(title ?? "")
        super.setTitle(title?.uppercased(), for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) {}
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    override func titleColor(for state: UIControl.State) -> UIColor? { .red }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
    }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
    }
    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
    }
}

class InsetLabel: UILabel {
    override var text: String? { didSet {} }
    override var font: UIFont! { didSet {} }
    override var textColor: UIColor! { didSet {} }
    override func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: 1)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 4)) }
}

class DarkController: UIViewController {
    var transitions: [Bool] = []
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { false }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var disablesAutomaticKeyboardDismissal: Bool {
        !super.disablesAutomaticKeyboardDismissal
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set {}
    }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        transitions.append(isAppearing)
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
}

class WrapperController: UIViewController {
    let inner = DarkController()
    override var childForStatusBarStyle: UIViewController? { inner }
    override var childForHomeIndicatorAutoHidden: UIViewController? { inner }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { inner }
}

@MainActor
struct OverridingClientTests {
    @Test func buttonsShowWhatOverridesMakeOfTheirTitles() {
        let button = PillButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("Save", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titles == ["Save"])
        #expect(button.titleLabel?.text == "SAVE")
        #expect(button.titleLabel?.textColor == .red)
        let plain = UIButton(frame: .zero)
        plain.setTitle("SAVE", for: .normal)
        #expect(button.intrinsicContentSize.width == plain.intrinsicContentSize.width + 60)
    }

    @Test func layersKeepWhatOverridesMakeOfTheirValues() {
        let badge = BadgeView(frame: .zero)
        #expect(badge.layer is BadgeLayer)
        badge.layer.borderWidth = 2
        #expect(badge.layer.borderWidth == 4)
    }

    @Test func guidesAndMarginsFollowOverrides() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(
            badge.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 196)
        )
        #expect(badge.safeAreaLayoutGuide.layoutFrame.minY == 50)
        // From right to left, as the view says.
        #expect(badge.directionalLayoutMargins.leading == 4)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        badge.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: badge.safeAreaLayoutGuide.topAnchor),
            inner.leftAnchor.constraint(equalTo: badge.layoutMarginsGuide.leftAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        badge.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 2, y: 50, width: 10, height: 10))
    }

    @Test func controllersStylesComeFromOverrides() {
        let wrapper = WrapperController()
        #expect(wrapper.childForStatusBarStyle?.preferredStatusBarStyle == .lightContent)
        #expect(wrapper.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(wrapper.inner.supportedInterfaceOrientations == .portrait)
        #expect(wrapper.inner.overrideUserInterfaceStyle == .dark)
        #expect(wrapper.childForHomeIndicatorAutoHidden?.prefersHomeIndicatorAutoHidden == true)
        let edges = wrapper.childForScreenEdgesDeferringSystemGestures
        #expect(edges?.preferredScreenEdgesDeferringSystemGestures == .bottom)
        #expect(wrapper.inner.disablesAutomaticKeyboardDismissal)
        wrapper.inner.modalPresentationStyle = .formSheet
        #expect(!wrapper.inner.disablesAutomaticKeyboardDismissal)
    }
}
