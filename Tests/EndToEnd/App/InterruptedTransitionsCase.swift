import SwiftUI

/// Screens and presentations that are opened and closed while others are still moving.
struct InterruptedTransitionsCase: View {
  @State private var hasStack = false
  @State private var hasTabs = false
  @State private var numbers: [Int] = []

  var body: some View {
    VStack(spacing: 24) {
      NavigationLink("Next") { NextScreen(number: 1) }
      Button("Stack") { hasStack = true }
      Button("Tabs") { hasTabs = true }
    }
    .sheet(isPresented: $hasStack) {
      NavigationStack(path: $numbers) {
        buttons
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { buttons.navigationTitle("Number \($0)") }
      }
    }
    .fullScreenCover(isPresented: $hasTabs) { tabs }
    .navigationTitle("Interrupted transitions")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var buttons: some View {
    VStack(spacing: 24) {
      Button("Push one") { push(1) }
      Button("Push two") { push(2) }
      Button("Replace") { numbers = [(numbers.last ?? 0) + 10] }
      Button("Root") { numbers = [] }
    }
  }

  private var tabs: some View {
    TabView {
      Text("Content")
        .tabItem { Label("First", systemImage: "star") }
      NavigationStack {
        NavigationLink("Next") { NextScreen(number: 1) }
          .navigationTitle("Second tab")
      }
      .tabItem { Label("Second", systemImage: "heart") }
    }
  }

  private func push(_ count: Int) {
    numbers += (numbers.count + 1)...(numbers.count + count)
  }
}

private struct NextScreen: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  @State private var hasSheet = false
  @State private var hasAlert = false

  var body: some View {
    VStack(spacing: 24) {
      NavigationLink("Next") { NextScreen(number: number + 1) }
      Button("Sheet") { hasSheet = true }
      Button("Alert") { hasAlert = true }
      Button("Close") { dismiss() }
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
