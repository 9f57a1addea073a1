/// Eight by eight numbers on their way from coefficients (ITU-T T.81, §A.3.3).
struct JPEGBlock {
    private var block = [Float](repeating: 0, count: 64)
    private var half = [Float](repeating: 0, count: 64)
    private let cosines = JPEGTables.cosines
    /// Whether all numbers are the same.
    private var isFlat = true

    /// Takes the coefficients of a block, each as coarse as a table says.
    mutating func read(_ numbers: Coefficients, _ start: Int, _ table: [Float]) {
        isFlat = true
        for place in 0..<64 {
            let value = numbers[start + place]
            block[place] = Float(value) * table[place]
            if place > 0, value != 0 { isFlat = false }
        }
    }

    /// Writes the numbers, 0…255, into rows.
    mutating func write(_ plane: UnsafeMutableBufferPointer<UInt8>, _ start: Int, _ stride: Int) {
        if isFlat {
            let mean = UInt8(min(max(block[0] / 8 + 128, 0), 255) + 0.5)
            for place in 0..<64 { plane[start + place / 8 * stride + place % 8] = mean }
            return
        }
        block.withUnsafeBufferPointer { block in
            half.withUnsafeMutableBufferPointer { half in
                cosines.withUnsafeBufferPointer { cosines in
                    for place in 0..<64 {
                        let (v, x) = (place & 0x38, (place & 7) * 8)
                        var sum: Float = 0
                        for u in 0..<8 { sum += block[v + u] * cosines[x + u] }
                        half[place] = sum
                    }
                    for place in 0..<64 {
                        let (y, x) = (place & 0x38, place & 7)
                        var sum: Float = 128
                        for v in 0..<8 { sum += half[v * 8 + x] * cosines[y + v] }
                        plane[start + place / 8 * stride + x] =
                            UInt8(min(max(sum, 0), 255) + 0.5)
                    }
                }
            }
        }
    }
}
