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
  public var body: some View {
    transform(SubviewsCollection(of: base))
  }
}

extension ForEach {
  /// Creates a view for each subview of a view.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(data: ForEachSubviewCollection(subviews: SubviewsCollection(of: view)), content: content, id: { $0.id })
  }
}

/// The subviews for which a `ForEach` creates views.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  fileprivate let subviews: SubviewsCollection

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}
