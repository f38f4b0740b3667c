extension RestorationPlan {
  nonisolated mutating func read(knowing types: NavigationDestinationTypes, hasStack: Bool) {
    read(
      hasStack: hasStack, isPresentation: { NavigationMethod(rawValue: $0)?.isPresentation == true },
      decode: { $0.read(knowing: types) })
  }

  nonisolated mutating func next(above contents: StackContents? = nil, isOnTop: Bool = true) -> Step? {
    next(above: contents, isOnTop: isOnTop) { $0.stateScreen?.mark }
  }

  /// Returns the entries that were omitted since the previous call.
  nonisolated mutating func removeOmitted() -> [RestorationReport.LeftOut] {
    takeOmissions().map { omission in
      let reason: RestorationReport.LeftOut.Reason =
        switch omission.reason {
        case .unknownType: .unknownType
        case .unreadable(let explanation): .unreadable(explanation)
        case .malformed: .malformed
        case .noStack: .noStack
        case .otherState: .otherState
        }
      return RestorationReport.LeftOut(entry: omission.entry?.shortName ?? "an entry", reason: reason)
    }
  }
}

extension RestorationPlan {
  /// Returns the entries that would be omitted from a saved navigator and from the navigators in it.
  nonisolated static func leftOut(of saved: SavedNavigator, knowing types: NavigationDestinationTypes) -> [RestorationReport
    .LeftOut]
  {
    var plan = RestorationPlan(saved)
    plan.read(knowing: types, hasStack: true)
    var leftOut: [RestorationReport.LeftOut] = []
    while !plan.isFinished {
      let inner: [SavedNavigator]
      switch plan.next() {
      case .screen(_, let screenContents, _): inner = screenContents.children
      case .present(_, _, let content): inner = content.map { [$0] } ?? []
      case nil:
        plan.omitNext()
        inner = []
      }
      leftOut += plan.removeOmitted() + inner.flatMap { Self.leftOut(of: $0, knowing: types) }
    }
    return leftOut + plan.removeOmitted() + saved.root.children.flatMap { Self.leftOut(of: $0, knowing: types) }
  }
}

extension SavedEntry {
  /// The names of the type and the case, truncated for the log, because saved data is external input.
  nonisolated fileprivate var shortName: String {
    String(((caseName.map { "\(type).\($0)" }) ?? type).prefix(100))
  }
}
