import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A weather app: phases of loading, a generic view for them, tasks by identifier, an actor's service, units and placeholders.

private struct Forecast: Sendable, Equatable {
  struct Day: Sendable, Equatable, Identifiable {
    let id: Int
    let high: Measurement<UnitTemperature>
    let rain: Double
  }

  let city: String
  let days: [Day]

  static func placeholder(_ city: String) -> Forecast {
    Forecast(city: city, days: (0..<3).map { Day(id: $0, high: .init(value: 0, unit: .celsius), rain: 0) })
  }
}

private enum LoadingPhase<Value> {
  case idle, loading(previous: Value?)
  case loaded(Value)
  case failed(any Error)

  var value: Value? {
    switch self {
    case .loaded(let value), .loading(let value?): value
    default: nil
    }
  }
}

private enum WeatherError: LocalizedError {
  case unknownCity(String)
  var errorDescription: String? { "No weather for this city" }
  var failureReason: String? { if case .unknownCity(let name) = self { "“\(name)” is unknown." } else { nil } }
}

private protocol WeatherService: Sendable {
  func forecast(for city: String) async throws -> Forecast
}

/// A service whose responses the test determines.
private actor ManualService: WeatherService {
  private var waiting: [(city: String, continuation: CheckedContinuation<Forecast, any Error>)] = []
  private(set) var cancelled: [String] = []
  var cities: [String] { waiting.map(\.city) }

  func forecast(for city: String) async throws -> Forecast {
    let forecast = try await withCheckedThrowingContinuation { waiting.append((city, $0)) }
    if Task.isCancelled { cancelled.append(city) }
    try Task.checkCancellation()
    return forecast
  }

  func answer(_ high: Double) {
    for (city, continuation) in waiting {
      let days = (0..<3).map {
        Forecast.Day(id: $0, high: .init(value: high + Double($0), unit: .celsius), rain: Double($0) / 4)
      }
      continuation.resume(
        with: city == "Nowhere" ? .failure(WeatherError.unknownCity(city)) : .success(Forecast(city: city, days: days)))
    }
    waiting = []
  }
}

extension EnvironmentValues {
  @Entry fileprivate var weather: any WeatherService = ManualService()
}

@MainActor
@Observable
private final class WeatherModel {
  private(set) var phase = LoadingPhase<Forecast>.idle
  private(set) var loads = 0

  func load(_ city: String, from service: any WeatherService) async {
    loads += 1
    phase = .loading(previous: phase.value.flatMap { $0.city == city ? $0 : nil })
    do {
      phase = .loaded(try await service.forecast(for: city))
    } catch is CancellationError {
      // A newer task loads another city.
    } catch {
      phase = .failed(error)
    }
  }
}

/// Shows the content of a phase, or a placeholder.
private struct PhaseView<Value, Content: View, Failure: View>: View {
  let phase: LoadingPhase<Value>
  var placeholder: Value
  @ViewBuilder let content: (Value) -> Content
  @ViewBuilder let failure: (any Error) -> Failure

