extension WireWriter {
  mutating func element(_ element: Element) {
    raw("{\"id\":")
    id(element.id)
    key("role")
    string(element.role.rawValue)
    if !element.content.isEmpty {
      key("content")
      content(element.content)
    }
    if !element.style.isEmpty {
      key("style")
      style(element.style)
    }
    if !element.events.isEmpty {
      key("events")
      integer(element.events.rawValue)
    }
    if !element.children.isEmpty {
      key("children")
      list(element.children) { $0.element($1) }
    }
    raw("}")
  }

  mutating func content(_ content: Content) {
    raw("{")
    for entry in content.entries {
      key(entry.key.rawValue)
      value(entry.value)
    }
    raw("}")
  }

  /// Writes a content value. A number that JSON cannot represent is an object, because a string would be decoded as a string.
  mutating func value(_ value: Content.Value) {
    switch value {
    case .string(let text): string(text)
    case .number(let number) where number.isFinite: self.number(number)
    case .number(let number):
      raw("{")
      key("number")
      self.number(number)
      raw("}")
    case .bool(let flag): bool(flag)
    case .strings(let texts): list(texts) { $0.string($1) }
    }
  }
}

extension WireValue {
  func element() throws(WireError) -> Element {
    Element(
      id: try required("id") { value throws(WireError) in try value.id() },
      role: try required("role") { value throws(WireError) in try value.name(Role.self) },
      content: try member("content") { value throws(WireError) in try value.content() } ?? Content(),
      style: try member("style") { value throws(WireError) in try value.style() } ?? Style(),
      events: try member("events") { value throws(WireError) in try value.events() } ?? [],
      children: try member("children") { value throws(WireError) in
        try value.list { child throws(WireError) in try child.element() }
      } ?? []
    )
  }

  func events() throws(WireError) -> EventSet {
    guard let bits = UInt16(exactly: try integer()) else { throw .unexpected("a set of events") }
    return EventSet(rawValue: bits)
  }

  func content() throws(WireError) -> Content {
    var entries: [Content.Entry] = []
    var seen: Set<Content.Key> = []
    for member in try members() {
      guard let key = Content.Key(rawValue: member.key), seen.insert(key).inserted else {
        throw .unexpected("a content's key, once, not \"\(member.key.prefix(40))\"")
      }
      do throws(WireError) {
        entries.append(Content.Entry(key, try member.value.contentValue()))
      } catch {
        throw error.within(".\(member.key)")
      }
    }
    return Content(entries: entries)
  }

  func contentValue() throws(WireError) -> Content.Value {
    switch self {
    case .string(let text): return .string(text)
    case .integer(let integer): return .number(Double(integer))
    case .number(let number): return .number(number)
    case .bool(let flag): return .bool(flag)
    case .array: return .strings(try list { text throws(WireError) in try text.string() })
    case .object: return .number(try required("number") { number throws(WireError) in try number.number() })
    case .null: throw .unexpected("a value")
    }
  }
}
