import RenderTree
import UniformTypeIdentifiers

/// A question to the person for files, from its beginning to its end.
@MainActor
final class FileChoice {
    let question: FileQuestion
    /// The files that came so far, by their places.
    var files: [Int: ChosenFile] = [:]
    /// Called once with the files; without any where the person chose none.
    let finish: @MainActor ([ChosenFile]) -> Void

    init(_ question: FileQuestion, finish: @escaping @MainActor ([ChosenFile]) -> Void) {
        self.question = question
        self.finish = finish
    }
}

/// A file that a person chose.
package struct ChosenFile: Sendable {
    /// Its name, which is safe as one in a folder.
    package let name: String
    /// Its type, by its name first: pages guess by it as well.
    package let type: UTType
    let contents: FileInput.Contents

    init(_ input: FileInput) {
        name = FilePlace.safeName(input.name)
        let media = String(input.mediaType.prefix { $0 != ";" })
        type =
            UTType(filenameExtension: (name as NSString).pathExtension)
            .flatMap { $0.isDynamic ? nil : $0 } ?? UTType(mimeType: media) ?? .data
        contents = input.contents
    }

    /// Returns the bytes; a file of the server's is read into memory.
    func data() throws -> Data {
        switch contents {
        case .bytes(let bytes): Data(bytes)
        case .file(let file): try Data(contentsOf: URL(fileURLWithPath: file.path))
        }
    }

    /// Returns the file of the server's, which is written where there is none.
    func file() throws -> TemporaryFile {
        switch contents {
        case .bytes(let bytes): try TemporaryFile(name: name, bytes: bytes)
        case .file(let file): file
        }
    }

    /// Returns the first bytes, by which the kind of a picture is known.
    func start(_ length: Int) throws -> Data {
        switch contents {
        case .bytes(let bytes): return Data(bytes.prefix(length))
        case .file(let file):
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
            defer { try? handle.close() }
            return try handle.read(upToCount: length) ?? Data()
        }
    }

    /// Returns a file with the bytes that the app may move away.
    func copy() throws -> TemporaryFile {
        switch contents {
        case .bytes(let bytes): try TemporaryFile(name: name, bytes: bytes)
        case .file(let file): try TemporaryFile(copyOf: file, name: name)
        }
    }

    /// Whether reading the bytes takes no time.
    var isAtHand: Bool {
        if case .bytes = contents { true } else { false }
    }
}

extension UIWindowScene {
    /// How many bytes of chosen files are kept for the app; the oldest go first.
    static let keptByteLimit = 256 << 20
    /// The `capture` of a question for what was dropped, which the page answers by itself.
    static let dropCapture = "drop"
    /// How many files a person may choose at once.
    package static let fileCountLimit = 100

    /// Asks the person for files; a question before it ends without any.
    ///
    /// While a page sends what was dropped, the question waits for the end of that.
    ///
    /// - Parameters:
    ///   - accept: What may be chosen, as HTML's `accept` has it.
    ///   - limit: How many; 0 for as many as may be.
    ///   - capture: The camera, as HTML's `capture` has it; empty for none.
    ///   - finish: Called once, unless the question is taken back.
    /// - Returns: The name of the question.
    package func chooseFiles(
        _ accept: String,
        limit: Int,
        capture: String = "",
        finish: @escaping @MainActor ([ChosenFile]) -> Void
    ) -> String {
        let question = FileQuestion(
            ticket: Self.makeTicket(),
            accept: accept,
            limit: limit > 0 ? min(limit, Self.fileCountLimit) : Self.fileCountLimit,
            capture: capture,
            byteLimit: fileByteLimit
        )
        let choice = FileChoice(question, finish: finish)
        let requests = requirePageRequests()
        if let before = requests.choice, before.question.capture == Self.dropCapture {
            let waiting = requests.waitingChoice
            requests.waitingChoice = choice
            waiting?.finish([])
            return question.ticket
        }
        if let before = requests.choice {
            end(ChoiceInput(ticket: before.question.ticket, count: 0))
        }
        ask(choice)
        return question.ticket
    }

    private func ask(_ choice: FileChoice) {
        requirePageRequests().choice = choice
        choiceHandler?(choice.question)
        perform(.choose(choice.question))
    }

    /// Asks what waited for the end of another question.
    private func askWhatWaits() {
        guard let requests, requests.choice == nil, let waiting = requests.waitingChoice else {
            return
        }
        requests.waitingChoice = nil
        ask(waiting)
    }

