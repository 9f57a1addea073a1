import Foundation
import UniformTypeIdentifiers

/// What file names end with, where a tag is asked for.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: NSString = "public.filename-extension"
/// Types as the web names them, where a tag is asked for.
public nonisolated(unsafe) let kUTTagClassMIMEType: NSString = "public.mime-type"

/// Returns the type that a tag stands for, such as "public.png" for "png".
///
/// - Parameters:
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
///   - inTag: The tag.
///   - inConformingToUTI: What the type is to be one of; nil for any.
/// - Returns: The type, which is made for the tag where none is known; nil for another class of tags.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: NSString,
    _ inTag: NSString,
    _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
    let parent = inConformingToUTI.flatMap { UTType($0 as String) } ?? .data
    let type: UTType? =
        if inTagClass == kUTTagClassFilenameExtension {
            UTType(filenameExtension: inTag as String, conformingTo: parent)
        } else if inTagClass == kUTTagClassMIMEType {
            UTType(mimeType: inTag as String, conformingTo: parent)
        } else {
            nil
        }
    return type.map { .passRetained($0.identifier as NSString) }
}

/// Returns the first tag of a type, such as "image/png".
///
/// - Parameters:
///   - inUTI: The type.
///   - inTagClass: `kUTTagClassFilenameExtension` or `kUTTagClassMIMEType`.
/// - Returns: The tag; nil where there is none.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: NSString,
    _ inTagClass: NSString
) -> Unmanaged<NSString>? {
    guard let type = UTType(inUTI as String) else { return nil }
    let tag: String? =
        if inTagClass == kUTTagClassFilenameExtension {
            type.preferredFilenameExtension
        } else if inTagClass == kUTTagClassMIMEType {
            type.preferredMIMEType
        } else {
            nil
        }
    return tag.map { .passRetained($0 as NSString) }
}

/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: NSString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
        return false
    }
    return type.conforms(to: other)
}

/// Whether two names are of the same type: large and small letters count as the same.
public func UTTypeEqual(_ inUTI1: NSString, _ inUTI2: NSString) -> Bool {
    inUTI1.caseInsensitiveCompare(inUTI2 as String) == .orderedSame
}

/// What a type is called; nil where nobody says so.
public func UTTypeCopyDescription(_ inUTI: NSString) -> Unmanaged<NSString>? {
    UTType(inUTI as String)?.localizedDescription.map { .passRetained($0 as NSString) }
}
