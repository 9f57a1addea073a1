import Foundation

/// The objects of a PDF file (ISO 32000-1), and the file that they become.
final class PDFObjects {
    private var bodies: [Data] = []

    /// Takes a number for an object that is written later.
    func reserve() -> Int {
        bodies.append(Data("null".utf8))
        return bodies.count
    }

    /// Writes an object; returns its number.
    @discardableResult
    func add(_ text: String, as number: Int? = nil) -> Int {
        let number = number ?? reserve()
        bodies[number - 1] = Data(text.utf8)
        return number
    }

    /// Writes bytes with the entries of their dictionary, but for length and filter; returns the number.
    ///
    /// The bytes are packed where that makes them fewer, and no filter packed them already.
    @discardableResult
    func add(
        _ entries: String,
        stream content: [UInt8],
        filter: String? = nil,
        as number: Int? = nil
    ) -> Int {
        let number = number ?? reserve()
        var (bytes, filter) = (Data(content), filter)
        if filter == nil, let packed = PNGWriter.packed(content), packed.count < content.count {
            (bytes, filter) = (packed, "FlateDecode")
        }
        let kind = filter.map { " /Filter /\($0)" } ?? ""
        var body = Data("<< \(entries)\(kind) /Length \(bytes.count) >>\nstream\n".utf8)
        body.append(bytes)
        body.append(Data("\nendstream".utf8))
        bodies[number - 1] = body
        return number
    }

    /// Returns the file.
    func file(catalog: Int, info: Int) -> Data {
        // Bytes above 127 in the second line tell programs that the file is no text.
        var file = Data("%PDF-1.7\n%".utf8) + Data([0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
        var places: [Int] = []
        for (index, body) in bodies.enumerated() {
            places.append(file.count)
            file.append(Data("\(index + 1) 0 obj\n".utf8))
            file.append(body)
            file.append(Data("\nendobj\n".utf8))
        }
        let table = file.count
        var end = "xref\n0 \(bodies.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = String(place)
            end += String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n"
        }
        end += "trailer\n<< /Size \(bodies.count + 1) /Root \(catalog) 0 R /Info \(info) 0 R >>\n"
        end += "startxref\n\(table)\n%%EOF\n"
        file.append(Data(end.utf8))
        return file
    }

    // MARK: - Values

    /// Returns a text as an object: UTF-16 in hexadecimal digits.
    static func text(_ text: String) -> String { "<FEFF\(hexadecimal(text))>" }

    /// Returns the UTF-16 units of a text in hexadecimal digits.
    static func hexadecimal(_ text: String) -> String {
        text.utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// Returns a text of ASCII as an object; what is not is left out.
    static func plain(_ text: String) -> String {
        let bytes = text.utf8.filter { $0 >= 0x20 && $0 < 0x7F }.flatMap { byte in
            [0x28, 0x29, 0x5C].contains(byte) ? [0x5C, byte] : [byte]
        }
        return "(\(String(decoding: bytes, as: UTF8.self)))"
    }

    /// Returns numbers with up to six digits behind the point, with spaces between them.
    static func numbers(_ values: [CGFloat]) -> String {
        values.map(SVGNumbers.exact).joined(separator: " ")
    }

    /// Returns a rectangle as an object.
    static func box(_ rect: CGRect) -> String {
        "[\(numbers([rect.minX, rect.minY, rect.maxX, rect.maxY]))]"
    }
}
