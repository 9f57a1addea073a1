import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Storyboards that lead back to themselves.
@MainActor
struct StoryboardCircleTests {
    /// Keeps the files: container views read them when their controllers load.
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func initial(_ scenes: [String: String]) throws -> UIViewController? {
        let place = UUID().uuidString
        for (name, text) in scenes {
            let document = NibSamples.storyboardText(text, initial: "first")
            _ = try folder.write("\(place)/\(name).storyboard", document)
        }
        let url = folder.url.appendingPathComponent("\(place)/One.storyboard")
        return try UIStoryboard.start(from: url.path).instantiateInitialViewController()
    }

    private func container(
        _ element: String,
        _ relationships: [String],
        to name: String
    ) -> String {
        let segues = relationships.enumerated().map { index, relationship in
            """
            <segue destination="ref" kind="relationship" relationship="\(relationship)" \
            id="g\(index)"/>
            """
        }
        return """
            <scene sceneID="s1"><objects><\(element) id="first" sceneMemberID="viewController">
            <connections>\(segues.joined())</connections></\(element)></objects></scene>
            <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="\(name)" \
            id="ref" sceneMemberID="viewController"/></objects></scene>
            """
    }

    @Test func rootsThatGoRoundThroughTwoFilesEnd() throws {
        let element = "navigationController"
        let made = try initial([
            "One": container(element, ["rootViewController"], to: "Two"),
            "Two": container(element, ["rootViewController"], to: "One"),
        ])
        let outer = try #require(made as? UINavigationController)
        let second = outer.viewControllers.first as? UINavigationController
        let third = second?.viewControllers.first as? UINavigationController
        #expect(third?.viewControllers.isEmpty == true)
    }

    @Test func tabsAndColumnsOfTheSameSceneEnd() throws {
        let tabs = [String](repeating: "viewControllers", count: 8)
        let bar = try initial(["One": container("tabBarController", tabs, to: "One")])
        let inner = (bar as? UITabBarController)?.viewControllers ?? []
        #expect(inner.count == 8)
        #expect((inner.first as? UITabBarController)?.viewControllers?.isEmpty != false)
        let columns = ["masterViewController", "detailViewController"]
        let split = try initial(["One": container("splitViewController", columns, to: "One")])
        #expect(split is UISplitViewController)
    }

    @Test func relationshipsToWhatIsInTheContainersSceneEnd() throws {
        let scene = """
            <scene sceneID="s1"><objects><navigationController id="first" \
            sceneMemberID="viewController"><connections><segue destination="key" \
            kind="relationship" relationship="rootViewController" id="g1"/></connections>
            </navigationController><customObject id="key"/></objects></scene>
            """
        let made = try #require(try initial(["One": scene]) as? UINavigationController)
        let inner = made.viewControllers.first as? UINavigationController
        #expect(inner?.viewControllers.isEmpty != false)
    }

    @Test(arguments: [
        ("", "Two.storyboard, which has none"),
        ("referencedIdentifier=\"settings\"", "controller \"settings\" of Two.storyboard"),
        ("referencedIdentifier=\"other\"", "another reference"),
    ])
    func referencesToWhatIsNotThereAreReported(attribute: String, reason: String) throws {
        let first = NibSamples.storyboardText(
            """
            <scene sceneID="s1"><objects><viewControllerPlaceholder storyboardName="Two" \
            \(attribute) id="first" sceneMemberID="viewController"/></objects></scene>
            """,
            initial: "first"
        )
        let second = NibSamples.storyboardText(
            """
            <scene sceneID="s1"><objects><viewControllerPlaceholder storyboardName="One" \
            storyboardIdentifier="other" id="ref" sceneMemberID="viewController"/></objects></scene>
            """
        )
        let url = try folder.write("missing/One.storyboard", first)
        _ = try folder.write("missing/Two.storyboard", second)
        let storyboard = try UIStoryboard.start(from: url.path)
        #expect(storyboard.instantiateInitialViewController() == nil)
        let warnings = storyboard.source.warnings.map(\.description)
        #expect(warnings.count == 1 && warnings.first?.contains(reason) == true)
    }

