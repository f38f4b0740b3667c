import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// A field's focus with each kind of property that keeps it.
@MainActor
@Suite("Sources of truth for the focus")
struct FocusSourceTests {
  enum Source: String, CaseIterable, Sendable {
    case flag, value, parentFlag, parentValue
  }

  /// The test's access to the property.
  @MainActor
  private final class Link {
    weak var owner: AnyObject?
    var write: (Bool) -> Void = { _ in }
    var hide: () -> Void = {}
  }

  private struct Stage: View {
    let source: Source
    let link: Link
    @State private var isShown = true

    var body: some View {
      let _ = link.hide = { isShown = false }
      if isShown { Owner(source: source, link: link) }
    }
  }

  private struct Owner: View {
    let source: Source
    let link: Link
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?
    @State private var lifetime = ViewLifetime()

    private var hasFocus: Bool { source == .flag || source == .parentFlag ? isFocused : field == 1 }

    var body: some View {
      let _ = link.owner = lifetime
      let _ =
        link.write = { wanted in
          if source == .flag || source == .parentFlag { isFocused = wanted } else { field = wanted ? 1 : nil }
        }
      switch source {
      case .flag: TextField("field", text: .constant("")).focused($isFocused)
      case .value: TextField("field", text: .constant("")).focused($field, equals: 1)
      case .parentFlag: FlagField(isFocused: $isFocused)
      case .parentValue: ValueField(field: $field)
      }
      Text("has focus \(hasFocus)")
    }
  }

  private struct FlagField: View {
    @FocusState.Binding var isFocused: Bool

    var body: some View {
      TextField("field", text: .constant("")).focused($isFocused)
      Text("child \(isFocused)")
    }
  }

  private struct ValueField: View {
    @FocusState.Binding var field: Int?

    var body: some View {
      TextField("field", text: .constant("")).focused($field, equals: 1)
      Text("child \(field == 1)")
    }
  }

  @Test(
    "The focus follows its property, writes it, settles, and retains nothing after its removal",
    arguments: Source.allCases)
  func agreement(source: Source) throws {
    let link = Link()
    let app = TestApp { Stage(source: source, link: link) }
    try expect(false, source, app)
    for _ in 0..<2 {
      try app.focus("field")
      try expect(true, source, app)
      link.write(false)
      try expect(false, source, app)
      link.write(true)
      try expect(true, source, app)
      let field = try app.element("field").id
      #expect(app.session.send(InputEvent(target: field, action: .focus(false))) == .handled)
      try expect(false, source, app)
    }
    try app.focus("field")
    #expect(link.owner != nil)
    link.hide()
    link.hide = {}
    link.write = { _ in }
    app.session.settle()
    #expect(link.owner == nil)
  }

  private func expect(_ isFocused: Bool, _ source: Source, _ app: TestApp) throws {
    try app.checkInvariants()
    #expect(app.exists("has focus \(isFocused)"))
    if source == .parentFlag || source == .parentValue { #expect(app.exists("child \(isFocused)")) }
    #expect(app.elements(.textField).first?.content.bool(.isFocused) == isFocused)
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
