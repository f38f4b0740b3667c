import SwiftUI

/// Screens and presentations that are opened and closed while others are still moving.
struct InterruptedTransitionsCase: View {
  var body: some View {
    VStack(spacing: 24) {
      NavigationLink("Next") { NextScreen(number: 1) }
    }
    .navigationTitle("Interrupted transitions")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NextScreen: View {
  let number: Int
  @State private var hasSheet = false
  @State private var hasAlert = false

  var body: some View {
    VStack(spacing: 24) {
      NavigationLink("Next") { NextScreen(number: number + 1) }
      Button("Sheet") { hasSheet = true }
      Button("Alert") { hasAlert = true }
    }
    .navigationTitle("Screen \(number)")
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $hasSheet) {
      Button("Close") { hasSheet = false }
    }
    .alert("Attention", isPresented: $hasAlert) {
      Button("Close") {}
    }
  }
}
