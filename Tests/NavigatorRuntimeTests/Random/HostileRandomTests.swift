import NavigatorHost
import NavigatorTesting
import Observation
import SwiftUI
import TestSupport
import Testing

/// Changes all parts of a screen at random, and compares it with a simple model after each turn.
@MainActor
@Suite("Random views")
struct HostileRandomTests {
  @Test("The screen matches the model after each turn", arguments: 0..<8)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let model = RandomModel()
    // The window is so tall that all rows of a list are visible.
    let app = TestApp(environment: TestEnvironment(windowSize: CGSize(width: 390, height: 20_000))) { RandomRoot(model: model) }
    app.checksEveryAction = false
    var identities = IdentityCheck()
    for step in 0..<300 {
      let place = Comment(rawValue: "seed \(seed), step \(step)")
      if Int.random(in: 0..<8, using: &generator) == 0 { model.changeTab(using: &generator) }
      for _ in 0..<Int.random(in: 1...4, using: &generator) { model.change(using: &generator) }
      model.commit()
      try app.checkInvariants()
      let texts = app.visibleTexts
      #expect(texts.filter { $0.hasPrefix("p:") } == model.expectedTexts, place)
      let shown = texts.filter { $0.hasPrefix("s:") }
      #expect(shown == [model.expectedSheet(among: shown)].compactMap { $0 }, place)
      identities.check(texts, place)
      #expect(model.journal.balance == model.expectedAppearances, place)
    }
  }
}

/// Checks that a view that keeps its state has one token for its key, and that no two have the same.
@MainActor
private struct IdentityCheck {
  private var tokens: [Substring: Substring] = [:]
  private var keys: [Substring: Substring] = [:]

  mutating func check(_ texts: [String], _ place: Comment) {
    for text in texts where text.hasPrefix("t:") {
      let parts = text.dropFirst(2).split(separator: "=")
      #expect(parts.count == 2, place)
      guard parts.count == 2 else { continue }
      #expect(tokens[parts[0], default: parts[1]] == parts[1], "\(place): the state of \(parts[0]) was lost")
      #expect(keys[parts[1], default: parts[0]] == parts[0], "\(place): \(parts[0]) has the state of another view")
      tokens[parts[0]] = parts[1]
      keys[parts[1]] = parts[0]
    }
  }
}

/// The number of appearances minus disappearances of each view.
@MainActor
final class AppearanceJournal {
  private(set) var balance: [String: Int] = [:]
  private var lastToken = 0

  func appeared(_ key: String) { add(1, key) }
  func disappeared(_ key: String) { add(-1, key) }

  func nextToken() -> Int {
    lastToken += 1
    return lastToken
  }

  private func add(_ difference: Int, _ key: String) {
    let new = balance[key, default: 0] + difference
    balance[key] = new == 0 ? nil : new
  }
}
