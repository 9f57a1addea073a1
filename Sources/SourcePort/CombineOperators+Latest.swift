extension CombineOperators {
    /// The publishers of the latest values of several.
    static let latest = #"""
        import Foundation
        import OpenCombine

        extension Publishers {
            /// The latest values of two publishers, together.
            public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
                public typealias Output = (A.Output, B.Output)
                public typealias Failure = A.Failure

                public let a: A
                public let b: B

                public init(_ a: A, _ b: B) {
                    self.a = a
                    self.b = b
                }

                public func receive<S: Subscriber>(subscriber: S)
                where S.Input == Output, S.Failure == Failure {
                    let latest = Latest<A, B, S>(subscriber)
                    subscriber.receive(subscription: latest)
                    a.subscribe(
                        AnySubscriber(
                            receiveSubscription: { latest.attach($0) },
                            receiveValue: { latest.receive(first: $0) },
                            receiveCompletion: { latest.receive($0) }
                        )
                    )
                    b.subscribe(
                        AnySubscriber(
                            receiveSubscription: { latest.attach($0) },
                            receiveValue: { latest.receive(second: $0) },
                            receiveCompletion: { latest.receive($0) }
                        )
                    )
                }
            }

            /// The latest values of three publishers, together.
            public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
            where A.Failure == B.Failure, B.Failure == C.Failure {
                public typealias Output = (A.Output, B.Output, C.Output)
                public typealias Failure = A.Failure

                public let a: A
                public let b: B
                public let c: C

                public init(_ a: A, _ b: B, _ c: C) {
                    self.a = a
                    self.b = b
                    self.c = c
                }

                public func receive<S: Subscriber>(subscriber: S)
                where S.Input == Output, S.Failure == Failure {
                    CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
                        .receive(subscriber: subscriber)
                }
            }

            /// The latest values of four publishers, together.
            public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
            where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
                public typealias Output = (A.Output, B.Output, C.Output, D.Output)
                public typealias Failure = A.Failure

                public let a: A
                public let b: B
                public let c: C
                public let d: D

                public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                    self.a = a
                    self.b = b
                    self.c = c
                    self.d = d
                }

                public func receive<S: Subscriber>(subscriber: S)
                where S.Input == Output, S.Failure == Failure {
                    CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
                        .map { ($0.0, $0.1, $1.0, $1.1) }
                        .receive(subscriber: subscriber)
                }
            }
        }

        extension Publisher {
            /// Gives the latest values of this publisher and another.
            public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
            where P.Failure == Failure { Publishers.CombineLatest(self, other) }

            /// Gives what is made of the latest values of this publisher and another.
            public func combineLatest<P: Publisher, T>(
                _ other: P,
                _ transform: @escaping (Output, P.Output) -> T
            ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
                Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
            }

            /// Gives the latest values of this publisher and two others.
            public func combineLatest<P: Publisher, Q: Publisher>(
                _ publisher1: P,
                _ publisher2: Q
            ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
                Publishers.CombineLatest3(self, publisher1, publisher2)
            }

            /// Gives what is made of the latest values of this publisher and two others.
            public func combineLatest<P: Publisher, Q: Publisher, T>(
                _ publisher1: P,
                _ publisher2: Q,
                _ transform: @escaping (Output, P.Output, Q.Output) -> T
            ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
            where P.Failure == Failure, Q.Failure == Failure {
                Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
            }

            /// Gives the latest values of this publisher and three others.
            public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
                _ publisher1: P,
                _ publisher2: Q,
                _ publisher3: R
            ) -> Publishers.CombineLatest4<Self, P, Q, R>
            where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
                Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
            }

            /// Gives what is made of the latest values of this publisher and three others.
            public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
                _ publisher1: P,
                _ publisher2: Q,
                _ publisher3: R,
                _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
            ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
            where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
                Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
                    .map { transform($0.0, $0.1, $0.2, $0.3) }
            }
        }

        /// The latest values of two publishers on their way to a subscriber.
        private final class Latest<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription
        where
            A.Failure == B.Failure, Downstream.Input == (A.Output, B.Output),
            Downstream.Failure == A.Failure
        {
            private let lock = NSLock()
            private var downstream: Downstream?
            private var first: A.Output?
            private var second: B.Output?
            private var upstreams: [Subscription] = []
            private var finished = 0
            private var demand = Subscribers.Demand.none
            private var isAsked = false
            /// Whether there are values that the subscriber had not asked for yet.
            private var isWaiting = false

            init(_ downstream: Downstream) { self.downstream = downstream }

            func attach(_ upstream: Subscription) {
                lock.lock()
                let isOver = downstream == nil
                let isAsked = isAsked
                if !isOver { upstreams.append(upstream) }
                lock.unlock()
                if isOver { return upstream.cancel() }
                if isAsked { upstream.request(.unlimited) }
            }

            func receive(first value: A.Output) -> Subscribers.Demand {
                lock.lock()
                first = value
                isWaiting = second != nil
                lock.unlock()
                send()
                return .none
            }

            func receive(second value: B.Output) -> Subscribers.Demand {
                lock.lock()
                second = value
                isWaiting = first != nil
                lock.unlock()
                send()
                return .none
            }

            private func send() {
                lock.lock()
                guard isWaiting, demand > .none, let downstream, let first, let second else {
                    return lock.unlock()
                }
                isWaiting = false
                demand -= 1
                lock.unlock()
                let more = downstream.receive((first, second))
                guard more > .none else { return }
                lock.lock()
                demand += more
                lock.unlock()
            }

            func receive(_ completion: Subscribers.Completion<A.Failure>) {
                lock.lock()
                finished += 1
                if case .finished = completion, finished < 2 { return lock.unlock() }
                let (downstream, upstreams) = end()
                lock.unlock()
                if case .failure = completion { upstreams.forEach { $0.cancel() } }
                downstream?.receive(completion: completion)
            }

            func request(_ demand: Subscribers.Demand) {
                lock.lock()
                self.demand += demand
                let toAsk = isAsked ? [] : upstreams
                isAsked = true
                lock.unlock()
                toAsk.forEach { $0.request(.unlimited) }
                send()
            }

            func cancel() {
                lock.lock()
                let (_, upstreams) = end()
                lock.unlock()
                upstreams.forEach { $0.cancel() }
            }

            /// Forgets everything; called with the lock held.
            private func end() -> (Downstream?, [Subscription]) {
                defer {
                    downstream = nil
                    upstreams = []
                    first = nil
                    second = nil
                }
                return (downstream, upstreams)
            }
        }
        """#
}
