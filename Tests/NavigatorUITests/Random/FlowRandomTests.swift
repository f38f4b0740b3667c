import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

/// A flow whose steps are shown by any navigation method.
nonisolated private struct RandomFlow: NavigationFlow, Hashable {
  typealias Destination = RandomStep

  let number: Int
  let ledger: Ledger
  var checkpoint: NavigationFlowCheckpoint<Int>?
  var step: RandomStep.Kind

  @MainActor func start() -> FlowResult<Self> {
    ledger.flows[number] = self
    return .destination(RandomStep(flow: self))
  }

  @MainActor func next() async throws -> FlowResult<Self> { .destination(RandomStep(flow: self)) }
  @MainActor func onComplete() { ledger.ended.append(number) }
  @MainActor func onCancel() { ledger.ended.append(-number) }
}

nonisolated private final class Ledger: Hashable, Sendable {
  @MainActor var flows: [Int: RandomFlow] = [:]
  @MainActor var ended: [Int] = []

  static func == (lhs: Ledger, rhs: Ledger) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

nonisolated private struct RandomStep: NavigationDestination {
  struct Kind: Hashable {
    let number: Int
    let method: NavigationMethod
  }

  let flow: RandomFlow

  var method: NavigationMethod { flow.step.method }
  @MainActor var body: some View { Text("A step").navigationTitle("Step \(flow.step.number)") }
}

/// The expected screen: the window's stack, and one stack for each presentation.
private struct FlowModel {
  struct Item {
    let title: String
    var number: Int
    var flow: Int?
  }

  var layers: [[Item]]
  var origins: [Int: Int] = [:]
  private var items = 0

  init(titles: [String]) {
    layers = [[]]
    for title in titles { show(title, .push, flow: nil) }
  }

  mutating func show(_ title: String, _ method: NavigationMethod, flow: Int?) {
    items += 1
    let item = Item(title: title, number: items, flow: flow)
    if method == .push { layers[layers.count - 1].append(item) } else { layers.append([item]) }
  }

  var front: Int { layers.last?.last?.number ?? 0 }

  mutating func back() {
    if layers[layers.count - 1].count > 1 {
      layers[layers.count - 1].removeLast()
    } else if layers.count > 1 {
      layers.removeLast()
    }
  }

  /// Removes the screens above a flow's start. Returns false if the user has left the flow.
  mutating func end(_ flow: Int) -> Bool {
    guard let origin = origins.removeValue(forKey: flow), layers.joined().contains(where: { $0.flow == flow }),
      let layer = layers.firstIndex(where: { $0.contains { $0.number == origin } }),
      let index = layers[layer].firstIndex(where: { $0.number == origin })
    else { return false }
    layers = Array(layers[...layer])
    layers[layer] = Array(layers[layer][...index])
    return true
  }
}

@Suite("Random flows")
struct FlowRandomTests {
  @Test("Each flow removes the screens above its start, unless the user has left it", arguments: 0..<20)
  func random(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let stage = CheckoutStage()
    let ledger = Ledger()
    var model = FlowModel(titles: ["Cart", "Page 1"])
    for number in 1..<80 {
      let comment: Comment = "seed \(seed), step \(number)"
      let navigator = stage.front
      let method = [NavigationMethod.push, .managedSheet, .managedCover].randomElement(using: &generator) ?? .push
      let kind = RandomStep.Kind(number: number, method: method)
      let known = ledger.flows.keys.sorted().randomElement(using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2:
        model.origins[number] = model.front
        navigator.start(RandomFlow(number: number, ledger: ledger, step: kind))
        model.show("Step \(number)", method, flow: number)
      case 3...4:
        guard let known, let flow = ledger.flows[known], model.layers.joined().contains(where: { $0.flow == known }) else {
          continue
        }
        try await navigator.next(flow.copy { $0.step = kind })
        model.show("Step \(number)", method, flow: known)
      case 5:
        navigator.navigate(to: HomeDestinations.pageN(number), method: method)
        model.show("Page \(number)", method, flow: nil)
      case 6...7:
        navigator.back()
        model.back()
      default:
        guard let known, let flow = ledger.flows[known] else { continue }
        let isComplete = Bool.random(using: &generator)
        let hasEnded = isComplete ? navigator.complete(flow) : navigator.cancel(flow)
        #expect(hasEnded == model.end(known), comment)
        stage.app.session.settle()
        #expect(ledger.ended == (hasEnded ? [isComplete ? known : -known] : []), comment)
        ledger.ended = []
      }
      #expect(stage.app.stack == model.layers.last?.map(\.title), comment)
      #expect(stage.app.presentations.count == model.layers.count - 1, comment)
    }
  }
}
