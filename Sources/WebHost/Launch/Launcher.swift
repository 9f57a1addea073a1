import ArgumentParser
import Dispatch
import Foundation
import HTTPServer
import Logging
import UIKit

/// The way from the command line to a running server and back.
@MainActor
package enum Launcher {
    /// Reads the command line, launches the app and serves it; returns only by ending the process.
    package static func run(delegateClass: AnyClass) -> Never {
        let options = AppOptions.parseOrExit()
        run(delegateClass: delegateClass, options: options.host, storyboard: options.storyboard)
    }

    /// Launches the app and serves it; returns only by ending the process.
    ///
    /// - Parameters:
    ///   - delegateClass: The class of the app's delegate.
    ///   - options: How the app is served.
    ///   - storyboard: The storyboard that scenes begin with; nil for what the app says.
    package static func run(
        delegateClass: AnyClass,
        options: HostOptions,
        storyboard: String? = nil
    ) -> Never {
        ProcessSetup.run()
        if let address = options.healthCheck { HealthCheck.run(address) }
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler(label: label, stream: LogStream())
            handler.logLevel = options.logLevel
            return handler
        }
        let logger = Logger(label: "Vitrine")
        Diagnostics.handler = { message in logger.warning("\(message)") }
        do {
            if let storyboard {
                UIApplication.shared.startStoryboard = try UIStoryboard.start(from: storyboard)
            }
            let host = try WebHost(options: options, logger: logger)
            try start(host, delegateClass, logger)
        } catch {
            fail("\(error)")
        }
        RunLoop.main.run()
        // A run loop without sources returns; the server's work still comes through the queue.
        dispatchMain()
    }

    private static func start(
        _ host: WebHost,
        _ delegateClass: AnyClass,
        _ logger: Logger
    ) throws {
        makeFolders()
        UIApplication.shared.launch(delegateClass: delegateClass)
        // Before the first client can come: what it is sent is finished whenever the end is asked for.
        stopOnSignals(host, logger)
        let port = try host.start(isWatched: true)
        let scheme = host.options.tlsCertificate == nil ? "http" : "https"
        let name = host.options.host
        let isBare = name.contains(":") && !name.hasPrefix("[")
        host.compressFiles()
        logger.info("Serving \(scheme)://\(isBare ? "[\(name)]" : name):\(port)")
    }

    /// Makes the folders that apps find on every device, where a process may.
    private static func makeFolders() {
        for folder in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
            // Where a server gives the process no place to write to, an app hears so when it writes.
            _ = try? FileManager.default.url(
                for: folder,
                in: .userDomainMask,
                appropriateFor: nil,
                create: true
            )
        }
    }

    /// The sources of the signals that end the process.
    private static var signalSources: [any DispatchSourceSignal] = []

    private static func stopOnSignals(_ host: WebHost, _ logger: Logger) {
        let watch = EndWatch(
            grace: WebHost.grace,
            begin: { stop(host, logger, $0) },
            endNow: { reason in EndWatch.endNow { logger.error("\(reason)") } }
        )
        for number in [SIGTERM, SIGINT, SIGHUP] {
            let former = signal(number, SIG_IGN)
            // A closed terminal ends what runs in it, unless nohup keeps that from it.
            let isIgnored =
                unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
            if number == SIGHUP, isIgnored { continue }
            let source = watch.source(of: number)
            source.resume()
            signalSources.append(source)
        }
    }

    private static func stop(_ host: WebHost, _ logger: Logger, _ watch: EndWatch) {
        logger.info("Stopping.")
        Task {
            await host.stop(beforeScenesEnd: { watch.willEndScenes() })
            UIApplication.shared.terminate()
            exit(0)
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
        exit(1)
    }
}
