extension WireWriter {
  mutating func event(_ event: InputEvent) {
    raw("{\"target\":")
    id(event.target)
    key("action")
    switch event.action {
    case .tap: string("tap")
    case .change(let value, let revision):
      string("change")
      key("value")
      self.value(value)
      if revision != 0 {
        key("revision")
        integer(revision)
      }
    case .submit: string("submit")
    case .focus(let isFocused):
      string("focus")
      key("value")
      bool(isFocused)
    case .dismiss: string("dismiss")
    case .openURL(let url):
      string("openURL")
      key("value")
      string(url)
    case .scenePhase(let phase):
      string("scenePhase")
      key("value")
      string(phase)
    case .back: string("back")
    }
    raw("}")
  }
}

extension WireValue {
  func event() throws(WireError) -> InputEvent {
    InputEvent(target: try required("target") { value throws(WireError) in try value.id() }, action: try action())
  }

  private func action() throws(WireError) -> InputEvent.Action {
    switch try required("action", { value throws(WireError) in try value.string() }) {
    case "tap": return .tap
    case "submit": return .submit
    case "dismiss": return .dismiss
    case "back": return .back
    case "focus": return .focus(try required("value") { value throws(WireError) in try value.bool() })
    case "openURL": return .openURL(try required("value") { value throws(WireError) in try value.string() })
    case "scenePhase": return .scenePhase(try required("value") { value throws(WireError) in try value.string() })
    case "change":
      return .change(
        try required("value") { value throws(WireError) in try value.eventValue() },
        revision: try member("revision") { value throws(WireError) in try value.revision() } ?? 0
      )
    default: throw WireError.unexpected("an action").within(".action")
    }
  }

  /// Reads the new value of a control. Values that are not finite are refused, because no control has one.
  private func eventValue() throws(WireError) -> Content.Value {
    if case .object = self { throw .unexpected("a finite value") }
    return try contentValue()
  }

  private func revision() throws(WireError) -> Int {
    let revision = try integer()
    guard revision >= 0 else { throw .unexpected("a revision from 0") }
    return revision
  }
}
