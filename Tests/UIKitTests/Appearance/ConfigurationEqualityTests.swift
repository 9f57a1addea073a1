import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ConfigurationEqualityTests {
    /// Expects that a change makes a value another one, and that copies are the same.
    private func expectChange<Value: Hashable>(
        of value: Value,
        _ change: (inout Value) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let copy = value
        #expect(copy == value, sourceLocation: sourceLocation)
        #expect(copy.hashValue == value.hashValue, sourceLocation: sourceLocation)
        var other = value
        change(&other)
        #expect(other != value, sourceLocation: sourceLocation)
        #expect(Set([value, copy, other]).count == 2, sourceLocation: sourceLocation)
    }

    @Test func contentsAreEqualByTheirValues() {
        #expect(UIListContentConfiguration.cell() == .cell())
        #expect(UIListContentConfiguration.cell() != .sidebarCell())
        expectChange(of: UIListContentConfiguration.cell()) { $0.text = "A" }
        expectChange(of: UIListContentConfiguration.cell()) { $0.secondaryText = "A" }
        expectChange(of: UIListContentConfiguration.cell()) { $0.imageProperties.cornerRadius = 3 }
        expectChange(of: UIListContentConfiguration.cell()) { $0.textProperties.color = .red }
        expectChange(of: UIListContentConfiguration.cell()) { $0.imageToTextPadding = 3 }
    }

    @Test func configurationsAreComparedOnAnyThread() async {
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        content.image = UIImage()
        var button = UIButton.Configuration.filled()
        button.background.visualEffect = UIBlurEffect(style: .regular)
        let (first, second, state) = (
            content, button, UICellConfigurationState(traitCollection: .current)
        )
        let isEqual = await Task.detached {
            Set([first, first]).count == 1 && Set([second, second]).count == 1
                && Set([state, state]).count == 1
        }.value
        #expect(isEqual)
    }

    @Test func backgroundsAreEqualByTheirValues() {
        #expect(UIBackgroundConfiguration.listPlainCell() == .listPlainCell())
        #expect(UIBackgroundConfiguration.listPlainCell() != .listGroupedCell())
        let view = UIView()
        expectChange(of: UIBackgroundConfiguration.clear()) { $0.backgroundColor = .red }
        expectChange(of: UIBackgroundConfiguration.clear()) { $0.strokeWidth = 1 }
        expectChange(of: UIBackgroundConfiguration.clear()) { $0.customView = view }
        expectChange(of: UIBackgroundConfiguration.clear()) { $0.shadowProperties.opacity = 1 }
        expectChange(of: UIBackgroundConfiguration.clear()) {
            $0.visualEffect = UIBlurEffect(style: .dark)
        }
    }

    @Test func buttonsAreEqualByTheirValues() {
        #expect(UIButton.Configuration.filled() == .filled())
        #expect(UIButton.Configuration.filled() != .plain())
        expectChange(of: UIButton.Configuration.plain()) { $0.title = "A" }
        expectChange(of: UIButton.Configuration.plain()) { $0.background.cornerRadius = 1 }
        expectChange(of: UIButton.Configuration.plain()) { $0.imagePlacement = .trailing }
        expectChange(of: UIButton.Configuration.plain()) { $0.buttonSize = .large }
    }

    @Test func transformersAreEqualToTheirCopiesAlone() {
        var first = UIButton.Configuration.plain()
        first.imageColorTransformer = UIConfigurationColorTransformer { $0 }
        var second = first
        #expect(first == second)
        second.imageColorTransformer = UIConfigurationColorTransformer { $0 }
        #expect(first != second)
        first.imageColorTransformer = .grayscale
        second.imageColorTransformer = .grayscale
        #expect(first == second)
    }

    @Test func statesAreEqualByTheirValues() {
        let traits = UITraitCollection.current
        let key = UIConfigurationStateCustomKey("app")
        expectChange(of: UICellConfigurationState(traitCollection: traits)) { $0.isEditing = true }
        expectChange(of: UICellConfigurationState(traitCollection: traits)) { $0[key] = 1 }
        expectChange(of: UICellConfigurationState(traitCollection: traits)) {
            $0.cellDropState = .targeted
        }
        expectChange(of: UIViewConfigurationState(traitCollection: traits)) { $0.isPinned = true }
        expectChange(of: UIContentUnavailableConfigurationState(traitCollection: traits)) {
            $0.searchText = "A"
        }
    }

    @Test func missingContentsAreEqualByTheirValues() {
        #expect(UIContentUnavailableConfiguration.loading() == .loading())
        #expect(UIContentUnavailableConfiguration.loading() != .empty())
        expectChange(of: UIContentUnavailableConfiguration.empty()) { $0.text = "A" }
        expectChange(of: UIContentUnavailableConfiguration.empty()) { $0.button.title = "A" }
        expectChange(of: UIContentUnavailableConfiguration.empty()) {
            $0.buttonProperties.isEnabled = false
        }
        expectChange(of: UIContentUnavailableConfiguration.empty()) {
            $0.imageProperties.maximumSize.width = 4
        }
    }
}
