import RenderTree

/// The views that a slider consists of.
@MainActor
struct SliderParts {
    let upperTrack = ButtonBackground(frame: .zero)
    let lowerTrack = ButtonBackground(frame: .zero)
    let thumb = SliderThumb(frame: .zero)
    var leastImage: ButtonImageView?
    var greatestImage: ButtonImageView?
}

/// The pictures of a slider's parts by state.
struct SliderImages {
    var thumb: [UIControl.State: UIImage] = [:]
    var lower: [UIControl.State: UIImage] = [:]
    var upper: [UIControl.State: UIImage] = [:]
}

/// The piece that is moved: a disc, or a picture.
final class SliderThumb: ControlPart {
    var image: UIImage? {
        didSet { if image != oldValue { setNeedsRender() } }
    }

    override func renderContent() -> NodeContent {
        guard let image else { return .none }
        return .image(
            image.content(
                mode: .scaleToFill,
                tintColor: effectiveTintColor,
                traits: effectiveTraits
            )
        )
    }
}

extension UISlider {
    /// The size of a thumb without an image, in points.
    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4

    func addParts() {
        for (index, part) in [parts.upperTrack, parts.lowerTrack, parts.thumb].enumerated() {
            part.isUserInteractionEnabled = false
            insertSubview(part, at: index)
        }
        for track in [parts.upperTrack, parts.lowerTrack] {
            track.layer.cornerRadius = Self.trackHeight / 2
        }
        showLook()
    }

    func showLook() {
        let thumb = image(\.thumb)
        parts.thumb.image = thumb
        parts.thumb.backgroundColor = thumb == nil ? thumbTintColor ?? .white : nil
        parts.thumb.layer.cornerRadius = thumb == nil ? Self.thumbSide / 2 : 0
        if thumb == nil { parts.thumb.castShadow() } else { parts.thumb.layer.shadowOpacity = 0 }
        let lower = image(\.lower)
        parts.lowerTrack.image = lower
        parts.lowerTrack.backgroundColor =
            lower == nil ? minimumTrackTintColor ?? effectiveTintColor : nil
        let upper = image(\.upper)
        parts.upperTrack.image = upper
        parts.upperTrack.backgroundColor =
            upper == nil ? maximumTrackTintColor ?? .systemFill : nil
        for part in [parts.upperTrack, parts.lowerTrack, parts.thumb] {
            part.alpha = isEnabled ? 1 : 0.5
        }
    }

    private func image(_ path: KeyPath<SliderImages, [State: UIImage]>) -> UIImage? {
        let images = images[keyPath: path]
        return images[state] ?? images[.normal]
    }

    var thumbSize: CGSize {
        image(\.thumb)?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    }

    func endImagesDidChange() {
        show(minimumValueImage, in: &parts.leastImage)
        show(maximumValueImage, in: &parts.greatestImage)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: inout ButtonImageView?) {
        guard let image else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if view == nil {
            let made = ButtonImageView(frame: .zero)
            insertSubview(made, at: 0)
            view = made
        }
        view?.image = image
    }

    func endImageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else {
            return CGRect(
                x: isLeft ? bounds.minX : bounds.maxX,
                y: bounds.midY,
                width: 0,
                height: 0
            )
        }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: roundedToPixel(bounds.midY - size.height / 2),
            width: size.width,
            height: size.height
        )
    }

    func defaultTrackRect(in bounds: CGRect) -> CGRect {
        let least = minimumValueImageRect(forBounds: bounds)
        let greatest = maximumValueImageRect(forBounds: bounds)
        let (left, right) = least.minX <= greatest.minX ? (least, greatest) : (greatest, least)
        let space: CGFloat = 12
        let start = left.width > 0 ? left.maxX + space : bounds.minX + 2
        let end = right.width > 0 ? right.minX - space : bounds.maxX - 2
        let height = image(\.lower)?.size.height ?? image(\.upper)?.size.height ?? Self.trackHeight
        return CGRect(
            x: start,
            y: roundedToPixel(bounds.midY - height / 2),
            width: max(0, end - start),
            height: height
        )
    }

    func layOutParts() {
        let track = trackRect(forBounds: bounds)
        let thumb = currentThumbRect
        parts.thumb.frame = thumb
        parts.upperTrack.frame = track
        var lower = track
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        if isRightToLeft {
            lower.origin.x = middle
            lower.size.width = track.maxX - middle
        } else {
            lower.size.width = middle - track.minX
        }
        parts.lowerTrack.frame = lower
        parts.leastImage?.frame = minimumValueImageRect(forBounds: bounds)
        parts.greatestImage?.frame = maximumValueImageRect(forBounds: bounds)
    }

    private func imagesDidChange() {
        showLook()
        setNeedsLayout()
    }

    // MARK: - Images

    /// Sets the image of the thumb in a state.
    public func setThumbImage(_ image: UIImage?, for state: State) {
        images.thumb[state] = image
        imagesDidChange()
    }

    /// Sets the image of the track below the value in a state.
    public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images.lower[state] = image
        imagesDidChange()
    }

    /// Sets the image of the track above the value in a state.
    public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images.upper[state] = image
        imagesDidChange()
    }

    /// Returns the image of the thumb in a state.
    public func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
    /// Returns the image of the track below the value in a state.
    public func minimumTrackImage(for state: State) -> UIImage? { images.lower[state] }
    /// Returns the image of the track above the value in a state.
    public func maximumTrackImage(for state: State) -> UIImage? { images.upper[state] }
    /// The image of the thumb as shown.
    public var currentThumbImage: UIImage? { image(\.thumb) }
    /// The image of the track below the value as shown.
    public var currentMinimumTrackImage: UIImage? { image(\.lower) }
    /// The image of the track above the value as shown.
    public var currentMaximumTrackImage: UIImage? { image(\.upper) }
}
