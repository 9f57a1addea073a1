import CoreGraphics
import Foundation
import Testing
import UIKit

private struct DensityTrait: UITraitDefinition {
    static var defaultValue: Int { 1 }
}

private struct ThemeTrait: UITraitDefinition {
    static var defaultValue: String { "plain" }
    static var affectsColorAppearance: Bool { true }
}

struct UITraitCollectionTests {
    @Test func newCollectionSpecifiesNothing() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
    }

    @Test func lastSpecifiedTraitCounts() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 3)
    }

    @Test func mutationsSetBuiltInAndCustomTraits() {
        let traits = UITraitCollection { mutable in
            mutable.horizontalSizeClass = .compact
            mutable[DensityTrait.self] = 4
        }
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits[DensityTrait.self] == 4)
        #expect(traits[ThemeTrait.self] == "plain")
        #expect(traits[UITraitHorizontalSizeClass.self] == .compact)
    }

    @Test func equalTraitsMakeEqualCollections() {
        let left = UITraitCollection(userInterfaceStyle: .dark)
        let right = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(left == right)
        #expect(left.hash == right.hash)
        #expect(left != UITraitCollection(userInterfaceStyle: .light))
    }

    @Test func modifyingToTheSameValuesSharesOneInstance() {
        let base = UITraitCollection(userInterfaceStyle: .dark)
        let first = base.modifyingTraits { $0.displayScale = 3 }
        let second = base.modifyingTraits { $0.displayScale = 3 }
        #expect(first === second)
        #expect(base.modifyingTraits { $0.userInterfaceStyle = .dark } === base)
    }

    @Test func containsTraitsComparesOnlySpecifiedOnes() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(traits.containsTraits(in: nil))
    }

    @Test func changedTraitsNamesBuiltInAndCustomOnes() {
        let old = UITraitCollection { $0[DensityTrait.self] = 2 }
        let new = UITraitCollection { $0.displayScale = 2 }
        let names = new.changedTraits(from: old).map { $0.name }
        #expect(Set(names) == ["UITraitDisplayScale", "DensityTrait"])
    }

    @Test func customTraitAtItsDefaultIsNoChange() {
        let set = UITraitCollection { $0[DensityTrait.self] = 1 }
        #expect(set.changedTraits(from: UITraitCollection()).isEmpty)
        #expect(UITraitCollection().changedTraits(from: set).isEmpty)
    }

    @Test func colorAppearanceDependsOnTheTraitsThatSaySo() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        #expect(
            !base.hasDifferentColorAppearance(
                comparedTo: base.replacing(UITraitDisplayScale.self, value: 3)
            )
        )
        #expect(
            !base.hasDifferentColorAppearance(
                comparedTo: base.replacing(DensityTrait.self, value: 3)
            )
        )
        #expect(
            base.hasDifferentColorAppearance(
                comparedTo: base.replacing(ThemeTrait.self, value: "x")
            )
        )
        #expect(
            base.hasDifferentColorAppearance(
                comparedTo: UITraitCollection(userInterfaceStyle: .dark)
            )
        )
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func performAsCurrentRestores() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var seen: UITraitCollection?
        dark.performAsCurrent { seen = .current }
        #expect(seen === dark)
        #expect(UITraitCollection.current === before)
    }

    @Test func threadsHaveTheirOwnCurrentTraits() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let style = await withCheckedContinuation { continuation in
            Thread {
                UITraitCollection.current = dark
                Thread {
                    continuation.resume(returning: UITraitCollection.current.userInterfaceStyle)
                }.start()
            }.start()
        }
        #expect(style == .light)
    }

    @Test func overridesReplaceInheritedTraitsUntilRemoved() {
        let inherited = UITraitCollection(userInterfaceStyle: .dark)
        var overrides = UITraitOverrides()
        #expect(overrides.applied(to: inherited) === inherited)
        overrides.userInterfaceStyle = .light
        overrides[DensityTrait.self] = 9
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        let applied = overrides.applied(to: inherited)
        #expect(applied.userInterfaceStyle == .light && applied[DensityTrait.self] == 9)
        overrides.remove(UITraitUserInterfaceStyle.self)
        overrides.remove(DensityTrait.self)
        #expect(overrides.applied(to: inherited) === inherited)
    }

    @Test func imagesAreLookedUpByAllTraitsButForce() {
        let traits = UITraitCollection.systemTraitsAffectingImageLookup
        #expect(traits.count == 11)
        #expect(traits.contains { $0 == UITraitLayoutDirection.self })
        #expect(!traits.contains { $0 == UITraitForceTouchCapability.self })
    }
}

struct UIContentSizeCategoryTests {
    @Test func categoriesAreOrderedBySize() {
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func unspecifiedIsNeitherSmallerNorLarger() {
        #expect(!(UIContentSizeCategory.unspecified < .large))
        #expect(!(UIContentSizeCategory.unspecified >= .large))
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
