import Testing

@testable import HTTPServer

@Suite struct MessageTests {
    @Test(arguments: [
        ("gzip", 1), ("GZIP;q=0.5", 0.5), ("br, gzip;q=0", 0), ("*", 1), ("*;q=0.1, br", 0.1),
        ("identity", 0), ("", 0), ("gzip;q=nonsense", 0), ("gzip; q=0.2 ,*;q=1", 0.2),
    ])
    func codingsHaveTheirQuality(header: String, quality: Double) {
        #expect(AcceptedCodings(header).quality(of: "gzip") == quality)
    }

    @Test(
        arguments: [
            ("gzip, br", .brotli), ("gzip, br;q=0.5", .gzip), ("x-gzip", .gzip),
            ("identity, gzip;q=0.5", nil), ("identity;q=0.5, gzip", .gzip), ("identity", nil),
            ("gzip;q=0, x-gzip", nil), ("*", .gzip), ("identity;q=0, *;q=0.1", .gzip),
        ] as [(String, ContentCoding?)]
    )
    func theCodingIsTheOneThatIsWantedMost(header: String, coding: ContentCoding?) {
        #expect(Self.request(["Accept-Encoding": header]).bestCoding == coding)
    }

    @Test func cookiesOfOneNameAreAllFound() {
        let request = Self.request(["Cookie": "id=a; other=b; id=\"c\"; idle=d; id="])
        #expect(request.cookies("id") == ["a", "c", ""])
        #expect(request.cookie("id") == "a" && request.cookie("none") == nil)
    }

    @Test(arguments: [
        ("a=1&b=%C3%A4", true), ("", true), ("a", true), ("a=%ff", false), ("%zz=1", false),
        ("a=1&&b=2%", false),
    ])
    func whatCannotBeDecodedShows(query: String, isWhole: Bool) {
        #expect(Self.request([:], target: "/?" + query).hasWholeQuery == isWhole)
    }

    private static func request(
        _ fields: KeyValuePairs<String, String>,
        target: String = "/"
    ) -> HTTPRequest {
        func bytes<Result>(
            _ text: String,
            _ body: (UnsafeBufferPointer<UInt8>) -> Result
        ) -> Result { Array(text.utf8).withUnsafeBufferPointer(body) }
        var head = bytes(target) { RequestHead(target: $0, reserving: fields.count) }
        for (name, value) in fields {
            bytes(name) { name in bytes(value) { head.append(name: name, value: $0) } }
        }
        return HTTPRequest(
            method: .get,
            body: [],
            remoteAddress: "127.0.0.1",
            isSecure: false,
            head: head
        )
    }

    @Test(
        arguments: [
            ("bytes=0-4", .part(0..<5)), ("bytes=5-", .part(5..<10)), ("bytes=-3", .part(7..<10)),
            ("bytes=-30", .part(0..<10)), ("bytes=9-100", .part(9..<10)),
            ("BYTES=0-0", .part(0..<1)),
            ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable), ("bytes=5-4", .whole),
            ("bytes=0-1,3-4", .whole), ("lines=0-1", .whole), ("bytes=a-b", .whole), (nil, .whole),
            ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=-", .whole),
        ] as [(String?, ByteRange)]
    )
    func rangeIsReadForTenBytes(header: String?, range: ByteRange) {
        #expect(ByteRange.read(header, length: 10) == range)
    }

    @Test func datesAreThoseOfTheSpecification() {
        #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
        #expect(HTTPDate.seconds("Sun Nov  6 08:49:37 1994") == 784_111_777)
        #expect(HTTPDate.seconds("yesterday") == nil)
        #expect(HTTPDate.seconds("Sun, 99 Nov 1994 08:49:37 GMT") == nil)
    }

    @Test(
        arguments: [
            ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Wednesday, 06-Nov-24 08:49:37 GMT", 1_730_882_977),
            ("Friday, 01-Jan-76 00:00:00 GMT", 189_302_400),
            ("Wednesday, 01-Jan-75 00:00:00 GMT", 3_313_526_400),
            ("Sunday, 06-Nov-1994 08:49:37 GMT", nil), ("Sunday, 06-Nov-94 08:49 GMT", nil),
            ("Sunday, 06-Nov-94 08:49:37 CET", nil), ("Sun, 06 Nov 94 08:49:37 GMT", nil),
        ] as [(String, Int?)]
    )
    func yearsOfTwoDigitsAreNearThePresent(text: String, seconds: Int?) {
        // In 2025.
        #expect(HTTPDate.seconds(text, now: 1_750_000_000) == seconds)
    }

    @Test func cookiesCannotSmuggleAttributes() {
        let cookie = HTTPCookie(
            name: "id",
            value: "a; Domain=evil\r\nX: y",
            maxAge: 60,
            isSecure: true,
            sameSite: .strict
        )
        #expect(
            cookie.headerValue
                == "id=aDomain=evilX:y; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict"
        )
    }

    @Test func headersAreFoundWithoutCaseAndRepeated() {
        var headers: HTTPHeaders = ["Vary": "a"]
        headers.append("vary", "b")
        #expect(headers["VARY"] == "a")
        #expect(headers.values(for: "Vary") == ["a", "b"])
        headers["Vary"] = "c"
        #expect(headers.values(for: "vary") == ["c"])
    }

    @Test func compressionComesBackAsItWas() throws {
        let text = Array(String(repeating: "all work and no play ", count: 100).utf8)
        let compressed = try #require(
            text.withUnsafeBufferPointer { Gzip.compress($0, level: 6) }
        )
        #expect(compressed.count < 200)
        #expect(gunzip(compressed) == text)
        var noise = SystemRandomNumberGenerator()
        let random = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &noise) }
        #expect(random.withUnsafeBufferPointer { Gzip.compress($0, level: 6) } == nil)
    }
}
