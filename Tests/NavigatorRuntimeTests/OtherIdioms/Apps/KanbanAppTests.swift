import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A board of cards: transferable values of a custom type, targets that show a drag, a delegate, a builder of rules, and undo by
// values.

extension UTType {
  fileprivate static let card = UTType(exportedAs: "com.example.card", conformingTo: .json)
}

private struct Card: Identifiable, Codable, Hashable, Transferable {
  let id: Int
  var title: String
  var points = 1
  var isBlocked: Bool? = nil

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Column: Identifiable, Hashable {
  let id: String
  var cards: [Card] = []
  var limit = Int.max
}

/// A rule that a move must obey.
private struct Rule {
  let name: String
  let allows: (Card, Column) -> Bool
}

@resultBuilder
private enum RuleBuilder {
  static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  static func buildEither(first rules: [Rule]) -> [Rule] { rules }
  static func buildEither(second rules: [Rule]) -> [Rule] { rules }
  static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap { $0 } }
  static func buildFinalResult(_ rules: [Rule]) -> [Rule] { rules.filter { !$0.name.isEmpty } }
}

@MainActor
@Observable
private final class Board {
  var columns: [Column]
  var message: String?
  @ObservationIgnored private var history: [[Column]] = []
  @ObservationIgnored private let rules: [Rule]

  init(columns: [Column], @RuleBuilder rules: () -> [Rule]) {
    self.columns = columns
    self.rules = rules()
  }

  var canUndo: Bool {
    access(keyPath: \.columns)
    return !history.isEmpty
  }

  @discardableResult
  func move(_ card: Card, to id: Column.ID) -> Bool {
    guard let target = columns.firstIndex(where: { $0.id == id }), !columns[target].cards.contains(where: { $0.id == card.id })
    else {
      return false
    }
    if let broken = rules.first(where: { !$0.allows(card, columns[target]) }) {
      message = broken.name
      return false
    }
    history.append(columns)
    for index in columns.indices { columns[index].cards.removeAll { $0.id == card.id } }
    columns[target].cards.append(card)
    message = nil
    return true
  }

  func undo() { columns = history.popLast() ?? columns }
}

extension EnvironmentValues {
  @Entry fileprivate var board: Board? = nil
}

extension Binding where Value == Bool? {
  fileprivate static prefix func ! (binding: Binding<Bool?>) -> Binding<Bool> {
    Binding<Bool>(get: { !(binding.wrappedValue ?? false) }, set: { binding.wrappedValue = !$0 })
  }
}

private func ?? <Value: Sendable>(lhs: Binding<Value?>, rhs: Value) -> Binding<Value> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

private struct CardView: View {
  @Binding var card: Card

  var body: some View {
    VStack(alignment: .leading) {
      Text(card.title)
      Stepper("\(card.points) pt", value: $card.points, in: 1...13)
      Toggle("Blocked \(card.id)", isOn: $card.isBlocked ?? false)
    }
    .padding(8)
    .background(.regularMaterial, in: .rect(cornerRadii: .init(topLeading: 8, bottomTrailing: 8)))
    .contentShape(.dragPreview, .rect(cornerRadius: 8))
    .draggable(card) {
      Text(card.title).padding().background(.yellow)
    }
    .accessibilityIdentifier("card \(card.id)")
  }
}

private struct ColumnView: View {
  @Binding var column: Column
  @Environment(\.board) private var board
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text(column.id).font(.headline)
      Text("\(column.cards.map(\.points).reduce(0, +)) points")
      ForEach($column.cards) { $card in CardView(card: $card) }
      if isTargeted { Text("Drop here") }
      Spacer()
    }
    .frame(width: 220)
    .dropDestination(for: Card.self) { cards, _ in
      cards.reduce(false) { board?.move($1, to: column.id) == true || $0 }
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityIdentifier(column.id)
  }
}

/// A bin that takes titles with a delegate.
private struct BinDelegate: DropDelegate {
  let onTitle: @MainActor @Sendable (String) -> Void
  @Binding var isOpen: Bool

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
  func dropEntered(info: DropInfo) { isOpen = true }
  func dropExited(info: DropInfo) { isOpen = false }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    isOpen = false
    guard let provider = info.itemProviders(for: [.plainText]).first else { return false }
    _ = provider.loadObject(ofClass: String.self) { title, _ in
      if let title { Task { @MainActor in onTitle(title) } }
    }
    return true
  }
}

