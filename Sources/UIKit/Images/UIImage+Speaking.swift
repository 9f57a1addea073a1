import Foundation

extension UIImage {
    /// What a picture is called where nothing beside it says what it stands for.
    @MainActor var spokenName: String? {
        accessibilityLabel ?? state.symbol?.name.replacingOccurrences(of: ".", with: " ")
    }
}
