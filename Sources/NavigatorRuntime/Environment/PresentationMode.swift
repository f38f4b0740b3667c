/// The state of the presentation or pushed screen that contains a view. Prefer `dismiss` and `isPresented`.
nonisolated public struct PresentationMode {
  /// A Boolean value that indicates whether the view is inside a presentation or a pushed screen.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation or pops the screen. It has no effect outside presentations and pushed screens.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// A binding to the state of the presentation or pushed screen that contains the view. Prefer `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      location: ClosureCell(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode, _ in
          guard !mode.isPresented else { return }
          MainQueue.run { dismiss() }
        }))
  }
}
