import NavigatorHost

extension PresentationNode {
  /// Returns the selected detent of the sheet, or nil if there are no detents.
  func detent(of offer: DetentSelection) -> PresentationDetent? {
    let selected = graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) { offer.selection?.wrappedValue }
    }
    if let wanted = selected ?? selectedDetent, offer.detents.contains(wanted) { return wanted }
    if selected != nil, !offer.detents.isEmpty {
      // The detents may still change in this transaction, so the selection is validated after the commit.
      graph.afterCommit { [weak self] in self?.reportInvalidSelection() }
    }
    return offer.detents.first
  }

  private func reportInvalidSelection() {
    guard isAlive, let offer = options.detents, let selected = offer.selection?.wrappedValue, !offer.detents.contains(selected)
    else { return }
    graph.reportOnce(
      """
      presentationDetents(_:selection:): the selection \(selected.name) is not one of the detents \
      \(offer.detents.map(\.name).joined(separator: ", ")). The sheet has the lowest detent.
      """)
  }

  /// Returns the supported detents with their names for hosts. Custom detents whose height is nil are omitted.
  func names(of offer: DetentSelection) -> [(detent: PresentationDetent, name: String, height: Double)] {
    graph.queue.reading(as: self) {
      let environment = EnvironmentValues(scope: scope)
      return offer.detents.compactMap { detent in
        detent.resolved(in: environment).map { (detent, $0.name, $0.usualHeight) }
      }
    }
  }

  /// Selects the detent with a name that the host has sent.
  func select(_ name: String) -> EventOutcome {
    guard let offer = options.detents, let detent = names(of: offer).first(where: { $0.name == name })?.detent else {
      return .dropped(.invalidValue)
    }
    if let selection = offer.selection {
      selection.wrappedValue = detent
    } else {
      selectedDetent = detent
      graph.queue.invalidate(self)
    }
    return .handled
  }
}
