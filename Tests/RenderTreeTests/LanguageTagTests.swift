import RenderTree
import Testing

/// Which languages of clients count.
struct LanguageTagTests {
    @Test(arguments: [
        ("de", "de"), ("en-GB", "en-GB"), ("PT-br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"),
        ("zh-TW", "zh-TW"), ("zh-Hans", "zh-Hans"), ("es-419", "es-419"), ("iw-IL", "he-IL"),
    ])
    func languagesThatTheSystemKnowsCount(tag: String, known: String) {
        #expect(LanguageTag.known(tag) == known)
    }

    @Test(arguments: [
        ("a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-1", "en"), ("qqq-Latn-DE", "en"), ("-", "en"), ("", "en"),
        ("de-CH-1996", "de-CH"), ("de-ZQ", "de"), ("en-Latn-US", "en-US"), ("de-a-CH", "de"),
        ("fr-Zzzz-ZQ-x-whatever", "fr"), ("zh-Hant-ZQ", "zh-Hant"),
    ])
    func whatTheSystemDoesNotKnowIsLeftOut(tag: String, known: String) {
        #expect(LanguageTag.known(tag) == known)
    }
}
