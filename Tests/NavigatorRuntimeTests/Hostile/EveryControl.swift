import NavigatorHost
import SwiftUI

/// A control of each kind, in tabs.
struct EveryControl: View {
  @State private var text = ""
  @State private var selectedText: TextSelection?
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
  @State private var isImporting = false
  @State private var order: [KeyPathComparator<Item>] = []
  @State private var columns = TableColumnCustomization<Item>()
  @State private var items: Set<Int> = []
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
      table.tabItem { Text("Table") }.tag(4)
      gestures.tabItem { Text("Gestures") }.tag(5)
    }
  }

  private var controls: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused).onSubmit { number += 1 }
      TextField("Selected", text: $text, selection: $selectedText)
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

  nonisolated private struct Item: Identifiable, Sendable {
    let id: Int
    var name: String { "Item \(id)" }
    var parts: [Item]? { id < 100 ? (0..<3).map { Item(id: id * 10 + $0 + 1) } : nil }
  }

  private var table: some View {
    Table([1, 2].map { Item(id: $0) }, children: \.parts, selection: $items, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("Name", value: \.name).width(min: 50, max: 300).customizationID("name")
      TableColumn("Number", value: \.id) { Text("\($0.id)") }.customizationID("number")
      TableColumn("Last") { _ in Text("last") }.customizationID("last")
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      Button("Count \(ids.count)") { number &+= ids.count }
    } primaryAction: { ids in
      number &+= ids.count
    }
    .environment(\.horizontalSizeClass, .regular)
  }

  private var gestures: some View {
    VStack {
      PasteButton(payloadType: String.self) { texts in text = texts.first ?? "" }
      Button("Import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { _ in number &+= 1 }
      Text("Keys").focusable().onKeyPress { press in
        number &+= press.characters.count
        return .handled
      }
      Text("Moved \(value)").gesture(DragGesture().onChanged { value = $0.translation.width })
      Text("Scaled").gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ in number &+= 1 })
      Text("Pressed").onLongPressGesture { flag.toggle() }
      Text("Hovered").onHover { flag = $0 }
      Text("Lifted").draggable("text")
      Text("Target").dropDestination(for: String.self) { texts, _ in
        text = texts.first ?? ""
        return true
      }
      Text("Menu").contextMenu { Button("In menu") { number &+= 1 } }
      Menu("Choices of a menu") { Picker("Picker", selection: $choice) { Text("None").tag(0) } }
      ColorPicker("Color", selection: .constant(.red))
      GeometryReader { Text("\($0.size.width)") }
      ScrollView { Text("Scrolled") }.scrollPosition(id: $row)
    }
  }
}

extension InputEvent.Action {
  private static let numbers = [
    0, 1, -1, 2, 3, 0.1, -0.0, 390, 1e7, 1e300, -1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 9.3e18,
  ]

  private static let texts = [
    "", "x", "\u{0}\u{202E}", "999999999999999999999999", "-0", String(repeating: "👩‍👩‍👧", count: 3_000), "1e400", "target 5",
    "geometry 1 2 3 4 5 6 7 8 9 10", "#00ff00", "2026-01-01",
  ]

  /// Returns an action of any kind that a client can send, with any values.
  ///
  /// - Parameter ids: The ids of the elements to which the action may refer.
  static func hostile(in ids: ClosedRange<UInt32>, using generator: inout some RandomNumberGenerator) -> Self {
    func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
    func element() -> ElementID { ElementID(rawValue: .random(in: ids, using: &generator)) }
    func any<Value: CaseIterable>(_ type: Value.Type, _ other: Value) -> Value {
      type.allCases.randomElement(using: &generator) ?? other
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<5: return .tap
    case 5:
      let changes: [Self] = [
        .choice(of: element()), .move(after: element()), .move(before: element()), .link(to: "https://example.com"),
        .change(.number(number()), revision: .random(in: -2...9, using: &generator)),
      ]
      return changes.randomElement(using: &generator) ?? .tap
    case 6: return .change(.bool(Bool.random(using: &generator)), revision: Int.max)
    case 7, 8:
      return .change(
        .string(texts.randomElement(using: &generator) ?? ""), revision: .random(in: Int.min...Int.max, using: &generator))
    case 9: return .change(.strings(["a"]), revision: 0)
    case 10: return .focus(Bool.random(using: &generator))
    case 11: return [.submit, .dismiss, .back].randomElement(using: &generator) ?? .submit
    case 12:
      let bound = [0, 1, 7, -1, Int.max, Int.min].randomElement(using: &generator) ?? 0
      return Bool.random(using: &generator) ? .menu : .select(bound..<max(bound, .random(in: 0...9, using: &generator)))
    case 13: return Bool.random(using: &generator) ? .scroll(first: element(), last: element()) : .scrollTo(element())
    case 14:
      let hasPlace = Bool.random(using: &generator)
      return .measure(
        (0..<3).map { _ in
          InputEvent.MeasuredFrame(
            element: element(), x: hasPlace ? number() : nil, y: hasPlace ? number() : nil, width: number(), height: number())
        })
    case 15, 16:
      func point() -> InputEvent.Gesture.Point { InputEvent.Gesture.Point(x: number(), y: number()) }
      return .gesture(
        InputEvent.Gesture(
          any(InputEvent.Gesture.Kind.self, .tap), any(InputEvent.Gesture.Phase.self, .began), start: point(),
          translation: point(), velocity: point(), value: number(), valueVelocity: number(), size: point()))
    case 17:
      let names = ["a", "é", "Enter", "ArrowDown", "Escape", "Space", "Tab", "", String(repeating: "k", count: 40)]
      return .key(
        InputEvent.Key(
          names.randomElement(using: &generator) ?? "", any(InputEvent.Key.Phase.self, .down),
          modifiers: [any(InputEvent.Key.Modifier.self, .shift)]))
    case 18:
      return Bool.random(using: &generator)
        ? .colorScheme(any(Content.ColorScheme.self, .dark))
        : .sizeClasses(horizontal: any(InputEvent.SizeClass.self, .compact), vertical: any(InputEvent.SizeClass.self, .compact))
    default:
      let urls: [InputEvent.Action] = [.openURL("x:"), .openURL(String(repeating: "a", count: 9_000)), .scenePhase(.background)]
      return urls.randomElement(using: &generator) ?? .tap
    }
  }
}

extension Element {
  /// The largest identifier of the element and of the elements inside it.
  var largestID: UInt32 { children.map(\.largestID).reduce(id.rawValue) { max($0, $1) } }
}
