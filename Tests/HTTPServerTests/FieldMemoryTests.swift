import Testing

@testable import HTTPServer

@Suite struct FieldMemoryTests {
    private func request(
        _ target: String,
        _ fields: [(String, String)],
        isSecure: Bool = false
    ) -> HTTPRequest {
        func bytes(_ text: String, _ use: (UnsafeBufferPointer<UInt8>) -> Void) {
            Array(text.utf8).withUnsafeBufferPointer(use)
        }
        var head = Array(target.utf8).withUnsafeBufferPointer {
            RequestHead(target: $0, reserving: fields.count)
        }
        for (name, value) in fields {
            bytes(name) { name in bytes(value) { head.append(name: name, value: $0) } }
        }
        return HTTPRequest(
            method: .post,
            body: [],
            remoteAddress: "",
            isSecure: isSecure,
            head: head
        )
    }

    private let fields = [("Host", "a:80"), ("Cookie", "vitrine-80=0123456789abcdef")]

    @Test func fieldsAreKnownWhateverTheTarget() {
        var memory = FieldMemory(count: 8)
        let (place, isKnown) = memory.place(of: request("/a?after=9", fields))
        #expect(!isKnown)
        #expect(memory.place(of: request("/a?after=10", fields)) == (place, true))
    }

    @Test func otherFieldsAreNotKnown() {
        let others = [
            [fields[0]], [fields[1], fields[0]], fields + [("Origin", "")],
            [("Host", "a:80C"), ("ookie", "vitrine-80=0123456789abcdef")],
            [("Host", "a:80"), ("Cookie", "vitrine-80=0123456789abcdeg")],
            [("host", "a:80"), ("Cookie", "vitrine-80=0123456789abcdef")],
        ]
        for other in others {
            // One place alone, so that all of them meet there.
            var memory = FieldMemory(count: 1)
            _ = memory.place(of: request("/", fields))
            #expect(memory.place(of: request("/", other)) == (0, false))
        }
    }

    @Test func whatCameOverTLSIsAnother() {
        var memory = FieldMemory(count: 1)
        _ = memory.place(of: request("/", fields))
        #expect(!memory.place(of: request("/", fields, isSecure: true)).isKnown)
    }

    @Test func newFieldsTakeThePlaceOfOldOnes() {
        var memory = FieldMemory(count: 1)
        _ = memory.place(of: request("/", fields))
        _ = memory.place(of: request("/", [("Host", "b")]))
        #expect(!memory.place(of: request("/", fields)).isKnown)
    }
}
