import NavigatorUI
import SwiftUI

@Routable
nonisolated public enum HomeDestinations: Hashable {
  case page2
  case page3
  case pageN(Int)
}

struct DestinationsSection: View {
  var body: some View {
    SectionScreen(
      section: .destinations,
      summary: "An enum lists the destinations of the app. Its cases can be compared, stored, sent and written as URLs."
    ) {
      LabeledContent("page2 == page2", value: "\(HomeDestinations.page2 == .page2)")
      LabeledContent("pageN(1) == pageN(2)", value: "\(HomeDestinations.pageN(1) == .pageN(2))")
      LabeledContent("Address of pageN(7)", value: (try? HomeDestinations.pageN(7).address) ?? "none")
      LabeledContent("Distinct of three", value: "\(Set([HomeDestinations.page2, .page3, .page3]).count)")
    }
  }
}
