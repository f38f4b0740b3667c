extension Group {
  /// Creates a group that transforms the subviews of a view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// The transformed subviews of a view.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result

  /// The result of the transformation.
  public var body: some View { expanded }

  fileprivate var expanded: ExpandedView<Result> {
    ExpandedView { transform(SubviewsCollection(of: base, from: $0)) }
  }
}

nonisolated extension GroupElementsOfContent: SubviewGroup {
  static var memberTypes: [any View.Type] { [Result.self] }

  func expand(into expansion: inout SubviewExpansion, _ context: SubviewExpansion.Context) {
    expansion.expand(expanded, context)
  }
}

extension ForEach {
  /// Creates a view for each subview of a view.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(data: ForEachSubviewCollection(of: view), content: content, id: { $0.id })
  }
}

/// The subviews for which a `ForEach` creates views.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let source: ExpandedSource<SubviewsCollection>

  fileprivate init<V: View>(of view: V) {
    source = ExpandedSource { SubviewsCollection(of: view, from: $0) }
  }

  private init(_ source: ExpandedSource<SubviewsCollection>) {
    self.source = source
  }

  /// The position of the first subview.
  public var startIndex: Int { source.elements.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { source.elements.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { source.elements[index] }
}

extension ForEachSubviewCollection: ExpandedData {
  func resolved(from source: SubviewSource) -> ForEachSubviewCollection {
    ForEachSubviewCollection(self.source.resolved(from: source))
  }

  var isResolved: Bool { source.isResolved }
}
