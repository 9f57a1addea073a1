import Foundation

/// The memory that a context draws pixels into.
final class BitmapMemory {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let info: CGBitmapInfo
    let space: CGColorSpace?
    private let format: PixelFormat
    private let isOwner: Bool

    /// Creates memory, or takes an app's own, which must be there as long as the context.
    init?(
        _ memory: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        space: CGColorSpace?,
        info: UInt32
    ) {
        let isGray = space?.model == .monochrome
        let sizes = isGray || space == nil ? [8, 16] : [32]
        guard width > 0, height > 0, CGFloat(max(width, height)) <= CGContext.maximumLength,
            width * height <= Canvas.mostPixels,
            let format = sizes.lazy.compactMap({
                PixelFormat(isGray: isGray, bitsPerPixel: $0, info: info)
            }).first, format.isMultiplied,
            bytesPerRow == 0 || bytesPerRow >= width * format.size, bytesPerRow <= 1 << 24,
            memory != nil || bytesPerRow * height <= 8 * Canvas.mostPixels
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow == 0 ? width * format.size : bytesPerRow
        self.format = format
        self.space = space
        self.info = CGBitmapInfo(rawValue: info)
        isOwner = memory == nil
        if let memory {
            bytes = memory.assumingMemoryBound(to: UInt8.self)
        } else {
            bytes = .allocate(capacity: self.bytesPerRow * height)
            bytes.initialize(repeating: 0, count: self.bytesPerRow * height)
        }
    }

    deinit {
        if isOwner { bytes.deallocate() }
    }

    /// Draws steps onto what the memory shows now.
    func draw(_ items: [Drawing.Item]) {
        if format.isPlain, bytesPerRow == width * 4 {
            let canvas = Canvas(width: width, height: height, memory: bytes)
            return Rasterizer(canvas, transform: .identity).draw(items)
        }
        let rows = rows(of: items)
        guard !rows.isEmpty, let canvas = canvas(rows) else { return }
        let place = CGAffineTransform(translationX: 0, y: -CGFloat(rows.lowerBound))
        Rasterizer(canvas, transform: place).draw(items)
        for row in rows {
            let pixels = canvas.bytes + (row - rows.lowerBound) * width * 4
            format.write(pixels, bytes + row * bytesPerRow, count: width)
        }
    }

    /// The rows that steps may change: those around paths, pictures and gradients without shadows.
    private func rows(of items: [Drawing.Item]) -> Range<Int> {
        var area: Coverage.Box?
        let whole = Coverage.Box(x: 0, y: 0, width: width, height: height)
        for item in items {
            guard item.shadow == nil, var rect = item.content.box else { return 0..<height }
            if let clip = item.clip { rect = rect.intersection(clip.bounds) }
            let box = Coverage.Box(around: rect.insetBy(dx: -1, dy: -1), in: whole)
            guard !rect.isNull, !box.isEmpty else { continue }
            let (top, bottom) = (min(area?.y ?? box.y, box.y), box.y + box.height)
            let end = max(area.map { $0.y + $0.height } ?? bottom, bottom)
            area = Coverage.Box(x: 0, y: top, width: width, height: end - top)
        }
        return area.map { $0.y..<($0.y + $0.height) } ?? 0..<0
    }

    /// Returns the pixels that some rows of the memory show now; all for nil.
    func canvas(_ rows: Range<Int>? = nil) -> Canvas? {
        let rows = rows ?? 0..<height
        guard let canvas = Canvas(width: width, height: rows.count) else { return nil }
        for row in rows {
            let pixels = canvas.bytes + (row - rows.lowerBound) * width * 4
            format.read(bytes + row * bytesPerRow, pixels, count: width)
        }
        return canvas
    }
}

extension Drawing.Content {
    /// A box around all that is drawn; nil where it is not known without drawing.
    fileprivate var box: CGRect? {
        switch self {
        case .path(let path) where path.stroke == nil:
            return path.shape.applying(path.transform).boundingBox
        case .path(let path):
            guard let line = path.stroke?.line, path.transform == .identity else { return nil }
            // Tips and the corners of square ends reach farthest.
            let reach = CGFloat(line.width / 2 * max(line.miterLimit, 2))
            guard reach.isFinite else { return nil }
            return path.shape.boundingBox.insetBy(dx: -reach, dy: -reach)
        case .gradient(let gradient): return gradient.shape.boundingBox
        case .picture(let picture): return picture.outline.boundingBox
        case .layer: return nil
        }
    }
}