private struct BoardView: View {
  @Bindable var board: Board
  @State private var isBinOpen = false
  @State private var binned: [String] = []

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(alignment: .top) {
          ForEach($board.columns) { ColumnView(column: $0) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollIndicatorsFlash(onAppear: true)
      Text(isBinOpen ? "Bin open" : "Bin: \(binned.joined(separator: ", "))")
        .onDrop(
          of: [.plainText],
          delegate: BinDelegate(
            onTitle: { title in
              binned.append(title)
              for index in board.columns.indices { board.columns[index].cards.removeAll { $0.title == title } }
            }, isOpen: $isBinOpen)
        )
        .accessibilityIdentifier("bin")
      if let message = board.message { Text(message).foregroundStyle(.red).transition(.blurReplace(.downUp)) }
      Toggle("First is free", isOn: !$board.columns[0].cards[0].isBlocked)
        .opacity(board.columns[0].cards.isEmpty ? 0 : 1)
      Button("Undo", action: board.undo).disabled(!board.canUndo)
    }
    .environment(\.board, board)
  }
}

/// A board whose cards are dragged between columns.
@MainActor
@Suite("A board of cards")
struct KanbanAppTests {
  private func start() -> (TestApp, Board) {
    let isStrict = true
    let board = Board(
      columns: [
        Column(
          id: "To do", cards: [Card(id: 0, title: "Anchor"), Card(id: 1, title: "Write", points: 5), Card(id: 2, title: "Test")]),
        Column(id: "Doing", limit: 1), Column(id: "Done"),
      ]
    ) {
      Rule(name: "Column is full") { _, column in column.cards.count < column.limit }
      if isStrict {
        Rule(name: "Card is blocked") { card, _ in card.isBlocked != true }
      } else {
        Rule(name: "") { _, _ in false }
      }
      for name in ["Anchor"] {
        Rule(name: "\(name) stays") { card, _ in card.title != name }
      }
    }
    return (TestApp(environment: .tablet) { BoardView(board: board) }, board)
  }

  @Test("A card moves to the column onto which it is dropped, with its changes, and back with undo")
  func moving() throws {
    let (app, _) = start()
    #expect(app.within("To do").exists("7 points"))
    #expect(try !app.isEnabled("Undo"))
    try app.increment("1 pt", index: 1)
    try app.drag("card 2", onto: "Doing") { #expect(app.exists("Drop here")) }
    #expect(!app.exists("Drop here"))
    #expect(app.within("Doing").exists("Test") && app.within("Doing").exists("2 points"))
    #expect(!app.within("To do").exists("Test"))
    try app.tap("Undo")
    #expect(app.within("To do").exists("Test") && app.within("Doing").exists("0 points"))
  }

  @Test("The first rule that forbids a move is shown, until a move is allowed")
  func rules() throws {
    let (app, board) = start()
    try app.drag("card 1", onto: "Doing")
    try app.drag("card 2", onto: "Doing")
    #expect(app.exists("Column is full") && board.columns[1].cards.map(\.id) == [1])
    try app.drag("card 0", onto: "Done")
    #expect(app.exists("Anchor stays"))
    try app.setToggle("Blocked 2", to: true)
    try app.drag("card 2", onto: "Done")
    #expect(app.exists("Card is blocked"))
    try app.setToggle("Blocked 2", to: false)
    try app.drag("card 2", onto: "Done")
    #expect(app.within("Done").exists("Test") && !app.exists("Card is blocked"))
  }

  @Test("A delegate receives a card as the text that it exports")
  func bin() async throws {
    let (app, _) = start()
    try app.drag("card 1", onto: "bin") { #expect(app.exists("Bin open")) }
    await app.settle()
    #expect(app.exists("Bin: Write") && !app.exists("card 1"))
    #expect(app.within("To do").exists("2 points"))
  }

  @Test("A negated binding through an element of an array writes the element's optional")
  func negation() throws {
    let (app, board) = start()
    #expect(try app.value(of: "First is free") == .bool(true))
    try app.setToggle("First is free", to: false)
    #expect(board.columns[0].cards[0].isBlocked == true)
    #expect(try app.value(of: "Blocked 0") == .bool(true))
    try app.setToggle("Blocked 0", to: false)
    #expect(try app.value(of: "First is free") == .bool(true))
  }
}
