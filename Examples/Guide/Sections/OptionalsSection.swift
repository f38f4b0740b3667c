import NavigatorUI
import SwiftUI

struct OptionalsSection: View {
  @Routable("optionals")
  nonisolated enum Place: Hashable {
    case row(Int)
    case counter(Int)
  }

  @State private var detailIndex: Int?
  @State private var number: Int?

  var body: some View {
    SectionScreen(
      section: .optionals,
      summary:
        "A screen is shown while an optional has a value. The screen can edit the value, and going back sets the optional to nil."
    ) {
      ForEach(0..<3) { index in
        Button("Row \(index + 1)") { detailIndex = index }
      }
      NavigationLink(unwrapping: $number) { isActive in
        number = isActive ? 42 : nil
      } destination: { $number in
        CounterView(number: $number)
          .navigationAddress(Place.counter(number))
      } label: {
        Text("Go to counter")
      }
      Text("Row: \(detailIndex.map { "\($0)" } ?? "nil"), number: \(number.map { "\($0)" } ?? "nil")")
        .accessibilityIdentifier("optionals")
    }
    .navigationDestination(evaluating: $detailIndex) { detailIndex in
      PageView(title: "Detail for \(detailIndex + 1)")
        .navigationAddress(Place.row(detailIndex + 1))
    }
    .onNavigationReceive { (place: Place) in
      switch place {
      case .row(let row): detailIndex = min(max(row, 1), 3) - 1
      case .counter(let start): number = start
      }
      return .auto
    }
  }
}

struct CounterView: View {
  @Binding var number: Int

  var body: some View {
    List {
      Stepper("Number \(number)", value: $number)
      NavigationLink("Go deeper", to: HomeDestinations.pageN(number))
    }
    .navigationTitle("Counter")
  }
}
