import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIContentUnavailableTests {
    private final class Results: UIViewController {
        var states: [String?] = []
        var isEmpty = true
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            states.append(state.searchText)
            contentUnavailableConfiguration =
                isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    private func overlay(of controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.last as? UIContentUnavailableView
    }

    @Test func textsAndImageStandInTheMiddle() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star")
        configuration.text = "No Favourites"
        configuration.secondaryText = "What you like appears here."
        let controller = UIViewController()
        let test = TestScene(root: controller)
        test.scene.perform { controller.contentUnavailableConfiguration = configuration }
        test.commit()
        let view = try #require(overlay(of: controller))
        #expect(view.frame == controller.view.bounds)
        let found = labels(in: view).filter { !$0.isHidden }
        #expect(found.map(\.text) == ["No Favourites", "What you like appears here."])
        let boxes = found.map { $0.convert($0.bounds, to: controller.view) }
        #expect(abs(boxes[0].midX - 195) < 0.6)
        #expect(abs(boxes[1].minY - boxes[0].maxY - 8) < 0.1)
        // The whole is in the middle: what is above the texts is the image.
        #expect(boxes[0].minY > 400 && boxes[1].maxY < 500)
        test.scene.perform { controller.contentUnavailableConfiguration = nil }
        #expect(overlay(of: controller) == nil)
        test.end()
    }

    @Test func buttonsActAndWhatIsBehindCanBeTouched() throws {
        var taps: [String] = []
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.button.title = "Add"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("add") }
        let controller = UIViewController()
        let test = TestScene(root: controller)
        let behind = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        behind.addAction(UIAction { _ in taps.append("behind") }, for: .touchUpInside)
        test.scene.perform {
            controller.view.addSubview(behind)
            controller.contentUnavailableConfiguration = configuration
        }
        test.commit()
        let view = try #require(overlay(of: controller))
        let button = try #require(
            view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first
        )
        #expect(button.configuration?.title == "Add")
        let middle = button.convert(
            CGPoint(x: button.bounds.midX, y: button.bounds.midY),
            to: nil
        )
        try test.tap(Double(middle.x), Double(middle.y))
        try test.tap(50, 50)
        #expect(taps == ["add", "behind"])
        test.end()
    }

    @Test func theControllerIsAskedWhenItAppearsAndWhenItWants() {
        let controller = Results()
        let test = TestScene(root: controller)
        test.commit()
        #expect(controller.states == [nil])
        #expect(overlay(of: controller) != nil)
        controller.isEmpty = false
        test.scene.perform { controller.setNeedsUpdateContentUnavailableConfiguration() }
        test.commit()
        #expect(controller.states.count == 2)
        #expect(overlay(of: controller) == nil)
        test.end()
    }

    @Test(arguments: [true, false])
    func aSearchNamesWhatWasSearched(obscures: Bool) {
        let controller = Results()
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = obscures
        controller.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: controller)
        let test = TestScene(root: navigation)
        test.commit()
        test.scene.perform {
            search.isActive = true
            search.searchBar.text = "xyz"
        }
        test.clock.advance(by: 1)
        test.commit()
        #expect(controller.states.last == "xyz")
        let shown = controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
        let texts = shown.map { labels(in: $0).compactMap(\.text) } ?? []
        #expect(texts.first == "No Results for “xyz”")
        test.scene.perform { search.isActive = false }
        test.clock.advance(by: 1)
        test.commit()
        #expect(controller.states.last == .some(nil))
        test.end()
    }

    @Test func loadingTurnsAnIndicator() throws {
        let view = UIContentUnavailableConfiguration.loading().makeContentView()
        let test = TestScene()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        test.add(view)
        test.commit()
        let indicator = try #require(
            view.subviews.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }.first
        )
        #expect(indicator.isAnimating)
        #expect(indicator.frame.midX == 150)
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(!indicator.isAnimating)
        test.end()
    }

    @Test func naturalAlignmentStandsAtTheLeadingEdge() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.alignment = .natural
        let view = configuration.makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        view.layoutIfNeeded()
        let label = try #require(labels(in: view).first)
        #expect(label.frame.minX == 16)
    }
}
