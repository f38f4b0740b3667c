/// The state of the presentation or the pushed screen that contains a view. Prefer `dismiss` and `isPresented`.
nonisolated public struct PresentationMode {
  /// A Boolean value that indicates whether the view is in a presentation or on a pushed screen.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation or pops the screen. Outside of both, it has no effect.
  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// A binding to the state of the presentation or the pushed screen that contains the view. Prefer `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      location: ClosureCell(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode, _ in
          guard isPresented, !mode.isPresented else { return }
          MainQueue.run { dismiss() }
        }))
  }
}
