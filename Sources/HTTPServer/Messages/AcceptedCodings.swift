/// The content codings a client takes, by its Accept-Encoding field (RFC 9110 §12.5.3).
struct AcceptedCodings {
    private var qualities: [String: Double] = [:]

    /// Reads the field's value; what cannot be understood is passed over.
    init(_ header: String) {
        for element in header.split(separator: ",") {
            let parts = element.split(separator: ";").map { part in
                String(part.filter { $0 != " " && $0 != "\t" }).lowercased()
            }
            guard let name = parts.first, !name.isEmpty else { continue }
            var quality = 1.0
            for part in parts.dropFirst() where part.hasPrefix("q=") {
                quality = Double(part.dropFirst(2)).map { $0.isFinite ? $0 : 0 } ?? 0
            }
            qualities[name] = min(max(quality, 0), 1)
        }
    }

    /// Returns whether the field names a coding, so that the client surely knows it.
    func names(_ coding: String) -> Bool { qualities[coding] != nil }

    /// How much gzip is wanted, by the one or the other of its names (RFC 9110 §8.4.1.3).
    var qualityOfGzip: Double {
        names("gzip") || !names("x-gzip") ? quality(of: "gzip") : quality(of: "x-gzip")
    }

    /// Returns how much a coding is wanted; 0 is not at all.
    func quality(of coding: String) -> Double { qualities[coding] ?? qualities["*"] ?? 0 }
}
