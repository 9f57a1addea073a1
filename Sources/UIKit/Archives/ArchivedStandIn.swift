import Foundation

/// What is archived in place of objects that Foundation for Linux ends the process at.
enum ArchivedStandIn {
    /// Returns what is archived in place of an object, under its class's name; nil for the object itself.
    static func standIn(for object: Any) -> NSObject? {
        switch object {
        case let number as NSDecimalNumber:
            return ArchivedDecimal(number.decimalValue)
        case let error as NSError where type(of: error) == NSError.self:
            return ArchivedError(error)
        default: return nil
        }
    }
}

/// A decimal number in an archive, with the keys of Apple's.
final class ArchivedDecimal: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override var classForKeyedArchiver: AnyClass? { NSDecimalNumber.self }
    private let value: Decimal

    init(_ value: Decimal) { self.value = value }
    /// Never read: archives have the name of the class that it stands for.
    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        let words = value.isNaN ? [] : Self.words(value.significand)
        coder.encode(Int32(value.isNaN ? 0 : value.exponent), forKey: "NS.exponent")
        coder.encode(Int32(words.count), forKey: "NS.length")
        coder.encode(value.isNaN || value.isSignMinus, forKey: "NS.negative")
        coder.encode(true, forKey: "NS.compact")
        // The lower byte of each word first, which 1 says.
        coder.encode(Int32(1), forKey: "NS.mantissa.bo")
        let bytes = (words + Array(repeating: 0, count: 8 - words.count)).flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
        }
        coder.encodeBytes(bytes, length: bytes.count, forKey: "NS.mantissa")
    }

    /// Returns the words of a whole number, the lowest first.
    private static func words(_ number: Decimal) -> [UInt16] {
        var digits = "\(number)".utf8.map { Int($0) - 48 }.filter { 0...9 ~= $0 }
        var words: [UInt16] = []
        while let first = digits.firstIndex(where: { $0 != 0 }), words.count < 8 {
            var rest = 0
            for place in first..<digits.count {
                rest = rest * 10 + digits[place]
                digits[place] = rest >> 16
                rest &= 65_535
            }
            words.append(UInt16(rest))
        }
        return words
    }

    /// Reads a decimal number.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` where there are no such numbers.
    static func read(_ reader: ArchiveReader) throws -> NSDecimalNumber {
        let length = reader.decodeInteger(forKey: "NS.length")
        let exponent = reader.decodeInteger(forKey: "NS.exponent")
        let mantissa = reader.place("NS.mantissa").flatMap(reader.list.data(at:)).map {
            [UInt8]($0)
        }
        guard let mantissa, mantissa.count == 16, (0...8).contains(length),
            (-128...127).contains(exponent)
        else {
            throw ArchiveReader.error("An NSDecimalNumber cannot be made of the archive.")
        }
        let isBig = reader.decodeInteger(forKey: "NS.mantissa.bo") == 2
        var value = Decimal(0)
        for place in (0..<length).reversed() {
            let (first, second) = (mantissa[place * 2], mantissa[place * 2 + 1])
            let word = isBig ? Int(first) << 8 | Int(second) : Int(second) << 8 | Int(first)
            value = value * 65_536 + Decimal(word)
        }
        let isNegative = reader.decodeBool(forKey: "NS.negative")
        // Foundation's only value that is no number: none of its words, and negative.
        if length == 0 { return isNegative ? .notANumber : .zero }
        let sign: FloatingPointSign = isNegative ? .minus : .plus
        return NSDecimalNumber(decimal: Decimal(sign: sign, exponent: exponent, significand: value))
    }
}

/// An error in an archive, with the keys of Apple's.
final class ArchivedError: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override var classForKeyedArchiver: AnyClass? { NSError.self }
    private let error: NSError

    init(_ error: NSError) { self.error = error }
    /// Never read: archives have the name of the class that it stands for.
    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        coder.encode(error.domain as NSString, forKey: "NSDomain")
        coder.encode(error.code, forKey: "NSCode")
        // As on iOS, what cannot be archived is left out.
        let values = error.userInfo.filter { type(of: $0.value as AnyObject) is any NSCoding.Type }
        coder.encode(NSDictionary(dictionary: values), forKey: "NSUserInfo")
    }

    /// Reads an error.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` where there is no domain.
    static func read(_ reader: ArchiveReader) throws -> NSError {
        let classes: [AnyClass] = [
            NSString.self, NSNumber.self, NSDictionary.self, NSArray.self, NSData.self, NSDate.self,
            NSURL.self, NSError.self,
        ]
        guard let domain = try reader.object("NSDomain", alsoOf: classes) as? String else {
            throw ArchiveReader.error("An NSError cannot be made of the archive.")
        }
        let values = try reader.object("NSUserInfo", alsoOf: classes) as? [String: Any]
        let code = reader.decodeInteger(forKey: "NSCode")
        return NSError(domain: domain, code: code, userInfo: values)
    }
}
