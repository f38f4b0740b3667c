import NavigatorTesting
import SwiftUI
import Testing

/// Value types that contain themselves, as the fields of views and in state.
///
/// The apps have no time limit, because the largest trees take a debug build several seconds on a slow machine.
@MainActor
@Suite("Values and views with deep nesting")
struct DeepNestingTests {
  private struct Comment: Identifiable {
    let id: Int
    var replies: [Comment] = []
  }

  private struct CommentView: View {
    let comment: Comment
    var body: some View {
      Text("Comment \(comment.id)")
      ForEach(comment.replies) { CommentView(comment: $0) }
    }
  }

  private struct Thread: View {
    @State private var comment = Comment(id: 1, replies: [Comment(id: 2), Comment(id: 3, replies: [Comment(id: 4)])])
    var body: some View {
      CommentView(comment: comment)
      Button("Reply") { comment.replies.append(Comment(id: 9)) }
    }
  }

  @Test("A view of a value that contains itself shows the whole value and its changes")
  func comments() throws {
    let app = TestApp { Thread() }
    #expect(app.visibleTexts.filter { $0.hasPrefix("Comment") }.count == 4)
    let cost = try app.measure { try app.tap("Reply") }
    #expect(app.exists("Comment 9"))
    #expect(cost.bodiesEvaluated == 3)
  }

  /// Returns a chain of comments of the given depth. It is never released, because Swift itself would recurse as deeply.
  private static func chain(of depth: Int) -> Comment {
    var comment = Comment(id: depth)
    for id in stride(from: depth - 1, through: 1, by: -1) { comment = Comment(id: id, replies: [comment]) }
    _ = Unmanaged.passRetained(Kept(comment))
    return comment
  }

  private final class Kept {
    let comment: Comment
    init(_ comment: Comment) { self.comment = comment }
  }

  private struct Holder: View {
    @State private var shown = 0
    let chains: [Comment]
    var body: some View {
      Leaf(comment: chains[shown])
      Button("Next") { shown = 1 - shown }
    }
  }

  private struct Leaf: View {
    let comment: Comment
    var body: some View { Text("First: \(comment.id)") }
  }

  @Test("Values nested 100,000 levels deep are compared without deep recursion")
  func deepValues() throws {
    let app = TestApp(timeLimit: nil) { Holder(chains: [Self.chain(of: 100_000), Self.chain(of: 100_000)]) }
    try app.tap("Next")
    #expect(app.exists("First: 1"))
  }

  private struct Endless: View {
    var body: some View { Box { Endless() } }
  }

  private struct Box: View {
    let content: () -> Endless
    var body: some View { VStack { content() } }
  }

  @Test("A view that contains itself without end shows a placeholder and is reported")
  func endlessView() {
    withKnownIssue {
      let app = TestApp(timeLimit: nil) { Endless() }
      #expect(app.contains("is not available"))
    } matching: {
      "\($0)".contains("contains itself")
    }
  }

  private static func erased(_ comment: Comment) -> AnyView {
    AnyView(
      VStack {
        Text("Erased \(comment.id)")
        ForEach(comment.replies) { erased($0) }
      })
  }

  private struct ErasedThreads: View {
    @State private var shown = 0
    let chains: [Comment]
    var body: some View {
      Button("Next") { shown = 1 - shown }
      DeepNestingTests.erased(chains[shown])
    }
  }

  @Test("Type-erased views of a value nested 100,000 levels deep end in a placeholder, and are updated")
  func erasedViews() throws {
    try withKnownIssue {
      let app = TestApp(timeLimit: nil) { ErasedThreads(chains: [Self.chain(of: 100_000), Self.chain(of: 100_000)]) }
      #expect(app.exists("Erased 1"))
      #expect(app.contains("is not available"))
      try app.tap("Next")
      #expect(app.exists("Erased 1"))
    } matching: {
      "\($0)".contains("nested too deep")
    }
  }

  private struct Doubling: View {
    var body: some View {
      VStack {
        AnyView(Doubling())
        AnyView(Doubling())
      }
    }
  }

  @Test("The number of views is bounded for a view that contains itself twice")
  func doubling() {
    withKnownIssue {
      let app = TestApp(timeLimit: nil) { Doubling() }
      #expect(app.statistics.nodesMade < 5_000_000)
    } matching: {
      "\($0)".contains("contains itself")
    }
  }

  @Test("A view of a value nested 100,000 levels deep ends in a placeholder")
  func deepViews() {
    withKnownIssue {
      let app = TestApp(timeLimit: nil) { CommentView(comment: Self.chain(of: 100_000)) }
      #expect(app.contains("CommentView is not available"))
      #expect(app.exists("Comment 100"))
    } matching: {
      "\($0)".contains("contains itself")
    }
  }
}
