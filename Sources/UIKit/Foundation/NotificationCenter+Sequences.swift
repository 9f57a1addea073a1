import Foundation

extension NotificationCenter {
    /// Returns the notifications of a name, which Foundation for Linux lacks.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The sender; nil, the default, for all.
    /// - Returns: A sequence that waits for each notification.
    public func notifications(
        named name: Foundation.Notification.Name,
        object: AnyObject? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name, as they are posted from the time on that they are waited for.
    ///
    /// Of those that are posted while nobody waits, the last 64 are kept. What runs as a scene's code
    /// does not hear what UIKit tells of another scene, such as its keyboard; when its own scene has
    /// ended, it waits no more from the next notification on.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        // Safe: constants, of which the sender is compared only.
        fileprivate let center: NotificationCenter
        fileprivate let name: Foundation.Notification.Name
        fileprivate let object: AnyObject?

        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// What waits for the notifications; its end ends the observation.
        public struct Iterator: AsyncIteratorProtocol {
            private var notes: AsyncStream<Sent>.Iterator

            fileprivate init(_ sequence: Notifications) {
                let (stream, continuation) = AsyncStream.makeStream(
                    of: Sent.self,
                    bufferingPolicy: .bufferingNewest(64)
                )
                let origin =
                    MainThread.isCurrent
                    ? MainActor.assumeIsolated { RenderContext.current?.origin } : nil
                let token = sequence.center.addObserver(
                    forName: sequence.name,
                    object: sequence.object,
                    queue: nil
                ) { note in
                    let sent = Sent(value: note)
                    if let origin, MainThread.isCurrent {
                        // Nobody is there for whom it could wait, and all that it holds.
                        if sent.isTooLate(for: origin) { return continuation.finish() }
                        if sent.isForeign(to: origin) { return }
                    }
                    continuation.yield(sent)
                }
                let observation = Observation(center: sequence.center, token: token)
                continuation.onTermination = { _ in observation.end() }
                notes = stream.makeAsyncIterator()
            }

            public mutating func next() async -> Foundation.Notification? {
                await notes.next()?.value
            }

            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async -> Foundation.Notification? {
                await notes.next(isolation: actor)?.value
            }
        }

        /// A notification on its way.
        private struct Sent: @unchecked Sendable {
            // Safe: a notification never changes.
            let value: Foundation.Notification

            /// Whether a scene has ended, and does not tell this of its end; asked on the main thread.
            func isTooLate(for origin: SceneOrigin) -> Bool {
                MainActor.assumeIsolated {
                    origin.context == nil && RenderContext.current?.origin !== origin
                }
            }

            /// Whether UIKit tells this of another scene; asked on the main thread.
            func isForeign(to origin: SceneOrigin) -> Bool {
                MainActor.assumeIsolated {
                    guard let scene = origin.context?.scene else { return false }
                    return SceneOfObject.isForeign(value, to: scene)
                }
            }
        }

        /// What is observed, to end it from any thread.
        private struct Observation: @unchecked Sendable {
            // Safe: the centre may be used from any thread, and the token is only handed back to it.
            let center: NotificationCenter
            let token: any NSObjectProtocol

            func end() { center.removeObserver(token as Any) }
        }
    }
}
