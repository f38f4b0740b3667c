import SwiftUI

/// A placeholder for a screen until the guards allow it.
struct DestinationGate: View {
  let screen: ScreenContext
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack { content }
      .onAppear { screen.requestAdmission { dismiss() } }
      .onDisappear { screen.cancelAdmission() }
  }

  @ViewBuilder private var content: some View {
    if screen.isWaiting {
      ProgressView()
    } else {
      Color.clear
    }
  }
}
