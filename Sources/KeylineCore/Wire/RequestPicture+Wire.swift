extension RequestPicture {
  var fields: [String: JSONValue] {
    [
      "method": .string(method), "address": .string(address), "body": .string(body),
      "headers": .array(headers.map { .array([.string($0.name), .string($0.value)]) }),
    ]
  }

  init?(_ fields: JSONValue) {
    guard let method = fields["method"]?.string, let address = fields["address"]?.string,
      let body = fields["body"]?.string, let lines = fields["headers"]?.array
    else { return nil }
    let headers = lines.compactMap { line -> Header? in
      guard let parts = line.array, parts.count == 2, let name = parts[0].string, let value = parts[1].string
      else { return nil }
      return Header(name, value)
    }
    guard headers.count == lines.count else { return nil }
    self.init(method: method, address: address, headers: headers, body: body)
  }
}
