import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// PDF files, as far as their bytes say it; `qpdf` and `pdftotext` look at them where they are there.
@MainActor struct UIGraphicsPDFRendererTests {
    /// The text of a file's parts that are not packed.
    private func text(_ file: Data) -> String { String(decoding: file, as: UTF8.self) }

    /// What a program of the system prints of a file; nil where it is not installed.
    private func output(_ program: String, _ arguments: [String], _ file: Data) throws -> String? {
        let path = "/usr/bin/\(program)"
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).pdf")
        try file.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments.map { $0 == "FILE" ? url.path : $0 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let printed = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self)
    }

    private var sample: Data {
        let format = UIGraphicsPDFRendererFormat()
        let information = [kCGPDFContextTitle: "Report", kCGPDFContextAuthor: "Ann"]
        format.documentInfo = information as [String: Any]
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            context.beginPage()
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
            ("Héllo wörld" as NSString).draw(
                at: CGPoint(x: 20, y: 20),
                withAttributes: attributes
            )
            UIColor.red.withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 10, y: 60, width: 50, height: 40))
            context.cgContext.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            UIBezierPath(ovalIn: CGRect(x: 80, y: 60, width: 50, height: 40)).fill()
            context.setURL(
                URL(fileURLWithPath: "/a"),
                for: CGRect(x: 10, y: 60, width: 50, height: 40)
            )
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 100))
            context.beginPage(
                withBounds: CGRect(x: 5, y: 5, width: 100, height: 50),
                pageInfo: [:]
            )
            ("Two" as NSString).draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes)
            context.setDestinationWithName("end", for: CGRect(x: 5, y: 5, width: 10, height: 10))
        }
    }

    @Test func pagesHaveTheirSizes() {
        let file = text(sample)
        #expect(file.hasPrefix("%PDF-1.7\n"))
        #expect(file.hasSuffix("%%EOF\n"))
        #expect(file.contains("/MediaBox [0 0 300 200]"))
        #expect(file.contains("/MediaBox [0 0 100 50]"))
        #expect(file.contains("/Count 2"))
    }

    @Test func theTableLeadsToTheObjects() throws {
        let bytes = sample
        let end = try #require(bytes.range(of: Data("startxref\n".utf8), options: .backwards))
        let start = try #require(Int(text(bytes[end.upperBound...].prefix { $0 != 0x0A })))
        let lines = text(bytes[start...]).split(separator: "\n")
        #expect(lines.first == "xref")
        let entries = lines.dropFirst(3).prefix { $0.hasSuffix(" n ") }
        #expect(!entries.isEmpty)
        for (index, line) in entries.enumerated() {
            let place = try #require(Int(line.prefix(10)))
            #expect(text(bytes[place...].prefix(12)).hasPrefix("\(index + 1) 0 obj\n"))
        }
    }

    @Test func whatTheFileSaysOfItselfIsThere() {
        let file = text(sample)
        #expect(file.contains("/Title <FEFF005200650070006F00720074>"))
        #expect(file.contains("/Author <FEFF0041006E006E>"))
        #expect(file.contains("/URI (file:///a)"))
        // From the lower edge, where y counts from in files.
        #expect(file.contains("/Rect [10 100 60 140]"))
        #expect(file.contains("/XYZ 0 100 0]"))
    }

    @Test func otherProgramsReadTheFile() throws {
        if let check = try output("qpdf", ["--check", "FILE"], sample) {
            #expect(check.contains("No syntax or stream encoding errors found"))
        }
        if let words = try output("pdftotext", ["FILE", "-"], sample) {
            #expect(words.contains("Héllo wörld"))
            #expect(words.contains("Two"))
        }
    }

    @Test func textStaysText() {
        let file = text(sample)
        #expect(file.contains("/Subtype /Type3"))
        #expect(file.contains("/ToUnicode"))
    }

    @Test func functionsOfFilesWork() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "A"])
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        // Before a page there is nothing to draw on.
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsBeginPDFPage()
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 1, y: 2, width: 30, height: 40), nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 1, y: 2, width: 30, height: 40))
        UIRectFill(CGRect(x: 1, y: 2, width: 10, height: 10))
        #expect(data.length == 0)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let file = text(data as Data)
        #expect(file.contains("/Count 2"))
        #expect(file.contains("/MediaBox [0 0 30 40]"))
        UIGraphicsEndPDFContext()
    }

    @Test func aFileIsWritten() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func eachPageBeginsWithANewState() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = renderer.pdfData { context in
            context.beginPage()
            context.cgContext.translateBy(x: 10, y: 10)
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.beginPage()
            #expect(context.cgContext.ctm == .identity)
            #expect(
                context.cgContext.boundingBoxOfClipPath
                    == CGRect(x: 0, y: 0, width: 50, height: 50)
            )
        }
    }

    @Test func pathsGradientsAndPicturesAreThere() throws {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let file = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            let drawing = context.cgContext
            let colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.2).cgColor]
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
            guard let gradient else { return }
            let end = CGPoint(x: 9, y: 9)
            drawing.drawLinearGradient(gradient, start: .zero, end: end, options: [])
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            image.draw(at: .zero)
            image.pngData().flatMap { UIImage(data: $0) }?.draw(at: .zero)
            image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }?.draw(at: .zero)
            drawing.setBlendMode(.multiply)
            drawing.fill(bounds)
        }
        let words = text(file)
        #expect(words.contains("/ShadingType 2"))
        #expect(words.contains("/SMask << /S /Luminosity"))
        #expect(words.contains("/Subtype /Form"))
        #expect(words.contains("/Filter /DCTDecode"))
        #expect(words.contains("/SMask "))
        #expect(words.contains("/BM /Multiply"))
        if let check = try output("qpdf", ["--check", "FILE"], file) {
            #expect(check.contains("No syntax or stream encoding errors found"))
        }
    }
}
