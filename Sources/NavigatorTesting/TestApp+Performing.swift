import NavigatorHost

extension TestApp {
  /// Returns the element of the topmost layer that `text` refers to.
  ///  - Throws: ``TestFailure`` with a description of the screen if there is no such element.
  func find(
    _ text: String, to verb: String, _ fileID: StaticString, _ line: UInt, where isWanted: @escaping (Element) -> Bool
  ) throws(TestFailure) -> ElementID {
    let surface = surface
    let attempt = "cannot \(verb) \"\(text)\""
    switch Search(surface: surface, query: text, isWanted: isWanted).run(in: surface.front) {
    case .found(let id): return id
    case .ambiguous(let ids):
      let names = ids.map { "\(surface.role(of: $0).rawValue) \"\(surface.texts(in: [$0]).joined(separator: " "))\"" }
      throw failure("\(attempt): several elements contain that text: \(names.joined(separator: ", "))", fileID, line)
    case .unusable(let id):
      throw failure("\(attempt): the \(surface.role(of: id).rawValue) does not support that action", fileID, line)
    case .nothing where surface.layers.dropFirst().contains(where: { surface.texts(in: $0).contains(text) }):
      let cover = surface.front.first.map { surface.role(of: $0).rawValue } ?? "presentation"
      throw failure("\(attempt): the \(cover) in front covers it", fileID, line)
    case .nothing: throw failure("\(attempt): no visible element has that text or identifier", closestTo: text, fileID, line)
    }
  }

  /// Sends an event and commits its changes.
  func perform(
    _ action: InputEvent.Action, on id: ElementID, _ attempt: String, _ fileID: StaticString, _ line: UInt
  ) throws(TestFailure) {
    let outcome = session.send(InputEvent(target: id, action: action))
    session.settle()
    if case .dropped(let reason) = outcome {
      throw failure("cannot \(attempt): \(reason.explanation)", fileID, line)
    }
    if checksEveryAction { try checkInvariants(fileID: fileID, line: line) }
  }

  /// Returns a failure with a description of the screen.
  func failure(
    _ message: String, closestTo text: String? = nil, _ fileID: StaticString, _ line: UInt
  ) -> TestFailure {
    let location = TestLocation(fileID: fileID, line: line)
    return TestFailure(message: message, details: ScreenReport(surface).lines(closestTo: text), location: location)
  }
}

extension EventOutcome.DropReason {
  var explanation: String {
    switch self {
    case .unknownElement: "it is no longer there"
    case .notAccepted: "it does not support that action"
    case .disabled: "it is disabled"
    case .covered: "it is covered"
    case .invalidValue: "the value is not valid for it"
    case .sessionEnded: "the session has ended"
    }
  }
}
