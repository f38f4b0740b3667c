import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

struct OrdersView: View {
  @State private var path: [Int] = []
  @State private var receipt: Receipt?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Order 7", value: 7)
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Int.self) { number in
        OrderView(number: number) { receipt = Receipt(id: number) }
      }
    }
    .sheet(item: $receipt) { receipt in
      NavigationStack { ReceiptView(number: receipt.id) }
    }
    .onOpenURL { url in
      let parts = url.path.split(separator: "/")
      guard parts.first == "orders", let number = parts.dropFirst().first.flatMap({ Int($0) }) else { return }
      receipt = nil
      path = [number]
      guard parts.last == "receipt" else { return }
      Task {
        // A sheet that is presented while another one closes is lost.
        try? await Task.sleep(for: .seconds(0.6))
        receipt = Receipt(id: number)
      }
    }
  }
}

struct Receipt: Identifiable {
  let id: Int
}

struct Shop: App {
  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack {
        List {
          NavigationLink("Order 7", to: OrderDestinations.order(7))
        }
        .navigationTitle("Shop")
        .navigationAddresses(OrderDestinations.self)
      }
    }
  }
}

@Routable
nonisolated enum OrderDestinations: NavigationDestination {
  @Address("orders/:number")
  case order(_ number: Int)
  @Address("orders/:number/receipt")
  case receipt(_ number: Int)

  var body: some View {
    switch self {
    case .order(let number): OrderDetails(number: number)
    case .receipt(let number): ReceiptView(number: number)
    }
  }

  var method: NavigationMethod {
    if case .receipt = self { .managedSheet } else { .push }
  }

  var parent: (any Routable)? {
    if case .receipt(let number) = self { OrderDestinations.order(number) } else { nil }
  }
}

struct OrderDetails: View {
  let number: Int
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Receipt") { navigator.navigate(to: OrderDestinations.receipt(number)) }
      .navigationTitle("Order \(number)")
  }
}

@MainActor
@Test("A link opens the receipt over its order")
func receiptLink() throws {
  let app = TestApp(Shop())
  try app.open("/orders/7/receipt")
  #expect(app.stacks == [["Shop", "Order 7"], ["Receipt 7"]])
  try app.swipeAway()
  #expect(app.address == "/orders/7")
  try app.goBack()
  #expect(app.title == "Shop")
}

// Declarations that the README mentions and does not show.

struct OrderView: View {
  let number: Int
  let showReceipt: @MainActor () -> Void

  var body: some View {
    Button("Receipt", action: showReceipt)
      .navigationTitle("Order \(number)")
  }
}

struct ReceiptView: View {
  let number: Int

  var body: some View {
    Text("1 × Sencha")
      .navigationTitle("Receipt \(number)")
  }
}

@Test("The app before Navigator shows the same screens")
func plainShop() throws {
  let app = TestApp { OrdersView() }
  try app.tap("Order 7")
  try app.tap("Receipt")
  #expect(app.stacks == [["Shop", "Order 7"], ["Receipt 7"]])
}

@Test("The README shows code of this file only")
func readme() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
  let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    .filter { !$0.contains("// Package.swift") }
  #expect(blocks.count == 3)
  for block in blocks {
    // An app's own file imports modules and names its entry point.
    let shown = block.components(separatedBy: "\n").drop { $0.contains("import ") || $0 == "@main" || $0.isEmpty }
    #expect(source.contains(shown.joined(separator: "\n")), "The README shows other code:\n\(block)")
  }
}
