import Testing

@testable import UIKit

@MainActor
struct UIFontPickerViewControllerTests {
    private final class Owner: NSObject, UIFontPickerViewControllerDelegate {
        var heard: [String] = []

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            let descriptor = viewController.selectedFontDescriptor
            heard.append(descriptor.map { UIFont(descriptor: $0, size: 24).fontName } ?? "none")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            heard.append("cancel")
        }
    }

    private func list(_ picker: UIFontPickerViewController) throws -> UITableViewController {
        let stack = try #require(picker.children.first as? UINavigationController)
        return try #require(stack.topViewController as? UITableViewController)
    }

    private func row(_ name: String, _ list: UITableViewController) throws -> UITableViewCell {
        let cells = (0..<list.tableView.numberOfRows(inSection: 0)).map {
            list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0))
        }
        return try #require(
            cells.first {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == name
            }
        )
    }

    private func choose(_ index: Int, _ picker: UIFontPickerViewController, _ scene: PickerScene)
        throws
    {
        let list = try list(picker)
        scene.test.scene.perform {
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: index, section: 0))
        }
        scene.settle()
    }

    @Test func aFamilyIsChosen() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let owner = Owner()
        let picker = UIFontPickerViewController()
        picker.delegate = owner
        picker.selectedFontDescriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia"])
        scene.present(picker)
        scene.settle()
        let families = UIFont.familyNames.sorted()
        let list = try list(picker)
        #expect(list.tableView.numberOfRows(inSection: 0) == families.count)
        #expect(try row("Georgia", list).accessoryType == .checkmark)
        #expect(try row("Arial", list).accessoryType == .none)
        let place = try #require(families.firstIndex(of: "Georgia"))
        try choose(place, picker, scene)
        #expect(owner.heard == ["Georgia"] && scene.root.presentedViewController == nil)
    }

    @Test func aFaceIsChosen() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let owner = Owner()
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        #expect(picker.configuration.includeFaces)
        picker.delegate = owner
        scene.present(picker)
        scene.settle()
        #expect(try row("Georgia", try list(picker)).accessoryType == .disclosureIndicator)
        let place = try #require(UIFont.familyNames.sorted().firstIndex(of: "Georgia"))
        try choose(place, picker, scene)
        let faces = UIFont.fontNames(forFamilyName: "Georgia").sorted()
        #expect(try list(picker).tableView.numberOfRows(inSection: 0) == faces.count)
        try choose(1, picker, scene)
        #expect(owner.heard == [faces[1]] && scene.root.presentedViewController == nil)
    }

    @Test func goingBackCancelsOnce() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let owner = Owner()
        let picker = UIFontPickerViewController()
        picker.delegate = owner
        scene.present(picker)
        scene.settle()
        let item = try list(picker).navigationItem.leftBarButtonItem
        let action = try #require(item?.primaryAction)
        scene.test.scene.perform { action.performWithSender(item, target: nil) }
        scene.settle()
        #expect(owner.heard == ["cancel"] && scene.root.presentedViewController == nil)
    }

    @Test func fontsHaveTheTraitsThatAreAskedFor() throws {
        let scene = PickerScene()
        defer { scene.test.end() }
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let picker = UIFontPickerViewController(configuration: configuration)
        scene.present(picker)
        scene.settle()
        let list = try list(picker)
        #expect(try row("Menlo", list).accessoryType == .none)
        #expect(list.tableView.numberOfRows(inSection: 0) < UIFont.familyNames.count)
    }
}