extension CGContext {
    /// Creates a context that draws into memory; the origin is the lower left corner, y grows upwards.
    ///
    /// What is drawn is in the memory at once. What it holds at first is drawn upon.
    ///
    /// - Parameters:
    ///   - data: The memory, which must be there as long as the context; nil for memory of its own.
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - bitsPerComponent: 8; others return nil.
    ///   - bytesPerRow: How far rows are from each other; 0 for as near as can be.
    ///   - space: The colour space; components are those of sRGB, or greys.
    ///   - bitmapInfo: The bits of a `CGBitmapInfo` with a `CGImageAlphaInfo`; colours of four bytes,
    ///     greys and opacity alone of one byte.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8,
            let memory = BitmapMemory(
                data,
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                space: space,
                info: bitmapInfo
            )
        else { return nil }
        self.init(size: CGSize(width: width, height: height))
        bitmap = memory
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }

    /// The memory that is drawn into; nil for contexts of images that UIKit makes.
    public var data: UnsafeMutableRawPointer? {
        bitmap.map { UnsafeMutableRawPointer($0.bytes) }
    }

    /// The width, in pixels.
    public var width: Int { bitmap?.width ?? Int((size.width * pixelsPerPoint).rounded()) }
    /// The height, in pixels.
    public var height: Int { bitmap?.height ?? Int((size.height * pixelsPerPoint).rounded()) }
    /// How many bytes rows are from each other; 0 for contexts of images that UIKit makes.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// The bits of each component.
    public var bitsPerComponent: Int { 8 }
    /// The colour space of the memory.
    public var colorSpace: CGColorSpace? { bitmap == nil ? .standardRGB : bitmap?.space }
    /// What the bytes of a pixel are.
    public var bitmapInfo: CGBitmapInfo {
        bitmap?.info ?? CGBitmapInfo(alpha: isOpaque ? .noneSkipLast : .premultipliedLast)
    }
    /// Where in a pixel its opacity stands.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F) ?? .none
    }

    /// Returns a picture of what is drawn now; nil where there is nothing to draw into.
    public func makeImage() -> CGImage? {
        if let bitmap { return bitmap.canvas().flatMap { CGImage($0) } }
        return CGImage(
            data: Data(document.utf8),
            mediaType: "image/svg+xml",
            size: CGSize(width: width, height: height),
            drawn: drawnSteps,
            wasDrawnOpaque: isOpaque
        )
    }
}

extension CGImage {
    /// Creates a picture of pixels in memory; nil where they are fewer than it has, or of another kind.
    ///
    /// - Parameters:
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - bitsPerPixel: 32 or 24 for colours, 8 or 16 for greys, 8 for opacity alone.
    ///   - bytesPerRow: How far rows are from each other.
    ///   - space: The colour space.
    ///   - info: What the bytes of a pixel are.
    ///   - bytes: The pixels.
    package convenience init?(
        width: Int,
        height: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        info: CGBitmapInfo,
        bytes: [UInt8]
    ) {
        let isGray = space.model == .monochrome
        guard
            let format = PixelFormat(
                isGray: isGray,
                bitsPerPixel: bitsPerPixel,
                info: info.rawValue
            ), let canvas = Canvas(width: width, height: height),
            bytesPerRow >= width * format.size, bytesPerRow <= bytes.count,
            bytesPerRow * (height - 1) + width * format.size <= bytes.count
        else { return nil }
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            for row in 0..<height {
                format.read(
                    start + row * bytesPerRow,
                    canvas.bytes + row * width * 4,
                    count: width
                )
            }
        }
        if !format.isMultiplied { canvas.multiplyByOpacity() }
        self.init(canvas)
    }

    /// The bits of each component.
    public var bitsPerComponent: Int { 8 }
    /// The bits of each pixel.
    public var bitsPerPixel: Int { 32 }
    /// How many bytes rows are from each other.
    public var bytesPerRow: Int { width * 4 }
    /// The colour space of the pixels.
    public var colorSpace: CGColorSpace? { .standardRGB }
    /// What the bytes of a pixel are: red, green, blue and opacity.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo) }
    /// Where in a pixel its opacity stands: last, where the format has one.
    public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedLast : .noneSkipLast }

    /// How the components of a pixel are packed: each in a byte.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    /// How colours that a device cannot show are treated: as its own default says.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Whether pixels are mixed where the picture is shown larger: true of all.
    public var shouldInterpolate: Bool { true }
    /// Whether the picture says only what is drawn, and not in which colours: false of all.
    public var isMask: Bool { false }
    /// What components are led to: nil, which is 0 to 1, of all.
    public var decode: UnsafePointer<CGFloat>? { nil }

    private var hasAlpha: Bool {
        switch mediaType {
        case "image/jpeg": return false
        case "image/png":
            // The header's colour type (ISO/IEC 15948, §11.2.2), and whether a palette may be clear.
            guard data.count > 26 else { return true }
            let kind = data[data.startIndex + 25]
            return kind != 0 && kind != 2 || data.range(of: Data("tRNS".utf8)) != nil
        default: return !wasDrawnOpaque
        }
    }
}
