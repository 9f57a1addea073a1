import RenderTree
import UniformTypeIdentifiers

/// Lets a person choose a picture or movie, or take one with the camera.
///
/// The person's browser shows its own dialog for it; the controller covers the app until then.
///
/// - Note: Differs from iOS: the picture is not edited by the person; where `allowsEditing` is true, the
///   edited one is the middle square.
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The pictures on the person's device.
        case photoLibrary
        /// The camera.
        case camera
        /// The same as the library.
        case savedPhotosAlbum
    }

    /// Which camera takes the picture.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// What is told of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type: the identifier of pictures or of movies.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was chosen: a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The middle square of the picture, where it may be edited: a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Where that square is, in pixels of the picture: an `NSValue` of a rectangle.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a picture of the library: a `URL`, good as long as the scene lives.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The file of a movie: a `URL`, good as long as the scene lives.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// Where pictures come from; default the library.
    open var sourceType: SourceType = .photoLibrary {
        willSet {
            precondition(
                Self.isSourceTypeAvailable(newValue),
                "UIImagePickerController: source type \(newValue) is not available; ask "
                    + "isSourceTypeAvailable(_:) first."
            )
        }
    }
    /// The identifiers of the types that may be chosen; default pictures alone.
    open var mediaTypes: [String] = [UTType.image.identifier]
    /// Whether the person may edit the picture; default false.
    open var allowsEditing = false
    /// Which camera takes the picture; default that on the back.
    open var cameraDevice: CameraDevice = .rear

    /// What hears of the choice.
    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate)? {
        get { stack.delegate as? any UIImagePickerControllerDelegate }
        set { stack.delegate = newValue }
    }

    private var stack: UINavigationController { self }
    private var hearer: (any UIImagePickerControllerDelegate)? {
        stack.delegate as? any UIImagePickerControllerDelegate
    }
    private let picking = FilePicking()
    private var isAnswered = false

    /// Creates a picker for pictures of the library.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
        isNavigationBarHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isNavigationBarHidden = true
    }

    /// Returns whether pictures come from somewhere: cameras are where the main pointer is a finger.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera || UIWindowScene.current?.environment.isTouch == true
    }

    /// Returns whether there is a camera on a side.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
        isSourceTypeAvailable(.camera)
    }

    /// Returns the identifiers of the types that a source has; nil where it is not there.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        guard isSourceTypeAvailable(sourceType) else { return nil }
        return [UTType.image.identifier, UTType.movie.identifier]
    }

    // MARK: - Asking

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityLabel = sourceType == .camera ? "Camera" : "Photos"
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let kinds = mediaTypes.compactMap { UTType($0) }
        var accepted: [String] = []
        if kinds.contains(where: { $0.conforms(to: .image) }) {
            accepted.append(AcceptedTypes.pictures)
        }
        if kinds.contains(where: { $0.conforms(to: .audiovisualContent) }) {
            accepted.append(AcceptedTypes.movies)
        }
        let camera = cameraDevice == .front ? "user" : "environment"
        picking.begin(
            for: self,
            accepted.joined(separator: ","),
            limit: 1,
            capture: sourceType == .camera ? camera : ""
        ) { [weak self] files, scene in
            guard let file = files.first else { self?.cancel(); return }
            self?.take(file, scene)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentedViewController == nil else { return }
        picking.end()
        isAnswered = false
    }

    private func take(_ file: ChosenFile, _ scene: UIWindowScene) {
        scene.work(isAtHand: file.isAtHand) {
            PickedMedia(file)
        } then: { [weak self, weak scene] media in
            guard let self, let scene else { return }
            guard let media, self.accepts(media) else {
                Diagnostics.report(
                    "UIImagePickerController: the chosen file is no picture that can be shown "
                        + "and no movie; it counts as if nothing was chosen."
                )
                return self.cancel()
            }
            scene.keep([media.file])
            self.finish(self.info(media))
        }
    }

    private func accepts(_ media: PickedMedia) -> Bool {
        let type: UTType = media.image == nil ? .movie : .image
        return mediaTypes.compactMap { UTType($0) }.contains {
            $0.conforms(to: .image) == (type == .image)
        }
    }

    private func info(_ media: PickedMedia) -> [InfoKey: Any] {
        let url = URL(fileURLWithPath: media.file.path)
        guard let image = media.image else {
            return [.mediaType: UTType.movie.identifier, .mediaURL: url]
        }
        var info: [InfoKey: Any] = [
            .mediaType: UTType.image.identifier, .originalImage: image,
        ]
        if sourceType != .camera { info[.imageURL] = url }
        if allowsEditing, let (edited, rectangle) = Self.middleSquare(of: image) {
            info[.editedImage] = edited
            info[.cropRect] = NSValue(cgRect: rectangle)
        }
        return info
    }

    private static func middleSquare(of image: UIImage) -> (UIImage, CGRect)? {
        guard let picture = image.cgImage else { return nil }
        let side = CGFloat(min(picture.width, picture.height))
        let rectangle = CGRect(
            x: ((CGFloat(picture.width) - side) / 2).rounded(),
            y: ((CGFloat(picture.height) - side) / 2).rounded(),
            width: side,
            height: side
        )
        return picture.cropping(to: rectangle).map { (UIImage(cgImage: $0), rectangle) }
    }

    private func finish(_ info: [InfoKey: Any]) {
        guard !isAnswered else { return }
        isAnswered = true
        guard let hearer else { return dismiss(animated: true) }
        hearer.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard !isAnswered else { return }
        isAnswered = true
        guard let hearer else { return dismiss(animated: true) }
        hearer.imagePickerControllerDidCancel(self)
    }
}

/// What a person chose, looked at.
private struct PickedMedia: Sendable {
    let file: TemporaryFile
    let image: UIImage?

    /// Looks at a file; nil where it is neither a picture nor called a movie.
    init?(_ chosen: ChosenFile) {
        // A movie need not be read to see that it is no picture.
        let isMovie = chosen.type.conforms(to: .audiovisualContent)
        let start = isMovie ? try? chosen.start(64 * 1024) : nil
        let mayBePicture = start.map { UIImage(data: $0) != nil } ?? true
        image = mayBePicture ? (try? chosen.data()).flatMap { UIImage(data: $0) } : nil
        guard image != nil || chosen.type.conforms(to: .audiovisualContent),
            let file = try? chosen.file()
        else { return nil }
        self.file = file
    }
}

/// What hears of a picker of pictures.
///
/// - Note: Differs from UIKit: it is one of navigation controllers as well, which apps say of it in any case.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: UINavigationControllerDelegate {
    /// Tells what was chosen; without this method the picker goes by itself.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )
    /// Tells that nothing was chosen; without this method the picker goes by itself.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Ends the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    /// Ends the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
