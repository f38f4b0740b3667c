extension NavigatorRestoration {
  /// Replaces the state of the navigator, and of the existing ones below, with a saved state.
  func replace(by saved: SavedNavigator) -> RestorationReport {
    hasBegun = true
    self.plan = nil
    awaited = []
    navigator.apply(.forgetCheckpoints)
    var plan = RestorationPlan(saved)
    plan.read(knowing: navigator.tree.destinationTypes, hasStack: navigator.owner == .stack)
    var screens: [(destination: AnyNavigationDestination, screenContents: SavedScreenContents)] = []
    var presentations: [PresentationRequest] = []
    while !plan.isFinished {
      // A screen that a state has pushed is kept if all screens below it are kept.
      let stack = navigator.model.stack
      let isKept = stack.entries.prefix(plan.position).elementsEqual(screens) { $0.destination == $1.destination }
      switch plan.next(above: isKept ? stack : nil) {
      case .screen(let destination, let screenContents, _): screens.append((destination, screenContents))
      case .present(let destination, let method, let content):
        let method = NavigationMethod(rawValue: method) ?? .sheet
        presentations.append(PresentationRequest(destination, method: method, restored: content, by: navigator))
      case nil: plan.omitNext()
      }
    }
    var report = RestorationReport(leftOut: plan.removeOmitted())
    expect(saved.root, on: nil)
    let staysPresented = presents(presentations)
    if !staysPresented, navigator.isPresenting, !navigator.dismissPresentedViews() {
      report.leftOut += (screens.map(\.destination) + presentations.map(\.destination)).map { .init($0, .notAllowed) }
      return report
    }
    replaceStack(by: screens, &report)
    if staysPresented { keepPresented(presentations, &report) } else { present(presentations, &report) }
    replaceChildren(&report)
    log(report.leftOut, report.restored)
    navigator.tree.signals.checkpointChanges += 1
    return report
  }

  private func replaceStack(
    by screens: [(destination: AnyNavigationDestination, screenContents: SavedScreenContents)], _ report: inout RestorationReport
  ) {
    guard navigator.owner == .stack else { return }
    if navigator.model.stack.entries.map(\.destination) != screens.map(\.destination) {
      navigator.request(.setStack(screens.map(\.destination.wrapped)), from: .savedState)
    }
    var entries = navigator.model.stack.entries[...]
    for (destination, screenContents) in screens {
      if let index = entries.firstIndex(where: { $0.destination == destination }) {
        expect(screenContents, on: entries[index].id)
        entries = entries[(index + 1)...]
        report.restored += 1
      } else {
        report.leftOut.append(.init(destination, .notAllowed))
      }
    }
  }

  private func presents(_ wanted: [PresentationRequest]) -> Bool {
    navigator.model.presentations.requests.elementsEqual(wanted) { $0.destination == $1.destination && $0.method == $1.method }
  }

  /// Keeps presentations that already match the saved ones, and restores only their contents.
  private func keepPresented(_ wanted: [PresentationRequest], _ report: inout RestorationReport) {
    for (request, wanted) in zip(navigator.model.presentations.requests, wanted) {
      report.restored += 1
      let content = wanted.handle.takeRestored() ?? SavedNavigator()
      if let within = navigator.children.first(where: { $0.presentation === request.handle }) {
        report.add(within.restoration.replace(by: content))
      } else {
        request.handle.restored = content
        report.leftOut += RestorationPlan.leftOut(of: content, knowing: navigator.tree.destinationTypes)
      }
    }
  }

  private func present(_ wanted: [PresentationRequest], _ report: inout RestorationReport) {
    for presentation in wanted {
      navigator.request(.present(presentation))
      guard navigator.model.presentations.contains(presentation.id) else {
        report.leftOut.append(.init(presentation.destination, .notAllowed))
        continue
      }
      report.restored += 1
      if let content = presentation.handle.restored {
        report.leftOut += RestorationPlan.leftOut(of: content, knowing: navigator.tree.destinationTypes)
      }
    }
  }

  private func replaceChildren(_ report: inout RestorationReport) {
    for child in navigator.children where child.presentation == nil {
      if let saved = removePendingChild(for: child) { report.add(child.restoration.replace(by: saved)) }
    }
    for (_, saved) in awaited {
      report.leftOut += RestorationPlan.leftOut(of: saved, knowing: navigator.tree.destinationTypes)
    }
  }
}

extension RestorationReport.LeftOut {
  fileprivate init(_ destination: AnyNavigationDestination, _ reason: Reason) {
    self.init(entry: "\(destination.wrapped)", reason: reason)
  }
}
