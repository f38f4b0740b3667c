import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Texts that are higher than the frame around them. A line of the body font is 22 points high.
@MainActor
@Suite("Texts in frames of a fixed height")
struct CutTextTests {
  private static func text(_ name: String, words: Int) -> some View {
    Text(Array(repeating: "several", count: words).joined(separator: " ")).accessibilityIdentifier(name)
  }

  private func lines(of name: String, in app: TestApp) throws -> Double {
    try (app.frame(of: name).height / 22).rounded()
  }

  @Test("A text in a column is truncated to the lines that fit beside other views")
  func column() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        Self.text("text", words: 60)
      }
      .frame(width: 200, height: 100)
    }
    #expect(try lines(of: "text", in: app) == 2)
  }

  @Test("Of several texts in a column, the longest ones are truncated first")
  func sharedColumn() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack(spacing: 0) {
        Self.text("long", words: 40)
        Self.text("short", words: 1)
        Self.text("longer", words: 80)
      }
      .frame(width: 200, height: 115)
    }
    #expect(try lines(of: "short", in: app) == 1)
    #expect(try lines(of: "long", in: app) == 2)
    #expect(try lines(of: "longer", in: app) == 2)
  }

  @Test("A text with a higher priority is truncated last")
  func priority() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack(spacing: 0) {
        Self.text("first", words: 80).layoutPriority(1)
        Self.text("second", words: 80)
      }
      .frame(width: 200, height: 115)
    }
    #expect(try lines(of: "first", in: app) == 4)
    #expect(try lines(of: "second", in: app) == 1)
  }

  @Test("At least one line of a text is shown")
  func minimum() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack { Self.text("text", words: 60) }.frame(width: 200, height: 5)
      VStack { Self.text("zero", words: 60) }.frame(width: 200, height: 0)
    }
    #expect(try lines(of: "text", in: app) == 1)
    #expect(try lines(of: "zero", in: app) == 1)
  }

  @Test("A text of a fixed size and a text in a scroll view are not truncated")
  func whole() throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      VStack { Self.text("fixed", words: 60).fixedSize(horizontal: false, vertical: true) }.frame(width: 200, height: 50)
      ScrollView { Self.text("scrolled", words: 60) }.frame(width: 200, height: 50)
      VStack { Self.text("free", words: 60) }.frame(width: 200)
    }
    for name in ["fixed", "scrolled", "free"] { #expect(try lines(of: name, in: app) > 10) }
  }

  @Test("A text that becomes shorter is no longer truncated", arguments: ["State", "Observable", "Object"])
  func change(_ source: String) throws {
    let app = TestApp(size: CGSize(width: 390, height: 844)) {
      switch source {
      case "State": StateCard()
      case "Observable": ObservableCard()
      default: ObjectCard()
      }
    }
    #expect(try lines(of: "text", in: app) == 3)
    try app.tap("Shorten")
    #expect(try lines(of: "text", in: app) == 1)
  }

  private struct Card: View {
    let words: Int
    let shorten: @MainActor () -> Void

    var body: some View {
      VStack { CutTextTests.text("text", words: words) }.frame(width: 200, height: 70)
      Button("Shorten", action: shorten)
    }
  }

  private struct StateCard: View {
    @State private var words = 50

    var body: some View {
      Card(words: words) { words = 1 }
    }
  }

  @Observable
  final class Words {
    var count = 50
  }

  private struct ObservableCard: View {
    @State private var words = Words()

    var body: some View {
      Card(words: words.count) { words.count = 1 }
    }
  }

  final class Object: ObservableObject {
    @Published var count = 50
  }

  private struct ObjectCard: View {
    @StateObject private var words = Object()

    var body: some View {
      Card(words: words.count) { words.count = 1 }
    }
  }
}
