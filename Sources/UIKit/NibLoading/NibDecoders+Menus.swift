import InterfaceBuilder

extension NibLoader {
    /// Makes the menu of a button or an item; nil where the document has none.
    func menu(of object: IBObject) -> UIMenu? {
        object.object("menu").flatMap { $0.elementName == "menu" ? makeMenu(resolved($0)) : nil }
    }

    /// Makes a menu with all that is in it.
    func makeMenu(_ object: IBObject) -> UIMenu {
        let names = object.flags("options") ?? []
        var options: UIMenu.Options = []
        for (name, option) in Self.menuOptions
        where names.contains(name) || object.bool(name) == true {
            options.insert(option)
        }
        let menu = UIMenu(
            title: source.text("title", of: object) ?? "",
            subtitle: source.text("subtitle", of: object),
            image: source.image(object.image(), line: object.line),
            identifier: object.string("identifier").map { UIMenu.Identifier($0) },
            options: options,
            children: object.objects(in: "children").compactMap { makeMenuElement(resolved($0)) }
        )
        register(menu, for: object)
        return menu
    }

    /// Gives a controller the commands of keys that its scene has.
    func decodeKeyCommands(of object: IBObject, into controller: UIViewController) {
        for child in object.objects(in: "keyCommands") {
            guard let command = makeCommand(resolved(child)) as? UIKeyCommand else { continue }
            controller.addKeyCommand(command)
        }
    }

    private func makeMenuElement(_ object: IBObject) -> UIMenuElement? {
        switch object.elementName {
        case "menu": return makeMenu(object)
        case "command", "keyCommand": return makeCommand(object)
        default:
            warn(.missingElement(element: object.elementName, used: "nothing"), object)
            return nil
        }
    }

    /// Makes a command; what it calls is connected with the other actions.
    private func makeCommand(_ object: IBObject) -> UICommand {
        let title = source.text("title", of: object) ?? ""
        let image = source.image(object.image(), line: object.line)
        let name = object.string("selector") ?? object.string("actionName")
        let action = Selector(named: name ?? "")
        let key = object.string("keyEquivalent") ?? object.string("input")
        let command =
            key.map {
                UIKeyCommand(
                    title: title,
                    image: image,
                    action: action,
                    input: $0,
                    modifierFlags: modifiers(object)
                )
            } ?? UICommand(title: title, image: image, action: action)
        command.subtitle = source.text("subtitle", of: object)
        command.discoverabilityTitle = source.text("discoverabilityTitle", of: object)
        command.attributes = menuAttributes(object)
        switch object.string("state") {
        case "on": command.state = .on
        case "mixed": command.state = .mixed
        default: break
        }
        register(command, for: object)
        return command
    }

    private func menuAttributes(_ object: IBObject) -> UIMenuElement.Attributes {
        let names = object.flags("attributes") ?? []
        return Self.menuAttributes.reduce(into: []) { attributes, entry in
            if names.contains(entry.0) || object.bool(entry.0) == true {
                attributes.insert(entry.1)
            }
        }
    }

    private func modifiers(_ object: IBObject) -> UIKeyModifierFlags {
        guard let names = object.flags("modifierFlags") else {
            return UIKeyModifierFlags(rawValue: object.integer("modifierFlags") ?? 0)
        }
        let flags: [(String, UIKeyModifierFlags)] = [
            ("command", .command), ("control", .control), ("shift", .shift),
            ("alternate", .alternate), ("option", .alternate),
        ]
        return flags.reduce(into: []) { if names.contains($1.0) { $0.insert($1.1) } }
    }

    private static let menuOptions: [(String, UIMenu.Options)] = [
        ("displayInline", .displayInline), ("destructive", .destructive),
        ("singleSelection", .singleSelection),
    ]
    private static let menuAttributes: [(String, UIMenuElement.Attributes)] = [
        ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
        ("keepsMenuPresented", .keepsMenuPresented),
    ]
}
