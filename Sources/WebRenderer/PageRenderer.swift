import RenderTree

/// The writer of whole pages, which are complete without JavaScript.
package struct PageRenderer: Sendable {
    private let imagePrefix: String

    /// Creates a renderer.
    ///
    /// - Parameter imagePrefix: What stands before a picture's hash in its address.
    package init(imagePrefix: String = "/images/") {
        self.imagePrefix = imagePrefix
    }

    /// Returns a page that shows a tree, in UTF-8.
    package func page(_ tree: RenderSubtree, parameters: PageParameters) -> [UInt8] {
        let builder = ElementBuilder(images: ImageElements(addressPrefix: imagePrefix))
        let root = builder.element(of: tree)
        var writer = ByteWriter(capacity: 16_384)
        writer.append(raw: "<!DOCTYPE html>\n")
        writeStart(of: parameters, to: &writer)
        writeHead(of: parameters, root: root, to: &writer)
        writer.append(raw: "<body>")
        write(root, to: &writer)
        writer.append(raw: "</body></html>\n")
        return writer.bytes
    }

    private func writeStart(of parameters: PageParameters, to writer: inout ByteWriter) {
        writer.append(raw: "<html")
        writer.append(attribute: "lang", parameters.language)
        writer.append(attribute: "dir", parameters.isRightToLeft ? "rtl" : "ltr")
        if let scene = parameters.scene {
            writer.append(attribute: "data-scene", scene.address)
            writer.append(attribute: "data-patch", String(scene.patchNumber))
            writer.append(attribute: "data-input", String(scene.inputNumber))
            writer.append(attribute: "data-disconnected", scene.disconnectedMessage)
            if scene.allowsFrames { writer.append(attribute: "data-frames", "") }
        }
        writer.append(raw: ">")
    }

    private func writeHead(
        of parameters: PageParameters,
        root: Element,
        to writer: inout ByteWriter
    ) {
        writer.append(raw: "<head><meta charset=utf-8>")
        writer.append(raw: "<meta name=viewport")
        writer.append(attribute: "content", "width=device-width,initial-scale=1,viewport-fit=cover")
        writer.append(raw: "><meta name=color-scheme")
        let scheme = parameters.isDark.map { $0 ? "dark" : "light" } ?? "light dark"
        writer.append(attribute: "content", scheme)
        writer.append(raw: "><title>")
        writer.append(html: parameters.title)
        writer.append(raw: "</title>")
        for face in parameters.fontFaces where face.isPreloaded {
            writer.append(raw: "<link rel=preload as=font type=font/woff2 crossorigin")
            writer.append(attribute: "href", face.address)
            writer.append(raw: ">")
        }
        for address in parameters.styleSheets {
            writer.append(raw: "<link rel=stylesheet")
            writer.append(attribute: "href", address)
            writer.append(raw: ">")
        }
        writeStyle(of: parameters, root: root, to: &writer)
        writeScripts(of: parameters, to: &writer)
        writer.append(raw: "</head>")
    }

    private func writeStyle(
        of parameters: PageParameters,
        root: Element,
        to writer: inout ByteWriter
    ) {
        // Faces stay in force; the client takes the nodes' rules over into its elements.
        writer.append(raw: "<style")
        writer.append(attribute: "nonce", parameters.nonce)
        writer.append(raw: ">")
        for face in parameters.fontFaces { write(face, to: &writer) }
        if let color = parameters.backgroundColor {
            writer.append(raw: "html{background:")
            writer.append(color: color.rgba)
            writer.append(raw: "}")
        }
        writer.append(raw: "</style><style id=nodes")
        writer.append(attribute: "nonce", parameters.nonce)
        writer.append(raw: ">")
        var sheet = StyleSheet()
        sheet.add(root)
        sheet.write(to: &writer)
        writer.append(raw: "</style>")
    }

    private func write(_ face: FontFace, to writer: inout ByteWriter) {
        writer.append(raw: "@font-face{font-family:")
        writer.append(css: face.family)
        writer.append(raw: ";src:")
        face.writeSource(to: &writer)
        for descriptor in face.descriptors {
            writer.append(raw: ";")
            writer.append(raw: descriptor.name)
            writer.append(raw: ":")
            writer.append(raw: descriptor.value)
        }
        writer.append(raw: "}")
    }

    private func writeScripts(of parameters: PageParameters, to writer: inout ByteWriter) {
        guard let modules = parameters.scene?.modules, let first = modules.first else { return }
        for module in modules.dropFirst() {
            writer.append(raw: "<link rel=modulepreload")
            writer.append(attribute: "href", module)
            writer.append(raw: ">")
        }
        writer.append(raw: "<script type=module")
        writer.append(attribute: "src", first)
        writer.append(raw: "></script>")
    }

    private func write(_ element: Element, to writer: inout ByteWriter) {
        let tag = element.tag.name
        writer.append(UInt8(ascii: "<"))
        writer.append(raw: tag)
        if let id = element.id {
            writer.append(raw: " id=n")
            writer.append(Int(id.rawValue))
        }
        for attribute in element.attributes {
            writer.append(attribute: attribute.name.name, attribute.value)
        }
        writer.append(UInt8(ascii: ">"))
        if element.tag == .img || element.tag == .input { return }
        if element.tag == .textarea, case .text(let text)? = element.children.first,
            text.utf8.first == UInt8(ascii: "\n")
        {
            // Parsers drop the first line end (HTML Standard §13.1.2.5).
            writer.append(UInt8(ascii: "\n"))
        }
        for child in element.children {
            switch child {
            case .element(let child): write(child, to: &writer)
            case .text(let text): writer.append(html: text)
            }
        }
        writer.append(raw: "</")
        writer.append(raw: tag)
        writer.append(UInt8(ascii: ">"))
    }
}

extension ByteWriter {
    /// Adds an attribute, without quotes where HTML needs none.
    mutating func append(attribute name: String, _ value: String) {
        append(UInt8(ascii: " "))
        append(raw: name)
        guard !value.isEmpty else { return }
        append(UInt8(ascii: "="))
        let isPlain = value.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        if isPlain {
            append(raw: value)
        } else {
            append(UInt8(ascii: "\""))
            append(html: value)
            append(UInt8(ascii: "\""))
        }
    }
}
