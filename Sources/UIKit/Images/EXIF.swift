import Foundation

/// The orientation in a JPEG file's EXIF segment: CIPA DC-008, §4.5 and §4.6.4.
enum EXIF {
    /// Returns the orientation of the segment whose content starts at an offset.
    static func orientation(_ reader: ByteReader, segment: Int) -> UIImage.Orientation? {
        guard reader.has("Exif\0\0", at: segment) else { return nil }
        let tiff = segment + 6
        let isLittleEndian = reader.has("II*\0", at: tiff)
        guard isLittleEndian || reader.has("MM\0*", at: tiff) else { return nil }
        func number(_ offset: Int, _ bytes: Int) -> Int? {
            reader.number(at: offset, bytes: bytes, isLittleEndian: isLittleEndian)
        }
        guard let directory = number(tiff + 4, 4), let count = number(tiff + directory, 2) else {
            return nil
        }
        for index in 0..<min(count, 512) {
            let entry = tiff + directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2).flatMap { .ofEXIF($0) } }
        }
        return nil
    }
}
