import SwiftUI

/// An app whose root is replaced in the same update in which a sheet or an alert over it ends.
struct ReplacedRootCase: View {
  @State private var isSignedIn = false
  @State private var asksInSheet = false
  @State private var asksInAlert = false

  var body: some View {
    if isSignedIn {
      NavigationStack {
        Button("Sign out") { isSignedIn = false }.navigationTitle("Home")
      }
    } else {
      NavigationStack {
        List {
          Button("Show a sheet") { asksInSheet = true }
          Button("Show an alert") { asksInAlert = true }
        }
        .navigationTitle("Welcome")
      }
      .sheet(isPresented: $asksInSheet) { Button("Sign in") { isSignedIn = true } }
      .alert("Who are you?", isPresented: $asksInAlert) { Button("Sign in") { isSignedIn = true } }
    }
  }
}
