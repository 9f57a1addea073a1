import RenderTree
import UniformTypeIdentifiers

@testable import UIKit

/// A controller that presents pickers, and the person's answers to them.
@MainActor
final class PickerScene {
    let root = UIViewController()
    let test: TestScene
    private(set) var effects: [SceneEffect] = []

    init(isTouch: Bool = false) {
        var environment = SceneEnvironment()
        environment.isTouch = isTouch
        test = TestScene(environment: environment, root: root)
        settle()
    }

    /// The question that the page was asked last.
    var question: FileQuestion? {
        for effect in effects.reversed() {
            if case .choose(let question) = effect { return question }
        }
        return nil
    }

    func present(_ controller: UIViewController) {
        test.scene.perform { root.present(controller, animated: true) }
        commit()
    }

    /// Brings the scene up to date, and to the end of what runs.
    func settle() {
        for _ in 0..<4 {
            commit()
            test.clock.advance(by: 1)
        }
    }

    func commit() {
        for operation in test.commit().operations {
            if case .perform(let effect) = operation { effects.append(effect) }
        }
    }

    /// Answers with files.
    func answer(_ files: [(name: String, type: String, data: Data)], count: Int? = nil) throws {
        let ticket = question?.ticket ?? ""
        for (index, file) in files.enumerated() {
            try test.scene.deliver(
                .file(
                    FileInput(
                        ticket: ticket,
                        index: index,
                        name: file.name,
                        mediaType: file.type,
                        contents: .bytes(Array(file.data))
                    )
                )
            )
        }
        let end = ChoiceInput(ticket: ticket, count: count ?? files.count)
        try test.scene.deliver(.choice(end))
        commit()
    }

    /// Lets the main queue work until something is so.
    func wait(_ condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }
}
