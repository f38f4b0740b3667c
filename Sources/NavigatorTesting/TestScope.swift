import NavigatorHost
import NavigatorRuntime

/// A part of the topmost layer, such as a row, in which a test acts and reads.
///
/// ```swift
/// let tea = app.row("Tea")
/// try tea.tap("Edit")
/// #expect(try tea.visibleTexts() == ["Tea", "3 kg", "Edit"])
/// ```
///
/// A scope describes how to find its part of the screen. Each action and query finds the part again, and fails if it does not
/// exist.
@MainActor
public struct TestScope: TestActions {
  /// The app that the scope belongs to.
  public let app: TestApp
  let steps: [Step]

  /// A step from a part of the screen to a smaller one.
  enum Step {
    case row(String, index: Int?)
    case rowAt(Int)
    case container(String, index: Int?)
    case column(NavigationSplitViewColumn)
  }

  /// The scope itself.
  public var scope: TestScope { self }

  func adding(_ step: Step) -> TestScope {
    TestScope(app: app, steps: steps + [step])
  }
}

extension TestActions {
  /// Returns the row that contains `text` or has that identifier: a row of a list or form, or otherwise the nearest `HStack`
  /// around the text.
  ///
  /// ```swift
  /// try app.row("Tea").tap("Delete")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of an element in the row, or an accessibility identifier.
  ///   - index: The position among the rows that match, starting at 0. Without it, only one row may match.
  public func row(_ text: String, index: Int? = nil) -> TestScope {
    scope.adding(.row(text, index: index))
  }

  /// Returns the row of a list or form at a position, starting at 0. The rows of all lists on the screen are counted together.
  public func row(at index: Int) -> TestScope {
    scope.adding(.rowAt(index))
  }

  /// Returns the element whose accessibility identifier or label is `name`, or otherwise the section whose header is `name`.
  ///
  /// ```swift
  /// try app.within("Fruit").tap("Show all")
  /// ```
  ///
  /// - Parameters:
  ///   - name: An accessibility identifier, an accessibility label, or the text of a section's header.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  public func within(_ name: String, index: Int? = nil) -> TestScope {
    scope.adding(.container(name, index: index))
  }

  /// Returns a column of a split view.
  public func column(_ column: NavigationSplitViewColumn) -> TestScope {
    scope.adding(.column(column))
  }
}

extension TestScope.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .row(let text, let index): "row \"\(text)\"\(index.map { " (index \($0))" } ?? "")"
    case .rowAt(let index): "the row at \(index)"
    case .container(let name, let index): "\"\(name)\"\(index.map { " (index \($0))" } ?? "")"
    case .column(let column): "the \(column.kind.rawValue) column"
    }
  }
}

extension NavigationSplitViewColumn {
  /// The kind of the column's element.
  var kind: Content.Kind {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    default: .detail
    }
  }
}
