/// A key of a value that views pass to the views that contain them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Self.Value { get }
  /// Combines the values of sibling views in order.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// The value if no view sets one, which is nil.
  public static var defaultValue: Self.Value { nil }
}

extension View {
  /// Sets a preference for the views above. It replaces the values of this view's content.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView<Self, K>(content: self) { $0 = value }
  }

  /// Changes the preference that this view's content sets.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(content: self, change: callback)
  }

  /// Runs an action with the preference of this view's content, initially and whenever it changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceCollector<Self, K>(content: self, action: action)
  }
}

nonisolated struct PreferenceView<Content: View, K: PreferenceKey>: PrimitiveView {
  let content: Content
  let change: (inout K.Value) -> Void

  nonisolated init(content: Content, change: @escaping (inout K.Value) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PreferenceNode(view, type, context)
  }
}

/// A node that sets or changes a preference.
@MainActor
protocol PreferenceContributor: Node {
  /// A Boolean value that indicates whether the preference applies to each view in a group.
  var countsForEachView: Bool { get }

  func value<K: PreferenceKey>(of key: K.Type, below: () -> K.Value?) -> K.Value?
}

extension PreferenceContributor {
  var countsForEachView: Bool { false }

  /// Returns a preference that a closure of the app changes. If a value that the closure reads changes, the node is evaluated
  /// again.
  func readingValues<Value>(_ change: @MainActor () -> Value) -> Value {
    graph.queue.reading(as: self) { graph.trackingObservables(of: self, change) }
  }

  /// Schedules the collectors above to collect again, because the view or a value that its closure has read has changed.
  func preferenceDidChange() {
    evaluation &+= 1
    preferencesChanged()
  }
}

@MainActor
final class PreferenceNode<Content: View, Key: PreferenceKey>: TransparentNode<PreferenceView<Content, Key>, Content>,
  PreferenceContributor
{
  init(_ view: PreferenceView<Content, Key>, _ type: ViewType<PreferenceView<Content, Key>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    addContributor()
    preferencesChanged()
  }

  var countsForEachView: Bool { true }

  override func evaluate() {
    super.evaluate()
    preferenceDidChange()
  }

  override func willTearDown() {
    removeContributor()
    preferencesChanged()
  }

  func value<K: PreferenceKey>(of key: K.Type, below: () -> K.Value?) -> K.Value? {
    guard let change = view.change as? (inout K.Value) -> Void, K.self == Key.self else { return below() }
    let inner = below() ?? K.defaultValue
    return readingValues {
      var value = inner
      change(&value)
      return value
    }
  }
}

extension Node {
  /// Counts this node as a contributor, so that collectors above visit it. A node counts in its parent only once, so that most
  /// contributors change only the counts near them.
  final func addContributor() {
    var node: Node? = self
    while let current = node {
      graph.preferenceVisits += 1
      current.contributorCount += 1
      node = current.contributorCount == 1 ? current.parent : nil
    }
  }

  /// Removes this node from the contributors.
  final func removeContributor() {
    var node: Node? = self
    while let current = node {
      graph.preferenceVisits += 1
      current.contributorCount -= 1
      node = current.contributorCount == 0 ? current.parent : nil
    }
  }

  /// Schedules the collectors above to collect again.
  final func preferencesChanged() {
    var child = self
    while let current = child.parent {
      graph.preferenceVisits += 1
      if let collector = current as? any PreferenceCollecting, collector.collects(from: child) {
        graph.setNeedsStructure(collector)
      }
      // The collectors above are scheduled.
      if current.preferencePass == graph.structurePass { return }
      current.preferencePass = graph.structurePass
      child = current
    }
  }

  /// Returns the combined value of a key from the nodes below.
  final func collect<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    forEachChild { child in
      // The content of a presentation passes no preferences to the view that presents it.
      guard child.contributorCount > 0, !(child is PresentationNode) else { return }
      if child is any PreferenceContributor {
        for value in child.valuesOfViews(key) { result = Self.combined(result, value, key) }
      } else {
        result = Self.combined(result, child.collect(key), key)
      }
    }
    return result
  }

  /// Returns the value of a key for each view that the node shows, because a modifier of a group applies to each view in it.
  private func valuesOfViews<K: PreferenceKey>(_ key: K.Type) -> [K.Value?] {
    if self is PresentationNode || self is RowGapNode { return [] }
    if element != nil { return [contributorCount > 0 ? collect(key) : nil] }
    var values: [K.Value?] = []
    forEachChild { values += $0.valuesOfViews(key) }
    guard let contributor = self as? any PreferenceContributor else { return values }
    if contributor.countsForEachView {
      // The preference of a view without elements is included.
      return (values.isEmpty ? [nil] : values).map { value in contributor.value(of: key) { value } }
    }
    let below = values.reduce(nil) { Self.combined($0, $1, key) }
    return [contributor.value(of: key) { below }] + values.dropFirst().map { _ in nil }
  }

  private static func combined<K: PreferenceKey>(_ result: K.Value?, _ value: K.Value?, _ key: K.Type) -> K.Value? {
    guard let value else { return result }
    guard var result else { return value }
    K.reduce(value: &result) { value }
    return result
  }

  /// If a preference of a group applies to each of the changed views, schedules the collectors above to collect again.
  final func viewsOfPreferencesChanged() {
    if contributorCount > 0 { return preferencesChanged() }
    var node: Node = self
    while node.element == nil, let parent = node.parent {
      if parent.contributorCount > 0, parent is any PreferenceContributor { return preferencesChanged() }
      node = parent
    }
  }
}

@MainActor
protocol PreferenceCollecting: StructureNode {
  /// Returns a Boolean value that indicates whether the node collects the preferences in one of its children.
  func collects(from child: Node) -> Bool
}

extension PreferenceCollecting {
  func collects(from child: Node) -> Bool { true }
}

nonisolated struct PreferenceCollector<Content: View, K: PreferenceKey>: PrimitiveView where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  nonisolated init(content: Content, action: @escaping (K.Value) -> Void) {
    self.content = content
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    PreferenceCollectorNode(view, type, context)
  }
}

@MainActor
final class PreferenceCollectorNode<Content: View, K: PreferenceKey>: TransparentNode<PreferenceCollector<Content, K>, Content>,
  PreferenceCollecting
where K.Value: Equatable {
  private var last: K.Value?
  private var runs = RunCounter()

  init(_ view: PreferenceCollector<Content, K>, _ type: ViewType<PreferenceCollector<Content, K>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    graph.setNeedsStructure(self)
  }

  func settleStructure() {
    let value = collect(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    graph.afterCommit { [weak self] in
      guard let self else { return }
      guard runs.mayRun(in: graph.round) else {
        return graph.reportEndlessChange(of: "onPreferenceChange(\(K.self))", in: viewName)
      }
      view.action(value)
    }
  }
}
