import Foundation
import UniformTypeIdentifiers

// The names that apps of before iOS 14 have for types. On iOS they are `CFString`, which `as String`
// makes strings of; here they are strings.

/// The type of pictures, "public.image".
public let kUTTypeImage = UTType.image.identifier
/// The type of movies, "public.movie".
public let kUTTypeMovie = UTType.movie.identifier
/// The type of videos, "public.video".
public let kUTTypeVideo = UTType.video.identifier
/// The type of sounds, "public.audio".
public let kUTTypeAudio = UTType.audio.identifier
/// The type of PNG pictures.
public let kUTTypePNG = UTType.png.identifier
/// The type of JPEG pictures.
public let kUTTypeJPEG = UTType.jpeg.identifier
/// The type of GIF pictures.
public let kUTTypeGIF = UTType.gif.identifier
/// The type of PDF documents.
public let kUTTypePDF = UTType.pdf.identifier
/// The type of texts.
public let kUTTypeText = UTType.text.identifier
/// The type of texts without formats.
public let kUTTypePlainText = UTType.plainText.identifier
/// The type of any sequence of bytes.
public let kUTTypeData = UTType.data.identifier
/// The type of anything with content.
public let kUTTypeContent = UTType.content.identifier
/// The type of anything.
public let kUTTypeItem = UTType.item.identifier
