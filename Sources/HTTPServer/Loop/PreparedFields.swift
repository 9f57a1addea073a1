import CMicroHTTPD

/// The header fields that responses have by themselves, as libmicrohttpd takes them.
struct PreparedFields {
    private struct Field {
        let name: String
        let nameInC: ContiguousArray<CChar>
        let valueInC: ContiguousArray<CChar>
    }

    private let fields: [Field]

    init(_ headers: HTTPHeaders) {
        fields = headers.fields.map {
            Field(name: $0.name, nameInC: $0.name.utf8CString, valueInC: $0.value.utf8CString)
        }
    }

    /// Adds those that a response has not got itself.
    func add(to made: OpaquePointer, besides headers: HTTPHeaders) {
        for field in fields where !headers.contains(field.name) {
            field.nameInC.withUnsafeBufferPointer { name in
                field.valueInC.withUnsafeBufferPointer { value in
                    _ = MHD_add_response_header(made, name.baseAddress, value.baseAddress)
                }
            }
        }
    }
}
