import NavigatorUI
import Observation
import SwiftUI

/// The state behind the screens of the tests.
@Observable
final class CounterModel {
  var number: Int?
  var item: CounterItem?
  var place: CounterPlace?
  var other: String?
  /// The number of times that a screen's view was created.
  @ObservationIgnored var made = 0
  /// The number of times that the root was visible. It must not be shown between two screens.
  @ObservationIgnored var rootAppearances = 0

  nonisolated init() {}
}

nonisolated struct CounterItem: Identifiable {
  let id: Int
  var count = 0
}

/// An enum without `@CasePathable`, whose cases are distinguished nevertheless.
nonisolated enum CounterPlace {
  case loading
  case result(Int)

  var result: Int? {
    get { if case .result(let number) = self { number } else { nil } }
    set { if let newValue, case .result = self { self = .result(newValue) } }
  }
}

/// A screen that edits a number and has its own state.
struct CounterView: View {
  @Binding var number: Int
  var title = "Counter"
  @State private var taps = 0
  @Environment(\.navigator) private var navigator
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text("number \(number)")
      Button("Taps: \(taps)") { taps += 1 }
      Button("Add one") { number += 1 }
      Button("Dismiss") { dismiss() }
      NavigationLink("Deeper", to: HomeDestinations.pageN(number))
    }
    .navigationTitle(title)
  }
}

/// A view with several states and one screen for each.
struct CounterRoot: View {
  @Bindable var model: CounterModel

  var body: some View {
    List {
      Text("number \(model.number.map { "\($0)" } ?? "nil")")
      Button("Set 42") { model.number = 42 }
      Button("Set item 1") { model.item = CounterItem(id: 1) }
      Button("Set loading") { model.place = .loading }
      Button("Set other") { model.other = "other" }
      NavigationLink("Page 7", to: HomeDestinations.pageN(7))
    }
    .navigationDestination(unwrapping: $model.number) { $number in
      let _ = model.made += 1
      CounterView(number: $number)
    }
    .navigationDestination(item: $model.item) { $item in
      CounterView(number: $item.count, title: "Item \(item.id)")
    }
    .navigationDestination(unwrapping: $model.place) { $place in
      switch place {
      case .loading: ProgressView().navigationTitle("Loading")
      case .result(let number): Text("result \(number)").navigationTitle("Result")
      }
    }
    .navigationDestination(evaluating: $model.other) { other in
      Text("This is \(other)").navigationTitle("Other")
    }
    .navigationTitle("Home")
    .onAppear { model.rootAppearances += 1 }
  }
}
