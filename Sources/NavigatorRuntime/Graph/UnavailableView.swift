import NavigatorHost

/// The reason why a view's body is not evaluated.
enum UnavailableBody {
  /// A property of the view has no value.
  case missing(String, in: String)
  /// The view is nested deeper than the maximum.
  case tooDeep(String)
  /// One update creates more views than the maximum.
  case tooMany(String)

  /// The text of the placeholder.
  var title: String {
    switch self {
    case .missing(_, let name), .tooDeep(let name), .tooMany(let name): Self.title(of: name)
    }
  }

  /// Returns the text of the placeholder for the view with the given name.
  static func title(of name: String) -> String { "\(name) is not available" }

  /// The report to the programmer.
  var message: String {
    switch self {
    case .missing(let requirement, let name): "\(name) shows a placeholder. \(requirement)"
    case .tooDeep(let name):
      """
      \(name) shows a placeholder, because it is nested too deep: the maximum is \(UpdateLimits.maximumDepth) views \
      and \(UpdateLimits.maximumElementDepth) elements. A view that contains itself needs a condition \
      that ends the recursion.
      """
    case .tooMany(let name):
      """
      \(name) shows a placeholder, because one update created \(UpdateLimits.maximumNewViews) views. \
      A view that contains itself more than once needs a condition that ends the recursion.
      """
    }
  }
}

extension Node {
  /// Counts the view that this node is about to create. Returns the reason why the node must not create it, or nil if it may.
  final func reasonAgainstChildren(of name: String) -> UnavailableBody? {
    guard graph.countNewView() else { return .tooMany(name) }
    if depth < UpdateLimits.maximumElementDepth { return nil }
    let isTooDeep = depth >= UpdateLimits.maximumDepth || elementDepth >= UpdateLimits.maximumElementDepth
    return isTooDeep ? .tooDeep(name) : nil
  }
}

/// A placeholder for a view whose body is not evaluated.
nonisolated struct UnavailableView: PrimitiveView {
  let text: String

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    UnavailableNode(.placeholder, view, type, context)
  }
}

@MainActor
final class UnavailableNode: ElementNode<UnavailableView> {
  override func resolve() -> Resolved {
    Resolved(content: [.text: .string(view.text)])
  }
}
