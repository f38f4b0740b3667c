import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Declarations of SwiftUI")
struct DeclaredAPITests {
  @Test("Secondary actions are in one menu, and items for the keyboard and of the status have a placement at the bottom")
  func toolbar() throws {
    struct Screen: View {
      @State private var log = "none"
      var body: some View {
        NavigationStack {
          Text("log \(log)")
            .toolbar {
              ToolbarItem(placement: .secondaryAction) { Button("Archive") { log = "archived" } }
              ToolbarItem(placement: .secondaryAction) { Button("Move") { log = "moved" } }
              ToolbarItem(placement: .status) { Text("saved") }
              ToolbarItem(placement: .keyboard) { Button("Done") { log = "done" } }
            }
        }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.elements(.toolbarItem).map { $0.content.string(.placement) } == ["bottom", "keyboard", "trailing"])
    try app.tap("More")
    try app.tap("Move")
    #expect(app.exists("log moved"))
    try app.tap("Done")
    #expect(app.exists("log done"))
  }

  @Test("A color of UIKit is a color of SwiftUI")
  func colors() {
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    #expect(Color(UIColor.red) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("A scene sets environment values of its windows")
  func sceneEnvironment() {
    struct Content: View {
      @Environment(DeclaredLibrary.self) private var library
      @Environment(\.locale) private var locale
      var body: some View { Text("\(library.name) \(locale.identifier)") }
    }
    struct Example: App {
      @State private var library = DeclaredLibrary()
      var body: some Scene {
        WindowGroup { Content() }
          .environment(library)
          .environment(\.locale, Locale(identifier: "de"))
      }
    }
    #expect(TestApp(Example()).visibleTexts == ["Library de"])
  }

  @Test("A text contains a symbol without characters")
  func symbols() throws {
    let app = TestApp { Text("\(Image(systemName: "star")) Starred \(Text(Image(systemName: "heart")))") }
    let text = try #require(app.elements(.text).first)
    #expect(text.content.runs.map(\.symbol) == ["star", nil, "heart"])
    #expect(text.content.string(.text) == " Starred ")
  }

  @Test("A stored value belongs to the suite of its store")
  func suites() throws {
    struct Row: View {
      @AppStorage("count") private var count = 0
      @AppStorage("count", store: UserDefaults(suiteName: "group.b")) private var other = 0
      let name: String
      var body: some View {
        Text("\(name) \(count) \(other)")
        Button("add \(name)") { count += 1 }
      }
    }
    let app = TestApp {
      Row(name: "x")
      Row(name: "y").defaultAppStorage(UserDefaults(suiteName: "group.b") ?? .standard)
    }
    try app.tap("add y")
    #expect(app.exists("x 0 1") && app.exists("y 1 1"))
    try app.tap("add x")
    #expect(app.exists("x 1 1") && app.exists("y 1 1"))
  }

  @Test("A list shows the children of expanded elements")
  func trees() throws {
    let tree = [DeclaredTree(id: 1, name: "root", children: [DeclaredTree(id: 2, name: "leaf")])]
    let app = TestApp { List(tree, children: \.children) { Text($0.name) } }
    #expect(app.exists("root") && !app.exists("leaf"))
    try app.tap("root")
    #expect(app.exists("leaf"))
  }

  @Test("Private content is a placeholder where a view around it hides private content")
  func privacy() {
    let app = TestApp {
      VStack {
        Text("balance").privacySensitive()
        Text("name")
      }
      .redacted(reason: .privacy)
    }
    let texts = app.elements(.text)
    #expect(texts.map { $0.content.string(.redaction) } == ["placeholder", nil])
  }

  @Test("The focus of a search field can be bound, and tokens and suggestions change the search")
  func search() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var tokens = [DeclaredContent.Token(id: "red")]
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          Text("text \(text), tokens \(tokens.map(\.id).joined()), focused \(isFocused)")
            .searchable(text: $text, tokens: $tokens) { Text("token \($0.id)") }
            .searchSuggestions { Text("Complete").searchCompletion("apple") }
            .searchFocused($isFocused)
          Button("search") { isFocused = true }
        }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.exists("token red"))
    try app.tap("search")
    #expect(app.elements(.searchField).first?.content.bool(.isFocused) == true)
    #expect(app.exists("text , tokens red, focused true"))
    try app.tap("token red")
    try app.tap("Complete")
    #expect(app.exists("text apple, tokens , focused true"))
  }

  @Test("A list with edit actions deletes and moves its elements")
  func edits() throws {
    struct Screen: View {
      @State private var notes = ["a", "b", "c"].map { SharedNote(text: $0) }
      var body: some View {
        List($notes, editActions: .all) { $note in Text(note.text) }
        Text("notes \(notes.map(\.text).joined())")
      }
    }
    let app = TestApp { Screen() }
    try app.swipe("b", to: "Delete")
    #expect(app.exists("notes ac"))
  }

  @Test("Font variants are part of the font's style")
  func fonts() {
    let font = Font.body.leading(.tight).smallCaps().width(.condensed)
    let app = TestApp { Text("x").font(font) }
    guard
      case .font(let style)? = app.elements(.text).first?.style.properties.first(where: {
        if case .font = $0 { true } else { false }
      })
    else {
      Issue.record("The text has no font.")
      return
    }
    #expect(style.leading == .tight && style.smallCapitals == .all && style.width == 80)
    #expect(font != Font.body)
  }

  @Test("The focused view and the window provide values for others")
  func focusedValues() throws {
    struct Reader: View {
      @FocusedBinding(\.selectedNote) private var note
      @FocusedValue(\.selectedNote) private var binding
      var body: some View {
        Text("note \(note ?? "none"), \(binding == nil)")
        Button("clear") { note = "" }
      }
    }
    struct Screen: View {
      @State private var first = "one"
      @State private var second = "two"
      @State private var isOfWindow = false
      var body: some View {
        Reader()
        TextField("first", text: $first).focusedValue(\.selectedNote, $first)
        TextField("second", text: $second).focusedValue(\.selectedNote, $second)
        Button("window") { isOfWindow = true }
        if isOfWindow { Text("of window").focusedSceneValue(\.selectedNote, $second) }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.exists("note none, true"))
    try app.focus("first")
    #expect(app.exists("note one, false"))
    try app.focus("second")
    #expect(app.exists("note two, false"))
    try app.tap("clear")
    #expect(app.exists("note , false"))
    try app.focus("first")
    try app.tap("window")
    #expect(app.exists("note one, false"))
  }

  @Test("Styles of the app draw labeled content and fields")
  func styles() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        LabeledContent("Size", value: "3 MB").labeledContentStyle(.vertical)
        TextField("Name", text: $text).textFieldStyle(CapsuleFieldStyle())
        Text("text \(text)")
      }
    }
    let app = TestApp { Screen() }
    #expect(app.elements(.labeledContent).isEmpty)
    #expect(app.exists("Size") && app.exists("3 MB"))
    try app.type("Ada", into: "Name")
    #expect(app.exists("text Ada"))
  }

  @Test("An inspector is a column in a wide window and a sheet in a narrow one")
  func inspector() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Text("content").inspector(isPresented: $isShown) { Text("details") }
      }
    }
    let wide = TestApp(environment: .tablet) { Screen() }
    #expect(wide.exists("details") && wide.elements(.sheet).isEmpty)
    let narrow = TestApp(environment: .phone) { Screen() }
    #expect(narrow.elements(.sheet).count == 1)
  }

  @Test("A title with a binding is renamed in a dialog")
  func renaming() throws {
    struct Screen: View {
      @State private var title = "Notes"
      var body: some View {
        NavigationStack {
          RenameButton().navigationTitle($title)
        }
      }
    }
    let app = TestApp { Screen() }
    try app.tap("Rename")
    try app.clear("Name")
    try app.type("Ideas", into: "Name")
    try app.tap("Rename")
    #expect(app.elements(.navigationBar).first?.content.string(.title) == "Ideas")
  }

  @Test("A type of the app computes the height of a sheet")
  func detents() throws {
    struct Screen: View {
      var body: some View {
        Text("below").sheet(isPresented: .constant(true)) { Text("sheet").presentationDetents([.bar, .large]) }
      }
    }
    let app = TestApp(environment: .phone) { Screen() }
    let sheet = try #require(app.elements(.sheet).first)
    #expect(sheet.content.strings(.detents) == ["height:84.4", "large"])
    #expect(sheet.content.string(.detent) == "height:84.4")
  }

  @Test("A progress view follows an object of Foundation, and a time interval")
  func progress() throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 3
    let now = Date()
    let app = TestApp {
      ProgressView(progress)
      ProgressView(timerInterval: now.addingTimeInterval(-100)...now.addingTimeInterval(-50), countsDown: false)
    }
    #expect(app.elements(.progress).map { $0.content.number(.value) } == [0.75, 1])
  }

  @Test("A toggle for several elements is on if all are, and writes to all")
  func sources() throws {
    struct Alarm: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Screen: View {
      @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $alarms, isOn: \.isOn)
        Text("on \(alarms.filter(\.isOn).count)")
      }
    }
    let app = TestApp { Screen() }
    try app.tap("All")
    #expect(app.exists("on 2"))
    try app.tap("All")
    #expect(app.exists("on 0"))
  }

  @Test("A label for assistive technologies applies while its condition is true")
  func conditions() {
    let app = TestApp {
      Text("a").accessibilityLabel("first", isEnabled: true)
      Text("b").accessibilityLabel("second", isEnabled: false)
    }
    #expect(app.elements(.text).map { $0.content.string(.label) } == ["first", nil])
  }

  @Test("Titles from resources name controls")
  func resources() throws {
    struct Screen: View {
      @State private var isOn = false
      @State private var text = ""
      private let title: LocalizedStringResource = "Sound"
      var body: some View {
        Form {
          Section(title) { Toggle(title, isOn: $isOn) }
          TextField(title, text: $text)
        }
        .accessibilityLabel(title)
      }
    }
    let app = TestApp { Screen() }
    #expect(app.elements(.text).filter { $0.content.string(.text) == "Sound" }.count == 2)
    #expect(app.elements(.textField).first?.content.string(.placeholder) == "Sound")
  }
}
