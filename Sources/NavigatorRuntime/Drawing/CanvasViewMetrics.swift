import Foundation

/// The size of a view in a canvas. The view is measured on first use.
nonisolated final class CanvasViewMetrics {
  /// The ideal size of the view.
  private(set) lazy var size = measure()
  private let view: Subview
  private let environment: EnvironmentValues
  /// The budget of the canvas. It is a weak reference because the budget owns the metrics.
  private weak var budget: CanvasBudget?

  init(_ view: Subview, _ environment: EnvironmentValues, _ budget: CanvasBudget) {
    self.view = view
    self.environment = environment
    self.budget = budget
  }

  private func measure() -> CGSize {
    // Canvases are drawn on the main actor.
    guard MainQueue.isCurrent, let budget, budget.takeMeasurement() else { return .zero }
    let view = MainActorValue(view)
    let values = MainActorValue(environment.allOverrides().withoutWindow)
    let canvas = MainActorValue(budget)
    return MainActor.assumeIsolated {
      // If another canvas measures the enclosing view, the measurement also counts towards the budget of that canvas.
      let outer = CurrentStorage.current?.session.session?.graph.existingService(PictureDepth.self)?.canvasBudget
      guard outer?.takeInnerMeasurement() ?? true else { return .zero }
      let source = PictureSource(view.value)
      let session = PictureSession(environment: values.value, budget: canvas.value) { $0.make(PictureRoot(source: source)) }
      defer { session?.end() }
      return session?.contentSize ?? .zero
    }
  }
}
