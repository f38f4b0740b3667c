import NavigatorTesting
import SwiftUI
import Testing

/// Values that are nested deeper than the runtime compares them.
@MainActor
@Suite("Deeply nested values")
struct DeepValueTests {
  /// The depth of the values.
  ///
  /// On a stack of 8 MB, a debug build ends when Swift itself releases an array that is nested 51,000 times,
  /// or compares one that is nested 29,000 times.
  private static let depth = 2_000

  private static func comment(_ number: Int) -> CommentShape {
    (0..<depth).reduce(CommentShape(number: number, replies: [])) { comment, _ in
      CommentShape(number: number, replies: [comment])
    }
  }

  private struct Shown: View {
    let comment: CommentShape

    var body: some View { Text("shows \(comment.number)") }
  }

  private struct Owner: View {
    @State private var comment = DeepValueTests.comment(1)
    @State private var count = 0

    var body: some View {
      Shown(comment: comment)
      Button("count \(count)") { count += 1 }
      Button("same") { comment = DeepValueTests.comment(1) }
      Button("next") { comment = DeepValueTests.comment(comment.number + 1) }
    }
  }

  @Test("A deeply nested value is compared within a bound, and a change of it is never missed")
  func deep() throws {
    let app = TestApp { Owner() }
    #expect(app.exists("shows 1"))
    try app.tap("count 0")
    #expect(app.exists("count 1"))
    try app.tap("same")
    #expect(app.exists("shows 1"))
    try app.tap("next")
    #expect(app.exists("shows 2"))
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
