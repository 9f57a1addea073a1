/// What is known of the system's types.
///
/// Source: Apple, "System-declared uniform type identifiers"; media types as IANA registers them.
struct TypeTable: Sendable {
    /// One type.
    struct Entry: Sendable {
        var name: String
        var parents: [String]
        var extensions: [String] = []
        var mediaTypes: [String] = []
    }

    static let shared = TypeTable()

    private var entries: [String: Entry] = [:]
    /// Identifiers by the extensions of files.
    private(set) var byExtension: [String: String] = [:]
    /// Identifiers by media types.
    private(set) var byMediaType: [String: String] = [:]

    private init() {
        for line in Self.lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.split(separator: " ").map(String.init)
            }
            guard parts.count == 5, let identifier = parts[0].first else { continue }
            let entry = Entry(
                name: parts[1].joined(separator: " "),
                parents: parts[2],
                extensions: parts[3],
                mediaTypes: parts[4]
            )
            entries[identifier] = entry
            for name in entry.extensions where byExtension[name] == nil {
                byExtension[name] = identifier
            }
            for name in entry.mediaTypes where byMediaType[name] == nil {
                byMediaType[name] = identifier
            }
        }
    }

    /// Returns what is known of a type.
    func entry(_ identifier: String) -> Entry? { entries[identifier] }

    /// All identifiers, in order.
    var identifiers: [String] { entries.keys.sorted() }

    /// Identifier, name, what it is one of, extensions, media types.
    private static let lines = """
        public.item | item | | |
        public.content | content | | |
        public.data | data | public.item | |
        public.directory | directory | public.item | |
        public.folder | folder | public.directory | |
        public.url | URL | public.data | |
        public.file-url | file URL | public.url | |
        public.composite-content | composite content | public.content | |
        public.text | text | public.data public.content | |
        public.plain-text | plain text | public.text | txt text | text/plain
        public.utf8-plain-text | UTF-8 text | public.plain-text | |
        public.utf16-plain-text | UTF-16 text | public.plain-text | |
        public.rtf | RTF document | public.text | rtf | text/rtf application/rtf
        public.html | HTML text | public.text | html htm | text/html
        public.xml | XML text | public.text | xml | application/xml text/xml
        public.json | JSON | public.text | json | application/json
        public.yaml | YAML | public.text | yaml yml | application/yaml text/yaml
        public.delimited-values-text | delimited values | public.text | |
        public.comma-separated-values-text | CSV document | public.delimited-values-text | csv | text/csv
        public.tab-separated-values-text | TSV document | public.delimited-values-text | tsv | text/tab-separated-values
        public.vcard | contact card | public.text | vcf vcard | text/vcard
        com.apple.ical.ics | calendar event | public.text | ics | text/calendar
        net.daringfireball.markdown | Markdown text | public.text | md markdown | text/markdown
        public.log | log file | public.plain-text | log |
        public.source-code | source code | public.plain-text | |
        public.swift-source | Swift source | public.source-code | swift | text/x-swift
        public.c-source | C source | public.source-code | c | text/x-c
        public.c-header | C header | public.source-code | h |
        public.c-plus-plus-source | C++ source | public.source-code | cpp cc cxx |
        public.objective-c-source | Objective-C source | public.source-code | m |
        public.script | script | public.source-code | |
        public.shell-script | shell script | public.script | sh | application/x-sh
        public.python-script | Python script | public.script | py | text/x-python
        com.netscape.javascript-source | JavaScript | public.source-code | js mjs | text/javascript application/javascript
        public.css | CSS | public.text | css | text/css
        com.apple.property-list | property list | public.data | plist | application/x-plist
        com.adobe.pdf | PDF document | public.data public.composite-content | pdf | application/pdf
        org.idpf.epub-container | EPUB | public.data public.composite-content | epub | application/epub+zip
        public.spreadsheet | spreadsheet | public.content | |
        public.presentation | presentation | public.composite-content | |
        com.microsoft.word.doc | Word 97 document | public.data public.composite-content | doc | application/msword
        org.openxmlformats.wordprocessingml.document | Word document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document
        com.microsoft.excel.xls | Excel 97 document | public.data public.spreadsheet | xls | application/vnd.ms-excel
        org.openxmlformats.spreadsheetml.sheet | Excel document | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        com.microsoft.powerpoint.ppt | PowerPoint 97 document | public.data public.presentation | ppt | application/vnd.ms-powerpoint
        org.openxmlformats.presentationml.presentation | PowerPoint document | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation
        public.image | image | public.data public.content | |
        public.png | PNG image | public.image | png | image/png
        public.jpeg | JPEG image | public.image | jpeg jpg jpe | image/jpeg image/jpg
        com.compuserve.gif | GIF image | public.image | gif | image/gif
        org.webmproject.webp | WebP image | public.image | webp | image/webp
        public.svg-image | SVG image | public.image | svg | image/svg+xml
        public.heic | HEIC image | public.heif-standard | heic | image/heic
        public.heif | HEIF image | public.heif-standard | heif | image/heif
        public.heif-standard | HEIF image | public.image | |
        public.avif | AVIF image | public.image | avif | image/avif
        public.tiff | TIFF image | public.image | tiff tif | image/tiff
        com.microsoft.bmp | BMP image | public.image | bmp | image/bmp
        com.microsoft.ico | Windows icon | public.image | ico | image/vnd.microsoft.icon image/x-icon
        public.camera-raw-image | raw image | public.image | |
        com.adobe.raw-image | DNG image | public.camera-raw-image | dng | image/x-adobe-dng
        public.audiovisual-content | audiovisual content | public.data public.content | |
        public.movie | movie | public.audiovisual-content | |
        public.video | video | public.movie | |
        public.audio | audio | public.audiovisual-content | |
        public.mpeg-4 | MPEG-4 movie | public.movie | mp4 | video/mp4
        com.apple.quicktime-movie | QuickTime movie | public.movie | mov qt | video/quicktime
        com.apple.m4v-video | Apple MPEG-4 movie | public.movie | m4v | video/x-m4v
        public.mpeg | MPEG movie | public.movie | mpg mpeg | video/mpeg
        public.avi | AVI movie | public.movie | avi | video/vnd.avi video/x-msvideo
        org.webmproject.webm | WebM movie | public.movie | webm | video/webm
        public.mp3 | MP3 audio | public.audio | mp3 | audio/mpeg audio/mp3
        public.mpeg-4-audio | MPEG-4 audio | public.audio | | audio/mp4
        com.apple.m4a-audio | Apple MPEG-4 audio | public.audio | m4a | audio/x-m4a
        com.microsoft.waveform-audio | waveform audio | public.audio | wav wave | audio/vnd.wave audio/wav audio/x-wav
        public.aiff-audio | AIFF audio | public.audio | aiff aif | audio/aiff audio/x-aiff
        public.midi-audio | MIDI audio | public.audio | mid midi | audio/midi
        org.xiph.flac | FLAC audio | public.audio | flac | audio/flac
        public.archive | archive | public.data | |
        public.zip-archive | ZIP archive | public.archive | zip | application/zip
        org.gnu.gnu-zip-archive | gzip archive | public.archive | gz | application/gzip
        public.bzip2-archive | bzip2 archive | public.archive | bz2 | application/x-bzip2
        public.tar-archive | TAR archive | public.archive | tar | application/x-tar
        public.font | font | public.data | |
        public.truetype-ttf-font | TrueType font | public.font | ttf | font/ttf
        public.opentype-font | OpenType font | public.font | otf | font/otf
        public.database | database | public.data | |
        public.executable | executable | public.data | |
        public.3d-content | 3D content | public.content | |
        """
}
