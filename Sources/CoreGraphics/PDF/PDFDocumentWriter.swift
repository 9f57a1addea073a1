import Foundation

/// The writer of a PDF file, page by page.
final class PDFDocumentWriter {
    let objects = PDFObjects()
    private(set) lazy var fonts = PDFFonts(objects)
    private let catalog: Int
    private let tree: Int
    private var pages: [Int] = []
    private var images: [ImageKey: Int] = [:]
    /// Pictures that were drawn, by what they were drawn with, which is held so that it stays itself.
    private var forms: [FormKey: (steps: DrawnSteps, number: Int)] = [:]
    /// Where names lead: the number of the page and the place on it.
    private var destinations: [String: (page: Int, point: CGPoint)] = [:]

    private struct ImageKey: Hashable {
        var image: CGImage
        var isSmooth: Bool
    }

    private struct FormKey: Hashable {
        var steps: ObjectIdentifier
        var box: CGRect
        func hash(into hasher: inout Hasher) { hasher.combine(steps) }
    }

    init() {
        catalog = objects.reserve()
        tree = objects.reserve()
    }

    // MARK: - Pages

    /// Adds a page with what is drawn on it.
    func addPage(_ items: [Drawing.Item], size: CGSize, links: [PDFLink], places: [String: CGPoint])
    {
        var content = PDFContent(self, area: CGRect(origin: .zero, size: size))
        content.turn()
        content.add(items)
        let stream = objects.add("", stream: Array(content.text.utf8))
        let page = objects.reserve()
        let notes = links.map { "\(objects.add($0.object(height: size.height))) 0 R" }
        let list = notes.isEmpty ? "" : " /Annots [\(notes.joined(separator: " "))]"
        objects.add(
            "<< /Type /Page /Parent \(tree) 0 R /MediaBox \(PDFObjects.box(content.area))"
                + " /Group << /S /Transparency /CS /DeviceRGB >>"
                + " /Resources \(content.resources) /Contents \(stream) 0 R\(list) >>",
            as: page
        )
        pages.append(page)
        for (name, point) in places {
            destinations[name] = (page, CGPoint(x: point.x, y: size.height - point.y))
        }
    }

    /// Returns the file; `info` are the entries of its information dictionary.
    func file(info: [String: String]) -> Data {
        fonts.finish()
        let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
        objects.add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>", as: tree)
        let names = destinations.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            let point = PDFObjects.numbers([$1.point.x, $1.point.y])
            return "\(PDFObjects.text($0)) [\($1.page) 0 R /XYZ \(point) 0]"
        }
        let list =
            names.isEmpty
            ? "" : " /Names << /Dests << /Names [\(names.joined(separator: " "))] >> >>"
        objects.add("<< /Type /Catalog /Pages \(tree) 0 R\(list) >>", as: catalog)
        let entries = info.sorted { $0.key < $1.key }.map { "/\($0) \(PDFObjects.text($1))" }
        return objects.file(
            catalog: catalog,
            info: objects.add("<< \(entries.joined(separator: " ")) >>")
        )
    }

    // MARK: - Forms

    /// Adds a form, a drawing inside of another; returns its number.
    func form(
        _ area: CGRect,
        colors: String = "DeviceRGB",
        _ draw: (inout PDFContent) -> Void
    ) -> Int {
        var content = PDFContent(self, area: area)
        draw(&content)
        return objects.add(
            "/Type /XObject /Subtype /Form /BBox \(PDFObjects.box(area))"
                + " /Group << /S /Transparency /CS /\(colors) /I true >>"
                + " /Resources \(content.resources)",
            stream: Array(content.text.utf8)
        )
    }

    /// Adds the form of a picture that was drawn, once for all places that show the same part.
    func form(of drawn: DrawnSteps, _ box: CGRect) -> Int {
        let key = FormKey(steps: ObjectIdentifier(drawn), box: box)
        if let known = forms[key] { return known.number }
        let number = form(box) { $0.add(drawn.items) }
        forms[key] = (drawn, number)
        return number
    }

    // MARK: - Images

    /// Adds a picture once; nil where its pixels cannot be read.
    func image(_ image: CGImage, isSmooth: Bool) -> Int? {
        let key = ImageKey(image: image, isSmooth: isSmooth)
        if let known = images[key] { return known }
        let number: Int
        if image.isWhole, let space = image.jpegSpace {
            let size = "/Width \(image.width) /Height \(image.height)"
            number = objects.add(
                "/Type /XObject /Subtype /Image \(size) /ColorSpace /\(space) /BitsPerComponent 8"
                    + " /Interpolate \(isSmooth)",
                stream: [UInt8](image.data),
                filter: "DCTDecode"
            )
        } else {
            guard let canvas = image.shownPixels else { return nil }
            number = self.image(canvas, isSmooth: isSmooth)
        }
        images[key] = number
        return number
    }

    /// Adds pixels.
    func image(_ canvas: Canvas, isSmooth: Bool) -> Int {
        let count = canvas.width * canvas.height
        let isOpaque = canvas.isOpaque
        var colors = [UInt8]()
        colors.reserveCapacity(count * 3)
        var opacity = [UInt8]()
        if !isOpaque { opacity.reserveCapacity(count) }
        for place in stride(from: 0, to: count * 4, by: 4) {
            let pixel = canvas.plain(at: place)
            colors.append(pixel.red)
            colors.append(pixel.green)
            colors.append(pixel.blue)
            if !isOpaque { opacity.append(pixel.alpha) }
        }
        let head =
            "/Type /XObject /Subtype /Image /Width \(canvas.width) /Height \(canvas.height)"
            + " /BitsPerComponent 8 /Interpolate \(isSmooth)"
        let mask =
            isOpaque
            ? "" : " /SMask \(objects.add("\(head) /ColorSpace /DeviceGray", stream: opacity)) 0 R"
        return objects.add("\(head) /ColorSpace /DeviceRGB\(mask)", stream: colors)
    }
}

/// A place on a page that leads elsewhere.
struct PDFLink {
    /// The place, in points from the upper left corner.
    var rect: CGRect
    /// The address; nil where a name says where it leads.
    var url: String?
    var name = ""

    /// Returns the annotation on a page of a height.
    func object(height: CGFloat) -> String {
        let box = CGRect(
            x: rect.minX,
            y: height - rect.maxY,
            width: rect.width,
            height: rect.height
        )
        let target =
            url.map { "/A << /S /URI /URI \(PDFObjects.plain($0)) >>" }
            ?? "/Dest \(PDFObjects.text(name))"
        return "<< /Type /Annot /Subtype /Link /Rect \(PDFObjects.box(box)) /Border [0 0 0]"
            + " \(target) >>"
    }
}

extension CGImage {
    /// The colour space of bytes that PDF files take as they are; nil for other pictures.
    ///
    /// These are JPEG in the colours that most have, without what turns them or says more of colours.
    fileprivate var jpegSpace: String? {
        guard mediaType == "image/jpeg" else { return nil }
        let bytes = [UInt8](data)
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let kind = bytes[place + 1]
            // EXIF may turn the picture, Adobe's part may name other colours.
            if kind == 0xE1 || kind == 0xEE { return nil }
            if kind == 0xC0 || kind == 0xC2 {
                switch bytes[place + 9] {
                case 1: return "DeviceGray"
                case 3: return "DeviceRGB"
                default: return nil
                }
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }
}
