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
      summary:
        "An enum determines the screen or sheet that is shown, one at a time. A new case replaces the previous one at once."
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
