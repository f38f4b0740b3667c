import NavigatorUI
import SwiftUI

struct ValuesSection: View {
  @Environment(\.navigator) var navigator: Navigator

  var body: some View {
    SectionScreen(
      section: .values,
      summary: "A link that carries a value can be inspected, saved and tested. The stack knows which values are on it."
    ) {
      NavigationLink(to: HomeDestinations.page3) {
        Text("Link to Home Page 3!")
      }
      LabeledContent("Screens above the root", value: "\(navigator.count)")
      LabeledContent("Is the stack empty?", value: navigator.isEmpty ? "yes" : "no")
    }
  }
}
