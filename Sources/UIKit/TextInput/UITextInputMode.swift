import Foundation

/// The language in which a person writes.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, such as "de-AT": that of the person's page, since browsers tell of no other.
    open private(set) var primaryLanguage: String?

    fileprivate init(_ language: String) {
        primaryLanguage = language
        super.init()
    }

    /// Returns the language of a scene's page; of the scene that runs where none is given.
    static func mode(of scene: UIWindowScene?) -> UITextInputMode? {
        let scene = scene ?? RenderContext.current?.scene
        return scene.map { UITextInputMode($0.languageTag) }
    }

    /// The languages that the person of the scene that runs can write in: one, or none known.
    open class var activeInputModes: [UITextInputMode] {
        mode(of: nil).map { [$0] } ?? []
    }

    /// Posted when the language changes; browsers do not say so.
    nonisolated public static let currentInputModeDidChangeNotification = Foundation.Notification
        .Name("UITextInputCurrentInputModeDidChangeNotification")
}
