import Foundation

/// Any object, as functions of Apple's older frameworks take it.
public typealias CFTypeRef = AnyObject

/// A Boolean as an object, as functions of Apple's older frameworks take it.
public typealias CFBoolean = NSNumber

/// True as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
