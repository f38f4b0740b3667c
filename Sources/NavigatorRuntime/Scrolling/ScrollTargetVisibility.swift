import NavigatorHost

extension View {
  /// Runs an action when the visible views of a `scrollTargetLayout()` change. The layout must be in the scroll view of this
  /// view.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(songs) { SongView($0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .onScrollTargetVisibilityChange(idType: Song.ID.self, threshold: 0.2) { player.prepare($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - idType: The type of the views' identifiers.
  ///   - threshold: The fraction of a view that must be visible, from 0 to 1.
  ///   - action: A closure that receives the identifiers of the visible views in order. Hosts report at most 500 views.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    TargetVisibilityView(content: self, threshold: threshold.finite(or: 0.5, in: 0...1), action: action)
  }
}

nonisolated struct TargetVisibilityView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let threshold: Double
  let action: ([ID]) -> Void

  nonisolated init(content: Content, threshold: Double, action: @escaping ([ID]) -> Void) {
    self.content = content
    self.threshold = threshold
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TargetVisibilityNode(view, type, context)
  }
}

/// A node that observes the visible targets of its scroll view.
@MainActor
final class TargetVisibilityNode<Content: View, ID: Hashable>: TransparentNode<TargetVisibilityView<Content, ID>, Content>,
  ScrollObserver
{
  private var visible: [ID] = []
  /// The threshold that has been sent to the scroll view.
  private var threshold: Double

  init(_ view: TargetVisibilityView<Content, ID>, _ type: ViewType<TargetVisibilityView<Content, ID>>, _ context: NodeContext) {
    threshold = view.threshold
    super.init(view, type, context) { $0.content }
    firstScrollContainer?.refreshElement()
  }

  override func evaluate() {
    super.evaluate()
    guard threshold != view.threshold else { return }
    threshold = view.threshold
    firstScrollContainer?.refreshElement()
  }

  var neededReports: ScrollReports { [] }
  var visiblePart: Double? { threshold }

  func scrollChanged(_ report: ScrollReport) -> Bool {
    guard case .visible(part: threshold, let elements) = report else { return false }
    let new = scrollIDs(ofElements: elements).compactMap { $0.base as? ID }
    guard new != visible else { return true }
    visible = new
    view.action(new)
    return true
  }
}
