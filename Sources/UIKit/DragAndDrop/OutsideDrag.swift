import CoreGraphics
import RenderTree
import Synchronization
import UniformTypeIdentifiers

/// What a person drags into the page, whose bytes come after the drop.
@MainActor
final class OutsideDrag {
    /// A part whose bytes are on their way.
    final class Part: Sendable {
        typealias Completion = @Sendable (Result<ItemContents.Loaded, any Error>) -> Void

        private enum State {
            case waiting([Completion])
            case known(Result<ItemContents.Loaded, any Error>)
        }

        private let state = Mutex(State.waiting([]))

        func load(_ completion: @escaping Completion) {
            let known = state.withLock { state -> Result<ItemContents.Loaded, any Error>? in
                switch state {
                case .known(let result): return result
                case .waiting(let waiting):
                    state = .waiting(waiting + [completion])
                    return nil
                }
            }
            if let known { completion(known) }
        }

        func finish(_ result: Result<ItemContents.Loaded, any Error>) {
            let waiting = state.withLock { state -> [Completion] in
                guard case .waiting(let waiting) = state else { return [] }
                state = .known(result)
                return waiting
            }
            for completion in waiting { completion(result) }
        }
    }

    private var contents: [ItemContents] = []
    private(set) var parts: [Part] = []
    /// Whether the page was told that a drop would be taken; nil before it was told.
    var answer: SceneEffect.Answer?

    /// Returns the items of what a page says of a drag: one for each file, one for all text.
    func items(of parts: [DragInput.Part], in scene: UIWindowScene) -> [UIDragItem] {
        contents = Self.groups(of: parts).map { _ in ItemContents() }
        name(parts)
        return contents.map {
            UIDragItem(itemProvider: NSItemProvider($0, scene: scene))
        }
    }

    /// Takes over what the page says at the drop; false where other things are dropped.
    @discardableResult
    func name(_ described: [DragInput.Part]) -> Bool {
        let groups = Self.groups(of: described)
        guard groups.count == contents.count else { return false }
        parts = described.map { _ in Part() }
        for (content, group) in zip(contents, groups) {
            let types = group.map { Self.type(of: described[$0]) }
            content.replace(
                with: zip(group, types).map { index, type in
                    let part = parts[index]
                    return .init(type: type.identifier) { part.load($0) }
                }
            )
            guard let first = group.first, described[first].isFile else { continue }
            let name = FilePlace.safeName(described[first].name)
            content.name =
                described[first].name.isEmpty ? nil : (name as NSString).deletingPathExtension
            // Some browsers do not tell what a file is before it is dropped.
            content.mayBeAny = described[first].name.isEmpty && types == [.data]
        }
        return true
    }

    /// Has all parts come that a page sent, and none of the others.
    func finish(_ files: [ChosenFile]) {
        let missing = NSItemProvider.error(.itemUnavailableError, "The item did not come.")
        for (index, part) in parts.enumerated() {
            let file = files.indices.contains(index) ? files[index] : nil
            part.finish(file.map { .success(.file($0)) } ?? .failure(missing))
        }
    }

    private static func groups(of parts: [DragInput.Part]) -> [[Int]] {
        let texts = parts.indices.filter { !parts[$0].isFile }
        let files = parts.indices.filter { parts[$0].isFile }.map { [$0] }
        return texts.isEmpty ? files : [texts] + files
    }

    private static func type(of part: DragInput.Part) -> UTType {
        let media = String(part.mediaType.prefix { $0 != ";" }).lowercased()
        switch media {
        case "text/plain" where !part.isFile: return .utf8PlainText
        case "text/uri-list": return .url
        default: break
        }
        let ending = (part.name as NSString).pathExtension
        let named = UTType(filenameExtension: ending).flatMap { $0.isDynamic ? nil : $0 }
        return named ?? UTType(mimeType: media).flatMap { $0.isDynamic ? nil : $0 } ?? .data
    }
}

extension UIWindowScene {
    /// Takes a step of a drag that comes from outside of the page.
    func take(_ input: DragInput) {
        guard requirePageRequests().drags.isListening else { return }
        switch input.phase {
        case .left:
            guard let outside = requests?.drags.outside else { return }
            requests?.drags.outside = nil
            outside.answer = nil
            requests?.drags.course?.cancel()
        case .moved:
            if !input.parts.isEmpty { beginOutsideDrag(input) }
            guard let outside = requests?.drags.outside, let course = requests?.drags.course else {
                return
            }
            course.move(to: input.location)
            tell(course.wouldDrop ? .take : .refuse, outside)
        case .dropped: drop(input)
        }
    }

    private func beginOutsideDrag(_ input: DragInput) {
        if requests?.drags.outside != nil { take(DragInput(phase: .left)) }
        // One drag at a time, and one question for files.
        guard let requests, requests.drags.course == nil, requests.choice == nil else {
            return perform(.drag(.answer(.refuse)))
        }
        let outside = OutsideDrag()
        let items = outside.items(of: input.parts, in: self)
        requests.drags.outside = outside
        _ = DragCourse(items, at: input.location, in: self)
    }

    private func tell(_ answer: SceneEffect.Answer, _ outside: OutsideDrag) {
        guard outside.answer != answer else { return }
        outside.answer = answer
        perform(.drag(.answer(answer)))
    }

    private func drop(_ input: DragInput) {
        // Some browsers do not tell how many things there are before they are dropped.
        if requests?.drags.outside?.name(input.parts) == false { beginOutsideDrag(input) }
        guard let outside = requests?.drags.outside, let course = requests?.drags.course else {
            return perform(.drag(.answer(.refuse)))
        }
        requests?.drags.outside = nil
        // More is known of the items than before the drop.
        course.forgetAnswers()
        course.move(to: input.location)
        guard course.wouldDrop else {
            course.cancel()
            return perform(.drag(.answer(.refuse)))
        }
        askForParts(of: outside)
        course.letGo(at: input.location)
    }

    /// Has the page send what was dropped, by the ways of files that a person chooses.
    private func askForParts(of outside: OutsideDrag) {
        let count = outside.parts.count
        _ = chooseFiles("", limit: count, capture: Self.dropCapture) { files in
            outside.finish(files)
        }
    }
}
