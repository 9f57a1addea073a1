import Foundation
import SceneTesting
import Testing
import UIKit

@testable import WebHost

/// The HTTP API for scripts: what is refused, and how.
@MainActor
struct SceneAPITests {
    private func post(
        _ test: TestHost,
        _ path: String,
        _ body: String,
        type: String = "application/json"
    ) async throws -> HTTPClient.Reply {
        try await test.client.send("POST", path, headers: ["Content-Type": type], body: body)
    }

    private func makeScene(_ test: TestHost) async throws -> String {
        try #require(try await test.client.send("POST", "/api/scenes").header("Location"))
    }

    private func detail(_ reply: HTTPClient.Reply) throws -> String {
        #expect(reply.header("Content-Type") == "application/problem+json")
        let value = try JSONSerialization.jsonObject(with: Data(reply.body))
        let members = try #require(value as? [String: Any])
        #expect(members["status"] as? Int == reply.status)
        return try #require(members["detail"] as? String)
    }

    @Test func newSceneHasAnAddressThatNobodyGuesses() async throws {
        try await withHost { test in
            let first = try await makeScene(test)
            let second = try await makeScene(test)
            #expect(first.hasPrefix("/api/scenes/"))
            #expect(first.dropFirst(12).utf8.count == 32)
            #expect(first != second)
            let reply = try await test.client.send("GET", first)
            #expect(reply.status == 200)
            #expect(reply.header("Set-Cookie") == nil)
            #expect(reply.text.contains("\"title\":\"Test <app>\""))
        }
    }

