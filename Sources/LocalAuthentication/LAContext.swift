import Foundation

/// What an owner of a device is asked for.
public enum LAPolicy: Int, Sendable {
    /// The face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// The face, a finger or the device's code.
    case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    /// The same as `none`.
    public static var LABiometryNone: LABiometryType { .none }
}

/// Asks whether the owner of a device is there.
///
/// A server has no owner's face, fingers and code, and pages tell of none: it answers as a device without
/// them, so that apps ask for their own password.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isInvalid = false

    /// What the device knows its owner by: nothing.
    open var biometryType: LABiometryType { .none }
    /// What the dialog's button for another way says; kept, since no dialog is shown.
    open var localizedFallbackTitle: String?
    /// What the dialog's button for none says; kept, since no dialog is shown.
    open var localizedCancelTitle: String?
    /// What the dialog says that it is for; kept, since no dialog is shown.
    open var localizedReason = ""

    /// Whether the owner can be asked.
    ///
    /// - Parameters:
    ///   - policy: What is asked for.
    ///   - error: Gets why it cannot: `biometryNotAvailable`, or `passcodeNotSet` where the code would do.
    /// - Returns: False.
    open func canEvaluatePolicy(
        _ policy: LAPolicy,
        error: UnsafeMutablePointer<NSError?>?
    ) -> Bool {
        error?.pointee = reason(policy) as NSError
        return false
    }

    /// Asks the owner, which fails as `canEvaluatePolicy(_:error:)` says.
    ///
    /// - Parameters:
    ///   - policy: What is asked for.
    ///   - localizedReason: What for.
    ///   - reply: Is called on another thread.
    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reason = reason(policy)
        DispatchQueue.global().async { reply(false, reason) }
    }

    /// Asks the owner, which throws what `canEvaluatePolicy(_:error:)` says.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw reason(policy)
    }

    /// Ends the context: what is asked from then on fails with `invalidContext`.
    open func invalidate() { lock.withLock { isInvalid = true } }

    private func reason(_ policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
        return LAError(
            policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
        )
    }
}