  var body: some View {
    Group {
      switch phase {
      case .idle: Color.clear
      case .loading(let previous):
        content(previous ?? placeholder)
          .redacted(reason: previous == nil ? .placeholder : .invalidated)
          .overlay(alignment: .topTrailing) { ProgressView().controlSize(.small).accessibilityIdentifier("spinner") }
      case .loaded(let value): content(value)
      case .failed(let error): failure(error)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension PhaseView where Failure == ContentUnavailableView<Label<Text, Image>, Text, EmptyView> {
  fileprivate init(_ phase: LoadingPhase<Value>, placeholder: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    self.init(phase: phase, placeholder: placeholder, content: content) { error in
      ContentUnavailableView {
        Label(error.localizedDescription, systemImage: "cloud.slash")
      } description: {
        Text((error as? LocalizedError)?.failureReason ?? "")
      }
    }
  }
}

private struct DayRow: View {
  let day: Forecast.Day
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.locale) private var locale

  private var high: String {
    let degrees = day.high.converted(to: locale.measurementSystem == .us ? .fahrenheit : .celsius).value
    return degrees.formatted(.number.precision(.fractionLength(0)).locale(locale)) + "°"
  }

  var body: some View {
    HStack {
      Text("Day \(day.id + 1)").unredacted()
      Spacer()
      ViewThatFits(in: .horizontal) {
        ProgressView(value: day.rain) { Text("Rain") }.frame(minWidth: 400)
        Text(day.rain, format: .percent).privacySensitive()
      }
      Text(reasons.contains(.placeholder) ? "--" : high)
    }
    .listRowInsets(.init(top: 4, leading: 16, bottom: 4, trailing: 16))
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

private struct WeatherView: View {
  @State private var model = WeatherModel()
  @State private var city = "Rome"
  @State private var query = ""
  @State private var attempt = 0
  @AppStorage("cities") private var recent = ""
  @Environment(\.weather) private var service
  @Environment(\.isSearching) private var isSearching

  private struct LoadID: Equatable {
    let city: String
    let attempt: Int
  }

  var body: some View {
    NavigationStack {
      PhaseView(model.phase, placeholder: .placeholder(city)) { forecast in
        List(forecast.days, rowContent: DayRow.init)
          .listStyle(.plain)
          .refreshable { await model.load(city, from: service) }
          .safeAreaInset(edge: .top) { Text("\(forecast.city) today").redacted(reason: []) }
      }
      .navigationTitle(city)
      .searchable(text: $query, prompt: Text("City"))
      .searchSuggestions {
        ForEach(
          ["Rome", "Oslo", "Nowhere"].filter { $0.lowercased().hasPrefix(query.lowercased()) && !query.isEmpty }, id: \.self
        ) {
          Text($0).searchCompletion($0)
        }
      }
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .onSubmit(of: .search) { (city, query) = (query, "") }
      .toolbar {
        if case .failed = model.phase { Button("Retry") { attempt += 1 } }
        Picker("Cities", selection: $city) { ForEach(["Rome", "Oslo"], id: \.self, content: Text.init(verbatim:)) }
      }
    }
    .task(id: LoadID(city: city, attempt: attempt), priority: .utility) { await model.load(city, from: service) }
    .onChange(of: city, initial: true) { old, new in recent = [new, old == new ? "" : old].joined(separator: " ") }
  }
}

/// A weather app with a service whose responses the test determines.
@MainActor
@Suite("A weather app")
struct WeatherAppTests {
  private func start(locale: String = "en_US") async throws -> (TestApp, ManualService) {
    let service = ManualService()
    let app = TestApp(
      environment: TestEnvironment(locale: Locale(identifier: locale), windowSize: CGSize(width: 390, height: 844))
    ) {
      WeatherView().environment(\.weather, service)
    }
    await app.settle()
    try await wait(app, service, for: ["Rome"])
    return (app, service)
  }

  private func wait(_ app: TestApp, _ service: ManualService, for cities: [String]) async throws {
    for _ in 0..<1_000 where await service.cities != cities { await app.settle() }
    #expect(await service.cities == cities)
  }

  @Test("Placeholders are shown while the forecast is awaited, and then its values in the locale's unit")
  func loading() async throws {
    let (app, service) = try await start()
    #expect(app.exists("spinner") && app.exists("Day 1") && app.exists("--"))
    await service.answer(20)
    try await app.settle { app.exists("68°") }
    #expect(!app.exists("spinner") && app.exists("25%") && app.exists("72°") && app.exists("Rome today"))
    #expect(app.rows.count == 3)
  }

  @Test("Another city cancels the task of the first one, whose late answer is not shown")
  func cancelling() async throws {
    let (app, service) = try await start(locale: "de_DE")
    try app.select("Oslo", in: "Cities")
    try await wait(app, service, for: ["Rome", "Oslo"])
    await service.answer(10)
    try await app.settle { app.exists("Oslo today") && app.exists("10°") }
    #expect(await service.cancelled == ["Rome"])
    #expect(app.title == "Oslo" && !app.exists("Rome today"))
  }

  @Test("A completion and a submission choose a city, and an unknown one shows the reason and can be retried")
  func failing() async throws {
    let (app, service) = try await start()
    await service.answer(20)
    try app.type("no", into: "City")
    try app.tap("Nowhere")
    #expect(try app.value(of: "City") == .string("Nowhere"))
    try app.submit(in: "City")
    try await wait(app, service, for: ["Nowhere"])
    await service.answer(0)
    try await app.settle { app.exists("No weather for this city") }
    #expect(app.exists("“Nowhere” is unknown.") && app.title == "Nowhere")
    try app.tap("Retry")
    try await wait(app, service, for: ["Nowhere"])
    #expect(!app.exists("Retry"))
    await service.answer(0)
    try await app.settle { app.exists("Retry") }
  }
}
