import NavigatorUI
import SwiftUI

struct EnumsSection: View {
  @CasePathable
  @Routable("enums")
  nonisolated enum Destination: Hashable {
    case counter(Int)
    case text(String)
    case report(total: Int)
  }

  @State private var destination: Destination?

  var body: some View {
    SectionScreen(
      section: .enums,
      summary: """
        An enum determines where a screen leads, to one place at a time. Each case has its screen or sheet, and another case \
        replaces it at once.
        """
    ) {
      Button("Go to counter") { destination = .counter(42) }
      Button("Edit a text") { destination = .text("Hello") }
    }
    .onNavigationReceive(assign: $destination)
    .navigationDestination(unwrapping: $destination.counter) { $number in
      CounterView(number: $number)
        .navigationAddress(Destination.counter(number))
        .toolbar {
          Button("Finish") { destination = .report(total: number) }
        }
    }
    .navigationDestination(unwrapping: $destination.report) { $total in
      PageView(title: "Report of \(total)")
        .navigationAddress(Destination.report(total: total))
    }
    .sheet(unwrapping: $destination.text) { $text in
      List {
        TextField("Text", text: $text)
        Text("\(text.count) letters")
        Button("Count them") { destination = .counter(text.count) }
      }
      .navigationAddress(Destination.text(text))
    }
  }
}
