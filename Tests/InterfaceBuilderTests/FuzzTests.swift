import Foundation
import Testing

@testable import InterfaceBuilder

/// Mutated documents must be read or refused, and nothing else.
///
/// `VITRINE_FUZZ_ROUNDS` sets the number of mutations of each document; the default is a run of
/// a few seconds.
struct FuzzTests {
    private static let rounds =
        ProcessInfo.processInfo.environment["VITRINE_FUZZ_ROUNDS"].flatMap(Int.init) ?? 300

    /// SplitMix64, so that a failure comes again.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }

    private static let pieces = [
        "<", ">", "/>", "</", "\"", "'", "&", "&amp;", "&#x10FFFF;", "&#", "<!--", "-->",
        "<![CDATA[",
        "]]>", "<?", "?>", "<!DOCTYPE a>", "=", " ", "\0", "\u{FEFF}", "é", "😀", "NaN", "1e308",
        "-",
        "<view id=\"v1\">", "<constraint/>", "<color key=\"value\"/>", "key=\"frame\"", "%", ":",
        "0",
    ].map { Array($0.utf8) }

    private static func mutate(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let length = min(Int.random(in: 1...64, using: &random), bytes.count - place)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place..<place + length)
            case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
            case 3: bytes.removeSubrange(place...)
            case 4: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
            case 5:
                let from = Int.random(in: 0..<bytes.count, using: &random)
                let piece = Array(bytes[from..<min(from + length, bytes.count)])
                bytes.replaceSubrange(place..<place + length, with: piece)
            default:
                let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
                bytes.insert(contentsOf: piece, at: place)
            }
        }
        return bytes
    }

    private static let values = [
        "", "NaN", "-1", "1e308", "16:9", "1:0", "/", "50%", "YES", "v1", "l1", "vc1", "compact",
        "default", "heightClass=compact", "key", "frame", "top", "custom", "sRGB", "embed", "color",
        "999999999999999999999", "&#65;", "\n", "é", "relationship", "<![CDATA[", "nil", "range",
    ].map { Array($0.utf8) }

    /// Replaces attributes' values, so that most documents stay well-formed.
    private static func mutateValues(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<6, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            // A value begins after =" and ends before the next quotation mark.
            guard let mark = bytes[place...].firstIndex(of: 0x22), mark > 0,
                bytes[mark - 1] == 0x3D,
                let end = bytes[(mark + 1)...].firstIndex(of: 0x22)
            else { continue }
            let value = values[Int.random(in: 0..<values.count, using: &random)]
            bytes.replaceSubrange((mark + 1)..<end, with: value)
        }
        return bytes
    }

    /// Asks for everything that a loader could ask for; returns how much there was.
    private static func readAll(_ document: IBDocument) -> Int {
        var count = document.warnings.reduce(0) { $0 + $1.description.utf8.count }
        let classes = IBSizeClasses(width: .compact, height: .compact)
        for element in document.element.descendants {
            let object = IBObject(element).resolved(for: classes)
            count += element.attributes.count + element.text.utf8.count + element.line
            count += object.constraints.count + object.connections.count + object.subviews.count
            count += object.runtimeAttributes.count + object.layoutGuides.count
            count += object.buttonStates.count + object.segments.count + object.sections.count
            count += object.summary.utf8.count + (object.owner?.line ?? 0)
            count += object.frame == nil ? 0 : 1
            count += object.frameInset?.frame(in: .zero).isNull == true ? 1 : 0
            count += object.attributedString("attributedText")?.text.utf8.count ?? 0
            if let color = IBColor(element) {
                count += document.resources.components(of: color)?.cgColor.numberOfComponents ?? 0
            }
            count += IBFont(element) == nil ? 0 : 1
            count += element.child(keyed: "value").flatMap(IBNumber.init) == nil ? 0 : 1
            count += object.buttonConfiguration?.background == nil ? 0 : 1
            count += object.accessibility?.traits?.count ?? 0
        }
        return count + document.scenes.reduce(0) { $0 + $1.name.utf8.count }
    }

    private static func survive(_ original: [UInt8], rounds: Int, seed: UInt64) -> (
        read: Int, refused: Int
    ) {
        var random = Random(state: seed)
        var (read, refused) = (0, 0)
        for round in 0..<rounds {
            let bytes =
                round.isMultiple(of: 2)
                ? mutate(original, &random) : mutateValues(original, &random)
            do {
                let document = try IBDocument(bytes, fileName: "fuzz.storyboard")
                if readAll(document) >= 0 { read += 1 }
            } catch {
                if !error.description.isEmpty { refused += 1 }
            }
        }
        return (read, refused)
    }

    @Test(arguments: 0..<4)
    func mutatedSamplesAreReadOrRefused(seed: Int) {
        let sample = Array(Samples.everything.utf8)
        let result = Self.survive(sample, rounds: Self.rounds, seed: UInt64(seed))
        #expect(result.read + result.refused == Self.rounds)
        // Mutations that all break the markup would test nothing behind the parser.
        #expect(result.read > Self.rounds / 3)
        #expect(result.refused > Self.rounds / 20)
    }

    @Test(
        .enabled(if: RealDocument.arePresent, "../shared/storyboards is absent"),
        arguments: RealDocument.all
    )
    func mutatedPublishedDocumentsAreReadOrRefused(_ file: RealDocument) throws {
        let bytes = try [UInt8](Data(contentsOf: file.url))
        let rounds = max(2, Self.rounds * 5_000 / bytes.count)
        let result = Self.survive(bytes, rounds: rounds, seed: UInt64(bytes.count))
        #expect(result.read + result.refused == rounds)
    }

    @Test(arguments: 0..<2)
    func mutatedStringsTablesAreReadOrRefused(seed: Int) {
        let table = Array("/* c */ \"a.text\" = \"x\\Ud83d\\Ude00\\n\"; b = c; 'd'; // e\n".utf8)
        var random = Random(state: UInt64(seed))
        var (read, refused) = (0, 0)
        for _ in 0..<Self.rounds {
            do {
                _ = try IBStringsTable(Self.mutate(table, &random), fileName: "fuzz.strings")
                read += 1
            } catch {
                refused += 1
            }
        }
        #expect(read > 0)
        #expect(refused > 0)
        #expect(read + refused == Self.rounds)
    }

    @Test func everyPrefixIsReadOrRefused() throws {
        let sample = Array(Samples.everything.utf8)
        for length in stride(from: 0, to: sample.count, by: 7) {
            #expect(throws: DocumentError.self) {
                try IBDocument(Array(sample[..<length]), fileName: "cut.storyboard")
            }
        }
        #expect(throws: Never.self) { try IBDocument(sample, fileName: "whole.storyboard") }
    }
}
