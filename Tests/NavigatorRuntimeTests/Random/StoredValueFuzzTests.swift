import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

/// Stored values of any type and range under the keys of storage properties, with controls that change them.
@MainActor
@Suite("Hostile stored values")
struct StoredValueFuzzTests {
  private enum Level: Int, CaseIterable { case low, high }

  private struct Form: View {
    @SceneStorage("0") private var isOn = false
    @SceneStorage("1") private var count = 0
    @SceneStorage("2") private var ratio = 0.5
    @SceneStorage("3") private var name = ""
    @SceneStorage("4") private var home: URL?
    @SceneStorage("5") private var bytes: Data?
    @AppStorage("6") private var level = Level.low
    @AppStorage("7") private var choice: Int?
    @AppStorage("8") private var tab = 0
    @AppStorage("9") private var size = 1.0

    var body: some View {
      // A selection without a tab is reported as a misuse of the app.
      TabView(selection: Binding(get: { tab == .max ? .max : 0 }, set: { tab = $0 })) {
        List {
          Toggle("On", isOn: $isOn)
          Stepper("Count", value: $count)
          Stepper("Least", value: $count, step: .min)
          Stepper("Bound", value: $count, in: 0...3)
          Stepper("Ratio", value: $ratio)
          Stepper("Size", value: $size, in: -1e308...1e308, step: 1e308)
          Slider(value: $ratio)
          Slider(value: $size, in: -1e308...1e308, step: .leastNonzeroMagnitude)
          ProgressView(value: ratio, total: size)
          TextField("Name", text: $name)
          Picker("Level", selection: $level) { ForEach(Level.allCases, id: \.self) { Text("\($0.rawValue)").tag($0) } }
          Picker("Choice", selection: $choice) { Text("One").tag(1 as Int?) }
          Text("\(count) \(ratio) \(home?.absoluteString ?? "") \(bytes?.count ?? 0)").opacity(ratio).frame(width: size)
        }
        .tabItem { Text("First") }.tag(0)
        Text("Second").tabItem { Text("Second") }.tag(Int.max)
      }
    }
  }

  private static let integers = [0, 1, -1, .max, .min, .max - 1, .min + 1, 1 << 53]
  private static let doubles = [
    0, -0.0, 0.5, 1, -1, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
  ]
  private static let strings = ["", "x", "http://[", "\u{0}", "\u{202E}", "/a b", String(repeating: "y", count: 40_000)]

  private func value(_ generator: inout SeededGenerator) -> StoredValue {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .bool(.random(using: &generator))
    case 1: .integer(Self.integers.randomElement(using: &generator) ?? 0)
    case 2: .double(Self.doubles.randomElement(using: &generator) ?? 0)
    case 3: .string(Self.strings.randomElement(using: &generator) ?? "")
    default: .data([0, 255])
    }
  }

  private func action(_ generator: inout SeededGenerator) -> InputEvent.Action {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .tap
    case 1: .change(.number(Self.doubles.randomElement(using: &generator) ?? 0), revision: 1)
    case 2: .change(.number(Bool.random(using: &generator) ? 1 : -1), revision: 1)
    case 3: .change(.string(Self.strings.randomElement(using: &generator) ?? ""), revision: .max)
    default: .change(.bool(.random(using: &generator)), revision: 1)
    }
  }

  @Test("No stored value and no action on it ends the process")
  func values() throws {
    let run = FuzzRun("StoredValueFuzzTests.values")
    var generator = run.generator
    for _ in run.iterations(60) {
      var stored: [String: StoredValue] = [:]
      for key in 0..<10 { stored["\(key)"] = value(&generator) }
      let app = TestApp(configuration: SessionConfiguration(storedValues: stored)) { Form() }
      for _ in 0..<40 {
        let controls = elements(of: app.session.root).filter { !$0.events.isEmpty }
        guard let control = controls.randomElement(using: &generator) else { break }
        _ = app.session.perform(InputEvent(target: control.id, action: action(&generator)))
      }
      try app.checkInvariants()
      let again = TestApp(configuration: app.session.continuation) { Form() }
      try again.checkInvariants()
    }
  }

  private func elements(of root: Element) -> [Element] {
    [root] + root.children.flatMap(elements)
  }
}
