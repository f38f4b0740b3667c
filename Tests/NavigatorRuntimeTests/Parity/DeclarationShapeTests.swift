import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// The effects of overloads and conformances, which tools that compare names and labels do not see.
@MainActor
@Suite("Shapes of declarations")
struct DeclarationShapeTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Movable: View {
    @State private var isMovable = false
    @GestureState private var offset = CGSize.zero
    let log: Log

    var body: some View {
      Text("Card \(Int(offset.width))").gesture(isMovable ? drag : nil)
      Button("Toggle") { isMovable.toggle() }
    }

    private var drag: some Gesture {
      DragGesture()
        .updating($offset) { value, offset, _ in offset = value.translation }
        .onEnded { log.lines.append("moved by \(Int($0.translation.width))") }
    }
  }

  @Test("An optional gesture is recognized while it is not nil")
  func optionalGesture() throws {
    let log = Log()
    let app = TestApp { Movable(log: log) }
    #expect(throws: TestFailure.self) { try app.drag("Card 0", by: CGSize(width: 40, height: 0)) }
    try app.tap("Toggle")
    try app.drag("Card 0", by: CGSize(width: 40, height: 0))
    #expect(log.lines == ["moved by 40"])
    try app.tap("Toggle")
    #expect(throws: TestFailure.self) { try app.drag("Card 0", by: CGSize(width: 40, height: 0)) }
  }

  @Test("A gesture that becomes nil during a drag resets its state and does not end")
  func removedGesture() throws {
    let log = Log()
    let app = TestApp { Movable(log: log) }
    try app.tap("Toggle")
    let id = try #require(app.session.root.children.first).id
    app.session.perform(InputEvent(target: id, action: .gesture(.init(.drag, .began, translation: .init(x: 50, y: 0)))))
    #expect(app.exists("Card 50"))
    try app.tap("Toggle")
    #expect(app.exists("Card 0"))
    #expect(log.lines == [])
  }

  private struct LibraryTabs: TabContent {
    let hasArchive: Bool

    var body: some TabContent<String> {
      Tab("Books", systemImage: "book", value: "books") { Text("All books") }
      if hasArchive { Tab("Archive", systemImage: "archivebox", value: "archive") { Text("Old books") } }
    }
  }

  @Test("Tab content of an app has the selection type of its body")
  func tabContent() throws {
    struct Library: View {
      @State private var tab = "books"

      var body: some View {
        TabView(selection: $tab) {
          LibraryTabs(hasArchive: true)
        }
      }
    }
    let app = TestApp { Library() }
    #expect(app.exists("All books"))
    try app.tap("Archive")
    #expect(app.exists("Old books"))
  }

  private struct Book: Identifiable {
    let id: Int
    let title: String
    var pages = 100
  }

  private struct Shelf: View {
    @State private var isSorted = false
    @State private var order: [KeyPathComparator<Book>] = []
    let books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dracula")]

    var body: some View {
      Table(of: Book.self, sortOrder: $order) {
        TableColumn(Text("Title"), value: \.title)
        TableColumn(Text("Pages"), value: \.pages) { Text("\($0.pages) pages") }
        TableColumn(Text("Note"), sortUsing: KeyPathComparator(\Book.id)) { _ in Text("none") }
      } rows: {
        if isSorted {
          ForEach(books.sorted { $0.title < $1.title }) { TableRow($0) }
        } else {
          TableRow(books[0])
        }
        if isSorted { TableRow(Book(id: 3, title: "Persuasion")) }
      }
      Button("Sort") { isSorted.toggle() }
    }
  }

  @Test("The rows of a table have branches, and the titles of its columns are texts")
  func tables() throws {
    let app = TestApp(environment: .tablet) { Shelf() }
    func titles() -> [String] { app.visibleTexts.filter { ["Emma", "Dracula", "Persuasion"].contains($0) } }
    #expect(app.exists("Title") && app.exists("Pages") && app.exists("Note"))
    #expect(titles() == ["Emma"])
    try app.tap("Sort")
    #expect(titles() == ["Dracula", "Emma", "Persuasion"])
    try app.tap("Sort")
    #expect(titles() == ["Emma"])
  }

  @Test("The title of a link that shares is a text")
  func shareLinks() throws {
    let url = try #require(URL(string: "https://example.org/tea"))
    let app = TestApp {
      ShareLink(Text("Address"), item: url)
      ShareLink(Text("Words"), item: "A text")
      ShareLink(Text("Addresses"), items: [url])
      ShareLink(Text("Lines"), items: ["One", "Two"])
      ShareLink(Text("Preview"), item: "B", preview: SharePreview("Subject"))
      ShareLink(Text("Previews"), items: ["C"]) { SharePreview($0) }
    }
    #expect(app.visibleTexts == ["Address", "Words", "Addresses", "Lines", "Preview", "Previews"])
    let values = app.elements(.button).map { $0.content.string(.value) }
    #expect(values == ["https://example.org/tea", "A text", "https://example.org/tea", "One\nTwo", "B", "C"])
  }

  @Test("Custom content with a key is a string, a localized string, a text or nil")
  func customContent() {
    let age = AccessibilityCustomContentKey("Age")
    let app = TestApp {
      let years = "\(3) years"
      Text("Dog").accessibilityCustomContent(age, years)
      Text("Cat").accessibilityCustomContent(age, "2 years")
      Text("Owl").accessibilityCustomContent(age, Text("1 year")).accessibilityCustomContent(.init("Coat"), nil)
    }
    #expect(app.accessibilityTree.map(\.customContent) == [["Age: 3 years"], ["Age: 2 years"], ["Age: 1 year"]])
  }

  @Test("The fifth level of the foreground is weaker than the fourth")
  func quinary() {
    func styles(_ style: some ShapeStyle) -> [StyleProperty] {
      let app = TestApp { Group { Text("a").foregroundStyle(style) }.foregroundStyle(.red) }
      return app.session.root.children.flatMap(\.style.properties)
    }
    #expect(styles(.quinary) != styles(.quaternary))
    #expect(styles(.quinary) == [.foreground(.color(ColorStyle(.named("red"), opacity: 0.12)))])
  }

  @Test("The style of a selection is the tint around it")
  func selectionStyle() {
    func styles(_ style: some ShapeStyle) -> [StyleProperty] {
      TestApp { Group { Text("a").foregroundStyle(style) }.tint(.red) }.session.root.children.flatMap(\.style.properties)
    }
    #expect(styles(.selection) == styles(.tint))
    #expect(styles(.selection) != styles(.primary))
  }

  private struct Slope: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("A view is mirrored in the layout direction of its behavior, and a shape has a behavior")
  func layoutDirectionBehavior() {
    func isMirrored(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      let app = TestApp { Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction) }
      return app.session.root.children.flatMap(\.style.properties).contains {
        if case .scale(x: -1, y: 1, _, _) = $0 { true } else { false }
      }
    }
    #expect(isMirrored(.mirrors, .rightToLeft) && !isMirrored(.mirrors, .leftToRight))
    #expect(!isMirrored(.mirrors(in: .leftToRight), .rightToLeft) && isMirrored(.mirrors(in: .leftToRight), .leftToRight))
    #expect(!isMirrored(.fixed, .rightToLeft) && !isMirrored(.fixed, .leftToRight))
    #expect(Path().layoutDirectionBehavior == .mirrors && Slope().layoutDirectionBehavior == .fixed)
    #expect(Slope().rotation(.degrees(90)).layoutDirectionBehavior == .fixed && Circle().layoutDirectionBehavior == .fixed)
  }

  @Test("Labels for values of a gauge compile, and the gauge does not show them")
  func markedValueLabels() {
    let app = TestApp {
      Gauge(value: 3, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("3")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } markedValueLabels: {
        Text("half").tag(5)
      }
    }
    #expect(app.visibleTexts.contains("Speed") && app.visibleTexts.contains("10"))
    #expect(!app.visibleTexts.contains("half"))
  }

  @Test("A view reads whether effects of pointers and of the focus are turned off around it")
  func effects() {
    struct Reader: View {
      @Environment(\.isHoverEffectEnabled) private var hover
      @Environment(\.isFocusEffectEnabled) private var focus

      var body: some View { Text(verbatim: "\(hover) \(focus)") }
    }
    let app = TestApp {
      Reader()
      Reader().hoverEffectDisabled(false).hoverEffectDisabled()
      Reader().focusEffectDisabled(false).focusEffectDisabled()
      Reader().hoverEffectDisabled(false).focusEffectDisabled(false)
    }
    #expect(app.visibleTexts == ["true true", "false true", "true false", "true true"])
  }

  @Test("The shape of the borders of buttons has the corners of a bordered button")
  func buttonBorder() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
    func outline(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(outline(.buttonBorder) == outline(.rect(cornerRadius: 8)))
  }

  @Test("A fill is translucent, and each of its levels is more translucent")
  func fills() {
    func fill(_ opacity: Double) -> [StyleProperty] {
      [.background(.color(ColorStyle(.named("fill"), opacity: opacity)))]
    }
    func background(_ style: some ShapeStyle) -> [StyleProperty] {
      TestApp { Text("a").background(style) }.session.root.children.flatMap(\.style.properties)
    }
    #expect(background(.fill) == fill(1))
    #expect(background(.fill.secondary) == fill(0.8))
    #expect(background(.fill.tertiary) == fill(0.6))
    #expect(background(.fill.quaternary) == fill(0.4))
    #expect(background(.windowBackground) == [.background(.color(ColorStyle(.named("systemBackground"))))])
  }

  @Test("The levels of the background are the system's backgrounds of groups, or levels of the style that a view has set")
  func backgroundLevels() {
    func background(_ view: some View) -> [StyleProperty] {
      TestApp { view }.session.root.children.flatMap(\.style.properties)
    }
    func color(_ name: String) -> [StyleProperty] { [.background(.color(ColorStyle(.named(name))))] }
    let text = Text("a")
    #expect(background(text.background(.background)) == color("systemBackground"))
    #expect(background(text.background(.background.secondary)) == color("secondarySystemBackground"))
    #expect(background(text.background(.background.tertiary)) == color("tertiarySystemBackground"))
    let red = background(text.background(.red.secondary))
    #expect(background(text.background(.background.secondary).backgroundStyle(.red)) == red)
  }

  @Test("A string of a localized resource has the locale of the resource")
  func localizedResource() {
    let german = LocalizedStringResource("\(1_200) orders", locale: Locale(identifier: "de_DE"))
    let british = LocalizedStringResource("orders", defaultValue: "\(1_200) orders", locale: Locale(identifier: "en_GB"))
    #expect(String(localized: german) == "1.200 orders")
    #expect(String(localized: british) == "1,200 orders")
    #expect(german.locale.identifier == "de_DE")
  }

  @Test("The interpolation of an interval and of a resource shows what their texts show")
  func interpolations() {
    let start = Date(timeIntervalSince1970: 0)
    let interval = DateInterval(start: start, duration: 3_600)
    let title = LocalizedStringResource("Open \(2) hours")
    let texts = TestApp {
      Text("\(interval)")
      Text(interval)
      Text("\(title)")
    }
    .visibleTexts
    #expect(texts.count == 3 && texts[0] == texts[1])
    #expect(texts.last == "Open 2 hours")
  }

  @Test("Calls in the forms that apps use show their views")
  func forms() {
    #expect(TestApp { NavigationStack { UnappliedReferences() } }.exists("Drag"))
    #expect(TestApp { ImplicitMembers() }.exists("Motion"))
    #expect(TestApp { NavigationStack { OptionalBindings() } }.exists("Note"))
    let panels = TestApp { GenericPanels() }
    #expect(panels.visibleTexts == ["Header", "Header", "Content", "Only content", "Card"])
  }
}
