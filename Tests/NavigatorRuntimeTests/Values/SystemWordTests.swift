import NavigatorHost
import NavigatorTesting
import Testing

@testable import NavigatorRuntime

@MainActor
@Suite("Words of the runtime")
struct SystemWordTests {
  private struct Screen: View {
    @State private var items = ["One"]
    @State private var isAsking = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
          Button("Ask") { isAsking = true }
          NavigationLink("More") { Text("Inner") }
        }
        .toolbar { EditButton() }
        .searchable(text: $text)
        .alert("Question", isPresented: $isAsking) {}
      }
    }
  }

  @Test(
    "The words follow the locale",
    arguments: [("de_AT", "Bearbeiten", "Fertig", "Löschen"), ("ja", "編集", "完了", "削除"), ("zh_CN", "编辑", "完成", "删除")])
  func locale(_ locale: String, edit: String, done: String, delete: String) throws {
    let app = TestApp { Screen().environment(\.locale, Locale(identifier: locale)) }
    try app.tap(edit)
    #expect(app.exists(done))
    try app.tap(done)
    try app.swipe("One", to: delete)
    #expect(!app.exists("One"))
  }

  @Test("An alert, a search field and a Back button have the words of the locale")
  func parts() throws {
    let app = TestApp { Screen().environment(\.locale, Locale(identifier: "fr_FR")) }
    #expect(app.elements(.searchField).first?.content.string(.placeholder) == "Rechercher")
    #expect(app.elements(.searchField).first?.content.string(.title) == "Annuler")
    try app.tap("Ask")
    try app.tap("OK")
    try app.tap("More")
    #expect(app.elements(.backButton).first?.content.string(.text) == "Retour")
  }

  private struct Parts: View {
    @State private var text = ""
    @State private var isPresented = false
    var body: some View {
      NavigationSplitView {
        List { ProgressView() }.searchable(text: $text)
      } detail: {
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page)
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) { Text("Sheet").presentationDetents([.medium, .large]) }
    }
  }

  @Test("The controls that a host adds have names in the language of the view, and English ones have none")
  func partNames() throws {
    let app = TestApp { Parts().environment(\.locale, Locale(identifier: "de_DE")) }
    func names(_ role: Role) -> [[String]] { app.elements(role).map { $0.content.strings(.partNames) } }
    #expect(names(.column) == [["Seitenleiste ausblenden"], ["Seitenleiste einblenden", "Zurück"]])
    #expect(names(.progress) == [["In Bearbeitung"]])
    #expect(names(.searchField) == [["Text löschen"]])
    #expect(names(.pages) == [["Seite %lld von %lld"]])
    try app.tap("Present")
    #expect(names(.sheet) == [["Höhe des Blatts", "Volle Höhe", "Halbe Höhe"]])
    let english = TestApp { Parts() }
    for role in [Role.column, .progress, .searchField, .pages] {
      #expect(english.elements(role).allSatisfy { $0.content[.partNames] == nil }, "\(role)")
    }
  }

  private struct Switching: View {
    @State private var isGerman = false
    var body: some View {
      NavigationSplitView {
        Button("Switch") { isGerman.toggle() }
      } detail: {
        ProgressView()
      }
      .environment(\.locale, Locale(identifier: isGerman ? "de" : "en"))
    }
  }

  @Test("The names of the controls that a host adds follow a change of the locale")
  func changedPartNames() throws {
    let app = TestApp { Switching() }
    try app.tap("Switch")
    #expect(app.elements(.column).last?.content.strings(.partNames) == ["Seitenleiste einblenden", "Zurück"])
    #expect(app.elements(.progress).first?.content.strings(.partNames) == ["In Bearbeitung"])
    try app.tap("Switch")
    #expect(app.elements(.column).allSatisfy { $0.content[.partNames] == nil })
  }

  @Test("Every language has every word, but for words that several share with English")
  func complete() {
    let shared: [SystemWord: [String]] = [.app: ["de", "fr", "es", "it"], .minute: ["de", "fr"], .name: ["de"]]
    for language in ["de", "fr", "es", "it", "ja", "zh-Hans", "ar"] {
      for word in SystemWord.allCases where word != .ok && shared[word]?.contains(language) != true {
        #expect(word.translation(for: Locale(identifier: language)) != word.rawValue, "\(word.rawValue) in \(language)")
      }
    }
  }

  private struct Labels: View {
    @State private var due = Date(timeIntervalSince1970: 0)
    @State private var isImporting = false
    @State private var title = "Notiz"
    var body: some View {
      NavigationStack {
        VStack {
          ShareLink(item: "text")
          PasteButton(payloadType: String.self) { _ in }
          DatePicker("Due", selection: $due).datePickerStyle(.graphical)
          DatePicker("Time", selection: $due, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
          ContentUnavailableView.search(text: "Tee")
          ContentUnavailableView.search
          Button("import") { isImporting = true }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { (_: Result<URL, any Error>) in }
        }
        .navigationTitle($title)
      }
    }
  }

  @Test("The labels of controls, the search without results and the dialogs of files have the words of the locale")
  func labels() throws {
    let app = TestApp { Labels().environment(\.locale, Locale(identifier: "de_DE")) }
    for word in [
      "Teilen …", "Einsetzen", "Vorheriger Monat", "Nächster Monat", "Keine Ergebnisse für „Tee“", "Keine Ergebnisse",
      "Prüfe die Schreibweise oder versuche eine neue Suche.", "Titelmenü",
    ] {
      #expect(app.exists(word), "\(word)")
    }
    let wheels = app.elements(.pickerLabel).map { $0.children.compactMap { $0.content.string(.text) }.joined() }
    #expect(wheels == ["Stunde", "Minute"])
    try app.tap("import")
    #expect(app.presentations == [Presentation(.alert, title: "Datei auswählen")])
    #expect(app.frontTexts.suffix(2) == ["Abbrechen", "Auswählen …"])
    try app.tap("Abbrechen")
    try app.tap("Titelmenü")
    try app.tap("Umbenennen")
    #expect(app.presentations == [Presentation(.alert, title: "Umbenennen")])
    #expect(app.elements(.textField).last?.content.string(.placeholder) == "Name")
  }

  @Test("The menus of a wide window have the names of the locale")
  func menus() {
    let formatting = TextFormatting(locale: Locale(identifier: "de_DE"), calendar: .current, timeZone: .gmt)
    let menus = [CommandGroupPlacement.appInfo, .newItem, .undoRedo, .sidebar, .windowSize, .help].map(\.menu.title)
    #expect(menus.map { $0.string(in: formatting) } == ["App", "Ablage", "Bearbeiten", "Darstellung", "Fenster", "Hilfe"])
  }

  @Test("A language without words has the English ones", arguments: ["en_GB", "nl", "zh-Hant", "xx", ""])
  func unknown(_ locale: String) {
    #expect(SystemWord.cancel.translation(for: Locale(identifier: locale)) == "Cancel")
  }

  @Test("A time with units has the language in which the page shows it again")
  func clock() {
    let source = ClockText(RunningClock(format: .relative, reference: 0))
    var formatting = TextFormatting(locale: Locale(identifier: "de_DE"), calendar: .current, timeZone: .gmt)
    formatting.date = Date(timeIntervalSince1970: 60)
    #expect(source.segments(in: formatting).first?.clock?.language == "de-DE")
  }
}
