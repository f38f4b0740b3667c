import SwiftUI

struct RootView: View {
  @AppStorage("hasOnboarded") var hasOnboarded = false
  var body: some View {
    Group {
      if hasOnboarded { SettingsView().transition(.slide) } else { OnboardingView().transition(.opacity.animation(.easeIn)) }
    }
    .animation(.default, value: hasOnboarded)
  }
}

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
    #if os(macOS)
      Settings { SettingsView() }
    #endif
  }
}
