import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A list of a magazine's archive: sections that fold, a search with tokens and scopes, swipes, edit mode, selection and refresh.

private struct Article: Identifiable, Hashable, Sendable {
  enum Kind: String, CaseIterable, Identifiable, Sendable {
    case news, essay, review
    var id: Self { self }
    var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: rawValue.capitalized) }
  }

  let id: Int
  var title: String
  var kind: Kind
  var year: Int
  var isRead = false
  var isPinned = false
}

private struct Token: Identifiable, Hashable {
  enum Value: Hashable { case kind(Article.Kind), year(Int) }
  var value: Value
  var id: Value { value }
  var name: String {
    switch value {
    case .kind(let kind): kind.rawValue
    case .year(let year): String(year)
    }
  }
}

private enum Scope: Hashable { case all, unread }

@Observable
@MainActor
private final class Archive {
  var articles: [Article]
  var refreshes = 0

  init() {
    let kinds = Article.Kind.allCases
    articles = (1...12).map { Article(id: $0, title: "Article \($0)", kind: kinds[$0 % 3], year: 2020 + $0 / 5) }
  }

  func refresh() async {
    await Task.yield()
    refreshes += 1
    articles.insert(Article(id: 100 + refreshes, title: "Fresh \(refreshes)", kind: .news, year: 2023), at: 0)
  }

  func years(_ articles: [Article]) -> [(year: Int, articles: [Article])] {
    Dictionary(grouping: articles, by: \.year).sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}

private struct ArticleRow: View {
  @Binding var article: Article
  @Environment(\.isSearching) private var isSearching
  @Environment(\.editMode) private var editMode

  var body: some View {
    HStack {
      Text(article.title).badge(article.isPinned ? Text("pinned") : nil)
      if isSearching { Text(article.kind.title).font(.caption2) }
      if editMode?.wrappedValue.isEditing != true, !article.isRead { Circle().frame(width: 8).accessibilityLabel("Unread") }
    }
    .swipeActions(edge: .leading, allowsFullSwipe: true) {
      Button(article.isRead ? "Mark Unread" : "Mark Read", systemImage: "book") { article.isRead.toggle() }.tint(.blue)
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button("Pin", systemImage: "pin") { withAnimation { article.isPinned.toggle() } }
    }
  }
}

private struct ArchiveView: View {
  @State private var archive = Archive()
  @State private var query = ""
  @State private var tokens: [Token] = []
  @State private var scope = Scope.all
  @State private var selection: Set<Article.ID> = []
  @State private var folded: Set<Int> = []
  @State private var editMode = EditMode.inactive
  @State private var submitted: [String] = []
  @State private var isSearchPresented = false

  private func matches(_ article: Article) -> Bool {
    (query.isEmpty || article.title.localizedStandardContains(query)) && (scope == .all || !article.isRead)
      && tokens.allSatisfy { token in
        switch token.value {
        case .kind(let kind): article.kind == kind
        case .year(let year): article.year == year
        }
      }
  }

  private var shown: [Article] { archive.articles.filter(matches) }

  private func binding(_ id: Article.ID) -> Binding<Article> {
    Binding {
      archive.articles.first { $0.id == id } ?? Article(id: id, title: "", kind: .news, year: 0)
    } set: { article in
      if let index = archive.articles.firstIndex(where: { $0.id == id }) { archive.articles[index] = article }
    }
  }

  private func isExpanded(_ year: Int) -> Binding<Bool> {
    Binding {
      !folded.contains(year)
    } set: { isExpanded in
      if isExpanded { folded.remove(year) } else { folded.insert(year) }
    }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        let pinned = shown.filter(\.isPinned)
        if !pinned.isEmpty {
          Section("Pinned") { ForEach(pinned) { ArticleRow(article: binding($0.id)) } }
        }
        ForEach(archive.years(shown.filter { !$0.isPinned }), id: \.year) { group in
          Section(isExpanded: isExpanded(group.year)) {
            ForEach(group.articles) { ArticleRow(article: binding($0.id)) }
              .onDelete { offsets in
                let ids = offsets.map { group.articles[$0].id }
                archive.articles.removeAll { ids.contains($0.id) }
              }
          } header: {
            Text(verbatim: "\(group.year): \(group.articles.count)")
          }
        }
      }
      .listStyle(.sidebar)
      .overlay {
        if shown.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle(selection.isEmpty ? "Archive" : "\(selection.count) selected")
      .searchable(
        text: $query, tokens: $tokens, isPresented: $isSearchPresented, placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("Articles")
      ) { token in
        Label(token.name, systemImage: "tag")
      }
      .searchScopes($scope, activation: .onSearchPresentation) {
        Text("Everything").tag(Scope.all)
        Text("Unread").tag(Scope.unread)
      }
      .searchSuggestions {
        if query.count == 1 {
          ForEach(Article.Kind.allCases.filter { $0.rawValue.hasPrefix(query.lowercased()) }) { kind in
            Label(kind.rawValue, systemImage: "tag").searchCompletion(Token(value: .kind(kind)))
          }
        }
      }
      .onSubmit(of: .search) { submitted.append(query) }
      .refreshable { await archive.refresh() }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        if editMode.isEditing {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Read All") { selection.forEach { binding($0).wrappedValue.isRead = true } }.disabled(selection.isEmpty)
            Spacer()
            Button("Delete All", role: .destructive) {
              archive.articles.removeAll { selection.contains($0.id) }
              selection = []
              editMode = .inactive
            }
            .disabled(selection.isEmpty)
          }
        }
        ToolbarItem(placement: .status) { Text("\(shown.count) of ^[\(archive.articles.count) article](inflect: true)") }
        ToolbarItem(placement: .secondaryAction) { Button("Find") { isSearchPresented = true } }
      }
      .environment(\.editMode, $editMode)
    }
  }
}

