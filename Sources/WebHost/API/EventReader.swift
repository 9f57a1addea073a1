import Foundation
import RenderTree

/// The reader of what scripts send: bodies into scenes, events and times.
enum EventReader {
    /// The most events in one request.
    static let maximumCount = 1_000
    /// The most seconds that one request may let pass.
    static let maximumAdvance = 3_600.0

    private static let coordinates = -1_000_000.0...1_000_000.0

    // MARK: - Scenes

    /// Returns what a new scene is made from; what the body does not name has a phone's values.
    static func start(
        _ body: JSONValue
    ) throws(APIProblem) -> (geometry: SceneGeometry, environment: SceneEnvironment) {
        var members = try JSONMembers(body)
        var geometry = SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3)
        var environment = SceneEnvironment()
        environment.isTouch = true
        try geometryChange(&members).apply(to: &geometry)
        try environmentChange(&members).apply(to: &environment)
        try members.finish()
        return (geometry, environment)
    }

    private static func geometryChange(
        _ members: inout JSONMembers
    ) throws(APIProblem) -> ScriptEvent.GeometryChange {
        var change = ScriptEvent.GeometryChange()
        change.width = try members.number("width", in: 1...32_768)
        change.height = try members.number("height", in: 1...32_768)
        change.scale = try members.number("scale", in: 0.25...16)
        if var insets = try members.object("safeArea") {
            let range = 0.0...4_096.0
            change.safeArea = SceneGeometry.Insets(
                top: try insets.number("top", in: range) ?? 0,
                left: try insets.number("left", in: range) ?? 0,
                bottom: try insets.number("bottom", in: range) ?? 0,
                right: try insets.number("right", in: range) ?? 0
            )
            try insets.finish()
        }
        return change
    }

    private static func environmentChange(
        _ members: inout JSONMembers
    ) throws(APIProblem) -> ScriptEvent.EnvironmentChange {
        var change = ScriptEvent.EnvironmentChange()
        change.isDark = try members.choice("style", ["light": false, "dark": true])
        change.isRightToLeft = try members.choice(
            "layoutDirection",
            ["leftToRight": false, "rightToLeft": true]
        )
        change.prefersHighContrast = try members.choice(
            "contrast",
            ["normal": false, "high": true]
        )
        change.prefersReducedMotion = try members.bool("reducedMotion")
        if let locale = try members.string("locale") {
            guard isLanguageTag(locale) else {
                throw .wrong(
                    members.path + "/locale",
                    found: JSONValue.string(locale).kind,
                    expected: "a language tag such as \"en-GB\", at most 35 characters"
                )
            }
            change.locale = LanguageTag.known(locale)
        }
        return change
    }

    private static func isLanguageTag(_ text: String) -> Bool {
        (1...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                    || (0x61...0x7A).contains(byte) || byte == 0x2D
            }
    }

    // MARK: - Time

    /// Returns the seconds that are to pass.
    static func advance(_ body: JSONValue) throws(APIProblem) -> Double {
        var members = try JSONMembers(body)
        let seconds = try members.number("advance", in: 0...maximumAdvance)
        try members.finish()
        guard let seconds else { throw members.missing("advance") }
        return seconds
    }

    // MARK: - Events

    /// Returns the events of `{"events": […]}`, in order.
    static func events(_ body: JSONValue) throws(APIProblem) -> [ScriptEvent] {
        var members = try JSONMembers(body)
        let list = members.take("events")
        try members.finish()
        guard let list else { throw members.missing("events") }
        guard case .list(let values) = list else {
            throw .wrong("/events", found: list.kind, expected: "a list")
        }
        guard values.count <= maximumCount else {
            throw .wrong(
                "/events",
                found: "\(values.count) events",
                expected: "at most \(maximumCount)"
            )
        }
        var events: [ScriptEvent] = []
        for (index, value) in values.enumerated() {
            var members = try JSONMembers(value, at: "/events/\(index)")
            events.append(try event(&members))
            try members.finish()
        }
        return events
    }

    private enum Kind {
        case tap, scroll, type, select, focus, blur, touch, key, resize, environment, visibility
        case hover, activate, increment, decrement, choose, load, location
    }

    private static func event(_ members: inout JSONMembers) throws(APIProblem) -> ScriptEvent {
        let kind: Kind? = try members.choice(
            "type",
            [
                "tap": .tap, "scroll": .scroll, "touch": .touch, "key": .key,
                "type": .type, "select": .select, "focus": .focus, "blur": .blur,
                "resize": .resize, "environment": .environment, "visibility": .visibility,
                "hover": .hover, "activate": .activate, "increment": .increment,
                "decrement": .decrement, "choose": .choose, "load": .load,
                "location": .location,
            ]
        )
        guard let kind else { throw members.missing("type") }
        switch kind {
        case .tap: return try tap(&members)
        case .hover: return .hover(try point(&members))
        case .activate: return .perform(.activate, try someQuery(&members))
        case .increment: return .perform(.increment, try someQuery(&members))
        case .decrement: return .perform(.decrement, try someQuery(&members))
        case .scroll: return try scroll(&members)
        case .type: return try typing(&members)
        case .select: return try selection(&members)
        case .focus: return .focus(try someQuery(&members))
        case .blur: return .blur
        case .touch: return .touch(try touch(&members))
        case .key: return try key(&members)
        case .resize: return .resize(try geometryChange(&members))
        case .environment: return .environment(try environmentChange(&members))
        case .load:
            let query = try someQuery(&members)
            return .load(query, isLoaded: !(try members.bool("fails") ?? false))
        case .choose: return .choose(try files(&members))
        case .visibility:
            guard let isVisible = try members.bool("visible") else {
                throw members.missing("visible")
            }
            return .visibility(isVisible)
        case .location: return .location(try location(&members))
        }
    }

    /// Reads `"latitude", "longitude", "accuracy"`, or `"failure"` in their place.
    private static func location(
        _ members: inout JSONMembers
    ) throws(APIProblem) -> LocationInput {
        let failure: LocationFailure? = try members.choice(
            "failure",
            ["refused": .refused, "unavailable": .unavailable, "timeout": .timeout]
        )
        if let failure { return .failure(failure) }
        guard let latitude = try members.number("latitude", in: -90...90) else {
            throw members.missing("latitude")
        }
        guard let longitude = try members.number("longitude", in: -180...180) else {
            throw members.missing("longitude")
        }
        var fix = LocationFix(
            latitude: latitude,
            longitude: longitude,
            accuracy: try members.number("accuracy", in: 0...1e9) ?? 10
        )
        if let altitude = try members.number("altitude", in: -1e9...1e9) {
            (fix.altitude, fix.altitudeAccuracy) = (altitude, fix.accuracy)
        }
        fix.course = try members.number("course", in: 0...360) ?? -1
        fix.speed = try members.number("speed", in: 0...1e9) ?? -1
        return .fix(fix)
    }

    /// Reads `"files": [{"name", "mediaType", "data"}]`, the data in base64 (RFC 4648 §4).
    private static func files(
        _ members: inout JSONMembers
    ) throws(APIProblem) -> [ScriptEvent.File] {
        guard let list = members.take("files") else { throw members.missing("files") }
        guard case .list(let values) = list, values.count <= 100 else {
            throw .wrong(
                members.path + "/files",
                found: list.kind,
                expected: "a list of at most 100 files"
            )
        }
        var files: [ScriptEvent.File] = []
        for (index, value) in values.enumerated() {
            var file = try JSONMembers(value, at: members.path + "/files/\(index)")
            guard let name = try file.string("name") else { throw file.missing("name") }
            let mediaType = try file.string("mediaType", upTo: 256) ?? ""
            guard let text = try file.string("data", upTo: SceneAPI.maximumBodyLength) else {
                throw file.missing("data")
            }
            guard let data = Data(base64Encoded: text) else {
                throw .wrong(
                    file.path + "/data",
                    found: JSONValue.string(text).kind,
                    expected: "bytes in base64"
                )
            }
            try file.finish()
            files.append(ScriptEvent.File(name: name, mediaType: mediaType, bytes: Array(data)))
        }
        return files
    }

    private static func tap(_ members: inout JSONMembers) throws(APIProblem) -> ScriptEvent {
        let query = try query(&members)
        let point = try point(&members)
        switch (query.isEmpty, point) {
        case (false, nil): return .tap(query)
        case (true, let point?): return .tapPoint(point)
        case (true, nil):
            throw members.missing("element, identifier, label, class, text, or x and y")
        case (false, _):
            throw .wrong(
                members.path,
                found: "an element and a point",
                expected: "one of them"
            )
        }
    }

    private static func query(_ members: inout JSONMembers) throws(APIProblem) -> ElementQuery {
        ElementQuery(
            id: try members.integer("element", in: 0...Int(UInt32.max)).map { UInt32($0) },
            identifier: try members.string("identifier"),
            label: try members.string("label"),
            className: try members.string("class"),
            text: try members.string("text", upTo: 16_384)
        )
    }

    /// Reads what an element is found by, of which there must be something.
    private static func someQuery(
        _ members: inout JSONMembers
    ) throws(APIProblem) -> ElementQuery {
        let query = try query(&members)
        guard !query.isEmpty else {
            throw members.missing("element, identifier, label, class or text")
        }
        return query
    }

    private static func typing(_ members: inout JSONMembers) throws(APIProblem) -> ScriptEvent {
        let query = try someQuery(&members)
        guard let characters = try members.string("characters", upTo: 16_384) else {
            throw members.missing("characters")
        }
        return .type(query, characters: characters)
    }

    private static func selection(
        _ members: inout JSONMembers
    ) throws(APIProblem) -> ScriptEvent {
        let query = try someQuery(&members)
        let offsets = 0...1_000_000_000
        let start = try members.integer("start", in: offsets)
        let end = try members.integer("end", in: offsets)
        guard start != nil || end != nil else { return .select(query, nil) }
        guard let start else { throw members.missing("start") }
        let last = end ?? start
        guard start <= last else {
            throw .wrong(
                members.path + "/end",
                found: "\(last)",
                expected: "an offset not before the start, \(start)"
            )
        }
        return .select(query, start..<last)
    }

    private static func scroll(_ members: inout JSONMembers) throws(APIProblem) -> ScriptEvent {
        let query = try someQuery(&members)
        let x = try members.number("x", in: coordinates)
        let y = try members.number("y", in: coordinates)
        guard x != nil || y != nil else { throw members.missing("x or y") }
        return .scroll(query, x: x, y: y)
    }

    private static func point(_ members: inout JSONMembers) throws(APIProblem) -> CGPoint? {
        let x = try members.number("x", in: coordinates)
        let y = try members.number("y", in: coordinates)
        guard x != nil || y != nil else { return nil }
        guard let x, let y else { throw members.missing(x == nil ? "x" : "y") }
        return CGPoint(x: x, y: y)
    }

    private static func touch(_ members: inout JSONMembers) throws(APIProblem) -> TouchInput {
        let phase: TouchInput.Phase? = try members.choice(
            "phase",
            ["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]
        )
        guard let phase else { throw members.missing("phase") }
        let identifier = try members.integer("touch", in: 0...1_000_000) ?? 0
        guard let point = try point(&members) else { throw members.missing("x and y") }
        var touch = TouchInput(phase: phase, identifier: identifier, location: point)
        touch.kind =
            try members.choice(
                "kind",
                ["finger": TouchInput.Kind.direct, "pencil": .pencil, "pointer": .pointer]
            ) ?? .direct
        return touch
    }

    private static func key(_ members: inout JSONMembers) throws(APIProblem) -> ScriptEvent {
        guard let key = try members.string("key", upTo: 64) else { throw members.missing("key") }
        let code = try members.string("code", upTo: 64) ?? ""
        let isDown: Bool? = try members.choice("phase", ["down": true, "up": false])
        let modifiers = try modifiers(members.take("modifiers"), members.path + "/modifiers")
        guard let isDown else { return .press(key: key, code: code, modifiers: modifiers) }
        return .key(KeyInput(isDown: isDown, key: key, code: code, modifiers: modifiers))
    }

    private static func modifiers(
        _ value: JSONValue?,
        _ path: String
    ) throws(APIProblem) -> KeyInput.Modifiers {
        guard let value else { return [] }
        let expected = "a list of \"shift\", \"control\", \"alternate\" and \"command\""
        guard case .list(let words) = value, words.count <= 4 else {
            throw .wrong(path, found: value.kind, expected: expected)
        }
        var modifiers: KeyInput.Modifiers = []
        for word in words {
            switch word {
            case .string("shift"): modifiers.insert(.shift)
            case .string("control"): modifiers.insert(.control)
            case .string("alternate"): modifiers.insert(.alternate)
            case .string("command"): modifiers.insert(.command)
            default: throw .wrong(path, found: word.kind, expected: expected)
            }
        }
        return modifiers
    }
}
