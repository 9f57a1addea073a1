import CoreGraphics
import RenderTree

/// The writer of the messages from a scene to its page, as Documentation/Protocol.md has them.
package struct PatchEncoder: Sendable {
    private let imagePrefix: String

    private var builder: ElementBuilder {
        ElementBuilder(images: ImageElements(addressPrefix: imagePrefix))
    }

    /// Creates an encoder.
    ///
    /// - Parameter imagePrefix: What stands before a picture's hash in its address.
    package init(imagePrefix: String = "/images/") {
        self.imagePrefix = imagePrefix
    }

    /// Returns the message that carries a patch.
    ///
    /// - Parameters:
    ///   - patch: The changes. Each node has at most one operation of a kind.
    ///   - number: The number of the patch: one more than that of the one before.
    ///   - input: The number of the last input that the scene handled.
    /// - Returns: JSON in UTF-8.
    package func message(_ patch: Patch, number: Int, input: Int) -> [UInt8] {
        var writer = ByteWriter(capacity: 128)
        writer.append(UInt8(ascii: "["))
        writer.append(number)
        writer.append(UInt8(ascii: ","))
        writer.append(input)
        writer.append(raw: ",[")
        write(patch.operations, to: &writer)
        writer.append(UInt8(ascii: "]"))
        if !patch.transitions.isEmpty {
            writer.append(raw: ",[")
            for (index, transition) in patch.transitions.enumerated() {
                if index > 0 { writer.append(UInt8(ascii: ",")) }
                writer.append(transition)
            }
            writer.append(UInt8(ascii: "]"))
        }
        writer.append(UInt8(ascii: "]"))
        return writer.bytes
    }

    /// Returns the message that carries a whole tree, in place of all patches up to a number.
    package func message(tree: RenderSubtree, number: Int, input: Int) -> [UInt8] {
        var writer = ByteWriter(capacity: 16_384)
        writer.append(raw: "[\"tree\",")
        writer.append(number)
        writer.append(UInt8(ascii: ","))
        writer.append(input)
        writer.append(UInt8(ascii: ","))
        writer.append(builder.element(of: tree))
        writer.append(UInt8(ascii: "]"))
        return writer.bytes
    }

    /// Returns the message that inputs were handled and changed nothing.
    ///
    /// - Parameters:
    ///   - number: The number of the last patch that was sent.
    ///   - input: The number of the last input that the scene handled.
    /// - Returns: JSON in UTF-8.
    package func acknowledgement(number: Int, input: Int) -> [UInt8] {
        var writer = ByteWriter(capacity: 24)
        writer.append([number, input])
        return writer.bytes
    }

    /// Returns the message that something the page sent was wrong.
    package func message(error: String) -> [UInt8] {
        var writer = ByteWriter(capacity: 128)
        writer.append(raw: "[\"error\",")
        writer.append(json: error)
        writer.append(UInt8(ascii: "]"))
        return writer.bytes
    }

    /// Returns the message that gives the page its title.
    package func message(title: String) -> [UInt8] {
        var writer = ByteWriter(capacity: 64)
        writer.append(raw: "[\"title\",")
        writer.append(json: title)
        writer.append(UInt8(ascii: "]"))
        return writer.bytes
    }

    /// Returns the message that declares faces which text of the next patch needs.
    package func message(faces: [FontFace]) -> [UInt8] {
        var writer = ByteWriter(capacity: 256)
        writer.append(raw: "[\"fonts\"")
        for face in faces {
            writer.append(raw: ",[")
            writer.append(json: face.family)
            writer.append(raw: ",")
            var source = ByteWriter(capacity: 96)
            face.writeSource(to: &source)
            writer.append(json: String(decoding: source.bytes, as: UTF8.self))
            for descriptor in face.descriptors {
                writer.append(raw: ",")
                writer.append(json: descriptor.name)
                writer.append(raw: ",")
                writer.append(json: descriptor.value)
            }
            writer.append(raw: "]")
        }
        writer.append(raw: "]")
        return writer.bytes
    }

    /// Returns the message that the scene has ended.
    package func messageGone() -> [UInt8] {
        Array("[\"gone\"]".utf8)
    }

    private func write(_ operations: [Patch.Operation], to writer: inout ByteWriter) {
        var index = 0
        var isFirst = true
        while index < operations.count {
            let start = writer.bytes.count
            if !isFirst { writer.append(UInt8(ascii: ",")) }
            let end = writer.bytes.count
            index = write(operations, from: index, to: &writer)
            if writer.bytes.count == end {
                // Nothing that the client could see.
                writer.removeLast(end - start)
            } else {
                isFirst = false
            }
        }
    }

    /// Writes the operation at an index, with those after it that share its list.
    ///
    /// - Returns: The index of the next operation.
    private func write(
        _ operations: [Patch.Operation],
        from index: Int,
        to writer: inout ByteWriter
    ) -> Int {
        switch operations[index] {
        case .frame: return writeFrames(operations, from: index, to: &writer)
        case .remove: return writeRemovals(operations, from: index, to: &writer)
        case .style(let id, let from, let to, let transition):
            write(style: id, from: from, to: to, transition: transition, to: &writer)
        case .content(let id, let from, let to, let transition):
            write(content: id, from: from, to: to, transition: transition, to: &writer)
        case .semantics(let id, let from, let to):
            var before: [Assignment<HTMLAttribute, String>] = []
            var after = before
            SemanticAttributes.addChangeable(from, to: &before)
            SemanticAttributes.addChangeable(to, to: &after)
            write(attributes: difference(from: before, to: after), of: id, to: &writer)
        case .scroll(let id, let from, let to):
            write(scroll: id, from: from, to: to, to: &writer)
        case .insert(let subtree, let parent, let place):
            writer.append(raw: "[5,")
            writer.append(Int(parent?.rawValue ?? 0))
            writer.append(UInt8(ascii: ","))
            writer.append(place)
            writer.append(UInt8(ascii: ","))
            writer.append(builder.element(of: subtree))
            writer.append(UInt8(ascii: "]"))
        case .replace(let node, _):
            writer.append(raw: "[6,")
            writer.append(builder.element(of: node, hasChildren: !node.children.isEmpty))
            writer.append(UInt8(ascii: "]"))
        case .animate(let id, let animation):
            AnimationEncoder.write(animation, of: id, to: &writer)
        case .endAnimations(let id, let target):
            AnimationEncoder.write(end: target, of: id, to: &writer)
        case .changeAppearance(let id, let change, let transition):
            writer.append([13, Int(id.rawValue), Int(change.rawValue), transition])
        case .perform(let effect): write(effect, to: &writer)
        case .focus(let id): writer.append([15, Int(id?.rawValue ?? 0)])
        case .move(let id, let parent, let place):
            writer.append([8, Int(id.rawValue), Int(parent.rawValue), place])
        }
        return index + 1
    }

    private func write(_ effect: SceneEffect, to writer: inout ByteWriter) {
        switch effect {
        case .open(let address):
            writer.append(raw: "[17,0,")
            writer.append(json: address)
        case .copy(let text):
            writer.append(raw: "[17,1,")
            writer.append(json: text)
        case .vibrate(let pattern):
            writer.append(raw: "[17,2,")
            writer.append(pattern)
        case .prepare:
            writer.append(raw: "[17,3")
        case .announce(let text):
            writer.append(raw: "[17,4,")
            writer.append(json: text)
        case .read(let id):
            writer.append(raw: "[17,5,")
            writer.append(Int(id.rawValue))
        case .claim(let claims):
            writer.append(raw: "[17,6,[")
            for (index, claim) in claims.enumerated() {
                writer.append(raw: index > 0 ? ",[" : "[")
                writer.append(json: claim.key)
                writer.append(raw: ",\(claim.modifiers.rawValue)")
                writer.append(raw: claim.isFirst ? ",1]" : "]")
            }
            writer.append(raw: "]")
        case .choose(let question):
            writer.append(raw: "[17,7,[")
            writer.append(json: question.ticket)
            writer.append(raw: ",")
            writer.append(json: question.accept)
            writer.append(raw: ",\(question.limit),")
            writer.append(json: question.capture)
            writer.append(raw: ",\(question.byteLimit)]")
        case .endChoice(let ticket):
            writer.append(raw: "[17,8,")
            writer.append(json: ticket)
        case .navigate(let way):
            writer.append(raw: "[17,9,[\(way.node.rawValue),\(way.number),")
            writer.append(json: way.address)
            writer.append(raw: ",")
            writer.append(json: way.sandbox)
            writer.append(raw: "]")
        case .keepAwake(let isWanted):
            writer.append(raw: isWanted ? "[17,10,1" : "[17,10,0")
        case .locate(let wish):
            writer.append(raw: "[17,12,\(wish.mode.rawValue + (wish.isAccurate ? 4 : 0))")
        case .drag(let drag): write(drag, to: &writer)
        case .save(let picture, let name):
            writer.append(raw: "[17,11,[")
            writer.append(json: builder.images.address(of: picture))
            writer.append(raw: ",")
            writer.append(json: name)
            writer.append(raw: "]")
        }
        writer.append(UInt8(ascii: "]"))
    }

    private func write(_ drag: SceneEffect.Drag, to writer: inout ByteWriter) {
        writer.append(raw: "[17,13,[")
        switch drag {
        case .listen: writer.append(raw: "0")
        case .follow(let id, let grip):
            writer.append(raw: "1,\(id.rawValue),")
            writer.append(grip.x, decimals: 3)
            writer.append(raw: ",")
            writer.append(grip.y, decimals: 3)
        case .end: writer.append(raw: "2")
        case .answer(let answer): writer.append(raw: "3,\(answer.rawValue)")
        }
        writer.append(raw: "]")
    }

    private func writeFrames(
        _ operations: [Patch.Operation],
        from start: Int,
        to writer: inout ByteWriter
    ) -> Int {
        var end = start
        var groups: [FrameGroup] = []
        while end < operations.count,
            case .frame(let id, let from, let to, let transition) = operations[end]
        {
            let mask = FrameGroup.mask(from: from, to: to)
            defer { end += 1 }
            guard mask != 0 else { continue }
            let isAlone: Bool
            if end == start, start + 1 < operations.count, case .frame = operations[start + 1] {
                isAlone = false
            } else {
                isAlone = end == start
            }
            if isAlone {
                FrameGroup.write(id, to, mask: mask, transition: transition, to: &writer)
                continue
            }
            let place =
                groups.firstIndex { $0.mask == mask && $0.transition == transition }
                ?? groups.endIndex
            if place == groups.endIndex {
                groups.append(FrameGroup(mask: mask, transition: transition))
            }
            groups[place].add(id, to)
        }
        for (index, group) in groups.enumerated() {
            if index > 0 { writer.append(UInt8(ascii: ",")) }
            group.write(to: &writer)
        }
        return end
    }

    private func writeRemovals(
        _ operations: [Patch.Operation],
        from start: Int,
        to writer: inout ByteWriter
    ) -> Int {
        var end = start
        writer.append(raw: "[7")
        while end < operations.count, case .remove(let id) = operations[end] {
            writer.append(UInt8(ascii: ","))
            writer.append(Int(id.rawValue))
            end += 1
        }
        writer.append(UInt8(ascii: "]"))
        return end
    }

    private func write(
        style id: NodeID,
        from: NodeStyle,
        to: NodeStyle,
        transition: Int?,
        to writer: inout ByteWriter
    ) {
        var before: [Assignment<CSSProperty, CSSValue>] = []
        var after = before
        StyleDeclarations.add(style: from, to: &before)
        StyleDeclarations.add(style: to, to: &after)
        let images = ImageElements(addressPrefix: imagePrefix)
        images.addPattern(of: from, to: &before)
        images.addPattern(of: to, to: &after)
        // What a style says is compared by the order of its names.
        before.sort { $0.name < $1.name }
        after.sort { $0.name < $1.name }
        let start = writer.bytes.count
        write(declarations: difference(from: before, to: after), of: id, transition, to: &writer)
        var old: [Assignment<HTMLAttribute, String>] = []
        var new = old
        StyleDeclarations.add(style: from, to: &old)
        StyleDeclarations.add(style: to, to: &new)
        let attributes = difference(from: old, to: new)
        guard !attributes.isEmpty else { return }
        if writer.bytes.count > start { writer.append(UInt8(ascii: ",")) }
        write(attributes: attributes, of: id, to: &writer)
    }

    func write(
        declarations: [(name: CSSProperty, value: CSSValue?)],
        of id: NodeID,
        _ transition: Int?,
        to writer: inout ByteWriter
    ) {
        guard !declarations.isEmpty else { return }
        writer.append(raw: "[1,")
        writer.append(Int(id.rawValue))
        writer.append(UInt8(ascii: ","))
        writer.append(declarations)
        writer.append(transition: transition)
    }

    private func write(
        attributes: [(name: HTMLAttribute, value: String?)],
        of id: NodeID,
        to writer: inout ByteWriter
    ) {
        guard !attributes.isEmpty else { return }
        writer.append(raw: "[4,")
        writer.append(Int(id.rawValue))
        writer.append(UInt8(ascii: ","))
        writer.append(attributes)
        writer.append(UInt8(ascii: "]"))
    }

    private func write(
        content id: NodeID,
        from: NodeContent,
        to: NodeContent,
        transition: Int?,
        to writer: inout ByteWriter
    ) {
        let encoder = ContentEncoder(id: id, transition: transition, builder: builder)
        encoder.write(from: from, to: to, to: &writer)
    }
}

extension ByteWriter {
    /// Takes bytes back.
    mutating func removeLast(_ count: Int) {
        bytes.removeLast(count)
    }

    /// Adds the transition of an operation and the end of its list.
    mutating func append(transition: Int?) {
        if let transition {
            append(UInt8(ascii: ","))
            append(transition)
        }
        append(UInt8(ascii: "]"))
    }
}
