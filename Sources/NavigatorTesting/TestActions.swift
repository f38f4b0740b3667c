/// The actions of a user and the queries of a test, in the whole topmost layer of an app or in a part of it.
///
/// A ``TestApp`` acts on the topmost layer. A ``TestScope`` acts on a part of it, such as a row:
///
/// ```swift
/// try app.tap("Edit")
/// try app.row("Tea").tap("Edit")
/// ```
///
/// Actions refer to elements by accessibility identifier or by text. A text that several elements have is ambiguous, and the
/// action fails with a list of them. Choose one with ``row(_:index:)``, ``within(_:index:)``, ``column(_:)``, or with the
/// parameter `index`, which counts the matches from the top of the screen.
@MainActor
public protocol TestActions {
  /// The part of the screen in which elements are searched.
  var scope: TestScope { get }
}

extension TestApp: TestActions {
  /// The topmost layer.
  public var scope: TestScope { TestScope(app: self, steps: []) }
}
