/// A view for each element of a collection. An element's view keeps its state when the element moves, because ids identify the
/// elements.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// The function that creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// A body that is never evaluated, because the runtime shows the elements.
  public var body: Never {
    fatalError("a ForEach has no body: the runtime shows its elements")
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element of a collection.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  {
    self.data = data
    self.content = content
    if id == \Data.Element.self {
      // The element is its own id, so evaluating a key path for every element is unnecessary.
      self.id = { unsafeBitCast($0, to: ID.self) }
    } else {
      self.id = { $0[keyPath: id] }
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number in a constant range.
  ///
  /// The positions in the range, which start at 0, identify the views. A picker of `ForEach(2..<10)` without tags therefore
  /// selects 2 with the value 0. Use `ForEach(2..<10, id: \.self)` to identify the views by the numbers.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    let first = data.lowerBound
    self.data = data
    self.content = content
    id = { $0 &- first }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a mutable collection, from a binding to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a mutable collection, from a binding to the element.
  ///
  /// - Parameter id: The key path to the id of an element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    // The rows are created from the current collection, because the binding's collection may be shorter when a row is created.
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
    self.content = { element in content(data.element(at: element.0, last: elements[element.0])) }
    self.id = { $0.1 }
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    if view.expanded != nil { return TransparentNode(view, type, context) { $0.expanded } }
    return context.isInLazyContainer ? LazyForEachNode(view, type, context) : ForEachNode(view, type, context)
  }
}

@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>> {
  fileprivate var ids: [ID] = []
  fileprivate var children: [ViewNode<Content>] = []
  /// The list that contains the elements as rows, if it supports selection.
  private var list: ListSelectionSource?

  override init(
    _ view: ForEach<Data, ID, Content>, _ type: ViewType<ForEach<Data, ID, Content>>, _ context: NodeContext
  ) {
    super.init(view, type, context)
    list = enclosingListSelection
    update()
  }

  override func evaluate() {
    isDirty = false
    update()
  }

  // The loops use an index, because tuples of `zip` and `map` cost more than the comparisons if the compiler does not know the
  // types.
  private func update() {
    evaluation &+= 1
    var newIDs: [ID] = []
    var contents: [Content] = []
    // This node is registered as the reader of values that the content closure reads. The rows are registered separately.
    graph.queue.reading(as: self) {
      graph.trackingObservables(of: self) {
        let shown = view.data.prefix(UpdateLimits.maximumNewViews)
        if shown.count < view.data.count { reportTooMany() }
        newIDs.reserveCapacity(shown.count)
        contents.reserveCapacity(shown.count)
        for element in shown {
          newIDs.append(view.id(element))
          contents.append(view.content(element))
        }
      }
    }
    if newIDs == ids {
      let children = children
      for index in children.indices { children[index].receive(contents[index]) }
    } else {
      rearrange(newIDs, contents)
    }
  }

  private func reportTooMany() {
    graph.reportOnce(
      """
      ForEach shows the first \(UpdateLimits.maximumNewViews) elements of a larger collection. Use a List, a lazy stack or a \
      lazy grid, which create only the views near the viewport.
      """)
  }

  private func rearrange(_ newIDs: [ID], _ contents: [Content]) {
    var known: [ID: ViewNode<Content>] = [:]
    known.reserveCapacity(children.count)
    for index in children.indices {
      // If ids are objects, they may have become equal meanwhile.
      known.updateValue(children[index], forKey: ids[index])?.tearDown()
    }
    var seen: Set<ID> = []
    seen.reserveCapacity(newIDs.count)
    let context = childContext
    let (old, oldIDs) = (children, ids)
    ids = []
    ids.reserveCapacity(newIDs.count)
    children = []
    children.reserveCapacity(newIDs.count)
    for index in newIDs.indices {
      let id = newIDs[index]
      guard seen.insert(id).inserted else {
        graph.reportOnce(
          "ForEach: the id \(id) occurs more than once; only its first element is shown. Give each element a unique id.")
        continue
      }
      ids.append(id)
      if let child = known.removeValue(forKey: id) {
        child.receive(contents[index])
        children.append(child)
      } else {
        if id != id { graph.reportUnequalID(id) }
        children.append(self.context(context, of: id).make(contents[index]))
      }
    }
    for child in known.values { child.tearDown() }
    keepScrollPosition { [ids] in ($0.base as? ID).map { ids.contains($0) && ids.reorders(oldIDs) } ?? false }
    if !(old.count == children.count && old.indices.allSatisfy { old[$0] === children[$0] }) { childrenChanged() }
  }

  /// Returns the context of the row with an id. A list selects the row by this id.
  private func context(_ context: NodeContext, of id: ID) -> NodeContext {
    guard let row = list?.row(AnyHashable(id)) else { return context }
    return context.with(boxes: BoxChain(.row(row), outer: context.boxes))
  }

  override func inheritBoxes(_ new: BoxChain?) {
    super.inheritBoxes(new)
    guard list != nil else { return }
    for index in children.indices { children[index].inheritBoxes(context(childContext, of: ids[index]).boxes) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child) }
  }

  override func shownViewsMayHaveChanged() {
    graph.waitingScrolls?.viewsChanged { ($0.base as? ID).map { ids.contains($0) } ?? false }
  }
}

extension ForEachNode {
  /// Returns the node of an element.
  func child(withID id: ID) -> Node? {
    ids.firstIndex(of: id).map { children[$0] }
  }

  /// Returns the id of the element that a node shows.
  func id(ofChild node: Node) -> ID? {
    children.firstIndex { $0 === node }.map { ids[$0] }
  }
}

extension ForEachNode: ChildTaggingNode {
  func forEachTaggedChild(_ body: (AnyHashable, Node) -> Void) {
    for index in children.indices { body(AnyHashable(ids[index]), children[index]) }
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view that creates its views from a collection.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension Graph {
  /// Reports an id that does not equal itself, such as NaN.
  func reportUnequalID(_ id: some Hashable) {
    reportOnce(
      """
      ForEach: the id \(id) does not equal itself, so its view is created again in each update and loses its state. Use another \
      id.
      """)
  }
}
