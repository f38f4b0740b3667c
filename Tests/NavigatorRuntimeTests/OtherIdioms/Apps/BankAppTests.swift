import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// An app of a bank: protocols of services, view models with states of loading, factories of screens, and a session that expires.

private struct Account: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var balance: Decimal
}

private struct Payment: Hashable, Sendable {
  var account: Account.ID
  var recipient: String
  var amount: Decimal
}

private enum BankError: LocalizedError {
  case insufficientFunds(missing: Decimal)
  case expired

  var errorDescription: String? {
    switch self {
    case .insufficientFunds: "Insufficient Funds"
    case .expired: "Session Expired"
    }
  }

  var failureReason: String? {
    switch self {
    case .insufficientFunds(let missing):
      "\(missing.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US")))) are missing."
    case .expired: "Please sign in again."
    }
  }
}

private protocol AccountServicing: AnyObject, Sendable {
  func accounts() async throws -> [Account]
  func pay(_ payment: Payment) async throws
}

private actor AccountService: AccountServicing {
  private var stored = [
    Account(id: "1", name: "Current", balance: 100), Account(id: "2", name: "Savings", balance: 2_500.5),
  ]
  private var failures: Int

  init(failures: Int = 0) { self.failures = failures }

  func accounts() async throws -> [Account] {
    if failures > 0 {
      failures -= 1
      throw BankError.expired
    }
    return stored
  }

  func pay(_ payment: Payment) async throws {
    guard let index = stored.firstIndex(where: { $0.id == payment.account }) else { throw BankError.expired }
    guard stored[index].balance >= payment.amount else {
      throw BankError.insufficientFunds(missing: payment.amount - stored[index].balance)
    }
    stored[index].balance -= payment.amount
  }
}

private enum LoadingState<Value> {
  case idle
  case loading(last: Value?)
  case loaded(Value)
  case failed(any Error)

  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .loading(let last): last
    case .idle, .failed: nil
    }
  }
}

@MainActor
private class ViewModel<Value>: ObservableObject {
  @Published fileprivate(set) var state: LoadingState<Value> = .idle

  func load() async {
    state = .loading(last: state.value)
    do { state = .loaded(try await fetch()) } catch { state = .failed(error) }
  }

  func fetch() async throws -> Value { throw BankError.expired }
}

private final class AccountsViewModel: ViewModel<[Account]> {
  private let service: any AccountServicing
  @Published var payment: PaymentViewModel?

  init(service: some AccountServicing) {
    self.service = service
    super.init()
  }

  override func fetch() async throws -> [Account] { try await service.accounts() }

  func startPayment(from account: Account) {
    payment = PaymentViewModel(account: account, service: service) { [weak self] in
      self?.payment = nil
      await self?.load()
    }
  }
}

@MainActor
private final class PaymentViewModel: ObservableObject, @MainActor Identifiable {
  @Published var recipient = ""
  @Published var amount: Decimal?
  @Published private(set) var isSending = false
  @Published var error: BankError?

  let account: Account
  private let service: any AccountServicing
  private let onSuccess: @MainActor () async -> Void

  init(account: Account, service: any AccountServicing, onSuccess: @escaping @MainActor () async -> Void) {
    (self.account, self.service, self.onSuccess) = (account, service, onSuccess)
  }

  var canSend: Bool { !recipient.isEmpty && (amount ?? 0) > 0 && !isSending }
  var isShowingError: Binding<Bool> { Binding(get: { self.error != nil }, set: { if !$0 { self.error = nil } }) }

  func send() async {
    guard let amount else { return }
    isSending = true
    defer { isSending = false }
    do {
      try await service.pay(Payment(account: account.id, recipient: recipient, amount: amount))
      await onSuccess()
    } catch let error as BankError {
      self.error = error
    } catch {}
  }
}

private struct LoadingView<Value, Content: View, Model: ViewModel<Value>>: View {
  @ObservedObject var model: Model
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    Group {
      switch model.state {
      case .idle: Color.clear
      case .loading(last: nil): ProgressView()
      case .loading(last: let value?), .loaded(let value): content(value)
      case .failed(let error as LocalizedError):
        VStack {
          Text(error.errorDescription ?? "").font(.headline)
          error.failureReason.map { Text($0) }
          Button("Sign In") { Task { await model.load() } }
        }
      case .failed(let error): Text(verbatim: "\(error)")
      }
    }
    .task { await model.load() }
  }
}

private struct AccountsView<Factory: ScreenFactory>: View {
  @StateObject private var model: AccountsViewModel
  let factory: Factory
  @Environment(\.locale) private var locale

  init(model: @autoclosure @escaping () -> AccountsViewModel, factory: Factory) {
    _model = StateObject(wrappedValue: model())
    self.factory = factory
  }

