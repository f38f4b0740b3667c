import NavigatorTesting
import Observation
import SwiftUI
import Testing

@MainActor
@Suite("Accessibility labels made from views")
struct AccessibilityLabelContentTests {
  private func lines(_ app: TestApp) -> [String] {
    app.accessibilityTree.map(\.description)
  }

  @Test("The label consists of the texts of the views, with the label of the view at the placeholder")
  func texts() {
    let app = TestApp {
      VStack {
        Text("Tahoe").accessibilityLabel { label in
          Text("New")
          label
          Label("Sunny", systemImage: "sun.max")
        }
        Button("Send") {}.accessibilityLabel { label in
          HStack {
            label
            Text("Urgent")
          }
        }
        Text("Old").accessibilityLabel { _ in Text("Replaced") }
      }
    }
    #expect(
      lines(app) == [
        #"staticText "New, Tahoe, Sunny""#, #"button "Send, Urgent""#, #"staticText "Replaced""#,
      ])
  }

  @Test("The placeholder represents the accessibility label of the view, if it has one")
  func named() {
    let app = TestApp {
      VStack {
        Image(systemName: "star").accessibilityLabel("Favorite").padding().accessibilityLabel { label in
          label
          Text("2 of 5")
        }
        HStack {
          Text("5")
          Image(decorative: "coin").accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel { label in
          Text("Price")
          label
        }
      }
    }
    #expect(lines(app) == [#"image "Favorite, 2 of 5""#, #"staticText "Price, 5""#])
  }

  private struct Row: View {
    var body: some View { Text("Inside") }
  }

  @Test("A view whose label is unknown keeps it, and the other texts follow")
  func unknown() {
    let app = TestApp {
      Row().accessibilityLabel { label in
        Text("Badge")
        label
      }
    }
    #expect(lines(app) == [#"staticText "Inside" (Badge)"#])
  }

  @Test("A closure without texts leaves the label as it is")
  func empty() {
    let app = TestApp {
      Text("Plain").accessibilityLabel { _ in EmptyView() }
    }
    #expect(lines(app) == [#"staticText "Plain""#])
  }

  @Observable
  final class Trip {
    var isNew = false
  }

  private struct Screen: View {
    let trip: Trip
    @State private var count = 0

    var body: some View {
      Text("Trip").accessibilityLabel { label in
        if trip.isNew { Text("New") }
        label
        if count > 0 { Text("\(count) guests") }
      }
      Button("Invite") { count += 1 }
      Button("Flag") { trip.isNew.toggle() }
    }
  }

  @Test("The label follows state and observable objects")
  func updates() throws {
    let app = TestApp { Screen(trip: Trip()) }
    #expect(app.accessibilityTree.first?.label == "Trip")
    try app.tap("Flag")
    #expect(app.accessibilityTree.first?.label == "New, Trip")
    try app.tap("Invite")
    #expect(app.accessibilityTree.first?.label == "New, Trip, 1 guests")
    try app.tap("Flag")
    #expect(app.accessibilityTree.first?.label == "Trip, 1 guests")
  }
}
