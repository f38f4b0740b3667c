import NavigatorHost
import NavigatorLayout
import Synchronization

/// Options of a session that only tests and pictures use.
package struct SessionOptions {
  /// The object that receives the type of each view whose body is evaluated, or nil.
  package var progress: EvaluationProgress?
  /// A closure that changes the environment of the whole session before its first view is created.
  package var environment: @MainActor (inout EnvironmentValues) -> Void
  /// The rules of the picture that the session draws instead of a window, or nil.
  var picture: PictureRules?
  /// The number of sessions of pictures that contain each other, including this one.
  var pictureDepth = 0
  /// The budget of the outermost canvas around the view that the session measures, or nil.
  var canvasBudget: CanvasBudget?

  /// Creates options.
  package init(
    progress: EvaluationProgress? = nil, environment: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.progress = progress
    self.environment = environment
  }
}

/// The progress of a session's updates. Any thread may read it while the main actor is blocked.
package final class EvaluationProgress: Sendable {
  /// The number of transactions that have begun or ended. It is odd during a transaction.
  private let steps = Atomic<UInt>(0)
  /// The address of the type's metadata, or 0. Metadata is never released.
  private let metadata = Atomic<UInt>(0)

  /// Creates a progress without a view.
  package init() {}

  /// The name of the view whose evaluation began last, or nil if none has begun.
  package var viewName: String? {
    let address = metadata.load(ordering: .relaxed)
    return address == 0 ? nil : "\(unsafeBitCast(address, to: Any.Type.self))"
  }

  /// The number of the current transaction, or nil if none runs.
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

  /// Removes the view.
  package func reset() {
    metadata.store(0, ordering: .relaxed)
  }

  func begin(_ type: Any.Type) {
    metadata.store(unsafeBitCast(type, to: UInt.self), ordering: .relaxed)
  }
}

/// A session whose environment a test can change.
@MainActor
package protocol EnvironmentSession: HostSession {
  /// Changes the environment of the whole session. The changes are committed in a later turn of the main actor.
  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void)

  /// The color scheme of the window: that which a view requests, or else that of the host.
  var colorScheme: ColorScheme { get }

  /// The distances by which the contents of scroll views are scrolled, for the layout of the session. The geometry of the views
  /// in them changes with the next commit.
  var scrollOffsets: [ElementID: LayoutOffset] { get set }

  /// Lays out the current elements, with the app's own layouts.
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

  package func layout(in size: LayoutSize) -> ElementLayout {
    let geometry = graph.geometry
    return ElementLayout(
      of: root, in: size, customLayouts: geometry.arranged.mapValues { $0.customLayout }, guides: geometry.guides,
      offsets: geometry.scrollOffsets, textScale: EnvironmentValues(scope: graph.rootScope).textScale)
  }
}

extension Graph {
  /// Counts the evaluation of a body that begins now.
  func beginEvaluation(of type: Any.Type) {
    statistics.bodiesEvaluated += 1
    progress?.begin(type)
  }
}
