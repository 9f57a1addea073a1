import Foundation
import UniformTypeIdentifiers

// The names that apps of before iOS 14 have for types, as `CFString`. Nobody changes them.

private func name(_ type: UTType) -> NSString { type.identifier as NSString }

// MARK: - General

/// The type of anything.
public nonisolated(unsafe) let kUTTypeItem = name(.item)
/// The type of anything with content.
public nonisolated(unsafe) let kUTTypeContent = name(.content)
/// The type of documents of several parts.
public nonisolated(unsafe) let kUTTypeCompositeContent = name(.compositeContent)
/// The type of any sequence of bytes.
public nonisolated(unsafe) let kUTTypeData = name(.data)
/// The type of directories.
public nonisolated(unsafe) let kUTTypeDirectory = name(.directory)
/// The type of folders that a person sees.
public nonisolated(unsafe) let kUTTypeFolder = name(.folder)
/// The type of addresses.
public nonisolated(unsafe) let kUTTypeURL = name(.url)
/// The type of addresses of files.
public nonisolated(unsafe) let kUTTypeFileURL = name(.fileURL)
/// The type of files of several files.
public nonisolated(unsafe) let kUTTypeArchive = name(.archive)
/// The type of ZIP archives.
public nonisolated(unsafe) let kUTTypeZipArchive = name(.zip)
/// The type of gzip archives.
public nonisolated(unsafe) let kUTTypeGNUZipArchive = name(.gzip)
/// The type of bzip2 archives.
public nonisolated(unsafe) let kUTTypeBzip2Archive = name(.bz2)
/// The type of databases.
public nonisolated(unsafe) let kUTTypeDatabase = name(.database)
/// The type of programs.
public nonisolated(unsafe) let kUTTypeExecutable = name(.executable)

// MARK: - Texts and documents

/// The type of texts.
public nonisolated(unsafe) let kUTTypeText = name(.text)
/// The type of texts without formats.
public nonisolated(unsafe) let kUTTypePlainText = name(.plainText)
/// The type of texts in UTF-8.
public nonisolated(unsafe) let kUTTypeUTF8PlainText = name(.utf8PlainText)
/// The type of texts in UTF-16.
public nonisolated(unsafe) let kUTTypeUTF16PlainText = name(.utf16PlainText)
/// The type of RTF documents.
public nonisolated(unsafe) let kUTTypeRTF = name(.rtf)
/// The type of HTML documents.
public nonisolated(unsafe) let kUTTypeHTML = name(.html)
/// The type of XML documents.
public nonisolated(unsafe) let kUTTypeXML = name(.xml)
/// The type of JSON documents.
public nonisolated(unsafe) let kUTTypeJSON = name(.json)
/// The type of tables as text.
public nonisolated(unsafe) let kUTTypeDelimitedText = name(.delimitedText)
/// The type of tables with commas.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText = name(.commaSeparatedText)
/// The type of tables with tabs.
public nonisolated(unsafe) let kUTTypeTabSeparatedText = name(.tabSeparatedText)
/// The type of cards of persons.
public nonisolated(unsafe) let kUTTypeVCard = name(.vCard)
/// The type of logs.
public nonisolated(unsafe) let kUTTypeLog = name(.log)
/// The type of sources of programs.
public nonisolated(unsafe) let kUTTypeSourceCode = name(.sourceCode)
/// The type of sources in Swift.
public nonisolated(unsafe) let kUTTypeSwiftSource = name(.swiftSource)
/// The type of sources in JavaScript.
public nonisolated(unsafe) let kUTTypeJavaScript = name(.javaScript)
/// The type of property lists.
public nonisolated(unsafe) let kUTTypePropertyList = name(.propertyList)
/// The type of PDF documents.
public nonisolated(unsafe) let kUTTypePDF = name(.pdf)
/// The type of EPUB books.
public nonisolated(unsafe) let kUTTypeElectronicPublication = name(.epub)
/// The type of spreadsheets.
public nonisolated(unsafe) let kUTTypeSpreadsheet = name(.spreadsheet)
/// The type of presentations.
public nonisolated(unsafe) let kUTTypePresentation = name(.presentation)

// MARK: - Pictures, movies and sounds

/// The type of pictures.
public nonisolated(unsafe) let kUTTypeImage = name(.image)
/// The type of PNG pictures.
public nonisolated(unsafe) let kUTTypePNG = name(.png)
/// The type of JPEG pictures.
public nonisolated(unsafe) let kUTTypeJPEG = name(.jpeg)
/// The type of GIF pictures.
public nonisolated(unsafe) let kUTTypeGIF = name(.gif)
/// The type of TIFF pictures.
public nonisolated(unsafe) let kUTTypeTIFF = name(.tiff)
/// The type of BMP pictures.
public nonisolated(unsafe) let kUTTypeBMP = name(.bmp)
/// The type of icons of Windows.
public nonisolated(unsafe) let kUTTypeICO = name(.ico)
/// The type of pictures as cameras store them.
public nonisolated(unsafe) let kUTTypeRawImage = name(.rawImage)
/// The type of SVG pictures.
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics = name(.svg)
/// The type of movies and sounds.
public nonisolated(unsafe) let kUTTypeAudiovisualContent = name(.audiovisualContent)
/// The type of movies.
public nonisolated(unsafe) let kUTTypeMovie = name(.movie)
/// The type of movies without sound.
public nonisolated(unsafe) let kUTTypeVideo = name(.video)
/// The type of sounds.
public nonisolated(unsafe) let kUTTypeAudio = name(.audio)
/// The type of MPEG movies.
public nonisolated(unsafe) let kUTTypeMPEG = name(.mpeg)
/// The type of MPEG-4 movies.
public nonisolated(unsafe) let kUTTypeMPEG4 = name(.mpeg4Movie)
/// The type of QuickTime movies.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie = name(.quickTimeMovie)
/// The type of AVI movies.
public nonisolated(unsafe) let kUTTypeAVIMovie = name(.avi)
/// The type of MP3 sounds.
public nonisolated(unsafe) let kUTTypeMP3 = name(.mp3)
/// The type of MPEG-4 sounds.
public nonisolated(unsafe) let kUTTypeMPEG4Audio = name(.mpeg4Audio)
/// The type of WAV sounds.
public nonisolated(unsafe) let kUTTypeWaveformAudio = name(.wav)
/// The type of AIFF sounds.
public nonisolated(unsafe) let kUTTypeAudioInterchangeFileFormat = name(.aiff)
/// The type of MIDI music.
public nonisolated(unsafe) let kUTTypeMIDIAudio = name(.midi)
