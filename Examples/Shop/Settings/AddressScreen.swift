import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The screen for the customer's delivery address. It asks before it discards changes.
struct AddressScreen: View {
  @Environment(Visitor.self) private var visitor
  @Environment(\.navigator) private var navigator
  /// The edited address, or nil before the first change.
  @State private var draft: Address?
  @State private var problem: String?
  @State private var attempt: NavigationLeaveAttempt?
  @State private var asksToDiscard = false

  private var saved: Address { visitor.customer?.address ?? Address() }
  private var address: Binding<Address> {
    Binding {
      draft ?? saved
    } set: {
      draft = $0
    }
  }
  private var hasChanges: Bool { draft != nil && draft != saved }

  var body: some View {
    List {
      Section {
        AddressFields(address: address)
      } footer: {
        if let problem {
          Text(problem)
            .foregroundStyle(.red)
        }
      }
    }
    .navigationTitle("Delivery Address")
    .navigationBlocked(when: hasChanges) { attempt in
      self.attempt = attempt
      asksToDiscard = true
    }
    .alert("Discard your changes?", isPresented: $asksToDiscard) {
      Button("Discard", role: .destructive) { attempt?.leave() }
      Button("Keep Editing", role: .cancel) { attempt?.stay() }
    } message: {
      Text("The address was not saved.")
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { Task { await save() } }
          .disabled(!hasChanges || !address.wrappedValue.isComplete)
      }
    }
  }

  private func save() async {
    do {
      try await visitor.move(to: address.wrappedValue)
      draft = nil
      navigator.back()
    } catch {
      problem = error.localizedDescription
    }
  }
}
