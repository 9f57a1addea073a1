import Foundation
import HTTPServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct StaticFilesTests {
    private func withFolder(_ body: (Int, String) async throws -> Void) async throws {
        let manager = FileManager.default
        let base = NSTemporaryDirectory() + "/vitrine-files-\(UUID().uuidString)"
        defer { try? manager.removeItem(atPath: base) }
        let folder = base + "/public"
        try manager.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
        let long = (0..<2000).map { "line \($0)" }.joined(separator: "\n")
        let files = [
            "/secret.txt": "secret", "/public/a b.txt": "0123456789", "/public/long.js": long,
            "/public/sub/index.html": "<p>index</p>", "/public/.hidden": "hidden",
            "/public-too.txt": "neighbour", "/public/picture.png": long,
        ]
        for (name, content) in files {
            try content.write(toFile: base + name, atomically: true, encoding: .utf8)
        }
        for (link, target) in [("out", "../secret.txt"), ("up", ".."), ("in", "a b.txt")] {
            try manager.createSymbolicLink(
                atPath: folder + "/" + link,
                withDestinationPath: target
            )
        }
        try await withServer { router in
            let files = try StaticFiles(folder: folder) {
                $0.hasSuffix(".js") ? .immutable : .revalidate
            }
            try router.files("/static/", files)
        } _: { port, _ in
            try await body(port, folder)
        }
    }

    @Test func fileIsServedWithItsType() async throws {
        try await withFolder { port, _ in
            let response = try TestClient(port: port).get("/static/a%20b.txt")
            #expect(response.status == 200)
            #expect(response.text == "0123456789")
            #expect(response["Content-Type"] == "text/plain; charset=utf-8")
            #expect(response["X-Content-Type-Options"] == "nosniff")
            #expect(response["Cache-Control"] == "no-cache")
            #expect(response["Last-Modified"]?.hasSuffix("GMT") == true)
        }
    }

    @Test(arguments: [
        "/static/../secret.txt", "/static/%2e%2e/secret.txt", "/static/..%2fsecret.txt",
        "/static/sub/../../secret.txt", "/static/out", "/static/up/secret.txt", "/static/up/",
        "/static/.hidden", "/static/%2ehidden", "/static/../public-too.txt", "/static//secret.txt",
        "/static/%00", "/static/nothing", "/static/sub/nothing", "/static/", "/static/a%20b.txt/x",
        "/static/..%5csecret.txt", "/static/sub%2findex.html",
    ])
    func nothingOutsideTheFolderIsServed(path: String) async throws {
        try await withFolder { port, _ in
            let response = try TestClient(port: port).get(path)
            #expect(response.status == 404 || response.status == 400)
            #expect(!response.text.contains("secret") && !response.text.contains("neighbour"))
        }
    }

    @Test func linkWithinTheFolderAndIndexPageAreServed() async throws {
        try await withFolder { port, _ in
            let client = try TestClient(port: port)
            #expect(try client.get("/static/in").text == "0123456789")
            #expect(try client.get("/static/sub/").text == "<p>index</p>")
        }
    }

    @Test(arguments: [
        "/static/long.js/", "/static//long.js", "/static/sub//", "/static/sub/index.html/",
    ])
    func slashesWithoutAFolderLeadNowhere(path: String) async throws {
        try await withFolder { port, _ in
            let answer = try TestClient(port: port).get(path)
            #expect(answer.status == 404)
        }
    }

    @Test func anotherVersionOfAFileForGoodIsNotKept() async throws {
        try await withFolder { port, folder in
            let client = try TestClient(port: port)
            let path = "/static/long.js"
            #expect(try client.get(path)["Cache-Control"]?.hasSuffix("immutable") == true)
            try "other".write(toFile: folder + "/long.js", atomically: true, encoding: .utf8)
            let other = try client.get(path)
            #expect(other.text == "other" && other["Cache-Control"] == "no-store")
        }
    }

    @Test func unchangedFileIsNotSentAgain() async throws {
        try await withFolder { port, folder in
            let client = try TestClient(port: port)
            let first = try client.get("/static/a%20b.txt")
            let tag = try #require(first["ETag"])
            let date = try #require(first["Last-Modified"])
            let second = try client.get("/static/a%20b.txt", "If-None-Match: \"x\", \(tag)\r\n")
            #expect(second.status == 304)
            #expect(second["ETag"] == tag)
            #expect(second["Content-Length"] == first["Content-Length"])
            #expect(
                try client.get("/static/a%20b.txt", "If-Modified-Since: \(date)\r\n").status == 304
            )
            #expect(try client.get("/static/a%20b.txt", "If-None-Match: \"x\"\r\n").status == 200)
            try "changed".write(toFile: folder + "/a b.txt", atomically: true, encoding: .utf8)
            let third = try client.get("/static/a%20b.txt", "If-None-Match: \(tag)\r\n")
            #expect(third.text == "changed")
            #expect(third["ETag"] != tag)
        }
    }

    @Test func whoeverGoesOnWithAnotherVersionIsTold() async throws {
        try await withFolder { port, _ in
            let client = try TestClient(port: port)
            let first = try client.get("/static/a%20b.txt")
            let tag = try #require(first["ETag"])
            let date = try #require(first["Last-Modified"])
            let past = "Thu, 01 Jan 1970 00:00:01 GMT"
            let statuses = [
                "If-Match: \"x\", \(tag)": 200, "If-Match: *": 200, "If-Match: \"x\"": 412,
                "If-Match: W/\(tag)": 412, "If-Unmodified-Since: \(date)": 200,
                "If-Unmodified-Since: \(past)": 412, "If-Unmodified-Since: yesterday": 200,
                "If-Match: \(tag)\r\nIf-Unmodified-Since: \(past)": 200,
                "If-Match: \(tag)\r\nIf-None-Match: \(tag)": 304,
                "If-Match: \"x\"\r\nIf-None-Match: \(tag)": 412,
            ]
            for (fields, status) in statuses {
                let response = try client.get("/static/a%20b.txt", fields + "\r\n")
                #expect(response.status == status, "\(fields)")
                if status == 412 { #expect(response.text.isEmpty && response["ETag"] == tag) }
            }
        }
    }

    @Test func compressedFormHasItsOwnTag() async throws {
        try await withFolder { port, _ in
            let client = try TestClient(port: port)
            let plain = try client.get("/static/long.js")
            #expect(plain.values("Vary") == ["Accept-Encoding"])
            #expect(plain["Cache-Control"] == "public, max-age=31536000, immutable")
            #expect(plain["Last-Modified"] == nil)
            #expect(plain["Accept-Ranges"] == "bytes")
            for _ in 0..<2 {
                let gzip = try client.get("/static/long.js", "Accept-Encoding: *, gzip\r\n")
                #expect(gzip["Content-Encoding"] == "gzip")
                #expect(gzip["Accept-Ranges"] == nil)
                #expect(gzip.body.count < plain.body.count / 2)
                #expect(gunzip(gzip.body) == plain.body)
                #expect(gzip["ETag"] != plain["ETag"])
                let tag = try #require(gzip["ETag"])
                let again = try client.get(
                    "/static/long.js",
                    "Accept-Encoding: gzip\r\nIf-None-Match: \(tag)\r\n"
                )
                #expect(again.status == 304)
                #expect(again["Content-Length"] == gzip["Content-Length"])
            }
            for accepted in ["gzip, br", "br", "gzip;q=0.5, br;q=0.8"] {
                let brotli = try client.get(
                    "/static/long.js",
                    "Accept-Encoding: \(accepted)\r\n"
                )
                #expect(brotli["Content-Encoding"] == "br")
                #expect(unbrotli(brotli.body) == plain.body)
                #expect(brotli["ETag"]?.hasSuffix("-br\"") == true)
            }
            let preferred = try client.get(
                "/static/long.js",
                "Accept-Encoding: gzip, br;q=0.5\r\n"
            )
            #expect(preferred["Content-Encoding"] == "gzip")
            let refused = try client.get("/static/long.js", "Accept-Encoding: gzip;q=0\r\n")
            #expect(refused["Content-Encoding"] == nil)
            let picture = try client.get("/static/picture.png", "Accept-Encoding: gzip\r\n")
            #expect(picture["Content-Encoding"] == nil)
        }
    }

    @Test(
        arguments: [
            ("bytes=2-4", 206, "234", "bytes 2-4/10"), ("bytes=-2", 206, "89", "bytes 8-9/10"),
            ("bytes=10-", 416, "", "bytes */10"), ("bytes=0-1,4-5", 200, "0123456789", nil),
        ] as [(String, Int, String, String?)]
    )
    func rangeIsServed(range: String, status: Int, text: String, field: String?) async throws {
        try await withFolder { port, _ in
            let client = try TestClient(port: port)
            let response = try client.get("/static/a%20b.txt", "Range: \(range)\r\n")
            #expect(response.status == status)
            #expect(response.text == text)
            #expect(response["Content-Range"] == field)
            let other = try client.get(
                "/static/a%20b.txt",
                "Range: \(range)\r\nIf-Range: \"other\"\r\n"
            )
            #expect(other.status == 200)
        }
    }

    @Test func headOfAFileHasItsLength() async throws {
        try await withFolder { port, _ in
            let client = try TestClient(port: port)
            let response = try client.get("/static/a%20b.txt", method: "HEAD")
            #expect(response["Content-Length"] == "10")
            #expect(try client.get("/static/a%20b.txt").text == "0123456789")
        }
    }

    @Test func rangeOfAHeadIsPassedOver() async throws {
        try await withFolder { port, _ in
            let client = try TestClient(port: port)
            let response = try client.get(
                "/static/a%20b.txt",
                "Range: bytes=2-4\r\n",
                method: "HEAD"
            )
            #expect(response.status == 200)
            #expect(response["Content-Length"] == "10")
            #expect(response["Content-Range"] == nil)
        }
    }

    @Test func missingFolderIsNamed() {
        let error = #expect(throws: ServerError.self) { try StaticFiles(folder: "/nowhere") }
        #expect(
            error?.description == "Cannot serve the folder /nowhere: there is no such folder."
        )
    }
}
