import NavigatorUI
import SwiftUI

struct LeavingSection: View {
  @State private var name = "Ann"
  @State private var savedName = "Ann"
  @State private var attempt: NavigationLeaveAttempt?
  @State private var asksToDiscard = false

  var body: some View {
    SectionScreen(
      section: .leaving,
      summary:
        "Change the name and go back. A view can keep its screen open and show a confirmation, by whichever way the user leaves."
    ) {
      TextField("Name", text: $name)
      Button("Save") { savedName = name }
        .disabled(name == savedName)
      NavigationLink("Go deeper, which leaves nothing", to: HomeDestinations.pageN(77))
    }
    .navigationBlocked(when: name != savedName) { attempt in
      self.attempt = attempt
      asksToDiscard = true
    }
    .alert("Discard changes?", isPresented: $asksToDiscard) {
      Button("Discard", role: .destructive) { attempt?.leave() }
      Button("Keep editing", role: .cancel) { attempt?.stay() }
    } message: {
      Text("The name is not saved.")
    }
  }
}
