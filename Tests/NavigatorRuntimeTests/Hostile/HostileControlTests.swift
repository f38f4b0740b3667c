import NavigatorHost
import NavigatorTesting
import SwiftUI
import TestSupport
import Testing

/// Events that a correct host does not send, for all controls.
@MainActor
@Suite("Random hostile events")
struct HostileControlTests {
  private struct Everything: View {
    @State private var text = ""
    @State private var number = 1
    @State private var flag = false
    @State private var value = 0.5
    @State private var small: UInt8 = 0
    @State private var choice = 0
    @State private var row: Int?
    @State private var rows: Set<Int> = []
    @State private var tab = 0
    @State private var sound = 0
    @State private var path: [Int] = []
    @State private var sheet = false
    @State private var alert = false
    @FocusState private var isFocused: Bool

    var body: some View {
      TabView(selection: $tab) {
        Button("Sound \(sound)") { sound += 1 }.tabItem { Text("Known") }.tag(3)
        controls.tabItem { Text("Controls") }.tag(0)
        NavigationStack(path: $path) {
          List(selection: $row) {
            ForEach(0..<4) { NavigationLink("Row \($0)", value: $0) }
          }
          .navigationDestination(for: Int.self) { NavigationLink("Deeper \($0)", value: $0 + 1) }
          .toolbar { Button("Item") { number += 1 } }
        }
        .tabItem { Text("Stack") }.tag(1)
        List(0..<4, id: \.self, selection: $rows) { Text("Choice \($0)") }
          .tabItem { Text("Choices") }.tag(2)
      }
    }

    private var controls: some View {
      VStack {
        TextField("Text", text: $text).focused($isFocused).onSubmit { number += 1 }
        SecureField("Secret", text: $text)
        TextField("Number", value: $number, format: .number)
        Toggle("Toggle", isOn: $flag)
        Slider(value: $value, in: -3...7, step: 0.25) { Text("Slider") }
        Stepper("Small", value: $small)
        Stepper("Bound", value: $number, in: 0...3)
        Picker("Picker", selection: $choice) {
          ForEach(0..<3) { Text("Option \($0)").tag($0) }
        }
        Button("Sheet") { sheet = true }
          .sheet(isPresented: $sheet) { Button("Close") { sheet = false } }
        Button("Alert") { alert = true }
          .alert("Title", isPresented: $alert) {
            TextField("In alert", text: $text)
            Button("OK") {}
          }
        Text("Tapped \(number)").padding().background(.red).onTapGesture { number &+= 1 }
        Link("Link", destination: URL(fileURLWithPath: "/"))
      }
    }
  }

  private func action(using generator: inout SeededGenerator) -> InputEvent.Action {
    let numbers = [0, 1, -1, 2, 3, 0.1, -0.0, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 9.3e18]
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<4: return .tap
    case 4, 5:
      return .change(.number(numbers.randomElement(using: &generator) ?? 0), revision: .random(in: -2...9, using: &generator))
    case 6: return .change(.bool(Bool.random(using: &generator)), revision: Int.max)
    case 7:
      let texts = ["", "x", "\u{0}\u{202E}", "999999999999999999999999", "-0", String(repeating: "👩‍👩‍👧", count: 3_000), "1e400"]
      let text = texts.randomElement(using: &generator) ?? ""
      return .change(.string(text), revision: .random(in: Int.min...Int.max, using: &generator))
    case 8: return .change(.strings(["a"]), revision: 0)
    case 9: return .focus(Bool.random(using: &generator))
    case 10: return [.submit, .dismiss].randomElement(using: &generator) ?? .submit
    default:
      let urls: [InputEvent.Action] = [.openURL("x:"), .openURL(String(repeating: "a", count: 9_000)), .scenePhase(.background)]
      return urls.randomElement(using: &generator) ?? .tap
    }
  }

  private func largestID(_ element: Element) -> UInt32 {
    element.children.map { largestID($0) }.reduce(element.id.rawValue) { max($0, $1) }
  }

  @Test("The session keeps working for any event to any element", arguments: 0..<4)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let app = TestApp { Everything() }
    for step in 0..<2_500 {
      let last = largestID(app.session.root) + 10
      // New ids are more likely to be on the screen.
      let first = step % 2 == 0 || last < 80 ? 0 : last - 80
      let target = ElementID(rawValue: .random(in: first...last, using: &generator))
      app.session.send(InputEvent(target: target, action: action(using: &generator)))
      if step % 3 == 0 { try app.checkInvariants() }
    }
    try app.checkInvariants()
    while let kind = app.presentations.last?.kind {
      if kind == .sheet { try app.swipeAway() } else { try app.tap("OK") }
    }
    try app.selectTab("Known")
    let name = try #require(app.visibleTexts.first { $0.hasPrefix("Sound") })
    try app.tap(name)
    #expect(!app.exists(name) && app.contains("Sound"), "seed \(seed)")
  }

  private struct Counter: View {
    @State private var count: UInt8 = 250
    @State private var positive: UInt = 0

    var body: some View {
      Stepper("Count", value: $count, step: 3)
      Stepper("Positive", value: $positive)
      Text("\(count) and \(positive)")
    }
  }

  @Test("A stepper without bounds stops at the limits of its type")
  func stepperEnds() throws {
    let app = TestApp { Counter() }
    try app.increment("Count")
    #expect(app.exists("253 and 0"))
    #expect(throws: TestFailure.self) { try app.increment("Count") }
    #expect(throws: TestFailure.self) { try app.decrement("Positive") }
    #expect(app.exists("253 and 0"))
  }

  @Test("A gesture in a disabled view is dropped")
  func disabledGesture() throws {
    var isTapped = false
    let app = TestApp {
      Text("boxed").padding().background(.red).padding().onTapGesture { isTapped = true }.padding().disabled(true)
      Button("hidden") { isTapped = true }.hidden()
    }
    for raw in 0..<largestID(app.session.root) + 1 {
      app.session.send(InputEvent(target: ElementID(rawValue: raw), action: .tap))
    }
    #expect(!isTapped)
  }
}
