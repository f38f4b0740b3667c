import NavigatorUI
import SwiftUI

/// A page with a title, and with a counter that shows that the page's state is kept.
struct HomePage2View: View {
  var body: some View {
    PageView(title: "Home Page 2")
  }
}

struct HomePage3View: View {
  var body: some View {
    PageView(title: "Home Page 3")
  }
}

struct HomePageNView: View {
  let number: Int

  var body: some View {
    PageView(title: "Home Page \(number)")
  }
}

struct PageView: View {
  let title: String
  @Environment(\.navigator) private var navigator: Navigator
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    List {
      Section("On this page") {
        Button("Counted \(count)") { count += 1 }
          .accessibilityIdentifier("counter")
      }
      Section("Go on") {
        NavigationLink(to: HomeDestinations.pageN(77)) { Text("Link to Home Page 77") }
        Button("Dismiss") { dismiss() }
      }
    }
    .navigationTitle(title)
  }
}