    @Test func conflictsAreReportedWithTheScene() async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            let shown = try #require(test.app.lastScene)
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            shown.perform {
                shown.windows.first?.addSubview(box)
                for width in [100, 200] {
                    let constraint = box.widthAnchor.constraint(equalToConstant: CGFloat(width))
                    constraint.identifier = "width \(width)"
                    constraint.isActive = true
                }
            }
            // A script that does something has it laid out.
            _ = try await post(test, scene + "/clock", "{\"advance\": 0.1}")
            let summary = try await test.client.send("GET", scene)
            #expect(summary.text.contains("Unable to simultaneously satisfy constraints."))
            let reply = try await test.client.send("GET", scene + "/diagnostics")
            let value = try JSONSerialization.jsonObject(with: Data(reply.body))
            let found = try #require(value as? [String: Any])
            let conflicts = try #require(found["conflicts"] as? [[String: Any]])
            let names = [100, 200].map {
                "<NSLayoutConstraint 'width \($0)' UIView \"box\".width == \($0)   (active)>"
            }
            #expect(conflicts.count == 1)
            #expect(conflicts.first?["constraints"] as? [String] == names)
            #expect(conflicts.first?["broken"] as? String == names[1])
        }
    }

    @Test func newSceneHasTheSizeAndPreferencesAskedFor() async throws {
        try await withHost { test in
            let body = """
                {"width": 800, "height": 600, "scale": 2, "style": "dark", "locale": "ar-EG",
                 "layoutDirection": "rightToLeft", "contrast": "high", "reducedMotion": true,
                 "safeArea": {"top": 47}}
                """
            let reply = try await post(test, "/api/scenes", body)
            #expect(reply.status == 201)
            for part in [
                "\"width\":800", "\"height\":600", "\"scale\":2", "\"style\":\"dark\"",
                "\"locale\":\"ar-EG\"", "\"layoutDirection\":\"rightToLeft\"",
                "\"contrast\":\"high\"", "\"time\":0", "\"activation\":\"foregroundActive\"",
            ] {
                #expect(reply.text.contains(part))
            }
            #expect(test.app.lastScene?.currentGeometry.safeArea.top == 47)
        }
    }

    nonisolated static let wrongScenes: [(body: String, status: Int, detail: String)] = [
        ("", 422, ""),
        ("[]", 422, "The body: found a list, expected an object."),
        ("{", 400, "The body at byte 1: found the end, expected a member's name."),
        ("{\"width\":NaN}", 400, "The body at byte 9: found \"N\", expected a value."),
        (
            "{\"width\":1e999}", 400,
            "The body at byte 9: found a larger one, expected a number below 10³⁰⁸ "
                + "in at most 64 characters."
        ),
        (
            "{\"width\":0}", 422,
            "The body at /width: found 0, expected a number from 1 to 32768."
        ),
        (
            "{\"width\":\"1\"}", 422,
            "The body at /width: found \"1\", expected a number from 1 to 32768."
        ),
        (
            "{\"style\":\"blue\"}", 422,
            "The body at /style: found \"blue\", expected \"light\" or \"dark\"."
        ),
        (
            "{\"locale\":\"en<\"}", 422,
            "The body at /locale: found \"en<\", expected a language tag such as \"en-GB\", "
                + "at most 35 characters."
        ),
        (
            "{\"safeArea\":{\"top\":-1}}", 422,
            "The body at /safeArea/top: found -1, expected a number from 0 to 4096."
        ),
        (
            "{\"safeArea\":{\"up\":1}}", 422,
            "The body at /safeArea: found the member \"up\", expected only "
                + "top, left, bottom, right."
        ),
        (
            "{\"width\":1,\"width\":2}", 400,
            "The body at byte 20: found a second \"width\", expected each member once."
        ),
        (
            String(repeating: "[", count: 17), 400,
            "The body at byte 16: found a deeper list or object, expected at most 16 levels."
        ),
    ]

    @Test(arguments: wrongScenes.dropFirst())
    func wrongSceneIsRefusedWithPlaceAndReason(
        body: String,
        status: Int,
        expected: String
    ) async throws {
        try await withHost { test in
            let reply = try await post(test, "/api/scenes", body)
            #expect(reply.status == status)
            #expect(try detail(reply) == expected)
            #expect(test.store.count == 0)
        }
    }

    nonisolated static let wrongEvents: [(event: String, detail: String)] = [
        ("5", "The body at /events/1: found 5, expected an object."),
        ("{}", "The body at /events/1: found no type, expected one."),
        (
            "{\"type\":\"pinch\"}",
            "The body at /events/1/type: found \"pinch\", expected \"tap\" or \"scroll\" or "
                + "\"touch\" or \"key\" or \"type\" or \"select\" or \"focus\" or \"blur\" or "
                + "\"resize\" or \"environment\" or \"visibility\" or "
                + "\"hover\" or \"activate\" or \"increment\" or \"decrement\" "
                + "or \"choose\" or \"load\" or \"location\"."
        ),
        (
            "{\"type\":\"tap\"}",
            "The body at /events/1: found no element, identifier, label, class, text, "
                + "or x and y, expected one."
        ),
        ("{\"type\":\"tap\",\"x\":1}", "The body at /events/1: found no y, expected one."),
        (
            "{\"type\":\"tap\",\"x\":1,\"y\":2,\"label\":\"a\"}",
            "The body at /events/1: found an element and a point, expected one of them."
        ),
        (
            "{\"type\":\"tap\",\"x\":1e7,\"y\":2}",
            "The body at /events/1/x: found 10000000, expected a number from -1000000 to 1000000."
        ),
        (
            "{\"type\":\"tap\",\"x\":1e308,\"y\":2}",
            "The body at /events/1/x: found 1e+308, expected a number from -1000000 to 1000000."
        ),
        (
            "{\"type\":\"tap\",\"element\":1.5}",
            "The body at /events/1/element: found 1.5, expected a whole number "
                + "from 0 to 4294967295."
        ),
        (
            "{\"type\":\"key\",\"key\":\"a\",\"modifiers\":[\"hyper\"]}",
            "The body at /events/1/modifiers: found \"hyper\", expected a list of \"shift\", "
                + "\"control\", \"alternate\" and \"command\"."
        ),
        (
            "{\"type\":\"visibility\",\"visible\":1}",
            "The body at /events/1/visible: found 1, expected true or false."
        ),
        (
            "{\"type\":\"touch\",\"phase\":\"began\",\"x\":1,\"y\":1,\"force\":1}",
            "The body at /events/1: found the member \"force\", expected only "
                + "type, phase, touch, x, y, kind."
        ),
    ]

    @Test(arguments: wrongEvents)
    func wrongEventIsRefusedBeforeAnyIsHandled(event: String, expected: String) async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            let count = "{\"type\":\"tap\",\"identifier\":\"count\"}"
            let reply = try await post(test, scene + "/events", "{\"events\":[\(count),\(event)]}")
            #expect(reply.status == 422)
            #expect(try detail(reply) == expected)
            #expect(test.app.lastController?.count == 0)
        }
    }

    @Test(arguments: [
        ("{\"events\":{}}", "The body at /events: found an object, expected a list."),
        ("{}", "The body: found no events, expected one."),
        (
            "{\"events\":[" + String(repeating: "0,", count: 1_000) + "0]}",
            "The body at /events: found 1001 events, expected at most 1000."
        ),
    ])
    func wrongListOfEventsIsRefused(body: String, expected: String) async throws {
        try await withHost { test in
            let reply = try await post(test, try await makeScene(test) + "/events", body)
            #expect(reply.status == 422)
            #expect(try detail(reply) == expected)
        }
    }

    @Test(arguments: ["{}", "{\"advance\":-1}", "{\"advance\":3601}", "{\"advance\":\"1\"}"])
    func timeGoesForwardAndNotTooFar(body: String) async throws {
        try await withHost { test in
            let reply = try await post(test, try await makeScene(test) + "/clock", body)
            #expect(reply.status == 422)
        }
    }

    @Test func tasksSleepInTimeThatIsLetPass() async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            _ = try await post(
                test,
                scene + "/events",
                "{\"events\":[{\"type\":\"tap\",\"identifier\":\"nap\"}]}"
            )
            _ = try await post(test, scene + "/clock", "{\"advance\": 1.5}")
            let controller = try #require(test.app.lastController)
            #expect(controller.count == 1 && controller.status.text == "idle")
            let reply = try await post(test, scene + "/clock", "{\"advance\": 60}")
            #expect(reply.status == 200 && reply.text.contains("61.5"))
            #expect(controller.count == 61)
            #expect(controller.status.text == "loaded")
        }
    }

    @Test func refusedEventStopsTheRest() async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            let events = ["count", "hidden", "count"].map {
                "{\"type\":\"tap\",\"identifier\":\"\($0)\"}"
            }
            let body = "{\"events\":[\(events.joined(separator: ","))]}"
            let reply = try await post(test, scene + "/events", body)
            #expect(reply.status == 409)
            #expect(reply.text.contains("\"event\":1"))
            #expect(reply.text.contains("\"reason\":\"hidden\""))
            #expect(reply.text.contains("\"results\":[{\"element\":"))
            #expect(test.app.lastController?.count == 1)
        }
    }

    @Test func bodyThatIsTooLargeOrNoJSONIsRefused() async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            let large = String(repeating: " ", count: SceneAPI.maximumBodyLength) + "{}"
            #expect(try await post(test, scene + "/events", large).status == 413)
            let form = "application/x-www-form-urlencoded"
            let reply = try await post(test, scene + "/events", "{\"events\":[]}", type: form)
            #expect(reply.status == 415)
            #expect(try detail(reply) == "Content-Type is \(form), expected application/json.")
            let plain = "application/json; charset=utf-8"
            let taken = try await post(test, scene + "/events", "{\"events\":[]}", type: plain)
            #expect(taken.status == 200)
        }
    }

    @Test(arguments: [("gzip", 415), ("br, gzip", 415), ("identity", 200), ("Identity", 200)])
    func bodiesThatAreCompressedAreRefused(coding: String, status: Int) async throws {
        try await withHost { test in
            let reply = try await test.client.send(
                "POST",
                try await makeScene(test) + "/events",
                headers: ["Content-Encoding": coding],
                body: "{\"events\":[]}"
            )
            #expect(reply.status == status)
            guard status == 415 else { return }
            #expect(try detail(reply) == "Content-Encoding is \(coding), expected none.")
        }
    }

    @Test(arguments: [
        ("", "The query: found nothing, expected identifier, label, class or text."),
        (
            "?name=a",
            "The query: found \"name\", expected identifier, label, class or text."
        ),
    ])
    func searchWithoutAQuestionIsRefused(query: String, expected: String) async throws {
        try await withHost { test in
            let reply = try await test.client.send(
                "GET",
                try await makeScene(test) + "/elements" + query
            )
            #expect(reply.status == 400)
            #expect(try detail(reply) == expected)
        }
    }

    @Test(arguments: [
        ("text=%ff", "broken escape"), ("text=%zz", "broken escape"),
        ("class=UILabel&class=UIView", "\"class\" twice"),
    ])
    func queriesThatSayNothingClearAreRefused(query: String, reason: String) async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            let reply = try await test.client.send("GET", scene + "/elements?" + query)
            #expect(reply.status == 400)
            #expect(try detail(reply).contains(reason))
        }
    }

    @Test func theDescriptionIsNotSentAgain() async throws {
        try await withHost { test in
            let first = try await test.client.send("GET", "/api/openapi.json")
            let tag = try #require(first.header("ETag"))
            let headers = ["If-None-Match": tag]
            let again = try await test.client.send("GET", "/api/openapi.json", headers: headers)
            #expect(again.status == 304 && again.body.isEmpty)
            #expect(again.header("ETag") == tag)
        }
    }

    @Test func deletedSceneIsNotFound() async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            #expect(try await test.client.send("DELETE", scene).status == 204)
            for (method, path) in [
                ("DELETE", ""), ("GET", ""), ("GET", "/tree"), ("GET", "/page"),
                ("POST", "/events"), ("POST", "/clock"), ("GET", "/elements?label=a"),
            ] {
                let reply = try await test.client.send(method, scene + path)
                #expect(reply.status == 404)
                #expect(reply.text.contains("\"reason\":\"noScene\""))
            }
        }
    }

    @Test func scriptsAndBrowsersDoNotReachEachOthersScenes() async throws {
        try await withHost { test in
            let page = try await TestPage(test)
            #expect(try await test.client.send("GET", "/api/scenes/1").status == 404)
            #expect(page.secret.utf8.count == 32)
            let reply = try await test.client.send("GET", "/api/scenes/\(page.secret)")
            #expect(reply.status == 404)

            let id = try await makeScene(test).dropFirst("/api/scenes/".count).description
            let events = try await test.client.send(
                "POST",
                "/scene/\(id)/events?after=0",
                headers: ["Cookie": page.cookie],
                body: "[1,\"tap\",70,35]"
            )
            #expect(events.status == 410)
            // Whoever asks for a page by a script's name, or calls it a secret, gets a new scene.
            let new = try await TestPage(test, "/scene/\(id)", headers: ["Cookie": page.cookie])
            #expect(new.scene == "/scene/2")
            let named = ["Cookie": "vitrine-\(test.port)=\(id)"]
            let other = try await TestPage(test, "/scene/1", headers: named)
            #expect(other.secret.utf8.count == 32)
            #expect(other.secret != id)
            #expect(test.app.sceneCount == 4)
        }
    }

    @Test func methodsThatAreNotThereAreNamed() async throws {
        try await withHost { test in
            let scene = try await makeScene(test)
            let reply = try await test.client.send("PUT", scene)
            #expect(reply.status == 405)
            #expect(reply.header("Allow") == "GET, DELETE, HEAD, OPTIONS")
            #expect(try await test.client.send("HEAD", scene + "/tree").status == 200)
        }
    }

    @Test func apiCanBeTurnedOff() async throws {
        try await withHost("--no-api") { test in
            let create = try await test.client.send("POST", "/api/scenes")
            #expect(create.status == 404)
            #expect(try await test.client.send("GET", "/api/openapi.json").status == 404)
            #expect(try await test.client.send("GET", "/").status == 200)
        }
    }

    @Test func pageOfASceneNeedsNoScript() async throws {
        try await withHost { test in
            let reply = try await test.client.send("GET", try await makeScene(test) + "/page")
            #expect(reply.status == 200)
            #expect(reply.header("Content-Type") == "text/html; charset=utf-8")
            #expect(reply.header("Set-Cookie") == nil)
            #expect(!reply.text.contains("<script"))
            #expect(!reply.text.contains("data-scene"))
        }
    }

    @Test func everyRouteIsDescribed() async throws {
        try await withHost { test in
            let reply = try await test.client.send("GET", "/api/openapi.json")
            let value = try JSONSerialization.jsonObject(with: Data(reply.body))
            let members = try #require(value as? [String: Any])
            #expect(members["openapi"] as? String == "3.1.0")
            let paths = try #require(members["paths"] as? [String: [String: Any]])
            let scene = try await makeScene(test)
            for (path, operations) in paths {
                let target = path.replacingOccurrences(of: "/api/scenes/{id}", with: scene)
                let allowed = try await test.client.send("OPTIONS", target).header("Allow") ?? ""
                let methods = Set(allowed.lowercased().split(separator: ", ").map(String.init))
                let described = Set(operations.keys).subtracting(["parameters"])
                #expect(methods.subtracting(["head", "options"]) == described, "\(path)")
            }
            #expect(paths.count == 9)
        }
    }
}
