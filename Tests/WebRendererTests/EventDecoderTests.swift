import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import WebRenderer

struct EventDecoderTests {
    private func error(_ bytes: [UInt8]) -> String? {
        do throws(MessageError) {
            _ = try EventDecoder().messages(bytes)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func bytesThatAreNoUTF8AreRefused() {
        let bytes = Array(#"[8,"key",1,""#.utf8) + [0xC3, 0x28] + Array(#"","KeyA",0]"#.utf8)
        #expect(
            error(bytes) == "Message, byte 11: found bytes that are not UTF-8, expected a key."
        )
    }

    @Test func longStringsAreRefused() {
        let text = #"[8,"key",1,""# + String(repeating: "a", count: 65) + #"","KeyA",0]"#
        #expect(
            error(Array(text.utf8))
                == "Message, byte 11: found a string of more than 64 bytes, expected a key."
        )
    }

    @Test func longBatchesAreRefused() {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 65_537)
        #expect(error(bytes) == "Message, byte 65536: found 65537 bytes, expected at most 65536.")
        let batch = "[" + Array(repeating: "[\"tree\"]", count: 1025).joined(separator: ",") + "]"
        #expect(error(Array(batch.utf8))?.contains("expected at most 1024 messages") == true)
    }

    @Test(arguments: [
        "0", "-0", "1", "12.5", "0.1", "123456.789", "1e3", "1E-3", "2.5e+2", "0.30000000000000004",
        "1e-999", "999999.9999999999",
    ])
    func numbersAreReadAsSwiftReadsThem(text: String) throws {
        let messages = try EventDecoder().messages(Array("[1,\"tap\",\(text),0]".utf8))
        #expect(messages == [.input(number: 1, .tap(CGPoint(x: Double(text) ?? .nan, y: 0)))])
    }

    /// Whatever arrives, there is an answer or an error at a byte of the message.
    @Test(arguments: 0..<64)
    func brokenMessagesAreRefusedWithoutHarm(seed: Int) throws {
        struct Sample: Decodable { var text: String }
        let samples = try JSONDecoder().decode(
            [Sample].self,
            from: Fixtures.data(in: "messages.json")
        )
        var state = UInt64(seed) &+ 1
        func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(limit, 1)))
        }
        for sample in samples {
            for _ in 0..<20 {
                var bytes = Array(sample.text.utf8)
                for _ in 0...next(3) {
                    switch next(4) {
                    case 0 where !bytes.isEmpty: bytes[next(bytes.count)] = UInt8(next(256))
                    case 1 where !bytes.isEmpty: bytes.remove(at: next(bytes.count))
                    case 2:
                        bytes.insert(Array(#"[]",0-.e\{"#.utf8)[next(10)], at: next(bytes.count))
                    default: bytes.removeLast(next(bytes.count))
                    }
                }
                do throws(MessageError) {
                    #expect(try EventDecoder().messages(bytes).count > 0)
                } catch {
                    #expect((0...bytes.count).contains(error.position))
                }
            }
        }
    }
}
