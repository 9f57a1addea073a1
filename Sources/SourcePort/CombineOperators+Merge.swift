extension CombineOperators {
    /// The publisher of the values of any number of publishers.
    static let merge = #"""
        import Foundation
        import OpenCombine

        extension Publishers {
            /// The values of any number of publishers of one type, as they come.
            public struct MergeMany<Upstream: Publisher>: Publisher {
                public typealias Output = Upstream.Output
                public typealias Failure = Upstream.Failure

                public let publishers: [Upstream]

                public init(_ upstream: Upstream...) { publishers = upstream }

                public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
                    publishers = Array(upstream)
                }

                public func receive<S: Subscriber>(subscriber: S)
                where S.Input == Output, S.Failure == Failure {
                    Merged.attach(subscriber, publishers.map { $0.eraseToAnyPublisher() })
                }

                public func merge(with other: Upstream) -> MergeMany<Upstream> {
                    MergeMany(publishers + [other])
                }
            }
        }

        extension Publisher {
            /// Gives the values of this publisher and another of its type.
            public func merge(with other: Self) -> Publishers.MergeMany<Self> {
                Publishers.MergeMany(self, other)
            }
        }

        /// The values of several publishers on their way to a subscriber.
        private final class Merged<Downstream: Subscriber>: Subscription {
            private let lock = NSLock()
            private var downstream: Downstream?
            private var upstreams: [Int: Subscription] = [:]
            private var open: Int
            private var demand = Subscribers.Demand.none
            /// Values that the subscriber had not asked for yet, with the numbers of their publishers.
            private var waiting: [(Int, Downstream.Input)] = []

            private init(_ downstream: Downstream, _ count: Int) {
                self.downstream = downstream
                open = count
            }

            static func attach(
                _ downstream: Downstream,
                _ publishers: [AnyPublisher<Downstream.Input, Downstream.Failure>]
            ) {
                let merged = Merged(downstream, publishers.count)
                downstream.receive(subscription: merged)
                if publishers.isEmpty { return merged.finish() }
                for (number, publisher) in publishers.enumerated() {
                    publisher.subscribe(
                        AnySubscriber(
                            receiveSubscription: { merged.attach($0, number) },
                            receiveValue: { merged.receive($0, number) },
                            receiveCompletion: { merged.receive($0, number) }
                        )
                    )
                }
            }

            private func attach(_ upstream: Subscription, _ number: Int) {
                lock.lock()
                let isOver = downstream == nil
                let wanted: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
                if !isOver { upstreams[number] = upstream }
                lock.unlock()
                if isOver { return upstream.cancel() }
                upstream.request(wanted)
            }

            private func receive(_ value: Downstream.Input, _ number: Int) -> Subscribers.Demand {
                lock.lock()
                guard let downstream else {
                    lock.unlock()
                    return .none
                }
                guard demand > .none else {
                    waiting.append((number, value))
                    lock.unlock()
                    return .none
                }
                demand -= 1
                lock.unlock()
                let more = downstream.receive(value)
                lock.lock()
                demand += more
                lock.unlock()
                return .max(1)
            }

            private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
                lock.lock()
                upstreams[number] = nil
                open -= 1
                guard case .failure = completion else {
                    lock.unlock()
                    return finish()
                }
                let (downstream, upstreams) = end()
                lock.unlock()
                upstreams.forEach { $0.cancel() }
                downstream?.receive(completion: completion)
            }

            /// Says that there are no more values, once all publishers have said so.
            private func finish() {
                lock.lock()
                guard open == 0, waiting.isEmpty else { return lock.unlock() }
                let (downstream, _) = end()
                lock.unlock()
                downstream?.receive(completion: .finished)
            }

            func request(_ demand: Subscribers.Demand) {
                lock.lock()
                self.demand += demand
                lock.unlock()
                while let (number, value) = next() {
                    lock.lock()
                    let downstream = downstream
                    lock.unlock()
                    let more = downstream?.receive(value) ?? .none
                    lock.lock()
                    self.demand += more
                    let upstream = upstreams[number]
                    lock.unlock()
                    upstream?.request(.max(1))
                }
                finish()
            }

            private func next() -> (Int, Downstream.Input)? {
                lock.lock()
                defer { lock.unlock() }
                guard demand > .none, !waiting.isEmpty else { return nil }
                demand -= 1
                return waiting.removeFirst()
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
                    upstreams = [:]
                    waiting = []
                }
                return (downstream, Array(upstreams.values))
            }
        }
        """#

    /// The publishers of the values of two to eight publishers of several types.
    static var merges: String {
        let counts = 2...letters.count
        return """
            import OpenCombine

            extension Publishers {
            \(counts.map(publisher).joined(separator: "\n\n"))
            }

            extension Publisher {
            \(counts.map(method).joined(separator: "\n\n"))
            }

            """
    }

    private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

    private static func name(_ count: Int) -> String { count == 2 ? "Merge" : "Merge\(count)" }

    private static func lines(_ count: Int, _ line: (_ type: String, _ value: String) -> String)
        -> String
    {
        letters.prefix(count).map { line($0, $0.lowercased()) }.joined(separator: "\n")
    }

    private static func publisher(_ count: Int) -> String {
        let types = letters.prefix(count)
        let equal = types.dropFirst().map { "A.Output == \($0).Output, A.Failure == \($0).Failure" }
        return """
                /// The values of \(count) publishers, as they come.
                public struct \(name(count))<
                    \(types.map { "\($0): Publisher" }.joined(separator: ", "))
                >: Publisher
                where
                    \(equal.joined(separator: ",\n        "))
                {
                    public typealias Output = A.Output
                    public typealias Failure = A.Failure

            \(lines(count) { "        public let \($1): \($0)" })

                    public init(\(types.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", "))) {
            \(lines(count) { "            self.\($1) = \($1)" })
                    }

                    public func receive<Downstream: Subscriber>(subscriber: Downstream)
                    where Downstream.Input == Output, Downstream.Failure == Failure {
                        MergeMany([
            \(lines(count) { "                \($1).eraseToAnyPublisher()," })
                        ]).receive(subscriber: subscriber)
                    }
                }
            """
    }

    private static func method(_ count: Int) -> String {
        let types = letters.prefix(count).dropFirst()
        let values = types.map { $0.lowercased() }
        let parameters = types.map { ($0 == "B" ? "with b: B" : "_ \($0.lowercased()): \($0)") }
        let equal = types.map { "\($0).Output == Output, \($0).Failure == Failure" }
        return """
                /// Gives the values of this publisher and \(count == 2 ? "another" : "\(count - 1) others").
                public func merge<\(types.map { "\($0): Publisher" }.joined(separator: ", "))>(
                    \(parameters.joined(separator: ", "))
                ) -> Publishers.\(name(count))<\((["Self"] + types).joined(separator: ", "))>
                where
                    \(equal.joined(separator: ",\n        "))
                { Publishers.\(name(count))(\((["self"] + values).joined(separator: ", "))) }
            """
    }
}
