import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Equal ids in ForEach")
struct DuplicateIDTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Names: View {
    let isLazy: Bool
    @State private var names = ["a", "b"]

    var body: some View {
      Button("Add b") { names.insert("b", at: 0) }
      Button("Remove one b") { names.removeFirst() }
      if isLazy {
        List { rows }
      } else {
        VStack { rows }
      }
    }

    private var rows: some View {
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test(
    "Of elements with the same id the first one is shown, it is reported, and all views keep their state",
    arguments: [false, true])
  func duplicates(isLazy: Bool) throws {
    let app = TestApp { Names(isLazy: isLazy) }
    try app.tap("a 0")
    try app.tap("b 0")
    try withKnownIssue {
      try app.tap("Add b")
    } matching: { issue in
      "\(issue)".contains("the id b occurs more than once")
    }
    #expect(app.visibleTexts == ["Add b", "Remove one b", "b 1", "a 1"])
    try app.tap("Remove one b")
    #expect(app.visibleTexts == ["Add b", "Remove one b", "a 1", "b 1"])
    try app.checkInvariants()
  }
}