/// An app around a long list.
@MainActor
@Suite("An app around a list")
struct LibraryListAppTests {
  private func app() -> TestApp { TestApp(environment: .phone) { ArchiveView() } }

  private func titles(_ app: TestApp) -> [String] {
    app.visibleTexts.filter { $0.hasPrefix("Article ") || $0.hasPrefix("Fresh ") }
  }

  @Test("Articles are in sections by year, the newest first")
  func sections() throws {
    let app = app()
    #expect(titles(app).first == "Article 10" && titles(app).count == 12)
    #expect(app.exists("2022: 3") && app.exists("2021: 5") && app.exists("2020: 4"))
    #expect(app.exists("12 of 12 articles"))
  }

  @Test("A suggestion becomes a token, which filters together with the text and the scope")
  func tokens() throws {
    let app = app()
    #expect(!app.exists("Everything"))
    try app.type("e", into: "Articles")
    #expect(app.exists("Everything"))
    try app.tap("essay")
    #expect(titles(app) == ["Article 10", "Article 7", "Article 1", "Article 4"])
    try app.type("7", into: "Articles")
    try app.submit(in: "Articles")
    #expect(titles(app) == ["Article 7"])
    try app.swipe("Article 7", to: "Mark Read")
    try app.tap("Unread", index: 0)
    #expect(titles(app).isEmpty)
    try app.cancelSearch()
    #expect(!app.exists("Everything"))
  }

  @Test("A tap on a token removes it, and a token that is there is not added again")
  func removingTokens() throws {
    let app = app()
    try app.type("r", into: "Articles")
    try app.tap("review")
    #expect(try app.value(of: "Articles") == .string("") && titles(app).count == 4)
    try app.type("r", into: "Articles")
    try app.tap("review", index: 1)
    #expect(app.visibleTexts.count { $0 == "review" } == 1 && titles(app).count == 4)
    try app.tap("review")
    #expect(titles(app).count == 12)
  }

  @Test("A search without results shows the text that was searched")
  func noResults() throws {
    let app = app()
    try app.type("zzz", into: "Articles")
    #expect(app.contains("No Results for “zzz”"))
    try app.clear("Articles")
    #expect(titles(app).count == 12)
  }

  @Test("An article moves to the pinned ones and back, and keeps its state")
  func pinning() throws {
    let app = app()
    try app.swipe("Article 3", from: .leading)
    try app.swipe("Article 3", to: "Pin")
    #expect(titles(app).first == "Article 3" && app.exists("Pinned") && app.exists("2020: 3"))
    try app.swipe("Article 3", to: "Mark Unread")
    try app.swipe("Article 3", to: "Pin")
    #expect(!app.exists("Pinned") && app.exists("2020: 4"))
    #expect(throws: TestFailure.self) { try app.swipe("Article 3", to: "Delete") }
  }

  @Test("In edit mode articles are selected and deleted together, which ends the mode")
  func editing() throws {
    let app = app()
    try app.tap("Edit")
    #expect(try app.isEnabled("Delete All") == false)
    #expect(!app.exists("Unread"))
    try app.tap("Article 12")
    try app.tap("Article 1")
    try app.tap("Article 5")
    try app.tap("Article 5")
    #expect(app.title == "2 selected")
    try app.tap("Read All")
    try app.tap("Delete All")
    #expect(app.title == "Archive" && titles(app).count == 10 && app.exists("10 of 10 articles"))
    #expect(app.exists("Edit") && app.exists("Unread"))
  }

  @Test("A pull loads new articles, also during a search that does not show them")
  func refreshing() async throws {
    let app = app()
    try await app.refresh()
    #expect(titles(app).first == "Fresh 1")
    try app.type("Article", into: "Articles")
    try await app.refresh()
    #expect(titles(app).count == 12 && app.exists("12 of 14 articles"))
    try app.cancelSearch()
    #expect(app.exists("2023: 2"))
  }

  @Test("A section folds and unfolds, and its articles keep their selection")
  func folding() throws {
    let app = app()
    try app.tap("2021: 5")
    #expect(titles(app).count == 7)
    try app.tap("2021: 5")
    #expect(titles(app).count == 12)
  }
}
