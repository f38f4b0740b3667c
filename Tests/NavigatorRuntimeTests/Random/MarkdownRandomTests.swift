import NavigatorHost
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Markdown in random texts")
struct MarkdownRandomTests {
  @Test("Random texts are read without a trap, and plain characters are kept", arguments: 0..<20)
  func random(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let alphabet = Array("ab *_`[]()~\\<>!&;:/\"'\n.#é👍")
    for _ in 0..<200 {
      let source = String((0..<next(60)).map { _ in alphabet[next(alphabet.count)] })
      let text = InlineMarkdown.segments(of: source).string
      #expect(text.filter(\.isLetter).count <= source.filter(\.isLetter).count, "seed \(seed): \(source)")
    }
  }
}
