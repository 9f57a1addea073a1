import UIKit

/// One screen of the gallery.
struct Demo {
    let title: String
    let subtitle: String
    let identifier: String
    let makeController: @MainActor () -> UIViewController

    @MainActor static let all = [
        Demo(
            title: "Controller View Design",
            subtitle: "A label that moves when tapped, a counter, a picture",
            identifier: "demo-home",
            makeController: { HomeController() }
        ),
        Demo(
            title: "Typed controller",
            subtitle: "System colours, light and dark, without a downcast",
            identifier: "demo-colors",
            makeController: { ColorsController() }
        ),
        Demo(
            title: "Animations",
            subtitle: "Curves, springs, keyframes, interruption, looks",
            identifier: "demo-animations",
            makeController: { AnimationsController() }
        ),
    ]
}
