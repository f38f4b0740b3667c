/// A view whose names of actions can be read before any node exists.
protocol ActionNaming {
  nonisolated var actionNames: [Text] { get }
}

/// Returns the names of the actions in a view. The result is empty for views of an app's own types.
nonisolated func names(ofActions view: Any) -> [Text] {
  (view as? any ActionNaming)?.actionNames ?? []
}

extension Text: ActionNaming {
  var actionNames: [Text] { [self] }
}

extension Label: ActionNaming where Title == Text {
  nonisolated var actionNames: [Text] { [title] }
}

extension Button: ActionNaming {
  nonisolated var actionNames: [Text] { names(ofActions: label) }
}

extension TupleView: ActionNaming {
  nonisolated var actionNames: [Text] { Mirror(reflecting: value).children.flatMap { names(ofActions: $0.value) } }
}

extension Group: ActionNaming {
  nonisolated var actionNames: [Text] { names(ofActions: content) }
}

extension Optional: ActionNaming {
  nonisolated var actionNames: [Text] { map { names(ofActions: $0) } ?? [] }
}

extension _ConditionalContent: ActionNaming {
  nonisolated var actionNames: [Text] {
    switch storage {
    case .first(let content): names(ofActions: content)
    case .second(let content): names(ofActions: content)
    }
  }
}
