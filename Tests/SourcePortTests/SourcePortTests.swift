import SourcePort
import Testing

/// Attributes, names, tables, observers, and what is no Swift.
struct SourcePortTests {
    @Test func attributesOfObjectiveCGo() {
        #expect(
            Porting.text(
                """
                @objcMembers
                class A: NSObject {
                    @objc dynamic var a = 1  // One.
                    @nonobjc
                    func b() {}
                    @objc  /* Two. */ func c() {}
                    @available(iOS 13, *) @objc(e:) private func d(_ a: Int) {}
                }
                """
            ) == """
                class A: NSObject {
                    var a = 1  // One.
                    func b() {}
                    /* Two. */ func c() {}
                    @available(iOS 13, *) private func d(_ a: Int) {}
                }
                """
        )
    }

    @Test func callsThatPagesHaveNoUseForGo() {
        let result = Porting.result(
            """
            class A: UIViewController {
                func change() {
                    setNeedsUpdateOfHomeIndicatorAutoHidden()
                    navigationController?.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
                    view.setNeedsLayout()
                }
            }
            """
        )
        #expect(
            result.sources[0].text.contains(
                "{\n        ()\n        ()\n        view.setNeedsLayout()"
            )
        )
        #expect(result.counts[.vainCalls] == 2 && result.notes.isEmpty)
    }

    @Test func whatOnlyDevicesWouldAskForIsNotSet() {
        let result = Porting.result(
            """
            class A: UIViewController {
                func change(_ image: UIImageView?) {
                    image?.accessibilityIgnoresInvertColors = true
                    tabBarItem.largeContentSizeImage = UIImage(named: "big")
                    view.showsLargeContentViewer = image != nil && !isEditing
                    view.accessibilityHint = image?.largeContentTitle
                }
            }
            """
        )
        #expect(
            result.sources[0].text.contains(
                """
                {
                        ()
                        _ = UIImage(named: "big")
                        ()
                        view.accessibilityHint
                """
            )
        )
        #expect(result.counts[.vainCalls] == 3)
        // What is read stays, and is noted.
        #expect(result.notes.map(\.found) == ["largeContentTitle does not exist here"])
    }

    @Test func closuresGoOnNamingWhatTheyGet() {
        let result = Porting.result(
            """
            class A: UIViewController {
                func change(_ views: [UIView], _ pairs: [(UIView, String)]) {
                    views.forEach { $0.showsLargeContentViewer = true }
                    apply { $0.largeContentTitle = $1 }
                    apply { $0.largeContentTitle = name(of: $1) }
                    views.forEach { $0.bottomEdgeEffect.isHidden = true }
                    item.hidesSharedBackground = true
                    item.sharesBackground = try decide()
                }
            }
            """
        )
        let text = result.sources[0].text
        #expect(text.contains("views.forEach { _ = $0 }\n        apply { _ = ($0, $1) }"))
        #expect(text.contains("apply { _ = ($0, $1, name(of: $1)) }"))
        #expect(text.contains("views.forEach { _ = $0 }\n        ()\n        _ = try decide()"))
        #expect(result.counts[.vainCalls] == 6 && result.notes.isEmpty)
    }

    @Test func overridesThatNobodyAsksForGo() {
        let result = Porting.result(
            """
            import UIKit
            class Cell: UICollectionViewCell {
                override var canBecomeFocused: Bool {
                    return false
                }
                override var isSelected: Bool { didSet {} }
                override func didUpdateFocus(
                    in context: UIFocusUpdateContext,
                    with coordinator: UIFocusAnimationCoordinator
                ) {
                    super.didUpdateFocus(in: context, with: coordinator)
                }
            }
            """
        )
        #expect(
            result.sources[0].text == """
                import UIKit
                class Cell: UICollectionViewCell {
                    override var isSelected: Bool { didSet {} }
                }
                """
        )
        #expect(result.counts[.unaskedOverrides] == 2 && result.notes.isEmpty)
    }

    @Test func whatTheSourcesDeclareThemselvesIsSet() {
        let text = """
            class Page: UIView {
                var focusEffect = 1
                func change() { focusEffect = 2 }
            }
            """
        let result = Porting.result(text)
        #expect(result.sources[0].text == text && result.counts[.vainCalls] == nil)
    }

    @Test func textThatNeedsNothingStays() {
        let text = "// A comment.\r\nimport  UIKit\r\n\r\nfunc a( ) {\t}\r\n"
        let result = Porting.result(text)
        #expect(result.sources[0].text == text)
        #expect(result.counts.isEmpty && result.notes.isEmpty)
    }

    @Test func whatIsNoSwiftIsNotedAndStays() {
        let text = "import UIKit\n\nclass A {\n    @objc func a( {}\n"
        let result = Porting.result(text, "@objc class B: NSObject {}")
        #expect(result.sources[0].text == text)
        #expect(result.sources[1].text == "class B: NSObject {}")
        #expect(result.notes.map(\.file) == ["File0.swift"])
        #expect(result.notes[0].found == "no Swift that can be read")
    }

    @Test(arguments: [
        "", "}", "{", "@objc", "class", "#selector(", "@IBOutlet var", "extension A { override",
        "\u{0}", "let a = #keyPath()", "#selector()", "@objc protocol A { optional }",
        "class A: UIView { @IBAction func a", "a?.b?(", "import", "#if os(iOS)",
        "UIApplicationMain()",
    ])
    func brokenTextsDoNotEndTheProcess(text: String) {
        #expect(Porting.result(text).sources[0].text.isEmpty == text.isEmpty)
    }

    @Test func rowsThatCanBeDeletedCanBeEdited() {
        let method = """
                func tableView(_ tableView: UITableView, commit style: Int, forRowAt row: Int) {}
            """
        let answer = """


                func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                    true
                }
            """
        let comment = "    /// What is said of the method stays with it.\n"
        #expect(
            Porting.text("class A: UIViewController {\n\(comment)\(method)\n}")
                == "class A: UIViewController {\n\(comment)\(method)\(answer)\n}"
        )
        #expect(
            Porting.text("class A: UITableViewController {\n    override\(method)\n}")
                .contains("    override func tableView(_ tableView: UITableView, canEditRowAt ")
        )
        let asked = """
            class A: UIViewController {
            \(method)
                func tableView(_ tableView: UITableView, canEditRowAt row: Int) -> Bool { false }
            }
            """
        #expect(Porting.text(asked) == asked)
    }

    @Test func rowsThatAreMovedCanBeMoved() {
        let method =
            "    func tableView(_ tableView: UITableView, moveRowAt old: Int, to new: Int) {}"
        #expect(
            Porting.text("class A: UIViewController {\n\(method)\n}")
                .contains("canMoveRowAt indexPath: IndexPath) -> Bool {\n        true\n    }\n")
        )
    }

    @Test func observersThatAreNoRespondersSaySo() {
        let text = """
            class Watcher: NSObject {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?) {
                    guard keyPath == nil else {
                        return super.observeValue(forKeyPath: keyPath, of: object)
                    }
                    super.observeValue(forKeyPath: keyPath, of: object)
                }
            }
            """
        let result = Porting.text(text)
        #expect(result.hasPrefix("class Watcher: NSObject, KeyValueObserving {\n    func observe"))
        #expect(!result.contains("super."))
        let responder = text.replacingText("NSObject", "UIView")
        #expect(Porting.text(responder) == responder)
    }

    @Test(arguments: [
        ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
        ("UIControlState.normal", "UIControl.State.normal"),
        ("CFAbsoluteTimeGetCurrent() - a", "Date().timeIntervalSinceReferenceDate - a"),
        ("3 as CFAbsoluteTime", "3 as TimeInterval"),
        ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
        (".UITextFieldTextDidChange", "UITextField.textDidChangeNotification"),
        (".UIDeviceOrientationDidChange", "UIDevice.orientationDidChangeNotification"),
        ("UIBlurEffectStyle.light", "UIBlurEffect.Style.light"),
        ("UITabBarSystemItem.search", "UITabBarItem.SystemItem.search"),
        ("kCAMediaTimingFunctionEaseOut", "CAMediaTimingFunctionName.easeOut"),
        ("kCATransitionFromRight", "CATransitionSubtype.fromRight"),
        ("kCAEmitterLayerLine", "CAEmitterLayerEmitterShape.line"),
        ("kCAEmitterLayerOldestFirst", "CAEmitterLayerRenderMode.oldestFirst"),
        ("kCAFilterNearest", "CALayerContentsFilter.nearest"),
        ("UIFontWeightBold", "UIFont.Weight.bold"),
        ("UIWindowLevelAlert + 1", "UIWindow.Level.alert + 1"),
        ("UIAccessibilityTraitNone", "UIAccessibilityTraits.none"),
        ("RunLoopMode.commonModes", "RunLoop.Mode.common"),
        ("UIViewNoIntrinsicMetric", "UIView.noIntrinsicMetric"),
        ("UIEdgeInsetsInsetRect(rect, insets)", "rect.inset(by: insets)"),
        ("UIImageJPEGRepresentation(a ?? b, 0.5)", "(a ?? b).jpegData(compressionQuality: 0.5)"),
        ("UIImagePNGRepresentation(image!)", "image!.pngData()"),
        ("view.bringSubview(toFront: other)", "view.bringSubviewToFront(other)"),
        ("child.didMove(toParentViewController: me)", "child.didMove(toParent: me)"),
        ("me.childViewControllers.first", "me.children.first"),
        ("UIAccessibilityIsVoiceOverRunning()", "UIAccessibility.isVoiceOverRunning"),
        ("UILayoutPriorityDefaultHigh", "UILayoutPriority.defaultHigh"),
        ("NSStrokeWidthAttributeName", "NSAttributedString.Key.strokeWidth"),
        ("UIKeyInputEscape", "UIKeyCommand.inputEscape"),
        (
            "[NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType]",
            "[NSAttributedString.DocumentReadingOptionKey.documentType: "
                + "NSAttributedString.DocumentType.html]"
        ),
        ("name.size(attributes: nil)", "name.size(withAttributes: nil)"),
        ("UIScreen.main.applicationFrame.width", "UIScreen.main.bounds.width"),
    ])
    func oldNamesAreThoseOfToday(old: String, new: String) {
        #expect(Porting.text("import UIKit\nlet a = \(old)") == "import UIKit\nlet a = \(new)")
    }

    @Test func namesThatTheSourcesDeclareThemselvesStay() {
        let text = """
            enum UIBlurEffectStyle { case light }
            class A: UIViewController {
                var childViewControllers: [UIViewController] { [] }
                func bringSubview(toFront view: UIView) {}
                func start() {
                    _ = UIBlurEffectStyle.light
                    bringSubview(toFront: self.childViewControllers[0].view)
                }
            }
            """
        #expect(Porting.text(text) == text)
    }

    @Test func overridesHaveTheNamesOfToday() {
        let result = Porting.text(
            """
            class A: UIViewController {
                override var childViewControllerForStatusBarStyle: UIViewController? { nil }
                override func didMove(toParentViewController parent: UIViewController?) {
                    super.didMove(toParentViewController: parent)
                }
            }
            """
        )
        #expect(
            result == """
                class A: UIViewController {
                    override var childForStatusBarStyle: UIViewController? { nil }
                    override func didMove(toParent parent: UIViewController?) {
                        super.didMove(toParent: parent)
                    }
                }
                """
        )
    }

    @Test func logsKeepTheirForm() {
        let body = "\nfunc tell() { os_log(\"%d of %@\", log: .default, type: .info, 1, \"2\") }\n"
        let result = Porting.result("import os.log" + body)
        #expect(result.sources[0].text == "import SystemLog" + body)
        #expect(result.notes.isEmpty)
    }

    @Test func typesThatDoNotExistAreNotedOnce() {
        let result = Porting.result(
            "var a: UIThing?\nlet b = UIThing()\nclass UIOwn {}\nvar c: UIOwn?"
        )
        #expect(
            result.notes.map(\.description) == [
                "File0.swift:1: UIThing does not exist in Vitrine; leave out what uses it, or replace it"
            ]
        )
    }

    @Test func membersThatDoNotExistAreNotedOnce() {
        let result = Porting.result(
            """
            class A: UIViewController {
                override func encodeRestorableState(with coder: NSCoder) {}
                override func buildMenu(with builder: Any) {}
                func start() {
                    session.progressIndicatorStyle = .none
                    session.progressIndicatorStyle = .default
                    page.webView?.scrollView.bounces = false
                    page.scrollView.bounces = false
                }
            }
            """
        )
        #expect(result.notes.map(\.line) == [2, 3, 5, 7])
        #expect(
            result.notes.map(\.found) == [
                "encodeRestorableState does not exist here", "buildMenu does not exist here",
                "progressIndicatorStyle does not exist here",
                "scrollView of a web view does not exist here",
            ]
        )
    }

    @Test func callsThatDoNotExistAreNoted() {
        let result = Porting.result(
            """
            let a = NSSortDescriptor(key: "name", ascending: true)
            let b = NSSortDescriptor(keyPath: \\Person.name, ascending: true)
            thing.performSelector(inBackground: c, with: nil)
            thing.performSelector(onMainThread: c, with: nil, waitUntilDone: false)
            formatter.formatterBehavior = .default
            """
        )
        #expect(result.notes.map(\.line) == [1, 5])
    }

    @Test func layersKeepTheirManagedProperties() {
        let result = Porting.result(
            """
            class Ring: CAShapeLayer {
                @NSManaged var angle: CGFloat // degrees
                @NSManaged public weak var owner: UIView!
            }
            """
        )
        #expect(
            result.sources[0].text == """
                class Ring: CAShapeLayer {
                    var angle: CGFloat { get { dynamicValue(forKey: "angle") } \
                set { setValue(newValue, forKey: "angle") } } // degrees
                    public weak var owner: UIView!
                }
                """
        )
        #expect(result.notes.isEmpty)
    }

    @Test func linesOfNotesAreThoseOfWhatIsWritten() {
        let result = Porting.result(
            "class A: UIView {\n    @IBAction func a(_ b: Any) {}\n    @NSManaged var c: Int\n}"
        )
        let lines = result.sources[0].text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = result.notes.first?.line ?? 1
        #expect(lines[line - 1].contains("var c: Int"))
    }
}

extension String {
    fileprivate func replacingText(_ old: String, _ new: String) -> String {
        var result = self
        while let range = result.firstRange(of: old) { result.replaceSubrange(range, with: new) }
        return result
    }
}
