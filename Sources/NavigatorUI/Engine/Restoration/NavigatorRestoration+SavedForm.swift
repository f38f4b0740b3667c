import Foundation

extension NavigatorRestoration {
  func savedState(includingScenes: Bool) throws(RestorationError) -> Data {
    try SavedState(saved(includingScenes: includingScenes), key: navigator.tree.configuration.restorationKey).data()
  }

  /// Returns the saved form of the navigator and of those below.
  ///
  /// - Parameter includingScenes: A Boolean value that indicates whether to include navigators that save their state under their
  ///   own scene name.
  private func saved(includingScenes: Bool) -> SavedNavigator {
    let contents = navigator.model.stack
    purge(contents)
    let checkpoints = checkpointsByPosition
    var saved = SavedNavigator(name: savedName)
    saved.root.checkpoints = checkpoints[0] ?? []
    saved.root.children = savedChildren(on: nil, includingScenes: includingScenes)
    for (index, entry) in contents.entries.enumerated() {
      let written = written(entry)
      let state = entry.destination?.stateScreen?.mark
      guard written != nil || state != nil else { continue }
      let children = savedChildren(on: entry.id, includingScenes: includingScenes)
      let screenContents = SavedScreenContents(checkpoints: checkpoints[index + 1] ?? [], children: children)
      saved.stack.append(SavedScreen(entry: written, state: state, screenContents: screenContents))
    }
    saved.presentations = navigator.model.presentations.requests.compactMap { save($0, includingScenes: includingScenes) }
    if let plan {
      saved.stack += plan.remainingScreens
      saved.presentations += plan.remainingPresentations
    }
    return saved
  }

  private func save(_ request: PresentationRequest, includingScenes: Bool) -> SavedPresentation? {
    guard let entry = request.handle.written(request.destination, by: self) else { return nil }
    let within = navigator.children.first { $0.presentation === request.handle }
    let content = within?.restoration.saved(includingScenes: includingScenes) ?? request.handle.restored
    return SavedPresentation(entry: entry, method: request.method.rawValue, content: content.flatMap { $0.isEmpty ? nil : $0 })
  }

  private var checkpointsByPosition: [Int: [String]] {
    var names: [Int: [String]] = [:]
    for (name, positions) in navigator.tree.checkpoints.positions(on: navigator) {
      for position in positions { names[position, default: []].append(name) }
    }
    return names.mapValues { $0.sorted() }
  }

  private func savedChildren(on host: EntryID?, includingScenes: Bool) -> [SavedNavigator] {
    let existing = navigator.children.filter { child in
      child.presentation == nil && child.hostScreen?.entry == host && child.restoration.isSavedInParent
        && (child.place.stateMark != nil || !child.isPresentedByApp)
        && (includingScenes || child.restoration.scene == nil)
    }
    let names = existing.map(\.restoration.savedName)
    let unambiguous = existing.filter { child in names.filter { $0 == child.restoration.savedName }.count == 1 }
    let awaited = awaited.filter { $0.host == host && !names.contains($0.saved.name) }.map(\.saved)
    return unambiguous.map { $0.restoration.saved(includingScenes: includingScenes) } + awaited
  }

  /// A Boolean value that indicates whether the navigator can be identified on its screen: by its name, or as the stack of a
  /// presentation.
  var isSavedInParent: Bool {
    savedName != nil || navigator.parent?.owner == .presenter
  }

  /// The name by which the navigator is identified: its own, or that of the state that presents it.
  var savedName: String? { navigator.place.stateMark ?? navigator.name }
}
