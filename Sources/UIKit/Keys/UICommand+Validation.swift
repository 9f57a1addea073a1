/// What a responder said of a command, which counts until it is asked again.
struct CommandValidation {
    /// What is shown of a command.
    struct Look: Equatable {
        var title: String
        var image: UIImage?
        var attributes: UIMenuElement.Attributes
        var state: UIMenuElement.State
        var discoverabilityTitle: String?
    }

    var before: Look
    var after: Look
}

extension UICommand {
    private var look: CommandValidation.Look {
        get {
            CommandValidation.Look(
                title: title,
                image: image,
                attributes: attributes,
                state: state,
                discoverabilityTitle: discoverabilityTitle
            )
        }
        set {
            title = newValue.title
            image = newValue.image
            attributes = newValue.attributes
            state = newValue.state
            discoverabilityTitle = newValue.discoverabilityTitle
        }
    }

    /// Asks who would be called to say how the command looks now.
    ///
    /// What it said last is taken back before, unless the app set something else since.
    func validate(by target: AnyObject?) {
        if let validation, validation.after == look { look = validation.before }
        validation = nil
        let before = look
        (target as? UIResponder)?.validate(self)
        if look != before { validation = CommandValidation(before: before, after: look) }
    }
}
