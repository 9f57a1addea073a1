import Foundation

/// A kind of file or data, by its identifier such as "public.png".
///
/// The types that the system declares here are those of ``UTType``'s own names; a file's extension
/// or media type that none of them has makes a dynamic type, which is data.
public struct UTType: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The identifier.
    public let identifier: String

    /// Creates a type of an identifier; nil where none has it.
    public init?(_ identifier: String) {
        guard TypeTable.shared.entry(identifier) != nil || identifier.hasPrefix(Self.dynamicPrefix)
        else { return nil }
        self.identifier = identifier
    }

    /// Creates the type of a file extension, without its dot.
    ///
    /// It is a dynamic one for extensions that are not known, and nil where the known one does not conform.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, in any case.
    ///   - supertype: What the type conforms to; default data.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(TypeTable.shared.byExtension, filenameExtension, "extension", supertype)
    }

    /// Creates the type of a media type such as "image/png".
    ///
    /// It is a dynamic one for media types that are not known, and nil where the known one does not conform.
    ///
    /// - Parameters:
    ///   - mimeType: The media type, without parameters.
    ///   - supertype: What the type conforms to; default data.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(TypeTable.shared.byMediaType, mimeType, "media", supertype)
    }

    private init?(_ known: [String: String], _ tag: String, _ kind: String, _ supertype: UTType) {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return nil }
        if let found = known[tag] {
            identifier = found
            guard conforms(to: supertype) else { return nil }
        } else {
            let name = tag.unicodeScalars.map { scalar in
                scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    ? String(scalar) : "-"
            }
            identifier = Self.dynamicPrefix + kind + "." + name.joined()
        }
    }

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// The beginning of the identifiers of types that are made for a file.
    private static let dynamicPrefix = "dyn."

    /// Whether the type was made for a file whose kind is not known.
    public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }
    /// Whether the type is known to the system; so are all but dynamic ones.
    public var isDeclared: Bool { !isDynamic }
    /// Whether the type is one of the system's public ones.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The usual extension of files of the type; nil where there is none.
    public var preferredFilenameExtension: String? { entry?.extensions.first }
    /// The usual media type; nil where there is none.
    public var preferredMIMEType: String? { entry?.mediaTypes.first }
    /// What a person calls the type, in English; nil for dynamic types.
    public var localizedDescription: String? { entry?.name }

    /// The types that the type is one of, itself left out.
    public var supertypes: Set<UTType> {
        guard let entry else { return [.data, .item] }
        var found: Set<UTType> = []
        for parent in entry.parents {
            let parent = UTType(known: parent)
            found.insert(parent)
            found.formUnion(parent.supertypes)
        }
        return found
    }

    /// Returns whether the type is another one or one of its kinds.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Returns whether the type is one of another's kinds.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether another type is one of this type's kinds.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var description: String { identifier }

    /// All extensions of files of the type, the usual one first.
    package var filenameExtensions: [String] { entry?.extensions ?? [] }
    /// All media types, the usual one first.
    package var mediaTypes: [String] { entry?.mediaTypes ?? [] }

    /// The declared types that are kinds of this one, by identifier.
    package var declaredSubtypes: [UTType] {
        TypeTable.shared.identifiers.map { UTType(known: $0) }.filter { $0.isSubtype(of: self) }
    }

    private var entry: TypeTable.Entry? { TypeTable.shared.entry(identifier) }
}
