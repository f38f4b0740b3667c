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

  @Test("The comparison of a deeply nested value is bounded and never misses a change")
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

  /// A value whose two halves are the same array: 60 levels contain 2^60 values.
  private struct Shared {
    let number: Int
    let halves: [Shared]

    init(_ number: Int, levels: Int) {
      self.number = number
      guard levels > 0 else {
        halves = []
        return
      }
      let half = Shared(number, levels: levels - 1)
      halves = [half, half]
    }
  }

  private struct SharedValueView: View {
    let value: Shared
    var body: some View { Text("shared \(value.number)") }
  }

  private struct SharedValueOwner: View {
    @State private var value = Shared(1, levels: 60)

    var body: some View {
      SharedValueView(value: value)
      Button("same") { value = Shared(1, levels: 60) }
      Button("next") { value = Shared(value.number + 1, levels: 60) }
    }
  }

  @Test("The work of a comparison is bounded for values that share their parts")
  func shared() throws {
    let app = TestApp { SharedValueOwner() }
    try app.tap("same")
    #expect(app.exists("shared 1"))
    try app.tap("next")
    #expect(app.exists("shared 2"))
  }
}
