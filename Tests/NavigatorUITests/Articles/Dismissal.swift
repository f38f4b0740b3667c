import NavigatorUI
import SwiftUI

struct ContactView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Done") { navigator.dismiss() }
  }
}

func replaceHelp(_ navigator: Navigator) {
  navigator.dismissPresentedViews()
  navigator.present(sheet: HelpDestinations.contact)
}

struct PayingView: View {
  var body: some View {
    ProgressView("Paying…")
      .navigationLocked()
  }
}