    @Test func manyContainersOfTheSameSceneEndInTime() throws {
        let containers = (0..<4).map { index in
            """
            <containerView id="c\(index)"><connections><segue destination="ref" kind="embed" \
            id="e\(index)"/></connections></containerView>
            """
        }
        let scene = """
            <scene sceneID="s1"><objects><viewController id="first" \
            sceneMemberID="viewController"><view key="view" id="vvv">
            <subviews>\(containers.joined())</subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="One" \
            id="ref" sceneMemberID="viewController"/></objects></scene>
            """
        let made = try #require(try initial(["One": scene]))
        made.loadViewIfNeeded()
        #expect(made.children.count == 4)
        #expect(made.children.allSatisfy { $0.isViewLoaded && $0.children.isEmpty })
    }

    /// Scenes of navigation controllers, each the root of the one before.
    private func chain(_ count: Int) -> String {
        (0..<count).map { index in
            """
            <scene sceneID="s\(index)"><objects><navigationController \
            id="\(index == 0 ? "first" : "n\(index)")" sceneMemberID="viewController">
            <connections><segue destination="n\(index + 1)" kind="relationship" \
            relationship="rootViewController" id="g\(index)"/></connections>
            </navigationController></objects></scene>
            """
        }
        .joined()
    }

    @Test func chainsOfContainersEndBeforeTheStackIsFull() throws {
        let made = try #require(try initial(["One": chain(3_000)]))
        var depth = 0
        var controller: UIViewController? = made
        while let stack = controller as? UINavigationController {
            controller = stack.viewControllers.first
            depth += 1
        }
        #expect((6...20).contains(depth))
    }

    @Test(.timeLimit(.minutes(1))) func barsAboveLongChainsAreFoundInTime() throws {
        let text = NibSamples.storyboardText(chain(3_000), initial: "first")
        let document = try IBDocument(Array(text.utf8), fileName: "Main.storyboard")
        let last = try #require(document.object(id: "n2999"))
        #expect(SimulatedBars(document).stand(around: last))
    }

    private func count(_ controller: UIViewController) -> Int {
        controller.children.reduce(1) { $0 + count($1) }
    }

    /// Scenes that each lead twice to the one after.
    private func doubling(_ levels: Int, _ scene: (_ id: String, _ next: String) -> String)
        -> String
    {
        let scenes = (0..<levels).map { index in
            scene(index == 0 ? "first" : "n\(index)", "n\(index + 1)")
        }
        let last = """
            <viewController id="n\(levels)"><view key="view" id="vvv"/></viewController>
            """
        return (scenes + [last]).enumerated().map { index, element in
            "<scene sceneID=\"s\(index)\"><objects>\(element)</objects></scene>"
        }
        .joined()
    }

    @Test(.timeLimit(.minutes(1))) func scenesThatEmbedTwoOthersThroughManyLevelsEnd() throws {
        let scenes = doubling(15) { id, next in
            let containers = ["a", "b"].map { letter in
                """
                <containerView id="\(letter)\(id)"><connections><segue destination="\(next)" \
                kind="embed" id="e\(letter)\(id)"/></connections></containerView>
                """
            }
            return """
                <viewController id="\(id)"><view key="view" id="v\(id)">
                <subviews>\(containers.joined())</subviews></view></viewController>
                """
        }
        let made = try #require(try initial(["One": scenes]))
        made.loadViewIfNeeded()
        #expect((900...1_100).contains(count(made)))
    }

    @Test(.timeLimit(.minutes(1))) func tabsInTabsThroughManyLevelsEnd() throws {
        let scenes = doubling(15) { id, next in
            let segues = ["a", "b"].map { letter in
                """
                <segue destination="\(next)" kind="relationship" relationship="viewControllers" \
                id="g\(letter)\(id)"/>
                """
            }
            return """
                <tabBarController id="\(id)"><connections>\(segues.joined())</connections>
                </tabBarController>
                """
        }
        let made = try #require(try initial(["One": scenes]))
        #expect((900...1_100).contains(count(made)))
    }

    @Test func manyContainersInOneViewAreAllFilled() throws {
        let containers = (0..<200).map { index in
            """
            <containerView id="c\(index)"><connections><segue destination="leaf" kind="embed" \
            id="e\(index)"/></connections></containerView>
            """
        }
        let scenes = """
            <scene sceneID="s1"><objects><viewController id="first"><view key="view" id="vvv">
            <subviews>\(containers.joined())</subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="leaf"><view key="view" id="www"/>
            </viewController></objects></scene>
            """
        let made = try #require(try initial(["One": scenes]))
        made.loadViewIfNeeded()
        #expect(made.children.count == 200)
    }
}
