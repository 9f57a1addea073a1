import Foundation
import HTTPServer
import RenderTree
import Synchronization

/// A file that comes in, written to a folder of its own; gone again if its request is cut off.
final class UploadFile: BodySink {
    private struct State {
        var descriptor: Int32 = -1
        var place: FilePlace?
        var count = 0
    }

    let limit: Int
    private let name: String
    private let address: String
    private let store: UploadStore
    private let state = Mutex(State())

    init(name: String, from address: String, store: UploadStore) {
        self.name = name
        self.address = address
        self.store = store
        limit = store.fileLimit
    }

    deinit {
        let count = state.withLock { state in
            if state.descriptor >= 0 { close(state.descriptor) }
            state.place?.remove()
            return state.count
        }
        if count > 0 { store.release(count, from: address) }
    }

    func take(_ bytes: UnsafeRawBufferPointer) -> HTTPResponse? {
        guard store.reserve(bytes.count, from: address) else {
            return .text("There is no room for more files; try again later.\n", status: 507)
        }
        return state.withLock { state in
            state.count += bytes.count
            guard open(&state), write(bytes, to: state.descriptor) else {
                return .text("The file could not be written.\n", status: 507)
            }
            return nil
        }
    }

    /// Returns the file when all of it came, which then belongs to whoever holds it.
    ///
    /// - Returns: Nil where it could not be written.
    func finish() -> TemporaryFile? {
        state.withLock { state in
            // A file without bytes was not begun yet.
            guard open(&state), let place = state.place else { return nil }
            close(state.descriptor)
            let count = state.count
            state = State()
            return TemporaryFile(at: place, count: count) { [store, address] in
                store.release(count, from: address)
            }
        }
    }

    private func open(_ state: inout State) -> Bool {
        guard state.descriptor < 0 else { return true }
        guard state.place == nil, let place = try? FilePlace(name: name) else { return false }
        state.place = place
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        state.descriptor = Foundation.open(place.path, flags, 0o600)
        return state.descriptor >= 0
    }

    private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        return true
    }
}
