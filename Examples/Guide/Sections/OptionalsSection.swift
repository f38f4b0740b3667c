import NavigatorUI
import SwiftUI

struct OptionalsSection: View {
  @State private var detailIndex: Int?
  @State private var number: Int?

  var body: some View {
    SectionScreen(
      section: .optionals,
      summary: """
        An optional says whether a screen is there. The screen edits what the optional holds, and going back makes it nil.
        """
    ) {
      ForEach(0..<3) { index in
        Button("Row \(index + 1)") { detailIndex = index }
      }
      NavigationLink(unwrapping: $number) { isActive in
        number = isActive ? 42 : nil
      } destination: { $number in
        CounterView(number: $number)
      } label: {
        Text("Go to counter")
      }
      Text("Row: \(detailIndex.map { "\($0)" } ?? "nil"), number: \(number.map { "\($0)" } ?? "nil")")
        .accessibilityIdentifier("optionals")
    }
    .navigationDestination(evaluating: $detailIndex) { detailIndex in
      PageView(title: "Detail for \(detailIndex + 1)")
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
