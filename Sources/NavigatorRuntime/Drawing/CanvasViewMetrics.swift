import Foundation

/// The size of a view of a canvas, which is measured when it is first needed.
nonisolated final class CanvasViewMetrics {
  /// The ideal size of the view.
  private(set) lazy var size = measure()
  private let view: Subview
  private let environment: EnvironmentValues
  private let budget: CanvasBudget

  init(_ view: Subview, _ environment: EnvironmentValues, _ budget: CanvasBudget) {
    self.view = view
    self.environment = environment
    self.budget = budget
  }

  private func measure() -> CGSize {
    // A canvas draws on the main actor.
    guard MainQueue.isCurrent, budget.takeMeasurement() else { return .zero }
    let view = MainActorValue(view)
    let values = MainActorValue(environment.allOverrides().withoutWindow)
    return MainActor.assumeIsolated {
      let source = PictureSource(view.value)
      let session = PictureSession(environment: values.value) { $0.make(PictureRoot(source: source)) }
      defer { session?.end() }
      return session?.contentSize ?? .zero
    }
  }
}
