/// What a change of a property asks a view for.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Asks the view for it.
    func invalidate(view: UIView)
}

extension UIView {
    /// What changes of properties can ask for, alone or several together.
    public enum Invalidations {
        /// Asks for a layout.
        public struct Layout: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// Asks for a drawing.
        public struct Display: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// Asks for an update of constraints.
        public struct Constraints: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// Asks for the natural size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Asks a cell, a header or a button for its configuration.
        public struct Configuration: UIViewInvalidating {
            public func invalidate(view: UIView) { view.configurationMayDiffer() }
        }
        /// Asks for an update of properties.
        public struct Properties: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// Asks for two things.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>:
            UIViewInvalidating
        {
            let first: First
            let second: Second

            /// Creates one that asks for both.
            public init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view whose changes to another value ask the view for something.
    ///
    ///     @Invalidating(.display, .layout) var lineWidth = 1.0
    @preconcurrency @MainActor
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Reached through the view that has the property.
        @available(*, unavailable, message: "Only properties of views can be @Invalidating.")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance view: EnclosingSelf,
            wrapped wrappedPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage path: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { view[keyPath: path].value }
            set {
                guard view[keyPath: path].value != newValue else { return }
                view[keyPath: path].value = newValue
                view[keyPath: path].invalidation.invalidate(view: view)
            }
        }

        /// Creates a property whose changes ask for one thing.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// Creates a property whose changes ask for two things.
        public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
        where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
        }

        /// Creates a property whose changes ask for three things.
        public init<First, Second, Third>(
            wrappedValue: Value,
            _ first: First,
            _ second: Second,
            _ third: Third
        )
        where
            InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third>
        {
            let two = Invalidations.Tuple(first, second)
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(two, third))
        }

        /// Creates a property whose changes ask for four things.
        public init<First, Second, Third, Fourth>(
            wrappedValue: Value,
            _ first: First,
            _ second: Second,
            _ third: Third,
            _ fourth: Fourth
        )
        where
            InvalidationType
                == Invalidations.Tuple<
                    Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>
                >
        {
            let halves = (Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth))
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(halves.0, halves.1))
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Asks for a layout.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Asks for a drawing.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Asks for an update of constraints.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Asks for the natural size.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// Asks a cell, a header or a button for its configuration.
    public static var configuration: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// Asks for an update of properties.
    public static var properties: Self { Self() }
}
