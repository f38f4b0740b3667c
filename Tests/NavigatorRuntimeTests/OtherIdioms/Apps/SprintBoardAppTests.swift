import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A board of an observable model: cards that are dropped on columns and before cards, limits, menus, and an editor in a popover.

extension UTType {
  fileprivate static let sprintCard = UTType(exportedAs: "com.example.sprint.card")
}

private struct Card: Identifiable, Codable, Hashable, Transferable {
  enum Label: String, Codable, CaseIterable, Comparable {
    case bug, chore, feature
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var id = UUID()
  var title: String
  var labels: Set<Label> = []
  var due: Date?

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .sprintCard)
    ProxyRepresentation { (card: Card) in
      card.title
    } importing: {
      Card(title: $0)
    }
  }
}

@Observable
private final class Column: Identifiable {
  let id = UUID()
  var title: String
  var cards: [Card]
  var limit: Int?
  init(_ title: String, limit: Int? = nil, cards: [String] = []) {
    self.title = title
    self.limit = limit
    self.cards = cards.map { Card(title: $0) }
  }
  var isFull: Bool { limit.map { cards.count >= $0 } ?? false }
}

@Observable
private final class Board {
  var columns = [
    Column("To do", cards: ["Write", "Fix", "Answer"]), Column("Doing", limit: 2, cards: ["Draw"]), Column("Done"),
  ]
  private(set) var log: [String] = []

  func move(_ cards: [Card], to column: Column, before target: Card? = nil) -> Bool {
    guard !column.isFull, !cards.isEmpty else { return false }
    for card in cards where card.id != target?.id {
      for other in columns { other.cards.removeAll { $0.id == card.id } }
      let index = column.cards.firstIndex { $0.id == target?.id } ?? column.cards.endIndex
      column.cards.insert(card, at: index)
      log.append("\(card.title) → \(column.title)")
    }
    return true
  }
}

private struct CardView: View {
  @Binding var card: Card
  @State private var isEditing = false
  @State private var isTargeted = false
  var drop: ([Card]) -> Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !card.labels.isEmpty { Text(card.labels.sorted().map(\.rawValue).joined(separator: " ")).font(.caption) }
      Text(card.title)
      if card.due != nil { Text("due").font(.caption2) }
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background.secondary, in: .rect(cornerRadius: 8))
    .overlay(alignment: .top) { if isTargeted { Rectangle().fill(.tint).frame(height: 2).offset(y: -3) } }
    .draggable(card) {
      Text("Dragging \(card.title)").background(.yellow, in: .rect(cornerRadius: 8)).rotationEffect(.degrees(3))
    }
    .dropDestination(for: Card.self) { cards, location in
      drop(cards)
    } isTargeted: {
      isTargeted = $0
    }
    .onTapGesture { isEditing = true }
    .popover(isPresented: $isEditing, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
      CardEditor(card: $card).presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    }
  }
}

private struct CardEditor: View {
  @Binding var card: Card
  @Environment(\.dismiss) private var dismiss

  private var hasDue: Binding<Bool> {
    Binding(get: { card.due != nil }, set: { card.due = $0 ? Date(timeIntervalSinceReferenceDate: 0) : nil })
  }

  var body: some View {
    Form {
      TextField("Title", text: $card.title)
      Section("Labels") {
        ForEach(Card.Label.allCases, id: \.rawValue) { label in
          Toggle(
            label.rawValue.localizedCapitalized,
            isOn: Binding {
              card.labels.contains(label)
            } set: { isOn in
              if isOn { card.labels.insert(label) } else { card.labels.remove(label) }
            })
        }
      }
      Toggle("Has due date", isOn: hasDue)
      if let due = Binding($card.due) {
        DatePicker("Due date", selection: due, displayedComponents: [.date])
      }
      Button("Finish", action: { dismiss() })
    }
    .frame(minWidth: 300, minHeight: 300)
  }
}

private struct ColumnView: View {
  @Bindable var column: Column
  @Environment(Board.self) private var board
  @State private var newTitle = ""
  @State private var rejections = 0

