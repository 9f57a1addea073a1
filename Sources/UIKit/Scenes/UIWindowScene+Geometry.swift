import Foundation

extension UIWindowScene {
    /// How an app wishes a scene to stand.
    @preconcurrency @MainActor
    public final class GeometryPreferences: NSObject {
        /// The orientations that are wished for.
        let orientations: UIInterfaceOrientationMask

        private init(orientations: UIInterfaceOrientationMask) {
            self.orientations = orientations
            super.init()
        }

        /// Creates a wish for one of some orientations.
        public static func iOS(
            interfaceOrientations: UIInterfaceOrientationMask
        ) -> GeometryPreferences {
            GeometryPreferences(orientations: interfaceOrientations)
        }
    }

    /// How a scene stands.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The space that the scene's windows stand in.
        public let coordinateSpace: any UICoordinateSpace
        /// How the interface is turned.
        public let interfaceOrientation: UIInterfaceOrientation

        init(of scene: UIWindowScene) {
            coordinateSpace = scene.coordinateSpace
            interfaceOrientation = scene.interfaceOrientation
            super.init()
        }
    }

    /// How the scene stands now.
    public var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Asks for another stand of the scene.
    ///
    /// - Note: Differs from UIKit: pages cannot turn their windows, so that the request fails wherever
    ///   the window does not stand as wished.
    /// - Parameters:
    ///   - geometryPreferences: What the app wishes.
    ///   - errorHandler: Called with the reason why nothing was turned, after what runs now.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let own: UIInterfaceOrientationMask =
            interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
        guard geometryPreferences.orientations.isDisjoint(with: own), let errorHandler else {
            return
        }
        call(after: 0) { errorHandler(SceneGeometryError()) }
    }
}

/// Why a scene was not turned.
struct SceneGeometryError: LocalizedError {
    var errorDescription: String? { "Pages cannot turn the windows that they are shown in." }
}
