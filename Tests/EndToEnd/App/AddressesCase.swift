import SwiftUI

/// An app inside the app whose places have addresses, with SwiftUI only. It has two tabs with stacks, sheets, a cover, a sheet
/// that refuses dismissal, and unknown addresses.
struct AddressesCase: View {
  @State private var tab = "one"
  @State private var one: [Int] = []
  @State private var two: [Int] = []
  @State private var sheet: Item?
  @State private var isCovered = false
  @State private var unknown: String?

  var body: some View {
    TabView(selection: $tab) {
      stack("one", path: $one)
      stack("two", path: $two)
    }
    .sheet(item: $sheet) { item in
      NavigationStack {
        SheetScreen(item: item)
      }
      .userActivity("case.sheet") { $0.webpageURL = URL(string: "/a/sheet/\(item.id)") }
    }
    .fullScreenCover(isPresented: $isCovered) {
      VStack {
        Here("/a/cover")
        Button("Uncover") { isCovered = false }
      }
      .userActivity("case.cover") { $0.webpageURL = URL(string: "/a/cover") }
    }
    .onOpenURL(perform: open)
  }

  private func stack(_ name: String, path: Binding<[Int]>) -> some View {
    NavigationStack(path: path) {
      Group {
        if let unknown {
          Text("There is nothing at \(unknown).")
            .navigationTitle("Not found")
            .userActivity("navigator.not-found") { $0.webpageURL = URL(string: unknown) }
        } else {
          PlaceScreen(name: name, number: nil, path: path, sheet: $sheet, isCovered: $isCovered)
        }
      }
      .navigationDestination(for: Int.self) { number in
        PlaceScreen(name: name, number: number, path: path, sheet: $sheet, isCovered: $isCovered)
      }
    }
    .userActivity("case.tab") { $0.webpageURL = URL(string: "/a/\(name)") }
    .tabItem { Text(name) }
    .tag(name)
  }

  private func open(_ url: URL) {
    let parts = url.path.split(separator: "/").map(String.init)
    guard parts.first == "a" else {
      if parts != [] { unknown = url.path }
      return
    }
    unknown = nil
    sheet = nil
    isCovered = parts.dropFirst().first == "cover"
    switch parts.dropFirst().first {
    case "sheet": sheet = parts.last.flatMap(Int.init).map(Item.init)
    case "one", "two":
      tab = parts[1]
      let path = parts.count > 2 ? parts[2].split(separator: "-").compactMap { Int($0) } : []
      if tab == "one" { one = path } else { two = path }
    case "cover": break
    default: unknown = url.path
    }
  }
}

struct Item: Identifiable, Hashable {
  let id: Int
}

struct PlaceScreen: View {
  let name: String
  let number: Int?
  @Binding var path: [Int]
  @Binding var sheet: Item?
  @Binding var isCovered: Bool

  private var level: Int { number.map { path.firstIndex(of: $0) ?? 0 } ?? -1 }
  /// Each number is on a path at most once.
  private var next: Int { (path.max() ?? 0) + 1 }

  private var address: String {
    number == nil ? "/a/\(name)" : "/a/\(name)/\(path.prefix(level + 1).map(String.init).joined(separator: "-"))"
  }

  var body: some View {
    List {
      Here(address)
      NavigationLink(value: next) {
        Text("Push").draggable(URL(string: "/a/\(name)/\((path + [next]).map(String.init).joined(separator: "-"))")!)
      }
      Button("Push two") { path += [next, next + 1] }
      Button("Replace") { if !path.isEmpty { path[path.count - 1] = next } }
      Button("Pop to root") { path = [] }
      Button("Sheet") { sheet = Item(id: 1) }
      Button("Other sheet") { sheet = Item(id: 2) }
      Button("Cover") { isCovered = true }
      ForEach(0..<40, id: \.self) { Text("Row \($0)") }
    }
    .navigationTitle(number.map { "\(name) \($0)" } ?? name)
    .userActivity("case.place", isActive: number != nil) { $0.webpageURL = URL(string: address) }
  }
}

/// A text with the app's own location.
struct Here: View {
  let address: String

  init(_ address: String) {
    self.address = address
  }

  var body: some View {
    Text(address).accessibilityIdentifier("here")
  }
}

struct SheetScreen: View {
  let item: Item
  @State private var isKept = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Here("/a/sheet/\(item.id)")
      Toggle("Keep", isOn: $isKept)
      Button("Close") { dismiss() }
    }
    .navigationTitle("Sheet \(item.id)")
    .interactiveDismissDisabled(isKept)
  }
}