  var body: some View {
    NavigationStack {
      LoadingView(model: model) { accounts in
        List(accounts) { account in
          NavigationLink(value: account) {
            LabeledContent(account.name) {
              Text(account.balance, format: .currency(code: "EUR"))
                .monospacedDigit()
                .foregroundStyle(account.balance < 50 ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
            }
          }
        }
        .refreshable { await model.load() }
      }
      .navigationTitle(Text("Accounts"))
      .navigationDestination(for: Account.self) { account in
        factory.makeAccount(account) { model.startPayment(from: account) }
      }
    }
    .sheet(item: $model.payment) { payment in
      NavigationStack { factory.makePayment(payment) }
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled(payment.isSending)
    }
  }
}

@MainActor
private protocol ScreenFactory {
  associatedtype AccountScreen: View
  associatedtype PaymentScreen: View
  func makeAccount(_ account: Account, pay: @escaping @MainActor () -> Void) -> AccountScreen
  @ViewBuilder func makePayment(_ model: PaymentViewModel) -> PaymentScreen
}

private struct LiveFactory: ScreenFactory {
  func makeAccount(_ account: Account, pay: @escaping @MainActor () -> Void) -> some View {
    VStack(spacing: 8) {
      Text(account.balance.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))))
      Button(action: pay) { Label("Pay", systemImage: "eurosign") }
    }
    .navigationTitle(account.name)
  }

  func makePayment(_ model: PaymentViewModel) -> some View {
    PaymentView(model: model)
  }
}

private struct PaymentView: View {
  @ObservedObject var model: PaymentViewModel

  var body: some View {
    Form {
      LabeledContent("From", value: model.account.name)
      TextField("Recipient", text: $model.recipient).textContentType(.name)
      TextField("Amount", value: $model.amount, format: .number.precision(.fractionLength(0...2)))
        .keyboardType(.decimalPad)
    }
    .navigationTitle("Payment")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Send") { Task { await model.send() } }.disabled(!model.canSend)
      }
    }
    .overlay { if model.isSending { ProgressView() } }
    .alert(isPresented: model.isShowingError, error: model.error) {
      Button("Change", role: .cancel) {}
      Button("Discard", role: .destructive) { model.recipient.removeAll() }
    }
  }
}

/// An app with models in protocols and generic classes.
@MainActor
@Suite("An app of a bank")
struct BankAppTests {
  private func app(failures: Int = 0) async -> TestApp {
    let service = AccountService(failures: failures)
    let app = TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"))) {
      AccountsView(model: AccountsViewModel(service: service), factory: LiveFactory())
    }
    await app.settle()
    return app
  }

  @Test("The accounts are loaded, and shown with their balances in the user's format")
  func accounts() async throws {
    let app = await app()
    #expect(app.rows == [["Current", "€100.00"], ["Savings", "€2,500.50"]])
    try await app.refresh()
    #expect(app.rows.count == 2)
  }

  @Test("A failure shows its reason, and a repeated load shows the accounts")
  func failure() async throws {
    let app = await app(failures: 1)
    #expect(app.exists("Session Expired") && app.exists("Please sign in again."))
    try app.tap("Sign In")
    await app.settle()
    #expect(app.exists("€100.00"))
  }

  @Test("A payment without enough money shows the missing amount, and a smaller one changes the balance behind the sheet")
  func payment() async throws {
    let app = await app()
    try app.tap("Current")
    #expect(app.stack == ["Accounts", "Current"])
    try app.tap("Pay")
    #expect(app.presentations == [Presentation(.sheet, title: "Payment")])
    #expect(try app.isEnabled("Send") == false)
    try app.type("Ann", into: "Recipient")
    try app.type("150.5", into: "Amount")
    try app.submit(in: "Amount")
    try app.tap("Send")
    await app.settle()
    #expect(app.presentations.last == Presentation(.alert, title: "Insufficient Funds"))
    try app.tap("Change")
    try app.clear("Amount")
    try app.type("60", into: "Amount")
    try app.submit(in: "Amount")
    try app.tap("Send")
    await app.settle()
    #expect(app.presentations.isEmpty)
    try app.goBack()
    #expect(app.rows == [["Current", "€40.00"], ["Savings", "€2,500.50"]])
  }

  @Test("Discarding removes the recipient, and the payment can be started again")
  func discard() async throws {
    let app = await app()
    try app.tap("Savings")
    try app.tap("Pay")
    try app.type("Bob", into: "Recipient")
    try app.type("9000", into: "Amount")
    try app.submit(in: "Amount")
    try app.tap("Send")
    await app.settle()
    try app.tap("Discard")
    #expect(try app.value(of: "Recipient") == .string("") && !app.isEnabled("Send"))
    try app.swipeAway()
    try app.tap("Pay")
    #expect(app.exists("Savings"))
    #expect(try app.value(of: "Amount") == .string(""))
  }
}
