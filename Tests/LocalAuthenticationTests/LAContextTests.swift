import Foundation
import LocalAuthentication
import Testing

struct LAContextTests {
    @Test func nobodyIsKnown() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(error?.domain == LAErrorDomain && context.biometryType == .none)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        let found = await withCheckedContinuation { continuation in
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to see it") {
                continuation.resume(returning: $0 ? nil : $1 as? LAError)
            }
        }
        #expect(found?.code == .passcodeNotSet)
        context.invalidate()
        do {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
            Issue.record("nobody is known")
        } catch LAError.invalidContext {
        } catch {
            Issue.record("\(error)")
        }
    }
}
