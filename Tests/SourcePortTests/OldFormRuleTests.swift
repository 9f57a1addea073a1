import Testing

/// Expressions and parameters of Swift 3 and 4.
struct OldFormRuleTests {
    @Test(arguments: [
        ("text.characters.count", "text.count"),
        ("text?.characters.first", "text?.first"),
        ("text?.characters", "text"),
        ("text!.characters[i]", "text![i]"),
        ("\"\\(text.characters.count)\"", "\"\\(text.count)\""),
        ("NSUnderlineStyle.styleNone.rawValue", "NSUnderlineStyle().rawValue"),
        ("[key: .styleNone]", "[key: []]"),
        (
            "UIActivityIndicatorView(activityIndicatorStyle: .gray)",
            "UIActivityIndicatorView(style: .gray)"
        ),
        ("view.activityIndicatorViewStyle", "view.style"),
        ("UIDeviceOrientationIsLandscape(device.orientation)", "device.orientation.isLandscape"),
        ("UIInterfaceOrientationIsPortrait(a ?? b)", "(a ?? b).isPortrait"),
        (
            "!UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsZero)",
            "!(insets == UIEdgeInsets.zero)"
        ),
        ("(info[key] as AnyObject).cgRectValue", "(info[key] as? NSValue)?.cgRectValue"),
        (
            "(info[key]! as AnyObject).cgRectValue.height",
            "(info[key]! as! NSValue).cgRectValue.height"
        ),
        (
            "attributes[kCTFontAttributeName as NSAttributedString.Key]",
            "attributes[NSAttributedString.Key(rawValue: kCTFontAttributeName as String)]"
        ),
        ("kCTFontAttributeName as String", "kCTFontAttributeName as String"),
        (
            "CTRunGetAttributes(run) as NSDictionary as? [NSAttributedString.Key: Any]",
            "CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]"
        ),
        ("(info[key] as AnyObject).doubleValue ?? 0", "(info[key] as? NSNumber)?.doubleValue ?? 0"),
        (
            "wait((info[key] as AnyObject).doubleValue)",
            "wait((info[key] as! NSNumber).doubleValue)"
        ),
    ])
    func oldFormsAreThoseOfToday(old: String, new: String) {
        let result = Porting.result("import UIKit\nlet a = \(old)")
        #expect(result.sources[0].text == "import UIKit\nlet a = \(new)")
        #expect(result.notes.isEmpty)
    }

    @Test func valuesOfATypeAreCastToIt() {
        let text = "import UIKit\nlet a: CGRect = (b as AnyObject).cgRectValue"
        #expect(
            Porting.text(text) == "import UIKit\nlet a: CGRect = (b as! NSValue).cgRectValue"
        )
    }

    @Test func otherMembersOfAnyObjectAreNoted() {
        let result = Porting.result("import UIKit\nlet a = (b as AnyObject).title")
        #expect(result.sources[0].text == "import UIKit\nlet a = (b as AnyObject).title")
        #expect(result.notes.map(\.line) == [2])
        #expect(result.notes.first?.remedy == "cast to a type that has it")
    }

    @Test func charactersOfTheSourcesStay() {
        let text =
            "import UIKit\nstruct Comic { var characters: [Int] }\nlet a = comic.characters.count"
        #expect(Porting.text(text) == text)
    }

    @Test func casesOfTheSourcesStay() {
        let text =
            "import UIKit\nenum Limit { case characters(Int), styleNone }\n"
            + "let a = [Limit.characters(10), Limit.styleNone]"
        #expect(Porting.text(text) == text)
    }

    @Test func charactersOfTuplesStay() {
        let text = "import UIKit\nlet a = (characters: 1, words: 2)\nlet b = a.characters"
        #expect(Porting.text(text) == text)
    }

    @Test func charactersOfAttributedStringsStay() {
        let text = "import UIKit\nlet a = AttributedString(b)\nlet c = d.characters.count"
        #expect(Porting.text(text) == text)
        let old = Porting.text(
            "import UIKit\nlet a: NSAttributedString\nlet c = d.characters.count"
        )
        #expect(old.hasSuffix("\nlet c = d.count"))
    }

    @Test func delegatesHaveTheParametersOfToday() {
        let result = Porting.text(
            """
            class A: UIViewController {
                func imagePickerController(
                    _ picker: B, didFinishPickingMediaWithInfo info: [String : Any]
                ) {}
                func application(
                    _ application: B, continue activity: B,
                    restorationHandler: @escaping ([Any]?) -> Void
                ) -> Bool { true }
                func other(info: [String: Any]) {}
            }
            """
        )
        #expect(
            result == """
                class A: UIViewController {
                    func imagePickerController(
                        _ picker: B, didFinishPickingMediaWithInfo info: \
                [UIImagePickerController.InfoKey: Any]
                    ) {}
                    func application(
                        _ application: B, continue activity: B,
                        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                    ) -> Bool { true }
                    func other(info: [String: Any]) {}
                }
                """
        )
    }

    @Test func functionsThatAreHereAreNotNoted() {
        let result = Porting.result(
            "import UIKit\nlet a = CATransform3DMakeScale(1, 1, 1)\nlet b = CACurrentMediaTime()"
        )
        #expect(result.notes.isEmpty)
    }

    @Test func olderClassesAreNotedWithWhatReplacesThem() {
        let result = Porting.result("import UIKit\nlet a = UIWebView()")
        #expect(result.notes.first?.remedy == "use WKWebView")
    }

    @Test func digestsOfCAreNoted() {
        let result = Porting.result("import UIKit\nimport CommonCrypto\nCC_MD5(a, b, c)")
        #expect(result.notes.map(\.line) == [2])
    }

    @Test func groupsOfBarItemsAreHereAndNotNoted() {
        let names = [
            "titleMenuProvider", "centerItemGroups", "trailingItemGroups", "pinnedTrailingGroup",
        ]
        let lines = names.map { "let a = item.\($0)" } + ["let b = item.renameDelegate"]
        let result = Porting.result("import UIKit\n" + lines.joined(separator: "\n"))
        #expect(result.notes.map(\.line) == [6])
    }
}
