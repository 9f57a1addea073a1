import Foundation

@testable import TextMetrics

/// Returns a library over the installed fonts.
func makeLibrary(
    _ change: (inout FontLibrary.Configuration) -> Void = { _ in }
) throws -> FontLibrary {
    var configuration = FontLibrary.Configuration()
    change(&configuration)
    return try FontLibrary(configuration)
}
