import Foundation

/// Returns the text of a key in the language of the person whose code runs.
///
/// The tables are those named "Localizable" of the app's resources: in folders of languages or in a
/// string catalog. Where a name is defined here and in Foundation, this one is nearer.
///
/// - Note: Differs from UIKit: Foundation's function, which is called with a bundle and without a
///   table's name, knows the process's language only.
///
/// - Parameters:
///   - key: The key.
///   - comment: A note for translators.
/// - Returns: The text; the key where no table has one.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedTexts.app.text(key, languages: LocalizedTexts.personsLanguages) ?? key
}

/// Returns the text of a key in the language of the person whose code runs.
///
/// - Parameters:
///   - key: The key.
///   - value: The text where no table has one; an empty one stands for the key.
///   - comment: A note for translators.
/// - Returns: The text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    let found = LocalizedTexts.app.text(key, languages: LocalizedTexts.personsLanguages)
    return found ?? (value.isEmpty ? key : value)
}

/// Returns the text of a key of a table in the language of the person whose code runs.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table, without an ending.
///   - bundle: The bundle; the main one, the default, stands for all resources of the app.
///   - value: The text where the table has none; an empty one, the default, stands for the key.
///   - comment: A note for translators.
/// - Returns: The text.
public func NSLocalizedString(
    _ key: String,
    tableName: String,
    bundle: Bundle = Bundle.main,
    value: String = "",
    comment: String
) -> String {
    let found = LocalizedTexts(bundle: bundle).text(
        key,
        table: tableName,
        languages: LocalizedTexts.personsLanguages
    )
    return found ?? (value.isEmpty ? key : value)
}
