import CoreGraphics
import Foundation

/// A file of pictures that is written: PNG, JPEG, or GIF with one picture or several.
public final class CGImageDestination {
    /// One of the pictures.
    private struct Picture {
        var image: CGImage
        var options: ImageOptions
        /// The file that it is from, where its bytes are written as they are.
        var orientation = UIImage.Orientation.up
    }

    /// Where the file goes.
    private enum Place {
        case data(NSMutableData)
        case url(URL)
    }

    private let place: Place
    private let type: PictureType
    private let count: Int
    private var pictures: [Picture] = []
    private var options = ImageOptions(nil)
    private var isDone = false

    private init?(_ place: Place, _ type: CFString, _ count: Int) {
        guard let type = PictureType(rawValue: type as String), type.isWritten, count > 0,
            count == 1 || type == .gif
        else { return nil }
        self.place = place
        self.type = type
        self.count = count
    }

    convenience init?(_ data: NSMutableData, _ type: CFString, _ count: Int) {
        self.init(.data(data), type, count)
    }

    convenience init?(_ url: URL, _ type: CFString, _ count: Int) {
        guard url.isFileURL else { return nil }
        self.init(.url(url), type, count)
    }

    func set(_ properties: CFDictionary?) { options = ImageOptions(properties) }

    func add(_ image: CGImage, _ properties: CFDictionary?, turn: UIImage.Orientation = .up) {
        let asked = ImageOptions(properties)
        let named = asked.number(kCGImagePropertyOrientation)
            .flatMap { UIImage.Orientation.ofEXIF(Int(exactly: $0) ?? 0) }
        pictures.append(Picture(image: image, options: asked, orientation: named ?? turn))
    }

    /// Writes the file; false where it is not complete, or cannot be written.
    func finish() -> Bool {
        guard !isDone, pictures.count == count, let file else { return false }
        isDone = true
        switch place {
        case .data(let data): data.setData(file)
        case .url(let url): return (try? file.write(to: url)) != nil
        }
        return true
    }

    private var file: Data? {
        switch type {
        case .png: pixels(pictures[0])?.pngData
        case .jpeg: jpeg(pictures[0])
        case .gif: gif
        case .webP: nil
        }
    }

    /// The pixels as they are written, upright: files get no orientation.
    private func pixels(_ picture: Picture) -> Canvas? {
        guard let pixels = picture.image.shownPixels?.upright(picture.orientation) else {
            return nil
        }
        let asked = picture.options.number(kCGImageDestinationImageMaxPixelSize)
        guard let most = asked ?? options.number(kCGImageDestinationImageMaxPixelSize) else {
            return pixels
        }
        let scale = max(most, 1) / Double(max(pixels.width, pixels.height))
        guard scale < 1 else { return pixels }
        return pixels.reduced(
            width: max(Int((Double(pixels.width) * scale).rounded()), 1),
            height: max(Int((Double(pixels.height) * scale).rounded()), 1)
        )
    }

    private func jpeg(_ picture: Picture) -> Data? {
        let key = kCGImageDestinationLossyCompressionQuality
        let quality = picture.options.number(key) ?? options.number(key) ?? 0.8
        return pixels(picture)?.jpegData(quality: quality)
    }

    private var gif: Data? {
        let pixels = pictures.compactMap { self.pixels($0) }
        guard pixels.count == pictures.count else { return nil }
        let delays = pictures.map { picture in
            let times = picture.options.within(kCGImagePropertyGIFDictionary)
            return times.number(kCGImagePropertyGIFUnclampedDelayTime)
                ?? times.number(kCGImagePropertyGIFDelayTime) ?? 0.1
        }
        let loops = options.within(kCGImagePropertyGIFDictionary)
            .number(kCGImagePropertyGIFLoopCount)
        return GIFWriter.data(
            pixels,
            delays: delays,
            loopCount: loops.map { Int(min(max($0, 0), 65_535)) }
        )
    }
}

extension UIImage.Orientation {
    /// Returns the orientation of a number of EXIF; nil for other numbers.
    static func ofEXIF(_ number: Int) -> Self? {
        let all: [Self] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        return (1...8).contains(number) ? all[number - 1] : nil
    }
}

/// Creates a file in memory.
///
/// - Parameters:
///   - data: What gets the bytes when the file is finished.
///   - type: "public.png", "public.jpeg" or "com.compuserve.gif".
///   - count: The number of pictures; more than one in GIF files alone.
///   - options: Ignored, as on iOS.
/// - Returns: Nil for another type or number.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data, type, count)
}

/// Creates a file at a place of the server's.
///
/// - Parameters:
///   - url: The file, which is replaced when the new one is finished.
///   - type: "public.png", "public.jpeg" or "com.compuserve.gif".
///   - count: The number of pictures; more than one in GIF files alone.
///   - options: Ignored, as on iOS.
/// - Returns: Nil for another type or number, and for what is no file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(url as URL, type, count)
}

/// Says what all pictures of a file have in common, such as how often a GIF file is shown.
public func CGImageDestinationSetProperties(
    _ idst: CGImageDestination,
    _ properties: CFDictionary?
) {
    idst.set(properties)
}

/// Adds a picture to a file.
///
/// - Parameters:
///   - idst: The file.
///   - image: The picture.
///   - properties: Its quality, its orientation, or for how long it is shown.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination,
    _ image: CGImage,
    _ properties: CFDictionary?
) {
    idst.add(image, properties)
}

/// Adds a source's picture to a file; nothing where there is none.
///
/// - Note: Differs from iOS: the pixels are written upright, without what else its file knows of it.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination,
    _ isrc: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    guard let image = isrc.picture(at: index) else { return }
    idst.add(image, properties, turn: isrc.header?.orientation ?? .up)
}

/// Writes a file.
///
/// - Returns: False where not as many pictures were added as it was created for, where pixels of one
///   cannot be read, where the place cannot be written, and the second time.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the types of files that are written here.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    PictureType.allCases.filter(\.isWritten).map { $0.rawValue as CFString }
}
