/// The elements of a document by id.
struct IBDocumentIndex: Sendable {
    private let hash = ByteHash.process
    private let idName: UInt16?
    /// Elements plus one; 0 is an empty slot.
    ///
    /// The size is a power of two.
    private var slots: [Int32]
    private var count = 0

    init(_ tape: XMLTape) {
        idName = tape.names.number(of: "id")
        slots = [Int32](repeating: 0, count: 1_024)
    }

    /// Adds an element by its id; returns the element that has the id already.
    mutating func insert(_ element: Int, id: XMLAttributeRecord, in tape: XMLTape) -> Int? {
        let slot = findSlot(id, in: tape)
        guard slots[slot] == 0 else { return Int(slots[slot]) - 1 }
        slots[slot] = Int32(element) + 1
        count += 1
        if count * 2 > slots.count { grow(in: tape) }
        return nil
    }

    /// Returns the element whose id an attribute names.
    func element(_ reference: XMLAttributeRecord, in tape: XMLTape) -> Int? {
        let slot = findSlot(reference, in: tape)
        return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
    }

    /// Returns the element of an id.
    func element(id: String, in tape: XMLTape) -> Int? {
        var id = id
        return id.withUTF8 { bytes in
            let slot = findSlot(bytes, in: tape)
            return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
        }
    }

    private func findSlot(_ record: XMLAttributeRecord, in tape: XMLTape) -> Int {
        withBytes(of: record, in: tape) { findSlot($0, in: tape) }
    }

    private func findSlot(_ bytes: UnsafeBufferPointer<UInt8>, in tape: XMLTape) -> Int {
        let mask = slots.count - 1
        guard let base = bytes.baseAddress else { return 0 }
        var slot = Int(truncatingIfNeeded: hash(base, count: bytes.count)) & mask
        while slots[slot] != 0, !matches(Int(slots[slot]) - 1, bytes, in: tape) {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func matches(
        _ element: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        in tape: XMLTape
    ) -> Bool {
        guard let idName, let id = tape.attribute(idName, of: element) else { return false }
        return withBytes(of: id, in: tape) { own in
            guard own.count == bytes.count else { return false }
            for index in 0..<own.count where own[index] != bytes[index] { return false }
            return true
        }
    }

    private func withBytes<Result>(
        of record: XMLAttributeRecord,
        in tape: XMLTape,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if record.isEncoded {
            var decoded = tape.string(record)
            return decoded.withUTF8(body)
        }
        return tape.bytes.withUnsafeBufferPointer { all in
            let start = Int(record.start)
            return body(UnsafeBufferPointer(rebasing: all[start..<start + Int(record.count)]))
        }
    }

    private mutating func grow(in tape: XMLTape) {
        let old = slots
        slots = [Int32](repeating: 0, count: old.count * 2)
        for entry in old where entry != 0 {
            guard let idName, let id = tape.attribute(idName, of: Int(entry) - 1) else { continue }
            slots[findSlot(id, in: tape)] = entry
        }
    }
}