    /// Takes a question back; nothing happens where it has ended.
    package func endChoice(_ ticket: String) {
        if requests?.waitingChoice?.question.ticket == ticket { requests?.waitingChoice = nil }
        guard let choice = requests?.choice, choice.question.ticket == ticket else { return }
        requests?.choice = nil
        choiceHandler?(nil)
        perform(.endChoice(ticket))
        askWhatWaits()
    }

    /// Ends the question that waits for its answer, as if the person had chosen nothing.
    package func abandonChoice() {
        guard let ticket = openQuestion?.ticket else { return }
        perform {
            perform(.endChoice(ticket))
            end(ChoiceInput(ticket: ticket, count: 0))
        }
    }

    /// The question that waits for its answer.
    package var openQuestion: FileQuestion? { requests?.choice?.question }

    /// Makes the next commit ask again, after a page got the whole tree.
    func askForFilesAgain() {
        guard let requests, let question = requests.choice?.question else { return }
        requests.effects.append(.choose(question))
        renderContext.scheduleUpdate()
    }

    /// Takes a file of the question that is asked; late ones are let go of.
    func receive(_ input: FileInput) {
        guard let choice = requests?.choice, choice.question.ticket == input.ticket,
            (0..<choice.question.limit).contains(input.index)
        else { return }
        choice.files[input.index] = ChosenFile(input)
    }

    /// Ends the question that is asked.
    func end(_ input: ChoiceInput) {
        guard let choice = requests?.choice, choice.question.ticket == input.ticket else { return }
        requests?.choice = nil
        // A page that got the whole tree was about to be asked again.
        requests?.effects.removeAll { $0 == .choose(choice.question) }
        choiceHandler?(nil)
        let files = choice.files.filter { $0.key < input.count }.sorted { $0.key < $1.key }
        choice.finish(files.map(\.value))
        askWhatWaits()
    }

    /// Keeps the files of a choice for as long as the scene lives, or until many others came.
    package func keep(_ files: [TemporaryFile]) {
        guard !files.isEmpty else { return }
        let requests = requirePageRequests()
        requests.keptFiles.append(files)
        var count = requests.keptFiles.joined().reduce(0) { $0 + $1.count }
        // The app is just being told of the newest choice, whatever it measures.
        while count > Self.keptByteLimit, requests.keptFiles.count > 1 {
            count -= requests.keptFiles.removeFirst().reduce(0) { $0 + $1.count }
        }
    }

    /// Lets go of questions and files at the scene's end.
    func forgetFiles() {
        guard let requests else { return }
        if requests.choice != nil { choiceHandler?(nil) }
        requests.choice = nil
        requests.waitingChoice = nil
        requests.keptFiles = []
        requests.savedPictures = []
        requests.pages.entries = [:]
    }

    /// Returns 32 hexadecimal digits that nobody can guess.
    static func makeTicket() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = UInt8.random(in: 0...255, using: &generator)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }

    /// Does something that takes time apart from the scene, then goes on as its event.
    ///
    /// Where the work is at hand it is done at the end of the main actor's turn.
    package func work<T: Sendable>(
        isAtHand: Bool,
        _ work: @escaping @Sendable () -> T,
        then body: @escaping @MainActor @Sendable (T) -> Void
    ) {
        let finish: @MainActor @Sendable (T) -> Void = { [weak self] value in
            guard let self else { return body(value) }
            self.perform { body(value) }
            self.renderContext.scheduleUpdate()
        }
        guard !isAtHand else {
            DispatchQueue.main.async { MainActor.assumeIsolated { finish(work()) } }
            return
        }
        Task.detached(priority: .userInitiated) {
            let value = work()
            await finish(value)
        }
    }
}

/// How HTML's `accept` names types.
package enum AcceptedTypes {
    /// The pictures that are shown.
    package static let pictures = "image/jpeg,image/png,image/gif,image/webp"
    /// Movies.
    package static let movies = "video/*"

    /// Returns the names of types; empty where any file may be chosen.
    package static func names(of types: [UTType]) -> String {
        var names: [String] = []
        for type in types {
            if UTType.data.conforms(to: type) || type == .content { return "" }
            switch type {
            case .image: names.append("image/*")
            case .movie, .video: names.append("video/*")
            case .audio: names.append("audio/*")
            case .audiovisualContent: names += ["audio/*", "video/*"]
            case .text, .plainText: names.append("text/*")
            default: break
            }
            let kinds = [type] + type.declaredSubtypes
            names += kinds.flatMap { $0.filenameExtensions.map { "." + $0 } + $0.mediaTypes }
        }
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }.joined(separator: ",")
    }
}