  var body: some View {
    GroupBox {
      VStack(spacing: 8) {
        ForEach($column.cards) { $card in
          CardView(card: $card) { cards in accept(cards, before: card) }
            .contextMenu {
              Menu("Move to") {
                ForEach(board.columns.filter { $0.id != column.id }) { other in
                  Button(other.title) { withAnimation { _ = board.move([card], to: other) } }.disabled(other.isFull)
                }
              }
              Button("Delete", role: .destructive) { column.cards.removeAll { $0.id == card.id } }
            }
        }
        TextField("New in \(column.title)", text: $newTitle)
          .onSubmit {
            column.cards.append(Card(title: newTitle))
            newTitle = ""
          }
          .disabled(column.isFull)
      }
    } label: {
      HStack {
        Text(column.title)
        Text(column.limit.map { "\(column.cards.count) of \($0)" } ?? "\(column.cards.count)")
          .foregroundStyle(column.isFull ? Color.red : .secondary)
        if rejections > 0 { Text("rejected \(rejections)") }
      }
    }
    .frame(width: 200)
    .dropDestination(for: Card.self, action: { cards, _ in accept(cards, before: nil) })
    .accessibilityIdentifier(column.title)
  }

  private func accept(_ cards: [Card], before target: Card?) -> Bool {
    let isAccepted = withAnimation(.snappy) { board.move(cards, to: column, before: target) }
    if !isAccepted { rejections += 1 }
    return isAccepted
  }
}

private struct BoardView: View {
  @State var board: Board

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(board.columns) { ColumnView(column: $0) }
      }
    }
    .safeAreaInset(edge: .bottom) { Text("\(board.log.count) moves") }
    .environment(board)
  }
}

/// A board whose cards are values in observable columns.
@MainActor
@Suite("A board of a sprint")
struct SprintBoardAppTests {
  private func start() async -> (TestApp, Board) {
    let board = Board()
    let app = TestApp(environment: .tablet) { BoardView(board: board) }
    await app.settle()
    return (app, board)
  }

  private func titles(_ board: Board) -> [[String]] { board.columns.map { $0.cards.map(\.title) } }

  @Test("A card that is dropped on a column is its last one, and one that is dropped on a card precedes it")
  func dropping() async throws {
    let (app, board) = await start()
    try app.drag("Fix", onto: "Done")
    await app.settle()
    #expect(titles(board) == [["Write", "Answer"], ["Draw"], ["Fix"]])
    try app.drag("Answer", onto: "Fix")
    await app.settle()
    #expect(titles(board) == [["Write"], ["Draw"], ["Answer", "Fix"]])
    #expect(app.exists("2 moves") && app.within("Done").exists("Answer"))
    try app.drag("Fix", onto: "Answer")
    await app.settle()
    #expect(titles(board)[2] == ["Fix", "Answer"])
  }

  @Test("A full column rejects cards and disables its field, and the menu of a card disables the column")
  func limits() async throws {
    let (app, board) = await start()
    #expect(app.exists("1 of 2"))
    try app.drag("Write", onto: "Draw")
    await app.settle()
    #expect(titles(board)[1] == ["Write", "Draw"] && app.exists("2 of 2"))
    try app.drag("Fix", onto: "Doing")
    await app.settle()
    #expect(titles(board)[0] == ["Fix", "Answer"])
    #expect(app.within("Doing").exists("rejected 1"))
    #expect(try !app.isEnabled("New in Doing"))
    let menu = try app.contextMenu(of: "Fix").menu("Move to")
    #expect(try !menu.isEnabled("Doing") && menu.isEnabled("Done"))
    try menu.tap("Done")
    #expect(titles(board)[2] == ["Fix"])
  }

  @Test("The editor of a card changes the card in its column, and its optional date appears and disappears")
  func editing() async throws {
    let (app, board) = await start()
    try app.tap("Answer")
    #expect(app.presentations.map(\.kind) == [.popover])
    try app.type("!", into: "Title")
    try app.setToggle("Feature", to: true)
    try app.setToggle("Bug", to: true)
    #expect(!app.exists("Due date"))
    try app.setToggle("Has due date", to: true)
    #expect(app.exists("Due date"))
    try app.setDate("Due date", to: "2030-02-01")
    #expect(board.columns[0].cards[2].due != Date(timeIntervalSinceReferenceDate: 0))
    try app.setToggle("Has due date", to: false)
    #expect(!app.exists("Due date"))
    try app.tap("Finish")
    #expect(app.presentations.isEmpty && app.exists("Answer!") && app.exists("bug feature") && !app.exists("due"))
  }

  @Test("Return adds a card with a state of its own, and a deleted card takes its editor with it")
  func adding() async throws {
    let (app, board) = await start()
    try app.type("Ship", into: "New in Done")
    try app.submit(in: "New in Done")
    #expect(titles(board)[2] == ["Ship"])
    #expect(try app.value(of: "New in Done") == .string(""))
    try app.tap("Ship")
    #expect(app.presentations.count == 1)
    board.columns[2].cards = []
    #expect(app.presentations.isEmpty && !app.exists("Ship"))
  }
}
