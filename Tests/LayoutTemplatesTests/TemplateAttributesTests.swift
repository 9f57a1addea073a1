import LayoutTemplates
import Testing
import UIKit

@MainActor
struct TemplateAttributesTests {
    private final class Badge: UIView, KeyPathNaming {
        var count = 0
        class var namedKeyPaths: [NamedKeyPath] { [NamedKeyPath("count", \Badge.count)] }
        override var transferableTemplateAttributeKeyPaths: [String] {
            super.transferableTemplateAttributeKeyPaths + ["count"]
        }
    }

    private final class NewBadge: UIView {
        override var transferredTemplateAttributeKeyPaths: [String] {
            super.transferredTemplateAttributeKeyPaths + ["tag"]
        }
    }

    private final class OldBadge: UIView {
        override func transferableTemplateAttributeKeyPaths() -> [String] {
            super.transferableTemplateAttributeKeyPaths() + ["tag"]
        }
    }

    private final class OtherBadge: UIView {
        override func transferredTemplateAttributeKeyPaths() -> [String] {
            super.transferredTemplateAttributeKeyPaths() + ["tag"]
        }
    }

    private func transfer(_ part: UIView, to view: UIView) throws {
        let template = LDOLayoutTemplate(frame: .zero)
        template.addSubview(part)
        part.targetView = view
        try template.applyOrThrow()
    }

    @Test func listedAttributesAreTransferredAndOthersAreNot() throws {
        let (part, view) = (UIView(), UIView())
        part.alpha = 0.25
        part.backgroundColor = .red
        part.layer.cornerRadius = 7
        part.tag = 9
        part.templateAttributes = " alpha ,layer.cornerRadius,, backgroundColor"
        try transfer(part, to: view)
        #expect(view.alpha == 0.25 && view.layer.cornerRadius == 7)
        #expect(view.backgroundColor == .red && view.tag == 0)
    }

    @Test func attributesOfFlowLayoutsAreKnown() throws {
        let (from, to) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let part = UICollectionView(frame: .zero, collectionViewLayout: from)
        let view = UICollectionView(frame: .zero, collectionViewLayout: to)
        from.scrollDirection = .horizontal
        from.headerReferenceSize = CGSize(width: 1, height: 20)
        from.footerReferenceSize = CGSize(width: 2, height: 30)
        from.sectionInsetReference = .fromSafeArea
        part.templateAttributes = [
            "scrollDirection", "headerReferenceSize", "footerReferenceSize",
            "sectionInsetReference",
        ].map { "collectionViewLayout.\($0)" }.joined(separator: ", ")
        try transfer(part, to: view)
        #expect(to.scrollDirection == .horizontal && to.sectionInsetReference == .fromSafeArea)
        #expect(to.headerReferenceSize == CGSize(width: 1, height: 20))
        #expect(to.footerReferenceSize == CGSize(width: 2, height: 30))
    }

    @Test func attributesOfLabelsStacksAndImagesAreKnown() throws {
        let (part, view) = (UILabel(), UILabel())
        part.font = .systemFont(ofSize: 40)
        part.textColor = .green
        part.text = "Large"
        part.textAlignment = .center
        part.numberOfLines = 3
        part.templateAttributes = "font, textColor, text, textAlignment, numberOfLines, hidden"
        part.isHidden = true
        try transfer(part, to: view)
        #expect(view.font == part.font && view.textColor == .green && view.text == "Large")
        #expect(view.textAlignment == .center && view.numberOfLines == 3 && view.isHidden)
        let (stackPart, stack) = (UIStackView(), UIStackView())
        stackPart.axis = .vertical
        stackPart.spacing = 12
        stackPart.alignment = .trailing
        stackPart.distribution = .equalSpacing
        stackPart.templateAttributes = "axis, spacing, alignment, distribution"
        try transfer(stackPart, to: stack)
        #expect(stack.axis == .vertical && stack.spacing == 12)
        #expect(stack.alignment == .trailing && stack.distribution == .equalSpacing)
        let (imagePart, image) = (UIImageView(), UIImageView())
        imagePart.contentMode = .scaleAspectFill
        imagePart.tintColor = .purple
        imagePart.templateAttributes = "contentMode, tintColor, image"
        try transfer(imagePart, to: image)
        #expect(image.contentMode == .scaleAspectFill && image.tintColor == .purple)
    }

    @Test func partsOfATransformAreAttributes() throws {
        let (part, view) = (UIView(), UIView())
        part.transform = CGAffineTransform(scaleX: 0.3, y: 0.7)
        part.templateAttributes = "layer.transform.scale.y, layer.transform.scale.x"
        try transfer(part, to: view)
        #expect(abs(view.transform.a - 0.3) < 1e-9 && abs(view.transform.d - 0.7) < 1e-9)
        let template = LDOLayoutTemplate(frame: .zero)
        template.addSubview(part)
        #expect(template.isApplied)
    }

    @Test func subclassesListAttributesInEverySpelling() throws {
        let (part, view) = (Badge(), Badge())
        part.count = 3
        part.alpha = 0.5
        part.templateAttributes = "alpha"
        try transfer(part, to: view)
        #expect(view.count == 3 && view.alpha == 0.5)
        for part in [NewBadge(), OldBadge(), OtherBadge()] {
            let view = UIView()
            part.tag = 4
            part.alpha = 0.5
            part.templateAttributes = "alpha"
            try transfer(part, to: view)
            #expect(view.tag == 4 && view.alpha == 0.5, "\(type(of: part))")
        }
    }

    @Test func anUnknownKeyNamesViewClassAndKey() throws {
        let (part, view) = (UIView(), UIView())
        part.accessibilityIdentifier = "header"
        part.alpha = 0.5
        part.templateAttributes = "alpha, shinyness"
        let template = LDOLayoutTemplate(frame: .zero)
        template.addSubview(part)
        part.targetView = view
        let messages = reports { #expect(!template.apply()) }
        #expect(
            messages == [
                "Cannot apply LDOLayoutTemplate: UIView \"header\" has no key \"shinyness\": list "
                    + "the property in `namedKeyPaths` of UIView."
            ]
        )
        #expect(view.alpha == 1)
    }

    @Test func aTargetWithoutTheKeyIsNamed() throws {
        let (part, view) = (UILabel(), UIView())
        view.accessibilityIdentifier = "no label"
        part.templateAttributes = "text"
        let expected = KeyPathError.unknownKey(
            object: "UIView \"no label\"",
            className: "UIView",
            key: "text",
            keyPath: "text"
        )
        #expect(throws: LayoutTemplateError.attribute(template: "LDOLayoutTemplate", expected)) {
            try transfer(part, to: view)
        }
    }

    @Test func attributesSetSoFarGoBackWhereAValueDoesNotFit() throws {
        final class Odd: UIView, KeyPathNaming {
            var alphaText = "x"
            class var namedKeyPaths: [NamedKeyPath] {
                [NamedKeyPath("oddness", \Odd.alphaText)]
            }
        }
        final class Even: UIView, KeyPathNaming {
            var frameValue = CGRect.zero
            class var namedKeyPaths: [NamedKeyPath] {
                [NamedKeyPath("oddness", \Even.frameValue)]
            }
        }
        let (part, view) = (Odd(), Even())
        part.alpha = 0.5
        part.templateAttributes = "alpha, oddness"
        #expect(throws: LayoutTemplateError.self) { try transfer(part, to: view) }
        #expect(view.alpha == 1)
    }
}
