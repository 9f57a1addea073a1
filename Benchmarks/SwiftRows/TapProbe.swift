import RenderTree
import UIKit
import WebRenderer
extension BenchmarkRow {
    static let tapProbe = BenchmarkRow(name: "tap-probe", unit: "us") {
        final class C: UIViewController {
            let l = UILabel(frame: CGRect(x: 100, y: 320, width: 190, height: 30))
            let b = UIButton(type: .system)
            var n = 0
            override func viewDidLoad() {
                b.frame = CGRect(x: 100, y: 366, width: 190, height: 44)
                b.setTitle("Count", for: .normal)
                b.addTarget(self, action: C.tapped, for: .touchUpInside)
                view.addSubview(l); view.addSubview(b)
            }
            func tapped() { n += 1; l.text = "Count: \(n)" }
        }
        let scene = UIApplication.shared.connectScene(
            geometry: SceneGeometry(size: CGSize(width: 390, height: 844), scale: 3),
            environment: SceneEnvironment(), clock: SystemSceneClock())
        let window = UIWindow(windowScene: scene)
        scene.perform { window.rootViewController = C(); window.makeKeyAndVisible() }
        _ = scene.commit()
        let encoder = PatchEncoder()
        let decoder = EventDecoder()
        let bytes = Array("[[\"seen\",12],[13,\"tap\",195,390]]".utf8)
        let own: Sample = {
            Measure.microseconds(repetitions: 20000) { _ in
                for m in try! decoder.messages(bytes) {
                    if case .input(_, let i) = m { try! scene.deliver(i) }
                }
                let patch = scene.commit()
                _ = encoder.message(patch, number: 1, input: 1)
            }
        }
        return (own, nil)
    }
}
