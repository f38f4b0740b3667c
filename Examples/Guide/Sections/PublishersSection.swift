import NavigatorUI
import SwiftUI

#if canImport(Combine)
  import Combine
#endif

struct PublishersSection: View {
  @StateObject private var trip = Trip()
  @State private var isCounting = false
  @State private var notice = "Nothing booked yet"

  var body: some View {
    SectionScreen(
      section: .publishers,
      summary: """
        An observable object derives a published property from others with the operators of Combine. Views receive the values \
        of publishers such as subjects and timers.
        """
    ) {
      Stepper("Seats: \(trip.seats)", value: $trip.seats, in: 1...6)
      Toggle("Return trip", isOn: $trip.isReturn)
      LabeledContent("Price") { Text("\(trip.price) euros") }
      Button("Book") { trip.book() }
      Text(notice)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("notice")
        .onReceive(trip.notices) { notice = $0 }
      Toggle("Count the seconds", isOn: $isCounting)
      if isCounting { Seconds() }
    }
  }
}

/// A trip with a price that follows the other properties.
private final class Trip: ObservableObject {
  @Published var seats = 2
  @Published var isReturn = false
  @Published private(set) var price = 0
  /// The texts for the passenger.
  let notices = PassthroughSubject<String, Never>()

  init() {
    $seats.combineLatest($isReturn)
      .map { seats, isReturn in seats * (isReturn ? 18 : 10) }
      .removeDuplicates()
      .assign(to: &$price)
  }

  func book() {
    notices.send("Booked \(seats) seats for \(price) euros")
  }
}

/// The seconds since the view appeared.
private struct Seconds: View {
  @State private var count = 0
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    LabeledContent("Seconds", value: count, format: .number)
      .accessibilityIdentifier("seconds")
      .onReceive(timer) { _ in count += 1 }
  }
}
