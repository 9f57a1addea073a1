import CoreGraphics

extension UIViewController {
    /// The animation in which a controller comes and goes.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        private enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        private let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// A transition in which the view slides in from below.
        public static var coverVertical: Transition { Transition(.modal(.coverVertical)) }
        /// A transition in which the view turns about its upright middle.
        public static var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
        /// A transition in which the view fades in.
        public static var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }

        /// Returns a transition in which the view grows out of another one, and shrinks back into it.
        ///
        /// - Parameters:
        ///   - options: What else the transition does; nil for nothing.
        ///   - sourceViewProvider: Returns the view that the animation begins or ends with, asked as the
        ///     controller comes and again as it goes; nil has the system's animation in its place.
        /// - Returns: The transition.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
        }

        /// Returns a transition in which the view grows out of an item of a bar.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider:
                @escaping (ZoomSourceViewProviderContext) ->
                UIBarButtonItem?
        ) -> Transition {
            zoom(options: options) { sourceBarButtonItemProvider($0)?.shownView }
        }

        /// Returns what animates the transition.
        ///
        /// - Parameters:
        ///   - isComing: Whether the controller comes.
        ///   - zoomed: The controller that comes or goes.
        ///   - source: The one that it comes from, or goes back to.
        ///   - isStep: Whether it is a step of a navigation controller, which only zooms.
        /// - Returns: The animator; nil for the system's animation.
        func makeAnimator(
            isComing: Bool,
            _ zoomed: UIViewController,
            from source: UIViewController,
            isStep: Bool
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            switch kind {
            case .modal(let style):
                return isStep ? nil : ModalAnimator(style, isPresenting: isComing)
            case .zoom(let options, let provider):
                let context = ZoomSourceViewProviderContext(source, zoomed)
                guard let view = provider(context) else { return nil }
                return ZoomAnimator(view, zoomed, options, isComing: isComing)
            }
        }

        /// Returns whether a finger may lead the way back.
        func mayBegin(at location: CGPoint, velocity: CGVector) -> Bool {
            guard case .zoom(let options, _) = kind,
                let decide = options.interactiveDismissShouldBegin
            else { return true }
            return decide(ZoomOptions.InteractionContext(location, velocity))
        }

        /// The controllers between which a zoom takes place.
        @preconcurrency @MainActor
        public final class ZoomSourceViewProviderContext: NSObject {
            /// The controller that the zoomed one comes from.
            public let sourceViewController: UIViewController
            /// The controller that comes or goes.
            public let zoomedViewController: UIViewController

            init(_ source: UIViewController, _ zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }

        /// What a zoom does besides.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            /// The colour over what is behind the zoomed view; nil, the default, for none.
            public var dimmingColor: UIColor?
            /// The effect over what is behind the zoomed view; nil, the default, for none.
            public var dimmingVisualEffect: UIVisualEffect?
            /// Returns the part of the zoomed view, in its coordinates, that lies over the source view;
            /// nil, also as a result, is all of it.
            public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
            /// Returns whether a finger may lead the way back; nil, the default, always lets it.
            public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

            /// Creates options that do nothing besides.
            public override init() {
                super.init()
            }

            /// The views of a zoom.
            @preconcurrency @MainActor
            public final class AlignmentRectContext: NSObject {
                /// The view that the zoomed one grows out of.
                public let sourceView: UIView
                /// The controller that comes or goes.
                public let zoomedViewController: UIViewController

                init(_ source: UIView, _ zoomed: UIViewController) {
                    sourceView = source
                    zoomedViewController = zoomed
                    super.init()
                }
            }

            /// A finger that may lead the way back.
            @preconcurrency @MainActor
            public final class InteractionContext: NSObject {
                /// Where the finger is, in the coordinates of the zoomed view.
                public let location: CGPoint
                /// How fast it moves, in points each second.
                public let velocity: CGVector
                /// Whether the system would let the way back begin.
                public let willBegin = true

                init(_ location: CGPoint, _ velocity: CGVector) {
                    self.location = location
                    self.velocity = velocity
                    super.init()
                }
            }
        }
    }
}
