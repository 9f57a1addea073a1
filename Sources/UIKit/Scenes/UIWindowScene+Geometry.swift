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
    ///   - errorHandler: Called with the reason why nothing was turned, after what runs now: neither
    ///     the app nor the controller in charge is made for what is wished, or the page stands otherwise.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let own: UIInterfaceOrientationMask =
            interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
        let (wish, supported) = (geometryPreferences.orientations, supportedOrientations)
        let error: SceneGeometryError
        if wish.isDisjoint(with: supported) {
            error = .unsupported(wish, supported)
        } else if wish.isDisjoint(with: own) {
            error = .fixed
        } else {
            return
        }
        guard let errorHandler else { return }
        call(after: 0) { errorHandler(error) }
    }

    /// The orientations that the app and the controller in charge are made for.
    ///
    /// A controller is asked once, and anew after `setNeedsUpdateOfSupportedInterfaceOrientations()`.
    private var supportedOrientations: UIInterfaceOrientationMask {
        guard let window = keyWindow ?? windows.first,
            let controller = window.rootViewController?.inChargeOfOrientations
        else { return .all }
        let requests = requirePageRequests()
        if let answer = requests.orientations, answer.controller === controller {
            return answer.orientations
        }
        let app = UIApplication.shared
        let all = app.delegate?.application(app, supportedInterfaceOrientationsFor: window) ?? .all
        let found = controller.supportedInterfaceOrientations.intersection(all)
        requests.orientations = OrientationAnswer(controller: controller, orientations: found)
        return found
    }
}

/// The orientations that a controller, with its app, is made for.
struct OrientationAnswer {
    weak var controller: UIViewController?
    let orientations: UIInterfaceOrientationMask
}

extension UIViewController {
    /// Has the orientations asked anew that the controllers of the scene that runs are made for.
    ///
    /// Nothing is turned: the window of a page stands as its device does.
    public class func attemptRotationToDeviceOrientation() {
        UIWindowScene.current?.requests?.orientations = nil
    }

    /// The uppermost controller that covers the whole window: this one, or one presented above it.
    fileprivate var inChargeOfOrientations: UIViewController {
        guard let upper = presentedViewController, !upper.isBeingDismissed,
            [.fullScreen, .overFullScreen].contains(upper.modalPresentationStyle)
        else { return self }
        return upper.inChargeOfOrientations
    }
}

/// Why a scene was not turned.
enum SceneGeometryError: LocalizedError {
    /// Neither of the wished orientations is one that the controller in charge is made for.
    case unsupported(UIInterfaceOrientationMask, UIInterfaceOrientationMask)
    /// The page stands as its browser has it.
    case fixed

    var errorDescription: String? {
        switch self {
        case .fixed: "Pages cannot turn the windows that they are shown in."
        case .unsupported(let wish, let supported):
            "None of the requested orientations are supported by the view controller. "
                + "Requested: \(wish.names); Supported: \(supported.names)"
        }
    }
}

extension UIInterfaceOrientationMask {
    /// The names of the orientations, as messages have them.
    fileprivate var names: String {
        let all: [(Self, String)] = [
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
            (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
