import Foundation

/// A text that depends on numbers, as `.stringsdict` files and string catalogs have it.
package struct IBPluralText: Sendable, Hashable {
    /// A part of the text that depends on one number: "%#@name@" stands for it.
    package struct Variable: Sendable, Hashable {
        /// How its number is written, without the percent sign: "d", "lld".
        package let specifier: String
        /// Which argument is its number, from 0; nil for the next one.
        package let argument: Int?
        /// The texts by the plural's category: "zero", "one", "two", "few", "many", "other".
        package let forms: [String: String]

        /// Creates a part.
        package init(specifier: String, argument: Int?, forms: [String: String]) {
            self.specifier = specifier
            self.argument = argument
            self.forms = forms
        }
    }

    /// The whole text by the category of its first number; "other" alone where only parts depend on some.
    package let forms: [String: String]
    /// The parts by their names.
    package let variables: [String: Variable]

    /// Creates a text.
    package init(forms: [String: String], variables: [String: Variable]) {
        self.forms = forms
        self.variables = variables
    }

    /// Reads an entry of a `.stringsdict` file; nil where it has no format.
    init?(propertyList entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: Variable] = [:]
        for (name, value) in entry {
            guard let rule = value as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { continue }
            variables[name] = Variable(
                specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
                argument: nil,
                forms: rule.compactMapValues { $0 as? String }
            )
        }
        self.init(forms: ["other": format], variables: variables)
    }

    /// Reads the text of a catalog in one language; nil for one that depends on no number.
    init?(catalog localization: [String: JSONValue]) {
        if let format = localization["stringUnit"]?.object["value"]?.string {
            guard let substitutions = localization["substitutions"]?.object, !substitutions.isEmpty
            else { return nil }
            let variables = substitutions.mapValues { value in
                let number = value.object["argNum"]?.number
                return Variable(
                    specifier: value.object["formatSpecifier"]?.string ?? "lld",
                    argument: number.flatMap { (1...64).contains($0) ? Int($0) - 1 : nil },
                    forms: Self.forms(value.object)
                )
            }
            self.init(forms: ["other": format], variables: variables)
        } else {
            let forms = Self.forms(localization)
            guard !forms.isEmpty else { return nil }
            self.init(forms: forms, variables: [:])
        }
    }

    private static func forms(_ localization: [String: JSONValue]) -> [String: String] {
        let cases = localization["variations"]?.object["plural"]?.object ?? [:]
        return cases.compactMapValues { $0.object["stringUnit"]?.object["value"]?.string }
    }
}

/// The texts of a `.stringsdict` file by their keys.
package struct IBPluralTable: Sendable, Equatable {
    /// The texts by key.
    package let entries: [String: IBPluralText]

    /// The size of the largest table that is read.
    private static let byteLimit = 16 << 20

    /// Reads a table: a property list in XML or binary.
    package init(_ bytes: [UInt8], fileName: String) throws(DocumentError) {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let entries = list as? [String: Any] else {
            throw DocumentError(
                fileName: fileName,
                problem: .contents(found: "no property list of plurals", expected: "one")
            )
        }
        self.entries = entries.compactMapValues { value in
            (value as? [String: Any]).flatMap { IBPluralText(propertyList: $0) }
        }
    }

    /// Reads the table of a file.
    package init(contentsOf url: URL) throws(DocumentError) {
        try self.init(
            FileReader.bytes(of: url, limit: Self.byteLimit),
            fileName: url.lastPathComponent
        )
    }
}
