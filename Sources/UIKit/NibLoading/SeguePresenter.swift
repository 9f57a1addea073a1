import InterfaceBuilder

/// What follows segues in place of the app's controllers: a designer's preview.
@MainActor
package protocol SeguePresenter: AnyObject {
    /// Follows a segue that a control or recognizer of a controller began.
    func follow(_ segue: IBSegue, from source: UIViewController)
}
