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
        Demo(
            title: "Layout templates",
            subtitle: "Several layouts of one screen, and the way between them",
            identifier: "demo-templates",
            makeController: { TemplatesController() }
        ),
        Demo(
            title: "Layout templates, drawn",
            subtitle: "The same from a storyboard, with its segues and table",
            identifier: "demo-boards",
            storyboard: "LayoutTemplates"
        ),
        Demo(
            title: "Controls",
            subtitle: "Switches, sliders, steppers, segments, progress, symbols",
            identifier: "demo-controls",
            makeController: { ControlsController() }
        ),
        Demo(
            title: "Pickers",
            subtitle: "Wheels of rows, dates and times",
            identifier: "demo-pickers",
            makeController: { PickersController() }
        ),
        Demo(
            title: "Containers",
            subtitle: "Stacks, tabs, cards, bubbles and alerts",
            identifier: "demo-containers",
            makeController: { ContainersController() }
        ),
        Demo(
            title: "Columns",
            subtitle: "A list beside its details, or before them on phones",
            identifier: "demo-columns",
            makeController: { LettersController() }
        ),
        Demo(
            title: "Pages",
            subtitle: "A tour that is swiped through",
            identifier: "demo-pages",
            makeController: { TourController() }
        ),
        Demo(
            title: "Settings",
            subtitle: "A form in groups, from nested stack views",
            identifier: "demo-settings",
            makeController: { SettingsController() }
        ),
        Demo(
            title: "Sign in",
            subtitle: "Text fields: keyboards, a secret, groups of digits",
            identifier: "demo-sign-in",
            makeController: { SignInController() }
        ),
        Demo(
            title: "Shop",
            subtitle: "A login from a storyboard, products in cells from a xib",
            identifier: "demo-shop",
            storyboard: "Shop"
        ),
        Demo(
            title: "Notes",
            subtitle: "Text views that grow and scroll, a search bar, links",
            identifier: "demo-notes",
            makeController: { NotesController() }
        ),
        Demo(
            title: "Preferences",
            subtitle: "A table in round groups, with the styles of cells",
            identifier: "demo-preferences",
            makeController: { PreferencesController() }
        ),
        Demo(
            title: "Contacts",
            subtitle: "Sections whose headers stay, rows that come and go",
            identifier: "demo-contacts",
            makeController: { ContactsController() }
        ),
        Demo(
            title: "Posts",
            subtitle: "A thousand rows that measure themselves",
            identifier: "demo-posts",
            makeController: { PostsController() }
        ),
        Demo(
            title: "Media",
            subtitle: "Baselines, long titles, a shelf that scrolls in pages",
            identifier: "demo-media",
            makeController: { MediaController() }
        ),
        Demo(
            title: "Cards",
            subtitle: "Text in several lines makes the height",
            identifier: "demo-cards",
            makeController: { CardController() }
        ),
        Demo(
            title: "Right to left",
            subtitle: "Arabic and Hebrew: leading is the right side",
            identifier: "demo-right-to-left",
            makeController: { RightToLeftController() }
        ),
        Demo(
            title: "Feed",
            subtitle: "Posts of stack views in a long scroll view",
            identifier: "demo-feed",
            makeController: { FeedController() }
        ),
        Demo(
            title: "Gestures",
            subtitle: "A card to drag, pinch, turn and press",
            identifier: "demo-gestures",
            makeController: { GesturesController() }
        ),
        Demo(
            title: "Drag and drop",
            subtitle: "Rows to order, fruit for a basket, pictures from elsewhere",
            identifier: "demo-dragging",
            makeController: { DraggingController() }
        ),
        Demo(
            title: "Album",
            subtitle: "A grid of photographs; headers stay, cells are marked",
            identifier: "demo-album",
            makeController: { AlbumController() }
        ),
        Demo(
            title: "Journeys",
            subtitle: "Cards side by side, page by page",
            identifier: "demo-journeys",
            makeController: { CarouselController() }
        ),
        Demo(
            title: "Library",
            subtitle: "An outline and a list from snapshots, swipes and menus",
            identifier: "demo-library",
            makeController: { UINavigationController(rootViewController: LibraryController()) }
        ),
        Demo(
            title: "Photos and files",
            subtitle: "What a person chooses, by the browser's dialogs",
            identifier: "demo-files",
            makeController: { FilesController() }
        ),
        Demo(
            title: "Web",
            subtitle: "A page of the app's own in a frame, kept apart",
            identifier: "demo-web",
            makeController: { WebController() }
        ),
        Demo(
            title: "Layers",
            subtitle: "Gradients, shapes, masks, and lines that grow",
            identifier: "demo-layers",
            makeController: { LayersController() }
        ),
        Demo(
            title: "Drawing",
            subtitle: "Rings, bars, dashes and images, drawn by the app",
            identifier: "demo-drawing",
            makeController: { DrawingController() }
        ),
        Demo(
            title: "Place",
            subtitle: "Where the browser says the page is",
            identifier: "demo-place",
            makeController: { PlaceController() }
        ),
        Demo(
            title: "Player",
            subtitle: "A screen that follows an observable model; glass, a zoom",
            identifier: "demo-player",
            makeController: { UINavigationController(rootViewController: PlayerController()) }
        ),
    ]
}

extension Demo {
    /// Creates a demo of the initial controller of a storyboard.
    @MainActor
    init(title: String, subtitle: String, identifier: String, storyboard: String) {
        self.init(title: title, subtitle: subtitle, identifier: identifier) {
            let controller = UIStoryboard(name: storyboard, bundle: nil)
                .instantiateInitialViewController()
            return controller ?? UIViewController()
        }
    }
}
