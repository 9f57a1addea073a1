import Foundation
import MobileCoreServices
import Testing

/// Types by the names of before iOS 14.
struct TypeNamesTests {
    /// As apps look for what the web calls a file's type.
    private func mediaType(_ ending: String) -> String? {
        guard
            let type = UTTypeCreatePreferredIdentifierForTag(
                kUTTagClassFilenameExtension,
                ending as NSString,
                nil
            )?.takeRetainedValue()
        else { return nil }
        let found = UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)
        return found?.takeRetainedValue() as String?
    }

    @Test func tagsLeadToTypesAndBack() {
        #expect(mediaType("png") == "image/png" && mediaType("json") == "application/json")
        #expect(mediaType("nonsense") == nil)
        let type = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassMIMEType,
            "image/gif",
            kUTTypeImage
        )
        #expect(type?.takeRetainedValue() == kUTTypeGIF)
        #expect(UTTypeCreatePreferredIdentifierForTag("other", "png", nil) == nil)
        #expect(UTTypeCopyPreferredTagWithClass("no.such.type", kUTTagClassMIMEType) == nil)
    }

    @Test func typesAreKindsOfOthers() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(UTTypeConformsTo("PUBLIC.PNG", kUTTypePNG) && UTTypeEqual("a.B", "A.b"))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(!UTTypeConformsTo("", kUTTypeGIF))
        #expect(kUTTypeMovie as String == "public.movie" && String(kUTTypePDF) == "com.adobe.pdf")
    }
}
