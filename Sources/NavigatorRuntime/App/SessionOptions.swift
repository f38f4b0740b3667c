import NavigatorHost
import NavigatorLayout
import Synchronization

/// Options of a session that only tests and renderers of pictures use.
package struct SessionOptions {
  /// The object that records the type of each view whose body is evaluated, or nil.
  package var progress: EvaluationProgress?
  /// A closure that modifies the environment of the whole session before the first view is created.
  package var environment: @MainActor (inout EnvironmentValues) -> Void
  /// The rules for the picture that the session draws instead of a window, or nil.
  var picture: PictureRules?
  /// The number of nested picture sessions, including this one.
  var pictureDepth = 0
  /// The budget of the outermost canvas that encloses the view that the session measures, or nil.
  var canvasBudget: CanvasBudget?

  /// Creates session options.
  package init(
    progress: EvaluationProgress? = nil, environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.progress = progress
    self.environment = environment
  }
}

/// The progress of a session's updates. Other threads may read it while the main actor is blocked.
package final class EvaluationProgress: Sendable {
  /// The number of transaction starts and ends. It is odd during a transaction.
  private let steps = Atomic<UInt>(0)
  /// The address of the view type's metadata, or 0. Type metadata is never released.
  private let metadata = Atomic<UInt>(0)

  /// Creates a progress object without a recorded view.
  package init() {}

  /// The name of the view whose evaluation started last, or nil if none has started.
  package var viewName: String? {
    let address = metadata.load(ordering: .relaxed)
    return address == 0 ? nil : "\(unsafeBitCast(address, to: Any.Type.self))"
  }

  /// The number of the current transaction, or nil if no transaction is running.
  package var transaction: UInt? {
    let steps = steps.load(ordering: .relaxed)
    return steps & 1 == 1 ? steps : nil
  }

  func beginTransaction() {
    steps.wrappingAdd(1, ordering: .relaxed)
  }

  func endTransaction() {
    steps.wrappingAdd(1, ordering: .relaxed)
  }

  /// Removes the recorded view.
  package func reset() {
    metadata.store(0, ordering: .relaxed)
  }

  func begin(_ type: Any.Type) {
    metadata.store(unsafeBitCast(type, to: UInt.self), ordering: .relaxed)
  }
}

/// A session whose environment tests can change.
@MainActor
package protocol EnvironmentSession: HostSession {
  /// Changes the environment of the whole session. The changes are committed later on the main actor.
  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void)

  /// The color scheme of the window. A view's preference takes precedence over the scheme of the host.
  var colorScheme: ColorScheme { get }

  /// The scroll offsets of scroll views for the layout of the session. The geometry of their contents changes with the next
  /// commit.
  var scrollOffsets: [ElementID: LayoutOffset] { get set }

  /// Lays out the current elements, including custom layouts of the app.
  func layout(in size: LayoutSize) -> ElementLayout
}

extension AppSession: EnvironmentSession {
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    graph.changeEnvironment(change)
    graph.observedGeometry?.layoutChanged()
  }

  package var colorScheme: ColorScheme { EnvironmentValues(scope: graph.rootScope).colorScheme }

  package var scrollOffsets: [ElementID: LayoutOffset] {
    get { graph.observedGeometry?.scrollOffsets ?? [:] }
    set {
      graph.geometry.scrollOffsets = newValue
      graph.geometry.layoutChanged()
    }
  }

  package func layout(in size: LayoutSize) -> ElementLayout { layout(of: root, in: size) }

  /// Lays out a snapshot of the current elements with the geometry that views observe.
  func layout(of root: Element, in size: LayoutSize) -> ElementLayout {
    let geometry = graph.observedGeometry
    return ElementLayout(
      of: root, in: size, metrics: geometry?.metrics ?? InterMetrics(),
      customLayouts: geometry?.arranged.mapValues { $0.customLayout } ?? [:], guides: geometry?.guides ?? [:],
      offsets: geometry?.scrollOffsets ?? [:], textScale: EnvironmentValues(scope: graph.rootScope).textScale)
  }
}

extension Graph {
  /// Records the evaluation of a body that is about to start.
  func beginEvaluation(of type: Any.Type) {
    statistics.bodiesEvaluated += 1
    progress?.begin(type)
  }
}
