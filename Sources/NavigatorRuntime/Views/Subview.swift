/// One of the views in the content of a container.
///
/// A container that is built from a builder's content arranges its subviews itself:
///
/// ```swift
/// Group(subviews: content) { subviews in
///   if let first = subviews.first { first.font(.title) }
///   ForEach(subviews.dropFirst()) { Card(content: $0) }
/// }
/// ```
///
/// Groups, conditions, loops and sections in the content contribute their members, and so does a view whose `body` is one of
/// them.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
  /// The identity of a subview in its container.
  nonisolated public struct ID: Hashable {
    /// The position of the subview: indices, ids of loops, branches of conditions and explicit ids, from outside to inside.
    let path: [AnyHashable]
  }

  /// The identity of the subview.
  public let id: ID
  /// The values that the subview passes to its container.
  public let containerValues: ContainerValues
  /// The id of the nearest loop around the subview, which is its tag if it has no other one.
  let loopID: AnyHashable?
  let view: AnyView

  init(id: ID, containerValues: ContainerValues, loopID: AnyHashable?, view: AnyView) {
    self.id = id
    self.containerValues = containerValues
    self.loopID = loopID
    self.view = view
  }

  /// Returns the value that a picker with this option selects, or nil if the option has no tag of the type.
  func selection<Value: Hashable>(as type: Value.Type) -> Value? {
    guard containerValues.tags.isEmpty else { return containerValues.tag(for: type) }
    return loopID?.selection(as: type)
  }

  /// A Boolean value that indicates whether the subview is a divider without modifiers.
  var isDivider: Bool { view.storage is TypedViewStorage<Divider> }

  /// A Boolean value that indicates whether the subview is a text without modifiers of views.
  var isText: Bool { view.storage is TypedViewStorage<Text> }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TransparentNode(view, type, context) { $0.view }
  }
}

/// The subviews of a view.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  private var subviews: [Subview]

  /// Finds the subviews of a view.
  ///
  /// - Parameter source: A source with hosts, which evaluate views of the app with several members. If it is nil, each of these
  ///   views is one subview.
  init<V: View>(of view: V, from source: SubviewSource? = nil) {
    var expansion = SubviewExpansion(from: source)
    expansion.expand(view, source?.context ?? SubviewExpansion.Context())
    subviews = expansion.subviews
  }

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  mutating func append(_ subview: Subview) { subviews.append(subview) }

  /// Creates the rows of a view, each with parts.
  init<V: View>(ofRows view: V, adding parts: [RowPart], from source: SubviewSource) {
    var expansion = SubviewExpansion(from: source, rowParts: parts)
    expansion.expand(view, source.context)
    subviews = expansion.subviews
  }

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All subviews.
  public var body: some View {
    ForEach(self) { $0 }
  }
}

/// Some of the subviews of a view.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let subviews: ArraySlice<Subview>

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The subviews.
  public var body: some View {
    ForEach(self) { $0 }
  }
}
