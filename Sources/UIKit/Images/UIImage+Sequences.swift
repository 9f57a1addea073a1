import Foundation

extension UIImage {
    /// Creates an image that image views show as several pictures one after another, without end.
    ///
    /// - Parameters:
    ///   - images: The pictures.
    ///   - duration: The seconds that all of them take; 0 is a thirtieth for each.
    /// - Returns: The image; nil without pictures.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return ImageSequence(first.state, images: images, duration: duration)
    }

    /// Creates an image of the files or assets `name0`, `name1` and so on.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let images = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }
        let first = images.first.flatMap { $0 } == nil ? 1 : 0
        let found = (first...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
        return animatedImage(with: found.compactMap { $0 }, duration: duration)
    }

    /// Returns the image: browsers decode pictures before they show them.
    public func preparingForDisplay() -> UIImage? { self }

    /// Returns a copy that is drawn at a size in points; nil where there is no such size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        return UIGraphicsImageRenderer(size: size).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Calls a closure with a copy that is drawn at a size in points; nil where there is no such size.
    public func prepareThumbnail(
        of size: CGSize,
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns a copy that is drawn at a size in points; nil where there is no such size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Calls a closure with the image: browsers decode pictures before they show them.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// Returns the image: browsers decode pictures before they show them.
    public func byPreparingForDisplay() async -> UIImage? { self }
}

/// Several pictures one after another; by itself, the first of them.
final class ImageSequence: UIImage, @unchecked Sendable {
    // Unchecked, as the class above: constants.
    let pictures: [UIImage]
    let length: TimeInterval

    override var images: [UIImage]? { pictures }
    override var duration: TimeInterval { length }

    init(_ state: UIImageState, images: [UIImage], duration: TimeInterval) {
        pictures = images
        length = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        super.init(state)
    }

    required convenience init(imageLiteralResourceName name: String) {
        let image = UIImage(imageLiteralResourceName: name)
        self.init(image.state, images: [image], duration: 0)
    }

    required init?(coder: NSCoder) {
        guard let pictures = coder.storedList(UIImage.self, "UIImages"), !pictures.isEmpty else {
            return nil
        }
        self.pictures = pictures
        length = min(max(coder.storedNumber("UIDuration") ?? 0, 1.0 / 30), 86_400)
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard coder.allowsKeyedCoding else { return }
        coder.encode(pictures as NSArray, forKey: "UIImages")
        coder.encode(length, forKey: "UIDuration")
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ImageSequence else { return false }
        return other === self || other.pictures == pictures && other.length == length
    }
}
