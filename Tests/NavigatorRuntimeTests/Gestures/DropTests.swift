import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Drag and drop")
struct DropTests {
  @Test("A dragged value is dropped where its type is accepted")
  func transfer() throws {
    struct Board: View {
      @State private var items: [String] = []
      @State private var isTargeted = false

      var body: some View {
        Text("Apple").draggable("apple")
        Text("Link").draggable(Data([1]))
        Text(isTargeted ? "Basket open" : "Basket").accessibilityIdentifier("basket")
          .dropDestination(for: String.self) { dropped, location in
            items += dropped + ["\(Int(location.x))"]
            return true
          } isTargeted: {
            isTargeted = $0
          }
        Text(items.joined(separator: ","))
      }
    }
    let app = TestApp { Board() }
    var isOpen = false
    try app.drag("Apple", onto: "basket", at: CGPoint(x: 3, y: 0)) { isOpen = app.visibleTexts.contains("Basket open") }
    #expect(isOpen)
    #expect(app.visibleTexts.contains("apple,3"))
    #expect(app.visibleTexts.contains("Basket"))
    try app.drag("Link", onto: "basket")
    #expect(app.visibleTexts.contains("apple,3"))
  }

  @Test("The preview of a drag appears for each drag, so that apps record the value with it")
  func preview() throws {
    struct Board: View {
      @State private var items = ["A", "B", "C"]
      @State private var dragged: String?
      @State private var appearances = 0

      var body: some View {
        ForEach(items, id: \.self) { item in
          Text(item)
            .draggable(item) {
              Text("Preview").onAppear {
                dragged = item
                appearances += 1
              }
            }
            .dropDestination(for: String.self) { _, _ in
              dragged = nil
              return false
            } isTargeted: { isTargeted in
              guard isTargeted, let dragged, dragged != item, let from = items.firstIndex(of: dragged),
                let to = items.firstIndex(of: item)
              else { return }
              items.insert(items.remove(at: from), at: to)
            }
        }
        Text("Order \(items.joined()) \(appearances)")
        Text("Provider").onDrag {
          NSItemProvider(object: "P" as NSString)
        } preview: {
          Text("Preview").onAppear { appearances += 10 }
        }
      }
    }
    let app = TestApp { Board() }
    try app.drag("A", onto: "C")
    #expect(app.exists("Order BCA 1"))
    try app.drag("A", onto: "B")
    #expect(app.exists("Order ABC 2"))
    try app.drag("Provider", onto: "B")
    #expect(app.exists("Order ABC 12") && !app.visibleTexts.contains("Preview"))
  }

  @Test("An address is dropped as other values are")
  func address() throws {
    struct Board: View {
      @State private var addresses: [String] = []
      @State private var page = 1

      var body: some View {
        Text("Page").draggable(URL(string: "https://example.org/\(page)")!)
        Text("Shelf").dropDestination(for: URL.self) { dropped, _ in
          addresses += dropped.map(\.absoluteString)
          return true
        }
        Text(addresses.joined(separator: ","))
        Button("Turn") { page += 1 }
      }
    }
    let app = TestApp { Board() }
    try app.drag("Page", onto: "Shelf")
    #expect(app.visibleTexts.contains("https://example.org/1"))
    try app.tap("Turn")
    try app.drag("Page", onto: "Shelf")
    #expect(app.visibleTexts.contains("https://example.org/1,https://example.org/2"))
  }

  @Test("A delegate receives the steps of a drop")
  func delegate() throws {
    final class Log {
      var lines: [String] = []
    }
    struct Target: DropDelegate {
      let log: Log
      func dropEntered(info: DropInfo) { log.lines.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        log.lines.append("updated")
        return DropProposal(operation: .move)
      }
      func performDrop(info: DropInfo) -> Bool {
        log.lines.append("dropped \(info.hasItemsConforming(to: [.text]))")
        return true
      }
    }
    let log = Log()
    let app = TestApp {
      Text("Card").onDrag { NSItemProvider(object: NSString(string: "card")) }
      Text("Place").onDrop(of: [.text], delegate: Target(log: log))
      Text("Images").onDrop(of: [.image], delegate: Target(log: log))
    }
    try app.drag("Card", onto: "Images")
    #expect(log.lines == [])
    try app.drag("Card", onto: "Place")
    #expect(log.lines == ["entered", "updated", "dropped true"])
    let place = try app.element("Place").id
    app.session.perform(InputEvent(target: place, action: .gesture(.init(.drop, .ended))))
    #expect(log.lines.count == 3)
  }

  @Test("Drops are accepted by the identifiers of types")
  func identifiers() throws {
    struct Board: View {
      @State private var log: [String] = []

      var body: some View {
        Text("Card").onDrag { NSItemProvider(object: NSString(string: "card")) }
        Text("Place").onDrop(of: ["public.text"], isTargeted: nil) { providers in
          log.append("\(providers.count) card")
          return true
        }
        Text("Point").onDrop(of: ["public.plain-text", "public.image"], isTargeted: nil) { _, location in
          log.append("at \(Int(location.x))")
          return true
        }
        Text("Images").onDrop(of: ["public.image"], isTargeted: nil) { _ in
          log.append("image")
          return true
        }
        Text(log.joined(separator: ","))
      }
    }
    let app = TestApp { Board() }
    try app.drag("Card", onto: "Images")
    try app.drag("Card", onto: "Place")
    try app.drag("Card", onto: "Point", at: CGPoint(x: 4, y: 0))
    #expect(app.visibleTexts.contains("1 card,at 4"))
  }

  @Test("Rows accept insertions by the identifiers of types")
  func insertionIdentifiers() throws {
    struct Rows: View {
      @State private var rows = ["One", "Two"]

      var body: some View {
        Text("Card").onDrag { NSItemProvider(object: NSString(string: "card")) }
        List {
          ForEach(rows, id: \.self) { Text($0) }
            .onInsert(of: ["public.text"]) { offset, providers in rows.insert("\(providers.count) at \(offset)", at: offset) }
        }
      }
    }
    let app = TestApp { Rows() }
    try app.drag("Card", onto: "Two")
    #expect(app.visibleTexts.contains { $0.hasPrefix("1 at") })
  }
}
