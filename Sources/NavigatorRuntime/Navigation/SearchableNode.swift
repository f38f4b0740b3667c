import NavigatorHost

/// A node whose search field is inside a bar elsewhere in the tree.
@MainActor
protocol SearchingNode: Node {
  var bar: BarNode? { get }
  var field: Node? { get }
  var isSearching: Bool { get }
  /// A Boolean value that indicates whether suggestions are shown during a search: until the user chooses one or submits the
  /// text.
  var offersSuggestions: Bool { get }

  /// Registers a bar that can show the field of a search declared around its stack.
  func register(_ bar: BarNode)
  /// Called when a bar is removed.
  func barWasRemoved(_ bar: BarNode)
  /// Called when the user focuses the field or types.
  func searchDidContinue()
  func searchDidSubmit()
  func complete(with text: String)
  func dismissSearch()
}

@MainActor
final class SearchableNode<Content: View>: ViewNode<SearchableView<Content>>, SearchingNode, StructureNode {
  private let inner: EnvironmentScope
  private var child: ViewNode<Content>?
  private var fieldNode: ViewNode<SearchFieldView>?
  private(set) weak var bar: BarNode?
  /// The bars that can show the field, if no screen contains the search.
  private var registered: [Weak<BarNode>] = []
  private(set) var isSearching = false
  private(set) var offersSuggestions = true
  private lazy var dismissAction = DismissSearchAction { [weak self] in self?.dismissSearch() }

  override init(
    _ view: SearchableView<Content>, _ type: ViewType<SearchableView<Content>>, _ context: NodeContext
  ) {
    inner = EnvironmentScope(parent: context.scope, queue: context.graph.queue)
    super.init(view, type, context)
    updateScope()
    if let bar = region.screen?.bar { showField(in: bar) }
    child = childContext.with(scope: inner).make(view.content)
    followBinding()
  }

  var field: Node? { fieldNode }

  func register(_ bar: BarNode) {
    registered.removeAll { $0.value == nil }
    registered.append(Weak(bar))
    if self.bar == nil { showField(in: bar) }
  }

  func barWasRemoved(_ bar: BarNode) {
    guard self.bar === bar else { return }
    self.bar = nil
    fieldNode?.tearDown()
    fieldNode = nil
    if isAlive, let next = registered.lazy.compactMap(\.value).first(where: { $0.isAlive }) { showField(in: next) }
  }

  /// Creates the field in the region of the screen that shows it, regardless of where the search is declared.
  private func showField(in bar: BarNode) {
    self.bar = bar
    fieldNode = childContext.with(region: bar.region).with(boxes: nil).make(fieldView)
    bar.add(self)
  }

  private var fieldView: SearchFieldView {
    SearchFieldView(search: reference, text: view.text, placement: view.placement, prompt: view.prompt)
  }

  private func updateScope() {
    var values: KeyedValues<Any> = [
      ObjectIdentifier(IsSearchingKey.self): isSearching, ObjectIdentifier(DismissSearchKey.self): dismissAction,
    ]
    if region.screen == nil { values[ObjectIdentifier(UnplacedSearchKey.self)] = self }
    inner.replaceOverrides(values) { graph.types.areEqual($0, $1) }
  }

  override func evaluate() {
    isDirty = false
    followBinding()
    child?.receive(view.content)
    fieldNode?.receive(fieldView)
  }

  // MARK: Searching

  /// Updates the search from the app's binding.
  private func followBinding() {
    evaluation &+= 1
    let wanted = graph.queue.reading(as: self) { graph.trackingObservables(of: self) { view.isPresented?.wrappedValue } }
    guard let wanted, wanted != isSearching else { return }
    if wanted {
      setSearching(true)
      graph.setNeedsStructure(self)
    } else {
      // Ending the search clears the text, which views may have read in this evaluation.
      graph.afterCommit { [weak self] in self?.endUnlessWanted() }
    }
  }

  private func endUnlessWanted() {
    if isAlive, view.isPresented?.wrappedValue == false { dismissSearch() }
  }

  /// Moves the focus to the field once the field exists.
  func settleStructure() {
    guard isSearching, let field = fieldNode as? any FocusableNode, !field.region.isSuspended else { return }
    graph.focus.move(to: field)
  }

  private func setSearching(_ new: Bool) {
    guard isSearching != new else { return }
    isSearching = new
    updateScope()
    if let fieldNode { graph.queue.invalidate(fieldNode) }
    guard let isPresented = view.isPresented, isPresented.wrappedValue != new else { return }
    isPresented.wrappedValue = new
    // The binding may have rejected the value.
    graph.queue.invalidate(self)
  }

  private func setOffersSuggestions(_ new: Bool) {
    guard offersSuggestions != new else { return }
    offersSuggestions = new
    if let fieldNode { graph.queue.invalidate(fieldNode) }
  }

  func searchDidContinue() {
    setOffersSuggestions(true)
    setSearching(true)
  }

  func searchDidSubmit() {
    setOffersSuggestions(false)
  }

  func complete(with text: String) {
    setOffersSuggestions(false)
    write(text)
  }

  func dismissSearch() {
    write("")
    setOffersSuggestions(true)
    if let fieldNode, graph.focus.focused === fieldNode { graph.focus.move(to: nil) }
    setSearching(false)
  }

  /// Writes the text and sends it to the host, even if the binding rejects it, because the host may show the typed text.
  private func write(_ text: String) {
    if view.text.wrappedValue != text { view.text.wrappedValue = text }
    guard let fieldNode else { return }
    graph.queue.invalidate(fieldNode)
    fieldNode.element?.mark(.content)
  }

  // MARK: Tree

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let fieldNode { body(fieldNode) }
  }

  override func forEachElementChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }

  override func willTearDown() {
    bar?.remove(self)
  }

  override func didTearDown() {
    inner.end()
    child = nil
  }
}
