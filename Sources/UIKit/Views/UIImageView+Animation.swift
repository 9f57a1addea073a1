/// The run of an image view's pictures.
struct ImagePlayer {
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    var isRunning = false
    /// The time on the scene's clock at which the run began; nil until the view is in a window.
    var start: TimeInterval?
    var index = 0
    var timer: SceneTimer?

    /// The picture that is due while the pictures run.
    var currentImage: UIImage? {
        guard isRunning, let images, images.indices.contains(index) else { return nil }
        return images[index]
    }

    /// The seconds that each picture stays.
    var interval: TimeInterval {
        let count = Double(max(images?.count ?? 1, 1))
        return duration > 0 && duration.isFinite ? duration / count : 1 / 30
    }

    /// The number of pictures that have been shown at a time.
    func step(at now: TimeInterval) -> Int {
        let steps = (now - (start ?? now)) / interval
        // A timer may fire a rounding error before its time.
        return steps < 1e9 ? Int(steps + 1e-6) : 0
    }
}

extension UIImageView {
    func startPlayer() {
        guard let images = player.images, !images.isEmpty else { return }
        player.timer?.cancel()
        player.isRunning = true
        player.start = nil
        player.index = 0
        setNeedsRender()
        continuePlayer()
    }

    func stopPlayer() {
        guard player.isRunning else { return }
        player.timer?.cancel()
        player.timer = nil
        player.isRunning = false
        setNeedsRender()
    }

    /// Shows the picture that is due and waits for the next one.
    func continuePlayer() {
        player.timer?.cancel()
        player.timer = nil
        guard let images = player.images, let clock = rendering.context?.clock else { return }
        let start = player.start ?? clock.now
        player.start = start
        let step = player.step(at: clock.now)
        if player.repeatCount > 0, step / images.count >= player.repeatCount {
            return stopPlayer()
        }
        let index = step % images.count
        if index != player.index {
            player.index = index
            setNeedsRender()
        }
        let next = start + Double(step + 1) * player.interval
        player.timer = clock.schedule(after: next - clock.now) { [weak self] in
            self?.continuePlayer()
        }
    }
}
