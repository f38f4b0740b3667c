import ExampleShopCore
import NavigatorUI
import SwiftUI

/// The sign-in screen. The demo has no passwords, so an email address is sufficient.
struct SignInScreen: View {
  @Environment(\.customers) private var customers
  @Environment(\.dismiss) private var dismiss
  @Environment(Visitor.self) private var visitor
  @State private var email = ""
  @State private var problem: String?
  @State private var demos: [Customer] = []

  var body: some View {
    List {
      Section {
        TextField("E-mail", text: $email)
          .submitLabel(.go)
          .onSubmit { Task { await signIn() } }
      } footer: {
        if let problem {
          Text(problem)
            .foregroundStyle(.red)
        }
      }
      Section {
        Button {
          Task { await signIn() }
        } label: {
          Text("Sign In")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(email.isEmpty)
        .accessibilityIdentifier("sign-in")
      }
      Section {
        ForEach(demos) { customer in
          Button(customer.name) { email = customer.email }
        }
      } header: {
        Text("Customers of this demo")
      } footer: {
        Text("There are no passwords here, and no secrets either.")
      }
    }
    .navigationTitle("Sign In")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
    }
    .task { demos = (try? await customers.customers()) ?? [] }
  }

  private func signIn() async {
    do {
      try await visitor.signIn(email: email)
      dismiss()
    } catch {
      problem = error.localizedDescription
    }
  }
}
