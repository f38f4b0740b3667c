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

  @Test("Every language has every word, but OK, which most share")
  func complete() {
    for language in ["de", "fr", "es", "it", "ja", "zh-Hans", "ar"] {
      for word in SystemWord.allCases where word != .ok {
        #expect(word.translation(for: Locale(identifier: language)) != word.rawValue, "\(word.rawValue) in \(language)")
      }
    }
  }

  @Test("A language without words has the English ones", arguments: ["en_GB", "nl", "zh-Hant", "xx", ""])
  func unknown(_ locale: String) {
    #expect(SystemWord.cancel.translation(for: Locale(identifier: locale)) == "Cancel")
  }

  @Test("A time with units has the language in which the page shows it again")
  func clock() {
    let source = ClockText(RunningClock(format: .relative, reference: 0))
    let formatting = TextFormatting(locale: Locale(identifier: "de_DE"), calendar: .current, timeZone: .gmt)
    #expect(source.segments(in: formatting).first?.clock?.language == "de-DE")
  }
}
