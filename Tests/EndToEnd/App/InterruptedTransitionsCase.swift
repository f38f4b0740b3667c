import SwiftUI

/// Screens and presentations that are opened and closed while others are still moving.
struct InterruptedTransitionsCase: View {
  @State private var hasStack = false
  @State private var numbers: [Int] = []

  var body: some View {
    VStack(spacing: 24) {
      NavigationLink("Next") { NextScreen(number: 1) }
      Button("Stack") { hasStack = true }
    }
    .sheet(isPresented: $hasStack) {
      NavigationStack(path: $numbers) {
        Button("Push two") { numbers = [1, 2] }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Content \($0)").navigationTitle("Number \($0)") }
      }
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
