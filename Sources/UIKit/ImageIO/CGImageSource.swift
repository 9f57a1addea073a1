import CoreGraphics
import Foundation
import Synchronization

/// What a source knows of its file.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends too early.
    case statusUnexpectedEOF = -5
    /// The file is none of the type that it begins as.
    case statusInvalidData = -4
    /// The file is of no type that is read here.
    case statusUnknownType = -3
    /// Too little of the file is there to tell its type.
    case statusReadingHeader = -2
    /// More of the file is to come.
    case statusIncomplete = -1
    /// All of the file is there.
    case statusComplete = 0
}

/// A file of pictures: PNG, JPEG, GIF or WebP.
///
/// The server decodes pixels only of the pictures of GIF files after the first, and of thumbnails; all
/// else is decoded by browsers.
public final class CGImageSource: Sendable {
    struct File {
        var data: Data
        var isFinal: Bool
        var header: ImageHeader?
        /// The reader of a GIF file's pictures, once one was asked for.
        var pictures: GIFReader?

        init(_ data: Data, isFinal: Bool) {
            self.data = data
            self.isFinal = isFinal
            let found = ImageHeader(data)
            header = found?.isVector == true ? nil : found
            if header?.mediaType == "image/gif" { pictures = GIFReader(data) }
        }
    }

    let file: Mutex<File>

    init(_ data: Data, isFinal: Bool) {
        file = Mutex(File(data, isFinal: isFinal))
    }

    /// The header of the file; nil where it is of no type that is read here.
    var header: ImageHeader? { file.withLock { $0.header } }
    /// The number of pictures.
    var count: Int {
        file.withLock { file in
            guard file.header != nil else { return 0 }
            return file.pictures.map { max($0.delays.count, file.isFinal ? 0 : 1) } ?? 1
        }
    }
}

/// Creates a source of bytes.
///
/// - Parameters:
///   - data: The bytes of a file.
///   - options: Ignored: nothing is kept beside the bytes.
/// - Returns: The source, which has no pictures where the bytes are none; nil without bytes.
public func CGImageSourceCreateWithData(
    _ data: CFData,
    _ options: CFDictionary?
) -> CGImageSource? {
    data.length > 0 ? CGImageSource(Data([UInt8](data as Data)), isFinal: true) : nil
}

/// Creates a source of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL), !data.isEmpty else { return nil }
    return CGImageSource(data, isFinal: true)
}

/// Creates a source of a provider's bytes; nil where it has none.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider,
    _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Creates a source whose bytes come with time.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Tells a source the bytes that have come: all of them each time, not those that are new.
///
/// - Parameters:
///   - isrc: The source.
///   - data: The bytes from the file's beginning on.
///   - final: Whether no more are to come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    // The app goes on with bytes that grow.
    let bytes = Data([UInt8](data as Data))
    isrc.file.withLock { $0 = CGImageSource.File(bytes, isFinal: final) }
}

/// Tells a source the bytes of a provider that have come.
public func CGImageSourceUpdateDataProvider(
    _ isrc: CGImageSource,
    _ provider: CGDataProvider,
    _ final: Bool
) {
    if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

/// Returns the type of a source's file, such as "public.png"; nil for those that are not read here.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.header.flatMap { PictureType(mediaType: $0.mediaType)?.rawValue as CFString? }
}

/// Returns the number of pictures; 0 for a file that is not read here.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns which picture is shown where one is: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns what a source knows of its file.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.file.withLock { file in
        switch (file.header != nil, file.isFinal) {
        case (true, let isFinal): isFinal ? .statusComplete : .statusIncomplete
        case (false, false): .statusReadingHeader
        case (false, true): file.data.isEmpty ? .statusUnexpectedEOF : .statusUnknownType
        }
    }
}

/// Returns what a source knows of one of its pictures.
public func CGImageSourceGetStatusAtIndex(
    _ isrc: CGImageSource,
    _ index: Int
) -> CGImageSourceStatus {
    let status = CGImageSourceGetStatus(isrc)
    if (0..<isrc.count).contains(index) { return status }
    return status == .statusComplete ? .statusInvalidData : status
}

/// Returns the types of files that are read here.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    PictureType.allCases.map { $0.rawValue as CFString }
}

/// A type of files of pictures.
enum PictureType: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"

    init?(mediaType: String) {
        guard let found = Self.allCases.first(where: { $0.mediaType == mediaType }) else {
            return nil
        }
        self = found
    }

    var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        }
    }

    /// Whether such files are written here.
    var isWritten: Bool { self != .webP }
}
