/// The header word that Core Foundation expects behind the reference count of every object.
///
/// `NSMutableAttributedString` compares attributes with `CFEqual`, which on Linux reads this word
/// (`_cfinfoa` of `CFRuntimeBase`, CFRuntime.h) of any object and traps where it holds no type.
/// Type 1, "CFType", with a class that is not Core Foundation's, makes it call `isEqual(_:)`. So
/// this is the first stored property of every class whose objects are used as attributes.
struct CoreFoundationInfo: Sendable {
    private let bits: UInt64 = 0x180
}
