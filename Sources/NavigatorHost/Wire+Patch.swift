extension WireWriter {
  mutating func patch(_ patch: Patch) {
    switch patch {
    case .insert(let element, let parent, let before):
      raw("[\"insert\",")
      self.element(element)
      raw(",")
      id(parent)
      place(before)
    case .remove(let id):
      raw("[\"remove\",")
      self.id(id)
    case .move(let id, let before):
      raw("[\"move\",")
      self.id(id)
      place(before)
    case .updateContent(let id, let content):
      raw("[\"content\",")
      self.id(id)
      raw(",")
      self.content(content)
    case .updateText(let id, let text):
      raw("[\"text\",")
      self.id(id)
      raw(",")
      string(text)
    case .updateStyle(let id, let style):
      raw("[\"style\",")
      self.id(id)
      raw(",")
      self.style(style)
    case .updateEvents(let id, let events):
      raw("[\"events\",")
      self.id(id)
      raw(",")
      integer(events.rawValue)
    case .openURL(let url):
      raw("[\"open\",")
      string(url)
    }
    raw("]")
  }

  private mutating func place(_ before: ElementID?) {
    guard let before else { return }
    raw(",")
    id(before)
  }
}

extension WireValue {
  func patch() throws(WireError) -> Patch {
    let parts = try array(2...4)
    switch (try parts[0].string(), parts.count) {
    case ("insert", 3...4):
      let before = parts.count > 3 ? try parts[3].id() : nil
      return .insert(try parts[1].element(), parent: try parts[2].id(), before: before)
    case ("remove", 2): return .remove(try parts[1].id())
    case ("move", 2...3): return .move(try parts[1].id(), before: parts.count > 2 ? try parts[2].id() : nil)
    case ("content", 3): return .updateContent(try parts[1].id(), try parts[2].content())
    case ("text", 3): return .updateText(try parts[1].id(), try parts[2].string())
    case ("style", 3): return .updateStyle(try parts[1].id(), try parts[2].style())
    case ("events", 3): return .updateEvents(try parts[1].id(), try parts[2].events())
    case ("open", 2): return .openURL(try parts[1].string())
    default: throw .unexpected("a patch")
    }
  }
}
