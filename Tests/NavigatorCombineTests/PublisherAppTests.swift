import Combine
import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A currency converter with a pipeline from keystrokes to results, whose time, network and storage are passed in.

private struct Rate: Equatable {
  var currency: String
  var value: Double
}

private enum RateError: Error, Equatable { case unknown(String), offline }

private protocol RateProviding {
  func rate(for currency: String) -> AnyPublisher<Rate, RateError>
  var updates: AnyPublisher<Rate, Never> { get }
}

private final class RateService: RateProviding {
  private let subject = PassthroughSubject<Rate, Never>()
  private(set) var requests: [String] = []
  var isOffline = false
  var updates: AnyPublisher<Rate, Never> { subject.share().eraseToAnyPublisher() }

  func rate(for currency: String) -> AnyPublisher<Rate, RateError> {
    requests.append(currency)
    let known = ["USD": 1.25, "JPY": 160, "GBP": 0.8]
    return Deferred {
      Future { promise in
        if self.isOffline { return promise(.failure(.offline)) }
        promise(known[currency].map { .success(Rate(currency: currency, value: $0)) } ?? .failure(.unknown(currency)))
      }
    }
    .retry(1)
    .eraseToAnyPublisher()
  }

  func publish(_ rate: Rate) { subject.send(rate) }
}

private final class ConverterModel: ObservableObject {
  struct Input {
    let amount = CurrentValueSubject<String, Never>("1")
    let currency = PassthroughSubject<String, Never>()
    let reload = PassthroughSubject<Void, Never>()
  }

  struct Output: Equatable {
    var text = "–"
    var history: [String] = []
  }

  let input = Input()
  @Published private(set) var output = Output()
  @Published private(set) var error: RateError?
  @Published var isLive = false
  let announcements = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []
  private var live: AnyCancellable?

  init(service: some RateProviding) {
    let amounts = input.amount.map { Double($0.replacingOccurrences(of: ",", with: ".")) }.removeDuplicates()
    let rates = input.currency
      .map { $0.uppercased().trimmingCharacters(in: .whitespaces) }
      .filter { $0.count == 3 }
      .removeDuplicates()
      .combineLatest(input.reload.prepend(()))
      .map(\.0)
      .handleEvents(receiveOutput: { [weak self] _ in self?.error = nil })
      .map { [weak self] currency in
        service.rate(for: currency)
          .map(Optional.some)
          .catch { error -> Just<Rate?> in
            self?.error = error
            return Just(nil)
          }
      }
      .switchToLatest()
      .share()

    amounts.combineLatest(rates)
      .map { amount, rate in
        guard let amount, let rate else { return "–" }
        return "\((amount * rate.value).formatted(.number.precision(.fractionLength(2)))) \(rate.currency)"
      }
      .assign(to: \.output.text, on: self)
      .store(in: &cancellables)

    rates.compactMap { $0?.currency }
      .scan([]) { history, currency in Array(([currency] + history.filter { $0 != currency }).prefix(2)) }
      .sink { [weak self] in self?.output.history = $0 }
      .store(in: &cancellables)

    $isLive.dropFirst().removeDuplicates()
      .sink { [weak self] isLive in
        self?.live =
          isLive
          ? service.updates.filter { $0.value > 0 }.sink { self?.announcements.send("\($0.currency) is \($0.value.formatted())") }
          : nil
      }
      .store(in: &cancellables)

    $error.compactMap { $0 }.map { error in if case .unknown(let name) = error { "\(name) is unknown" } else { "No connection" } }
      .subscribe(announcements)
      .store(in: &cancellables)
  }
}

private struct ConverterView: View {
  @StateObject private var model: ConverterModel
  @State private var amount = "1"
  @State private var currency = ""
  @State private var announcement = ""
  @State private var count = 0

  init(service: some RateProviding) { _model = StateObject(wrappedValue: ConverterModel(service: service)) }

  var body: some View {
    Form {
      TextField("Amount", text: $amount)
      TextField("Currency", text: $currency)
      Text(model.output.text).accessibilityIdentifier("result")
      ForEach(model.output.history, id: \.self) { code in Button("Again \(code)") { currency = code } }
      Toggle("Live", isOn: $model.isLive)
      Button("Reload") { model.input.reload.send() }
      if model.error != nil { Label("Failed", systemImage: "wifi.slash") }
      Text("\(announcement) (\(count))").accessibilityIdentifier("announcement")
    }
    .onReceive(Just(amount)) { model.input.amount.send($0) }
    .onChange(of: currency) { model.input.currency.send(currency) }
    .onReceive(model.announcements) { text in
      announcement = text
      count += 1
    }
  }
}

/// An app whose data flows through publishers.
@MainActor
@Suite("An app with publishers")
struct PublisherAppTests {
  private let service = RateService()

  private func app() -> TestApp {
    let service = service
    return TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"))) { ConverterView(service: service) }
  }

  private func text(_ name: String, _ app: TestApp) throws -> String { try app.element(name).content.string(.text) ?? "" }

  @Test("The result follows the amount and the currency, and a currency is requested once it is complete")
  func conversion() throws {
    let app = app()
    #expect(try text("result", app) == "–")
    try app.type("usd", into: "Currency")
    #expect(try text("result", app) == "1.25 USD")
    try app.type("0", into: "Amount")
    #expect(try text("result", app) == "12.50 USD")
    try app.clear("Amount")
    #expect(try text("result", app) == "–")
    try app.type("2,4", into: "Amount")
    #expect(try text("result", app) == "3.00 USD")
    #expect(service.requests == ["USD"])
  }

  @Test("Failures are announced, and the pipeline continues after them")
  func failures() throws {
    let app = app()
    try app.type("xyz", into: "Currency")
    #expect(try text("announcement", app) == "XYZ is unknown (1)" && app.exists("Failed"))
    try app.clear("Currency")
    try app.type("gbp", into: "Currency")
    #expect(try text("result", app) == "0.80 GBP" && !app.exists("Failed"))
    service.isOffline = true
    try app.tap("Reload")
    #expect(try text("announcement", app) == "No connection (2)" && text("result", app) == "–")
    service.isOffline = false
    try app.tap("Reload")
    #expect(try text("result", app) == "0.80 GBP")
  }

  @Test("The history has the last two currencies, the newest first, and a tap uses one again")
  func history() throws {
    let app = app()
    for code in ["usd", "jpy", "gbp"] {
      try app.clear("Currency")
      try app.type(code, into: "Currency")
    }
    #expect(app.visibleTexts.filter { $0.hasPrefix("Again") } == ["Again GBP", "Again JPY"])
    try app.tap("Again JPY")
    #expect(try app.value(of: "Currency") == .string("JPY") && text("result", app) == "160.00 JPY")
    #expect(app.visibleTexts.filter { $0.hasPrefix("Again") } == ["Again JPY", "Again GBP"])
  }

  @Test("Updates are announced only while the toggle is on")
  func live() throws {
    let app = app()
    service.publish(Rate(currency: "USD", value: 2))
    #expect(try text("announcement", app) == " (0)")
    try app.setToggle("Live", to: true)
    service.publish(Rate(currency: "USD", value: 3))
    service.publish(Rate(currency: "USD", value: -1))
    #expect(try text("announcement", app) == "USD is 3 (1)")
    try app.setToggle("Live", to: false)
    service.publish(Rate(currency: "USD", value: 4))
    #expect(try text("announcement", app) == "USD is 3 (1)")
  }
}
