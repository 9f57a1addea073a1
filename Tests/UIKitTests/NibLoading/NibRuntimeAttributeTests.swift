import CoreGraphics
import InterfaceBuilder
import Testing

@testable import UIKit

/// Runtime attributes of UIKit's own objects that the inspectors do not show.
@MainActor
struct NibRuntimeAttributeTests {
    private func view<View: UIView>(
        _ element: String,
        _ attributes: String,
        _ type: View.Type = View.self
    ) throws -> View {
        let source = try NibSamples.xib(
            """
            <\(element) id="aaa"><userDefinedRuntimeAttributes>\(attributes)
            </userDefinedRuntimeAttributes></\(element)>
            """
        )
        let view = UINib(source).instantiate(withOwner: nil).first as? View
        #expect(source.warnings.isEmpty)
        return try #require(view)
    }

    private func number(_ keyPath: String, _ value: Double) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
        <real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
        """
    }

    private func flag(_ keyPath: String, _ value: Bool) -> String {
        """
        <userDefinedRuntimeAttribute type="boolean" keyPath="\(keyPath)" \
        value="\(value ? "YES" : "NO")"/>
        """
    }

    @Test func traitsAreNumbers() throws {
        let traits = UIAccessibilityTraits.header.rawValue
        let made: UIView = try view("view", number("accessibilityTraits", Double(traits)))
        #expect(made.accessibilityTraits == .header)
    }

    @Test func textViewsLimitTheirLines() throws {
        let made: UITextView = try view(
            "textView",
            number("textContainer.maximumNumberOfLines", 2)
                + number("textContainer.lineBreakMode", 4) + number("keyboardAppearance", 1)
                + flag("isSelectable", false) + flag("enablesReturnKeyAutomatically", true)
        )
        #expect(made.textContainer.maximumNumberOfLines == 2)
        #expect(made.textContainer.lineBreakMode == .byTruncatingTail)
        #expect(made.keyboardAppearance == .dark)
        #expect(!made.isSelectable)
        #expect(made.enablesReturnKeyAutomatically)
    }

    @Test func listsTakeWhatOnlyCodeSetsElse() throws {
        let made: UITableView = try view(
            "tableView",
            flag("allowsMultipleSelectionDuringEditing", true) + flag("editing", true)
                + flag("cellLayoutMarginsFollowReadableWidth", true) + number("indicatorStyle", 2)
        )
        #expect(made.allowsMultipleSelectionDuringEditing)
        #expect(made.isEditing)
        #expect(made.cellLayoutMarginsFollowReadableWidth)
        #expect(made.indicatorStyle == .white)
    }

    @Test func controlsTakeWhatOnlyCodeSetsElse() throws {
        let button: UIButton = try view("button", flag("adjustsImageWhenHighlighted", false))
        #expect(!button.adjustsImageWhenHighlighted)
        let stepper: UIStepper = try view("stepper", number("stepValue", 5))
        #expect(stepper.stepValue == 5)
        let label: UILabel = try view("label", flag("allowsDefaultTighteningForTruncation", true))
        #expect(label.allowsDefaultTighteningForTruncation)
        let bar: UISearchBar = try view("searchBar", number("keyboardAppearance", 1))
        #expect(bar.keyboardAppearance == .dark)
    }

    @Test func controllersTakeStyleEdgesAndSize() throws {
        let storyboard = try NibSamples.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="aaa"><view key="view" id="bbb"/>
            <userDefinedRuntimeAttributes>\(number("overrideUserInterfaceStyle", 2))
            \(number("edgesForExtendedLayout", 0)) \(flag("navigationItem.hidesBackButton", true))
            <userDefinedRuntimeAttribute type="size" keyPath="contentSizeForViewInPopover">
            <size key="value" width="320" height="200"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></viewController></objects></scene>
            """,
            initial: "aaa"
        )
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller.overrideUserInterfaceStyle == .dark)
        #expect(controller.edgesForExtendedLayout.isEmpty)
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 200))
        #expect(storyboard.source.warnings.isEmpty)
    }
}
