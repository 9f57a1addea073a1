import RenderTree
import Testing

@testable import UIKit

@MainActor
struct UIActivityViewControllerTests {
    private final class Stamp: UIActivity {
        var given: [Any] = []
        var isDone = true
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is Int }
        }
        override func prepare(withActivityItems activityItems: [Any]) { given = activityItems }
        override func perform() { activityDidFinish(isDone) }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ list: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ list: UIActivityViewController,
            itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { type == .mail ? "Body & more" : nil }
        func activityViewController(
            _ list: UIActivityViewController,
            subjectForActivityType type: UIActivity.ActivityType?
        ) -> String { "Hello = you" }
    }

    /// A list that is shown, and what it told.
    @MainActor
    private final class Stage {
        let root = UIViewController()
        let test: TestScene
        let list: UIActivityViewController
        var told: [String] = []

        init(_ items: [Any], own: [UIActivity] = [], width: CGFloat = 390, without: [String] = []) {
            test = TestScene(size: CGSize(width: width, height: 844), root: root)
            list = UIActivityViewController(activityItems: items, applicationActivities: own)
            list.excludedActivityTypes = without.map { UIActivity.ActivityType($0) }
            list.popoverPresentationController?.sourceView = root.view
            list.completionWithItemsHandler = { [weak self] type, isDone, _, _ in
                self?.told.append("\(type?.rawValue ?? "-") \(isDone)")
            }
            test.scene.perform { root.present(list, animated: false) }
            test.commit()
        }

        var table: UITableView? { find(in: list.view) }
        var titles: [String] {
            guard let table else { return [] }
            return (0..<table.numberOfRows(inSection: 0)).compactMap { row in
                let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
                return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }

        private func find(in view: UIView) -> UITableView? {
            if let table = view as? UITableView { return table }
            return view.subviews.lazy.compactMap { self.find(in: $0) }.first
        }

        func choose(_ title: String) throws -> [SceneEffect] {
            let table = try #require(table)
            let row = try #require(titles.firstIndex(of: title))
            let place = IndexPath(row: row, section: 0)
            let cell = try #require(table.cellForRow(at: place))
            let middle = cell.convert(
                CGPoint(x: cell.bounds.midX, y: cell.bounds.midY),
                to: test.window
            )
            try test.tap(Double(middle.x), Double(middle.y))
            let effects = test.commit().operations.compactMap { operation in
                if case .perform(let effect) = operation { effect } else { nil }
            }
            test.clock.advance(by: 1)
            test.commit()
            return effects
        }
    }

    @Test func textsAndAddressesAreCopiedMailedAndSent() throws {
        let address = try #require(URL(string: "https://a.b/c?d=1&e"))
        let copied = Stage(["One", address])
        defer { copied.test.end() }
        #expect(copied.titles == ["Messages", "Mail", "Copy"])
        #expect(try copied.choose("Copy") == [.copy("One\nhttps://a.b/c?d=1&e")])
        #expect(copied.told == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        #expect(copied.root.presentedViewController == nil)

        let mailed = Stage(["One & two"])
        defer { mailed.test.end() }
        #expect(try mailed.choose("Mail") == [.open("mailto:?subject=&body=One%20%26%20two")])

        let sent = Stage(["A\nb"])
        defer { sent.test.end() }
        #expect(try sent.choose("Messages") == [.open("sms:?&body=A%0D%0Ab")])
    }

    @Test func aProviderMakesItsItemForTheActivityThatIsChosen() throws {
        final class Report: UIActivityItemProvider {
            var made = 0
            override var item: Any {
                made += 1
                return activityType == .mail ? "Long" : "Short"
            }
        }
        let report = Report(placeholderItem: "")
        let stage = Stage([report])
        defer { stage.test.end() }
        #expect(report.made == 0 && report.activityType == nil)
        #expect(stage.titles == ["Messages", "Mail", "Copy"])
        #expect(try stage.choose("Mail") == [.open("mailto:?subject=&body=Long")])
        #expect(report.made == 1 && report.activityType == .mail)
        #expect(UIActivityItemProvider(placeholderItem: "x").item as? String == "x")
    }

    @Test func whatCannotBeDoneOrIsExcludedIsNotOffered() {
        let stamp = Stamp()
        let numbers = Stage([7], own: [stamp])
        defer { numbers.test.end() }
        #expect(numbers.titles == ["Stamp"])
        let texts = Stage(["x"], own: [stamp], without: [UIActivity.ActivityType.mail.rawValue])
        defer { texts.test.end() }
        #expect(texts.titles == ["Messages", "Copy"])
    }

    @Test func activitiesOfTheAppGetTheItemsAndEndTheList() throws {
        let stamp = Stamp()
        let stage = Stage([7, "x"], own: [stamp])
        defer { stage.test.end() }
        stamp.isDone = false
        #expect(try stage.choose("Stamp").isEmpty)
        // What was not done leaves the list where it is.
        #expect(stage.told.isEmpty && stage.root.presentedViewController === stage.list)
        stamp.isDone = true
        _ = try stage.choose("Stamp")
        #expect(stamp.given.count == 2 && stamp.given.first as? Int == 7)
        #expect(stage.told == ["stamp true"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func sourcesGiveItemsAndSubjectsForTheChosenActivity() throws {
        let stage = Stage([Source(), "text"])
        defer { stage.test.end() }
        #expect(
            try stage.choose("Mail")
                == [.open("mailto:?subject=Hello%20%3D%20you&body=Body%20%26%20more%0D%0Atext")]
        )
    }

    /// Returns the names and bytes of the files that the page is to save.
    private func saved(_ effects: [SceneEffect]) -> [String: Data] {
        effects.reduce(into: [:]) { found, effect in
            if case .save(let file, let name) = effect { found[name] = file.data }
        }
    }

    @Test func picturesAndFilesAreGivenToThePersonAsFiles() throws {
        let file = try TemporaryFile(name: "Report 1.txt", bytes: Array("Hello".utf8))
        let url = URL(fileURLWithPath: file.path)
        let files = Stage([url, Data("%PDF-1".utf8)])
        defer { files.test.end() }
        // Nobody else can do something with a path of the server's.
        #expect(files.titles == ["Save to Files"])
        let given = saved(try files.choose("Save to Files"))
        #expect(given == ["Report 1.txt": Data("Hello".utf8), "Document.pdf": Data("%PDF-1".utf8)])
        #expect(files.told == ["com.apple.DocumentManagerUICore.SaveToFiles true"])
        #expect(files.root.presentedViewController == nil)

        let photo = try #require(UIImage(data: ImageSamples.jpeg()))
        let type = UIActivity.ActivityType.saveToCameraRoll
        let pictures = Stage([photo, "A day"])
        defer { pictures.test.end() }
        #expect(
            pictures.titles == ["Messages", "Mail", "Copy", "Save Image", "Save to Files"]
        )
        #expect(saved(try pictures.choose("Save Image")) == ["Image.jpg": photo.resource.data])
        #expect(pictures.told == ["\(type.rawValue) true"])
        let without = Stage([photo], without: [type.rawValue])
        defer { without.test.end() }
        #expect(without.titles == ["Save to Files"])
    }

    @Test func filesThatCannotBeSavedLeaveTheListWhereItIs() throws {
        let file = try TemporaryFile(name: "long", bytes: [1, 2, 3])
        let nowhere = URL(fileURLWithPath: file.path + "-gone")
        let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        for url in [nowhere, folder, URL(fileURLWithPath: file.path)] {
            let stage = Stage([url])
            defer { stage.test.end() }
            stage.test.scene.savedByteLimit = 2
            #expect(saved(try stage.choose("Save to Files")).isEmpty)
            #expect(stage.told.isEmpty && stage.root.presentedViewController === stage.list)
        }
    }

    @Test(arguments: [390.0, 1024])
    func aPersonEndsTheListUndone(width: CGFloat) throws {
        let stage = Stage(["x"], width: width)
        defer { stage.test.end() }
        let shown = stage.list.presentationController
        #expect((shown is UIPopoverPresentationController) == (width > 500))
        try stage.test.tap(5, width > 500 ? 838 : 40)
        stage.test.commit()
        stage.test.clock.advance(by: 1)
        stage.test.commit()
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.told == ["- false"])
    }
}
