import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Disclosure groups, outlines, boxes and unavailable content")
struct GroupTests {
  @Test("A disclosure group shows its content as rows while it is expanded")
  func disclosure() throws {
    struct Groups: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          DisclosureGroup("Own") { Text("Inside") }
          DisclosureGroup("Bound", isExpanded: $isExpanded) { Text("Shown") }
          Button("Collapse") { isExpanded = false }
        }
      }
    }
    let app = TestApp { Groups() }
    #expect(!app.exists("Inside") && app.exists("Shown"))
    try app.tap("Own")
    #expect(app.exists("Inside"))
    #expect(app.row(at: 1).exists("Inside"))
    try app.tap("Own")
    #expect(!app.exists("Inside"))
    try app.tap("Bound")
    #expect(!app.exists("Shown"))
    try app.tap("Bound")
    try app.tap("Collapse")
    #expect(!app.exists("Shown"))
  }

  @Test("A disclosure group outside of a list is one view, which is as wide as the space")
  func disclosureInStack() throws {
    let app = TestApp(size: CGSize(width: 300, height: 300)) {
      HStack(spacing: 0) {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("Inside").accessibilityIdentifier("content")
        } label: {
          Text("Title").accessibilityIdentifier("label")
        }
        .padding(10)
        Color.red.frame(width: 50).accessibilityIdentifier("side")
      }
    }
    let (label, content) = (try app.frame(of: "label"), try app.frame(of: "content"))
    #expect(content.minY > label.maxY)
    #expect(content.midX == 125)
    #expect(label.minX == 10)
    #expect(try app.frame(of: "side").minX == 250)
  }

  @Test("A style of disclosure groups receives the label, the content and the binding")
  func style() throws {
    struct Arrow: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    let app = TestApp { DisclosureGroup("Title") { Text("Inside") }.disclosureGroupStyle(Arrow()) }
    try app.tap("More")
    #expect(app.exists("Title") && app.exists("Inside") && app.exists("Less"))
  }

  @Test("An outline shows the children of an element when it is expanded")
  func outline() throws {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }
    let items = [Item(id: "Fruit", children: [Item(id: "Apple"), Item(id: "Citrus", children: [Item(id: "Lemon")])])]
    let app = TestApp { List { OutlineGroup(items, children: \.children) { Text($0.id) } } }
    #expect(!app.exists("Apple"))
    try app.tap("Fruit")
    #expect(app.exists("Apple") && !app.exists("Lemon"))
    try app.tap("Citrus")
    #expect(app.exists("Lemon"))
  }

  @Test("A group box shows its label and its content")
  func box() {
    let app = TestApp { GroupBox("Title") { Text("Content") } }
    #expect(app.visibleTexts == ["Title", "Content"])
  }

  @Test("A group box has a translucent surface, which differs from that of a row in both color schemes")
  func boxSurface() {
    let app = TestApp { List { GroupBox("Title") { Text("Content") } } }
    let colors = app.session.root.all({ _ in true }).flatMap(\.style.properties).compactMap { property -> ColorStyle? in
      switch property {
      case .background(.color(let color)), .fill(.color(let color)): color
      default: nil
      }
    }
    #expect(colors.contains(ColorStyle(.named("fill"), opacity: 0.6)))
  }

  @Test("Unavailable content has a title, a description and actions")
  func unavailable() throws {
    struct Empty: View {
      @State private var count = 0
      var body: some View {
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray")
        } description: {
          Text("Taps: \(count)")
        } actions: {
          Button("Refresh") { count += 1 }
        }
      }
    }
    let app = TestApp { Empty() }
    try app.tap("Refresh")
    #expect(app.visibleTexts == ["No Mail", "Taps: 1", "Refresh"])
    let titled = TestApp { ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Yet")) }
    #expect(titled.visibleTexts == ["Nothing", "Yet"])
    let search = TestApp { ContentUnavailableView.search(text: "tea") }
    #expect(search.exists("No Results for “tea”"))
  }

  @Test("A keyboard shortcut is part of its control")
  func shortcuts() throws {
    struct Keys: View {
      @State private var log = ""
      var body: some View {
        Button("Save") { log += "s" }.keyboardShortcut("S", modifiers: [.command, .shift])
        Button("OK") { log += "o" }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log += "c" }.keyboardShortcut(.cancelAction).disabled(true)
        Text("log \(log)")
      }
    }
    let app = TestApp { Keys() }
    #expect(app.elements(.button).map { $0.content.string(.shortcut) } == ["shift+cmd+s", "Enter", "Escape"])
    try app.press(KeyboardShortcut("s", modifiers: [.shift, .command]))
    try app.press(.defaultAction)
    #expect(app.exists("log so"))
    #expect(throws: TestFailure.self) { try app.press(.cancelAction) }
    #expect(throws: TestFailure.self) { try app.press(KeyboardShortcut("x")) }
  }

  @Test("A gauge shows its labels and the part of its range, within the range")
  func gauge() throws {
    let app = TestApp {
      Gauge(value: 30.0, in: 0.0...40.0) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("40")
      }
      Gauge(value: 9.0, in: 0.0...3.0) { Text("Over") }.gaugeStyle(.accessoryCircular)
      Gauge(value: Double.nan) { Text("Nothing") }
    }
    #expect(app.elements(.progress).map { $0.content.number(.value) } == [0.75, 1, 0])
    #expect(app.visibleTexts.filter { ["Speed", "0", "40", "30"].contains($0) } == ["Speed", "0", "40", "30"])
  }

  @Test("A circular gauge shows its value, and an open one the labels of its bounds or its own label")
  func circularGauges() {
    let bounded = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
    let labeled = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    }
    #expect(TestApp { bounded.gaugeStyle(.accessoryCircular) }.visibleTexts == ["30", "0", "40"])
    #expect(TestApp { labeled.gaugeStyle(.accessoryCircular) }.visibleTexts == ["30", "Speed"])
    #expect(TestApp { bounded.gaugeStyle(.accessoryCircularCapacity) }.visibleTexts == ["30"])
    #expect(TestApp { Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular) }.visibleTexts == ["Speed"])
  }

  @Test("A gauge is a filled bar or a bar with a mark, regardless of the style of progress views")
  func linearGauges() throws {
    func kind(_ view: some View) -> Content.Kind? {
      TestApp { view.progressViewStyle(.circular) }.elements(.progress).first?.content.kind
    }
    let gauge = Gauge(value: 0.5) { Text("Speed") }
    #expect(kind(gauge) == .linear)
    #expect(kind(gauge.gaugeStyle(.linearCapacity)) == .linear)
    #expect(kind(gauge.gaugeStyle(.accessoryLinearCapacity)) == .linear)
    #expect(kind(gauge.gaugeStyle(.accessoryLinear)) == .markedBar)
    let marked = TestApp(environment: .phone) { gauge.gaugeStyle(.accessoryLinear).accessibilityIdentifier("gauge") }
    #expect(try marked.frame(of: "gauge").height == 12)
  }

  @Test("A gauge is named by its label, whether it shows it or not")
  func gaugeNames() {
    let gauge = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    }
    for app in [
      TestApp { gauge.gaugeStyle(.accessoryLinear) }, TestApp { gauge.gaugeStyle(.accessoryCircularCapacity) },
      TestApp { gauge.labelsHidden() }, TestApp { gauge.gaugeStyle(.accessoryCircular).labelsHidden() },
    ] {
      #expect(app.visibleTexts == ["30"])
      #expect(app.accessibilityTree.contains { $0.role == .progress && $0.label == "Speed" })
    }
    #expect(TestApp { gauge }.visibleTexts == ["Speed", "30"])
    let unvalued = Gauge(value: 0.5) { Text("Speed") }
    for app in [TestApp { gauge }, TestApp { unvalued }, TestApp { unvalued.gaugeStyle(.accessoryCircular) }] {
      #expect(app.visibleTexts.first == "Speed")
      #expect(app.accessibilityTree.contains { $0.role == .progress && $0.label == "Speed" })
    }
  }

  @Test("Gauges and progress views show the label of their value in each style")
  func valueLabels() {
    func texts(_ view: some View) -> [String] { TestApp { view }.visibleTexts }
    let gauge = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    }
    #expect(texts(gauge.gaugeStyle(.automatic)).contains("30"))
    #expect(texts(gauge.gaugeStyle(.linearCapacity)).contains("30"))
    #expect(texts(gauge.gaugeStyle(.accessoryLinear)).contains("30"))
    #expect(texts(gauge.gaugeStyle(.accessoryLinearCapacity)).contains("30"))
    let progress = ProgressView(value: 0.5) {
      Text("Download")
    } currentValueLabel: {
      Text("50")
    }
    #expect(texts(progress) == ["Download", "50"])
    #expect(texts(progress.progressViewStyle(.linear)) == ["Download", "50"])
    #expect(texts(progress.progressViewStyle(.circular)) == ["Download", "50"])
  }

  @Test("The ring of a gauge has the control size")
  func gaugeSizes() throws {
    for (size, diameter) in [(ControlSize.mini, 37.7), (.regular, 58), (.extraLarge, 75.4)] {
      let app = TestApp(environment: .phone) {
        Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity).controlSize(size)
          .accessibilityIdentifier("gauge")
      }
      #expect(abs(try app.frame(of: "gauge").width - diameter) < 0.1)
    }
  }

  @Test("Views inside of a redacted view read the reasons, and unredacted ones none")
  func redaction() throws {
    struct Reader: View {
      let name: String
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text("\(name) \(reasons.contains(.placeholder))") }
    }
    let app = TestApp {
      VStack {
        Reader(name: "hidden")
        Reader(name: "shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(app.visibleTexts == ["hidden true", "shown false"])
    #expect(app.elements(.vStack).first?.content.string(.redaction) == "placeholder")
  }

  @Test("A link that shares has the shared text in its content")
  func sharing() throws {
    let url = try #require(URL(string: "https://example.org/tea"))
    let app = TestApp {
      ShareLink(item: url)
      ShareLink("Tell", item: "A text", subject: Text("Subject"))
    }
    let links = app.elements(.button)
    #expect(links.map { $0.content.string(.value) } == ["https://example.org/tea", "A text"])
    #expect(links.last?.content.string(.title) == "Subject")
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Styled")
        Button(configuration)
      }
    }
  }

  @Test("The subject, the message and the state of a control are kept in a style that replaces its button")
  func primitiveStyles() throws {
    let app = TestApp {
      VStack {
        ShareLink("Tell", item: "A text", subject: Text("Subject"), message: Text("Message"))
        DisclosureGroup("More") { Text("Inside") }
      }
      .buttonStyle(Framed())
    }
    let link = try #require(app.elements(.button).first { $0.content.hasKind(.share) })
    #expect(link.content.string(.title) == "Subject" && link.content.string(.message) == "Message")
    func isExpanded() -> Bool? { app.elements(.button).first { $0.content.hasKind(.disclosure) }?.content.bool(.isExpanded) }
    #expect(isExpanded() == false)
    try app.tap("More")
    #expect(isExpanded() == true && app.exists("Inside"))
  }

  @Test("A link that shares several items has their texts in lines, and the title of a preview is its subject")
  func sharingItems() throws {
    let urls = try ["https://example.org/tea", "https://example.org/coffee"].map { try #require(URL(string: $0)) }
    let app = TestApp {
      ShareLink(items: urls)
      ShareLink("Tell", items: ["One", "Two"], message: Text("Message"))
      ShareLink(item: "A text", preview: SharePreview("Preview", image: Image(systemName: "cup.and.saucer")))
      ShareLink("All", items: urls) { SharePreview($0.lastPathComponent) }
    }
    let links = app.elements(.button)
    let addresses = "https://example.org/tea\nhttps://example.org/coffee"
    #expect(links.map { $0.content.string(.value) } == [addresses, "One\nTwo", "A text", addresses])
    #expect(links.map { $0.content.string(.title) } == [nil, nil, "Preview", nil])
    #expect(links[1].content.string(.message) == "Message")
  }

  @Test("An item that is neither a text nor an address is reported and not shared")
  func sharingPictures() {
    withKnownIssue {
      let app = TestApp { ShareLink(item: Image(systemName: "cup.and.saucer"), preview: SharePreview("Cup")) }
      #expect(app.elements(.button).first?.content.string(.value) == "")
    } matching: {
      "\($0)".contains("Image")
    }
  }
}
