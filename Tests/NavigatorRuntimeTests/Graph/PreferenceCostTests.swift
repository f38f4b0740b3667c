import NavigatorTesting
import Observation
import SwiftUI
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Cost of preferences")
struct PreferenceCostTests {
  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Ends: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable final class Item {
    var value = 1
  }

  @Observable final class Model {
    let items: [Item]
    var count: Int
    var sum = 0
    var innerSum = 0
    var sums: [Int] { [sum, innerSum] }

    init(_ count: Int) {
      items = (0..<count).map { _ in Item() }
      self.count = count
    }
  }

  private struct Leaf: View {
    let item: Item

    var body: some View {
      Text(verbatim: "a").preference(key: Sum.self, value: item.value)
    }
  }

  private struct AnchoredLeaf: View {
    let item: Item

    var body: some View {
      let value = item.value
      Text(verbatim: "a").anchorPreference(key: Sum.self, value: .bounds) { _ in value }
    }
  }

  /// Containers around the leaves. The innermost one collects the preference too.
  private struct Nest: View {
    let model: Model
    let depth: Int
    let hasAnchors: Bool

    var body: some View {
      if depth > 0 {
        VStack { Nest(model: model, depth: depth - 1, hasAnchors: hasAnchors) }
      } else {
        VStack {
          ForEach(0..<model.count, id: \.self) { index in
            if hasAnchors { AnchoredLeaf(item: model.items[index]) } else { Leaf(item: model.items[index]) }
          }
        }
        .onPreferenceChange(Sum.self) { model.innerSum = $0 }
      }
    }
  }

  private struct Stage: View {
    let model: Model
    let hasAnchors: Bool
    @State private var isShown = true

    var body: some View {
      Toggle("Shown", isOn: $isShown)
      VStack {
        if isShown { Nest(model: model, depth: 100, hasAnchors: hasAnchors) }
      }
      .onPreferenceChange(Sum.self) { model.sum = $0 }
      .overlayPreferenceValue(Sum.self) { Text(verbatim: "Sum \($0)") }
    }
  }

  private static let count = 1_000
  /// The maximum number of nodes of one leaf, below the container that all leaves share.
  private static let nodesOfLeaf = 8
  /// The maximum number of nodes above the leaves.
  private static let maximumDepth = 1_000

  private func visits(_ app: TestApp, _ body: () throws -> Void) throws -> Int {
    let session = try #require(app.session as? AppSession)
    let before = session.graph.preferenceVisits
    try body()
    session.settle()
    return session.graph.preferenceVisits - before
  }

  @Test("One change visits the nodes above it once, and many changes visit the shared ones once", arguments: [false, true])
  func visits(hasAnchors: Bool) throws {
    let model = Model(Self.count)
    let app = TestApp { Stage(model: model, hasAnchors: hasAnchors) }
    let graph = try #require(app.session as? AppSession).graph
    // Each leaf is counted, and each requests that the collectors above collect its value.
    let all = 2 * (Self.count * Self.nodesOfLeaf + Self.maximumDepth)
    #expect(graph.preferenceVisits <= all)
    #expect(model.sums == [1_000, 1_000])

    #expect(try visits(app) { model.items[500].value = 2 } <= Self.maximumDepth)
    #expect(model.sums == [1_001, 1_001])
    #expect(try visits(app) { for item in model.items { item.value += 1 } } <= all)
    #expect(model.sums == [2_001, 2_001])
    #expect(app.exists("Sum 2001"))

    // The removed leaves do not count any more.
    #expect(try visits(app) { model.count = 10 } <= all)
    #expect(model.sums == [20, 20])
    #expect(try visits(app) { try app.tap("Shown") } <= all)
    #expect(model.sum == 0)
    #expect(app.exists("Sum 0"))
    #expect(try visits(app) { try app.tap("Shown") } <= all)
    #expect(model.sums == [20, 20])
    try app.checkInvariants()
  }

  private struct Layers: View {
    let item: Item
    @State private var total = 0

    var body: some View {
      Text(verbatim: "Total \(total)")
      VStack {
        Leaf(item: item)
        Text(verbatim: "b").preference(key: Ends.self, value: item.value)
      }
      .backgroundPreferenceValue(Ends.self) { ends in
        // The layer sets a preference while the collectors above it are scheduled.
        Text(verbatim: "Ends \(ends)").preference(key: Sum.self, value: ends * 10)
      }
      .onPreferenceChange(Sum.self) { total = $0 }
    }
  }

  @Test("A preference that a layer sets while preferences are collected reaches the views above")
  func layers() async {
    let item = Item()
    let app = TestApp { Layers(item: item) }
    #expect(app.exists("Total 11"))
    item.value = 3
    await app.settle()
    #expect(app.exists("Ends 3"))
    #expect(app.exists("Total 33"))
  }
}
