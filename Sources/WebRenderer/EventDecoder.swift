import CoreGraphics
import RenderTree

/// The reader of what pages send, as Documentation/Protocol.md has it.
package struct EventDecoder: Sendable {
    /// The version of the protocol that this decoder and the client of this build speak.
    package static let protocolVersion = 1
    /// The most bytes that one batch may have.
    package static let maximumLength = 65_536
    /// The most messages that one batch may have.
    package static let maximumCount = 1_024

    /// Creates a decoder.
    package init() {}

    /// Returns the messages of one WebSocket frame or one request body, in order.
    ///
    /// - Throws: A `MessageError` if anything in the batch is wrong; then nothing of it counts.
    package func messages(_ bytes: [UInt8]) throws(MessageError) -> [ClientMessage] {
        let result = bytes.withUnsafeBufferPointer { Self.decode($0) }
        return try result.get()
    }

    /// Returns the messages of one WebSocket frame or one request body, in order.
    ///
    /// - Throws: A `MessageError` if anything in the batch is wrong; then nothing of it counts.
    package func messages(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(MessageError) -> [ClientMessage] {
        try Self.decode(bytes).get()
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Result<[ClientMessage], MessageError> {
        do throws(MessageError) {
            return .success(try readBatch(bytes))
        } catch {
            return .failure(error)
        }
    }

    private static func readBatch(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(MessageError) -> [ClientMessage] {
        guard bytes.count <= maximumLength else {
            throw MessageError(
                position: maximumLength,
                found: "\(bytes.count) bytes",
                expected: "at most \(maximumLength)"
            )
        }
        var reader = MessageReader(bytes)
        try reader.expect(UInt8(ascii: "["), "a list")
        var messages: [ClientMessage] = []
        if reader.peek() == UInt8(ascii: "[") {
            repeat {
                guard messages.count < maximumCount else {
                    throw reader.error(expected: "at most \(maximumCount) messages")
                }
                try reader.expect(UInt8(ascii: "["), "a message")
                messages.append(try readMessage(&reader))
            } while reader.skip(UInt8(ascii: ","))
            try reader.expect(UInt8(ascii: "]"), "a comma or the end of the batch")
        } else {
            messages.append(try readMessage(&reader))
        }
        if reader.peek() != nil { throw reader.error(expected: "the end") }
        return messages
    }

    /// Reads a message after its opening bracket.
    private static func readMessage(
        _ reader: inout MessageReader
    ) throws(MessageError) -> ClientMessage {
        let message: ClientMessage
        if reader.peek() == UInt8(ascii: "\"") {
            message = try readNotice(&reader)
        } else {
            let number = try reader.integer("an input's number or a message's name")
            try reader.expectComma(before: "an input's kind")
            message = .input(number: number, try readInput(&reader))
        }
        try reader.expect(UInt8(ascii: "]"), "the end of the message")
        return message
    }

    private static func readNotice(
        _ reader: inout MessageReader
    ) throws(MessageError) -> ClientMessage {
        let start = reader.position
        let name = try reader.word("a message's name")
        switch name {
        case "hello":
            try reader.expectComma(before: "the protocol's version")
            let version = try reader.integer("the protocol's version", upTo: 1_000_000)
            try reader.expectComma(before: "a patch's number")
            return .hello(version: version, patch: try reader.integer("a patch's number"))
        case "seen":
            try reader.expectComma(before: "a patch's number")
            return .seen(patch: try reader.integer("a patch's number"))
        case "tree": return .treeRequest
        default:
            throw MessageError(
                position: start,
                found: "\"\(name)\"",
                expected: "\"hello\", \"seen\", \"tree\" or an input's number"
            )
        }
    }

    private static func readInput(_ reader: inout MessageReader) throws(MessageError) -> SceneInput
    {
        _ = reader.peek()
        let start = reader.position
        let kind = try reader.word("an input's kind")
        switch kind {
        case "tap":
            try reader.expectComma(before: "x")
            let point = try readPoint(&reader)
            guard reader.skip(UInt8(ascii: ",")) else { return .tap(point) }
            let button = try reader.integer("0, or 1 for the second button", upTo: 1)
            return button == 1 ? .menu(point) : .tap(point)
        case "down": return .touch(try readTouch(.began, &reader))
        case "move": return .touch(try readTouch(.moved, &reader))
        case "up": return .touch(try readTouch(.ended, &reader))
        case "cancel": return .touch(try readTouch(.cancelled, &reader))
        case "hover":
            return .hover(reader.skip(UInt8(ascii: ",")) ? try readPoint(&reader) : nil)
        case "activate":
            try reader.expectComma(before: "a node's number")
            let id = try reader.integer("a node's number", upTo: Int(UInt32.max))
            return .activate(NodeID(rawValue: UInt32(id)))
        case "adjust": return .adjust(try readAdjustment(&reader))
        case "scroll": return .scroll(try readScroll(&reader))
        case "back": return .back
        case "keyboard":
            try reader.expectComma(before: "a height")
            return .keyboard(height: try reader.number("a height", in: 0...10_000))
        case "key": return .key(try readKey(&reader))
        case "focus", "blur", "edit", "select", "submit":
            return .text(try readText(kind, &reader))
        case "size": return .geometry(try readGeometry(&reader))
        case "environment": return .environment(try readEnvironment(&reader))
        case "chosen":
            try reader.expectComma(before: "a question's name")
            let ticket = try reader.string("a question's name", upTo: 64)
            try reader.expectComma(before: "a count of files")
            let count = try reader.integer("a count of files", upTo: 1_000)
            return .choice(ChoiceInput(ticket: ticket, count: count))
        case "drag": return .drag(try readDrag(&reader))
        case "drop": return .drag(try readDrop(&reader))
        case "loaded":
            try reader.expectComma(before: "a node's number")
            let id = try reader.integer("a node's number", upTo: Int(UInt32.max))
            try reader.expectComma(before: "a page's number")
            let number = try reader.integer("a page's number")
            try reader.expectComma(before: "0 or 1")
            let isLoaded = try reader.integer("0 or 1", upTo: 1) == 1
            return .page(
                PageLoadInput(
                    node: NodeID(rawValue: UInt32(id)),
                    number: number,
                    isLoaded: isLoaded
                )
            )
        case "visible":
            try reader.expectComma(before: "0 or 1")
            return .visibility(isVisible: try reader.integer("0 or 1", upTo: 1) == 1)
        case "location": return .location(.fix(try readLocation(&reader)))
        case "nowhere":
            try reader.expectComma(before: "a reason")
            let reason = try reader.integer("a reason", upTo: 3)
            return .location(.failure(LocationFailure(rawValue: reason) ?? .unavailable))
        default:
            throw MessageError(
                position: start,
                found: "\"\(kind)\"",
                expected:
                    "\"tap\", \"down\", \"move\", \"up\", \"cancel\", \"hover\", \"activate\", "
                    + "\"adjust\", \"scroll\", \"back\", \"keyboard\", \"key\", \"focus\", \"blur\", "
                    + "\"edit\", \"select\", \"submit\", \"size\", \"environment\", "
                    + "\"chosen\", \"drag\", \"drop\", \"loaded\", \"location\", \"nowhere\" or \"visible\""
            )
        }
    }
}

extension EventDecoder {
    static func readPoint(
        _ reader: inout MessageReader,
        in range: ClosedRange<Double> = -1_000_000...1_000_000
    ) throws(MessageError) -> CGPoint {
        let x = try reader.number("x", in: range)
        try reader.expectComma(before: "y")
        return CGPoint(x: x, y: try reader.number("y", in: range))
    }

    /// Reads `, latitude, longitude, accuracy, altitude, its accuracy, course, speed, time`.
    private static func readLocation(
        _ reader: inout MessageReader
    ) throws(MessageError) -> LocationFix {
        func next(
            _ expected: StaticString,
            _ range: ClosedRange<Double>
        ) throws(MessageError) -> Double {
            try reader.expectComma(before: expected)
            return try reader.number(expected, in: range)
        }
        let latitude = try next("a latitude", -90...90)
        let longitude = try next("a longitude", -180...180)
        let accuracy = try next("an accuracy", 0...1e9)
        var fix = LocationFix(latitude: latitude, longitude: longitude, accuracy: accuracy)
        fix.altitude = try next("an altitude", -1e9...1e9)
        fix.altitudeAccuracy = try next("an altitude's accuracy", -1...1e9)
        fix.course = try next("a course", -1...360)
        fix.speed = try next("a speed", -1...1e9)
        fix.time = try next("a time", 0...1e12)
        return fix
    }

    /// Reads `, identifier, x, y, kind?, taps?`.
    private static func readTouch(
        _ phase: TouchInput.Phase,
        _ reader: inout MessageReader
    ) throws(MessageError) -> TouchInput {
        try reader.expectComma(before: "a touch's identifier")
        let identifier = try reader.integer("a touch's identifier")
        try reader.expectComma(before: "x")
        var touch = TouchInput(
            phase: phase,
            identifier: identifier,
            location: try readPoint(&reader)
        )
        if reader.skip(UInt8(ascii: ",")) {
            let kind = try reader.integer("0 for a finger, 1 for a pen or 2 for a mouse", upTo: 2)
            touch.kind = TouchInput.Kind(rawValue: UInt8(kind)) ?? .direct
        }
        if reader.skip(UInt8(ascii: ",")) {
            touch.tapCount = try reader.integer("a count of taps", upTo: 1_000)
        }
        return touch
    }

    /// Reads `, node, steps, isHorizontal`.
    private static func readAdjustment(
        _ reader: inout MessageReader
    ) throws(MessageError) -> AdjustInput {
        try reader.expectComma(before: "a node's number")
        let id = try reader.integer("a node's number", upTo: Int(UInt32.max))
        try reader.expectComma(before: "a number of steps")
        let steps = try reader.number("a number of steps", in: -100...100)
        try reader.expectComma(before: "0 or 1")
        return AdjustInput(
            node: NodeID(rawValue: UInt32(id)),
            steps: Int(steps),
            isHorizontal: try reader.integer("0 or 1", upTo: 1) == 1
        )
    }

    /// Reads `, node, x, y, phase, number`.
    private static func readScroll(
        _ reader: inout MessageReader
    ) throws(MessageError) -> ScrollInput {
        try reader.expectComma(before: "a node's number")
        let id = try reader.integer("a node's number", upTo: Int(UInt32.max))
        try reader.expectComma(before: "x")
        // Content is longer than any window.
        let position = try readPoint(&reader, in: -10_000_000...10_000_000)
        let expected: StaticString = "0 for dragging, 1 for decelerating or 2 for the end"
        try reader.expectComma(before: expected)
        let phase = try reader.integer(expected, upTo: 2)
        try reader.expectComma(before: "the number of an offset")
        return ScrollInput(
            node: NodeID(rawValue: UInt32(id)),
            position: position,
            phase: ScrollInput.Phase(rawValue: UInt8(phase)) ?? .ended,
            number: try reader.integer("the number of an offset")
        )
    }

    /// Reads `, isDown, key, code, modifiers`.
    private static func readKey(_ reader: inout MessageReader) throws(MessageError) -> KeyInput {
        try reader.expectComma(before: "0 or 1")
        let isDown = try reader.integer("0 or 1", upTo: 1) == 1
        try reader.expectComma(before: "a key")
        let key = try reader.string("a key", upTo: 64)
        try reader.expectComma(before: "a key's code")
        let code = try reader.string("a key's code", upTo: 64)
        try reader.expectComma(before: "modifiers")
        let modifiers = try reader.integer("modifiers", upTo: 15)
        return KeyInput(
            isDown: isDown,
            key: key,
            code: code,
            modifiers: KeyInput.Modifiers(rawValue: UInt8(modifiers))
        )
    }

    /// Reads `, width, height, scale, top, left, bottom, right`.
    private static func readGeometry(
        _ reader: inout MessageReader
    ) throws(MessageError) -> SceneGeometry {
        let lengths: ClosedRange<Double> = 0...100_000
        try reader.expectComma(before: "a width")
        let width = try reader.number("a width", in: lengths)
        try reader.expectComma(before: "a height")
        let height = try reader.number("a height", in: lengths)
        try reader.expectComma(before: "a scale")
        let scale = try reader.number("a scale", in: 0...64)
        guard scale > 0 else {
            throw MessageError(
                position: reader.position,
                found: "a scale of 0",
                expected: "a scale above 0"
            )
        }
        var safeArea = SceneGeometry.Insets()
        try reader.expectComma(before: "a top inset")
        safeArea.top = try reader.number("a top inset", in: lengths)
        try reader.expectComma(before: "a left inset")
        safeArea.left = try reader.number("a left inset", in: lengths)
        try reader.expectComma(before: "a bottom inset")
        safeArea.bottom = try reader.number("a bottom inset", in: lengths)
        try reader.expectComma(before: "a right inset")
        safeArea.right = try reader.number("a right inset", in: lengths)
        return SceneGeometry(
            size: CGSize(width: width, height: height),
            scale: scale,
            safeArea: safeArea
        )
    }

    /// Reads `, flags, locale`.
    private static func readEnvironment(
        _ reader: inout MessageReader
    ) throws(MessageError) -> SceneEnvironment {
        try reader.expectComma(before: "flags")
        let flags = try reader.integer("flags", upTo: 31)
        var environment = SceneEnvironment()
        environment.isDark = flags & 1 != 0
        environment.isRightToLeft = flags & 2 != 0
        environment.prefersHighContrast = flags & 4 != 0
        environment.prefersReducedMotion = flags & 8 != 0
        environment.isTouch = flags & 16 != 0
        try reader.expectComma(before: "a language")
        _ = reader.peek()
        let start = reader.position
        let locale = try reader.string("a language", upTo: 64)
        let isTag =
            !locale.isEmpty
            && locale.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
        guard isTag else {
            throw MessageError(
                position: start,
                found: "another string",
                expected: "a language tag of letters, digits and hyphens"
            )
        }
        environment.locale = LanguageTag.known(locale)
        return environment
    }
}
