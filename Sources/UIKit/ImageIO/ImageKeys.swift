import Foundation

// Their texts are Apple's: dictionaries of apps may have them. Nobody changes a text that is constant.

// MARK: - Options of sources

/// Whether pixels are kept; pictures keep those that were asked for in any case.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are computed at once; they are when they are asked for.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
    "kCGImageSourceShouldCacheImmediately"
/// The type that a file may be of; files say it themselves.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString =
    "kCGImageSourceTypeIdentifierHint"
/// Whether a smaller picture is made where a file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a smaller picture is made.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The most pixels of a smaller picture's longer side.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
    "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a smaller picture is turned upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"

// MARK: - Options of destinations

/// How near to its pixels a JPEG file is, 0…1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// The most pixels of the longer side.
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString =
    "kCGImageDestinationImageMaxPixelSize"

// MARK: - What is known of pictures

/// The bytes of the file.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The bits of each part of a colour.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// Whether something may show through.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// How the picture is turned, 1…8.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// How colours are told.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// By red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// By greys.
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"

// MARK: - What is known of GIF files

/// What is known of a GIF file.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often its pictures are shown, 0 for without end.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// For how many seconds a picture is shown, at least 0.1 where it says 0.05 or less.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// For how many seconds a picture is shown, as the file says it.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString =
    "UnclampedDelayTime"
/// Whether pictures have colours in common.
public nonisolated(unsafe) let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width, in pixels.
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height, in pixels.
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
