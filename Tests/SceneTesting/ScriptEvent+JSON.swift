import Foundation
import RenderTree
import WebHost

extension ScriptEvent {
    /// The members that the HTTP API has for the event.
    var members: [String: any Sendable] {
        switch self {
        case .tap(let query):
            return Self.members(of: query, type: "tap")
        case .hover(let point):
            guard let point else { return ["type": "hover"] }
            return ["type": "hover", "x": Double(point.x), "y": Double(point.y)]
        case .perform(let action, let query):
            return Self.members(of: query, type: action.rawValue)
        case .scroll(let query, let x, let y):
            var members = Self.members(of: query, type: "scroll")
            members["x"] = x
            members["y"] = y
            return members
        case .tapPoint(let point):
            return ["type": "tap", "x": Double(point.x), "y": Double(point.y)]
        case .type(let query, let characters):
            var members = Self.members(of: query, type: "type")
            members["characters"] = characters
            return members
        case .select(let query, let range):
            var members = Self.members(of: query, type: "select")
            members["start"] = range?.lowerBound
            members["end"] = range?.upperBound
            return members
        case .focus(let query): return Self.members(of: query, type: "focus")
        case .blur: return ["type": "blur"]
        case .touch(let touch): return Self.members(of: touch)
        case .key(let key):
            return Self.key(key.key, key.code, key.modifiers, phase: key.isDown ? "down" : "up")
        case .press(let key, let code, let modifiers):
            return Self.key(key, code, modifiers, phase: nil)
        case .resize(let change): return Self.members(of: change)
        case .environment(let change): return Self.members(of: change)
        case .load(let query, let isLoaded):
            var members = Self.members(of: query, type: "load")
            members["fails"] = !isLoaded
            return members
        case .choose(let files):
            let list = files.map { file in
                [
                    "name": file.name, "mediaType": file.mediaType,
                    "data": Data(file.bytes).base64EncodedString(),
                ]
            }
            return ["type": "choose", "files": list]
        case .visibility(let isVisible): return ["type": "visibility", "visible": isVisible]
        case .location(let location): return Self.members(of: location)
        }
    }

    private static func members(of location: LocationInput) -> [String: any Sendable] {
        switch location {
        case .failure(let failure): return ["type": "location", "failure": "\(failure)"]
        case .fix(let fix):
            var members: [String: any Sendable] = [
                "type": "location", "latitude": fix.latitude, "longitude": fix.longitude,
                "accuracy": fix.accuracy,
            ]
            if fix.altitudeAccuracy >= 0 { members["altitude"] = fix.altitude }
            if fix.course >= 0 { members["course"] = fix.course }
            if fix.speed >= 0 { members["speed"] = fix.speed }
            return members
        }
    }

    private static func members(of query: ElementQuery, type: String) -> [String: any Sendable] {
        var members: [String: any Sendable] = ["type": type]
        members["element"] = query.id.map { Int($0) }
        members["identifier"] = query.identifier
        members["label"] = query.label
        members["class"] = query.className
        members["text"] = query.text
        return members
    }

    private static func members(of touch: TouchInput) -> [String: any Sendable] {
        let phase =
            switch touch.phase {
            case .began: "began"
            case .moved: "moved"
            case .ended: "ended"
            case .cancelled: "cancelled"
            }
        let kind =
            switch touch.kind {
            case .direct: "finger"
            case .pencil: "pencil"
            case .pointer: "pointer"
            }
        return [
            "type": "touch", "phase": phase, "kind": kind, "touch": touch.identifier,
            "x": Double(touch.location.x), "y": Double(touch.location.y),
        ]
    }

    private static func key(
        _ key: String,
        _ code: String,
        _ modifiers: KeyInput.Modifiers,
        phase: String?
    ) -> [String: any Sendable] {
        let names: [(KeyInput.Modifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.alternate, "alternate"),
            (.command, "command"),
        ]
        var members: [String: any Sendable] = [
            "type": "key", "key": key, "code": code,
            "modifiers": names.filter { modifiers.contains($0.0) }.map(\.1),
        ]
        members["phase"] = phase
        return members
    }

    private static func members(of change: GeometryChange) -> [String: any Sendable] {
        var members: [String: any Sendable] = ["type": "resize"]
        members["width"] = change.width
        members["height"] = change.height
        members["scale"] = change.scale
        members["safeArea"] = change.safeArea.map {
            ["top": $0.top, "left": $0.left, "bottom": $0.bottom, "right": $0.right]
        }
        return members
    }

    private static func members(of change: EnvironmentChange) -> [String: any Sendable] {
        var members: [String: any Sendable] = ["type": "environment"]
        members["style"] = change.isDark.map { $0 ? "dark" : "light" }
        members["layoutDirection"] = change.isRightToLeft.map {
            $0 ? "rightToLeft" : "leftToRight"
        }
        members["contrast"] = change.prefersHighContrast.map { $0 ? "high" : "normal" }
        members["reducedMotion"] = change.prefersReducedMotion
        members["locale"] = change.locale
        return members
    }
}
