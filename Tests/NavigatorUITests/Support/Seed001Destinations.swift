import NavigatorUI
import SwiftUI

nonisolated public enum HomeDestinations {
  case page2
  case page3
  case pageN(Int)
}

extension HomeDestinations: NavigationDestination {
  public var body: some View {
    switch self {
    case .page2:
      HomePage2View()
    case .page3:
      HomePage3View()
    case .pageN(let value):
      HomePageNView(number: value)
    }
  }

  public var method: NavigationMethod {
    switch self {
    case .page2:
      .sheet
    case .page3:
      .managedSheet
    default:
      .push
    }
  }
}

struct HomePage2View: View {
  @Environment(\.navigator) var navigator
  @Environment(\.dismiss) var dismiss

  var body: some View {
    Text("This is page 2")
    Button("Dismiss by navigator") { navigator.dismiss() }
    Button("Dismiss by SwiftUI") { dismiss() }
  }
}

struct HomePage3View: View {
  @Environment(\.navigator) var navigator
  @Environment(\.dismiss) var dismiss

  var body: some View {
    List {
      Text("This is page 3")
      NavigationLink(to: HomeDestinations.pageN(3)) { Text("Deeper from page 3") }
      Button("Dismiss by navigator") { navigator.dismiss() }
      Button("Dismiss by SwiftUI") { dismiss() }
    }
    .navigationTitle("Page 3")
  }
}

struct HomePageNView: View {
  let number: Int
  @State private var count = 0
  @Environment(\.navigator) private var navigator

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    List {
      Text("This is page N with \(number)")
      Button("Count: \(count)") { count += 1 }
      NavigationLink("Deeper", to: HomeDestinations.pageN(number + 1))
      Button("Back") { navigator.back() }
    }
    .navigationTitle("Page \(number)")
  }
}

nonisolated enum ProfileDestinations: NavigationDestination {
  case main

  var body: some View {
    Text("The profile").navigationTitle("Profile")
  }
}

nonisolated enum SettingsDestinations: NavigationDestination {
  case main
  case page3

  var body: some View {
    switch self {
    case .main: Text("The settings").navigationTitle("Settings main")
    case .page3: Text("The settings, page 3").navigationTitle("Settings 3")
    }
  }
}

nonisolated enum AboutDestinations: NavigationDestination {
  case main

  var body: some View {
    Text("About").navigationTitle("About")
  }
}
