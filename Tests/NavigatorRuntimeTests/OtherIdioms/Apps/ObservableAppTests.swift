import Foundation
import NavigatorTesting
import Observation
import SwiftUI
import Testing

// A music player whose models are observable objects in arrays, dictionaries, protocols and the environment.

@MainActor
private protocol Playable: AnyObject, Observable {
  var title: String { get }
  var isFavorite: Bool { get set }
  var duration: Duration { get }
}

@Observable
@MainActor
private final class Song: Playable, Identifiable {
  let title: String
  var isFavorite = false
  var rating: Int? {
    didSet { if let rating, rating > 4 { isFavorite = true } }
  }
  var duration: Duration

  init(_ title: String, seconds: Int) {
    self.title = title
    duration = .seconds(seconds)
  }
}

@Observable
@MainActor
private class Queue<Item: Playable> {
  private(set) var items: [Item] = []
  var index = 0
  @ObservationIgnored var changes = 0

  init(_ items: [Item] = []) { self.items = items }

  var current: Item? { items.indices.contains(index) ? items[index] : nil }
  var isAtEnd: Bool { index + 1 >= items.count }

  func append(_ item: Item) {
    items.append(item)
    changes += 1
  }

  func next() { if !isAtEnd { index += 1 } else { index = 0 } }

  subscript(favoritesOnly isFiltered: Bool) -> [Item] { isFiltered ? items.filter(\.isFavorite) : items }
}

@Observable
@MainActor
private final class Player: Queue<Song> {
  var volume = 0.5
  var isPlaying = false

  var isMuted: Bool {
    get { volume == 0 }
    set { volume = newValue ? 0 : 0.5 }
  }

  var percent: Int {
    get { Int(volume * 100) }
    set { volume = min(max(Double(newValue) / 100, 0), 1) }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var sleepTimer: SleepTimer?
}

@Observable
@MainActor
private final class SleepTimer {
  var minutes = 0
}

private struct RatingRow: View {
  @Bindable var song: Song
  @Environment(Player.self) private var player
  @Environment(SleepTimer.self) private var timer: SleepTimer?

  var body: some View {
    let isCurrent = player.current === song
    HStack {
      Toggle(isOn: $song.isFavorite) { Text(song.title).bold(isCurrent) }
      Picker("Rating", selection: $song.rating) {
        Text("None").tag(nil as Int?)
        ForEach(1..<6) { Text(String(repeating: "★", count: $0)).tag(Int?.some($0)) }
      }
      if timer != nil { Text("Sleeping soon") }
    }
  }
}

private struct NowPlaying: View {
  let playable: (any Playable)?

  var body: some View {
    if let playable {
      VStack {
        Text("Now: \(playable.title)")
        Text(playable.duration, format: .time(pattern: .minuteSecond))
        Button(playable.isFavorite ? "Unlove" : "Love") { playable.isFavorite.toggle() }
      }
    } else {
      Text("Silence")
    }
  }
}

private struct VolumeSheet: View {
  @Environment(Player.self) private var player

  var body: some View {
    @Bindable var player = player
    Form {
      Slider(value: $player.volume, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Toggle("Mute", isOn: $player.isMuted)
      Stepper("\(player.percent) %", value: $player.percent, in: 0...100, step: 10)
    }
  }
}

private struct PlayerScreen: View {
  @State private var player = Player([Song("Air", seconds: 312), Song("Bolero", seconds: 900)])
  @State private var timer: SleepTimer?
  @State private var showsFavorites = false
  @State private var isVolumeShown = false
  @State private var history: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Section {
          NowPlaying(playable: player.current)
          Button("Next", action: player.next).disabled(player.items.isEmpty)
        }
        Section {
          ForEach(player[favoritesOnly: showsFavorites]) { RatingRow(song: $0) }
        } header: {
          Toggle("Favorites only", isOn: $showsFavorites.animation())
        }
        Text("History: \(history, format: .list(type: .and, width: .narrow))")
      }
      .toolbar {
        Button("Volume", systemImage: "speaker") { isVolumeShown.toggle() }
        Button("Add") { player.append(Song("Carmen", seconds: 65)) }
        Button("Sleep") { timer = timer == nil ? SleepTimer() : nil }
      }
      .navigationTitle(player.isPlaying ? "Playing" : "Paused")
    }
    .sheet(isPresented: $isVolumeShown) { VolumeSheet().environment(player) }
    .environment(player)
    .environment(timer)
    .environment(\.sleepTimer, timer)
    .onChange(of: player.current?.title, initial: true) { old, new in
      history.append("\(old == new ? "start" : old ?? "-") \(new ?? "-")")
    }
    .onChange(of: player.volume) { player.isPlaying = player.volume > 0 }
  }
}

/// An app with observable models only.
@MainActor
@Suite("An app with observable models")
struct ObservableAppTests {
  private func app() -> TestApp {
    TestApp(environment: TestEnvironment(locale: Locale(identifier: "en_US"))) { PlayerScreen() }
  }

  @Test("The current song follows the queue, even past its end and for songs that are added")
  func queue() throws {
    let app = app()
    #expect(app.exists("Now: Air") && app.exists("5:12"))
    try app.tap("Next")
    #expect(app.exists("Now: Bolero") && app.exists("15:00"))
    try app.tap("Add")
    try app.tap("Next")
    #expect(app.exists("Now: Carmen") && app.exists("1:05"))
    try app.tap("Next")
    #expect(app.exists("Now: Air"))
    #expect(app.exists("History: start Air, Air Bolero, Bolero Carmen, Carmen Air"))
  }

  @Test("A song that is loved through a protocol is a favorite in the list")
  func existential() throws {
    let app = app()
    try app.tap("Love")
    #expect(app.exists("Unlove"))
    #expect(try app.value(of: "Air", index: 0) == .bool(true))
    try app.setToggle("Favorites only", to: true)
    #expect(!app.exists("Bolero"))
    try app.setToggle("Air", to: false)
    #expect(!app.exists("Air") && app.exists("Love"))
    try app.setToggle("Favorites only", to: false)
    #expect(try app.value(of: "Air", index: 0) == .bool(false))
  }

  @Test("The observer of a property changes another one, which the row and the filter show")
  func propertyObserver() throws {
    let app = app()
    try app.row("Bolero").select("★★★", in: "Rating")
    #expect(try app.value(of: "Bolero") == .bool(false))
    try app.row("Bolero").select("★★★★★", in: "Rating")
    #expect(try app.value(of: "Bolero") == .bool(true))
    try app.row("Bolero").select("None", in: "Rating")
    #expect(try app.value(of: "Bolero") == .bool(true))
  }

  @Test("Stored and computed properties of one model change each other's controls in a sheet")
  func computed() throws {
    let app = app()
    #expect(app.title == "Paused")
    try app.tap("Volume")
    try app.setToggle("Mute", to: true)
    #expect(try app.value(of: "Volume") == .number(0) && app.exists("0 %"))
    try app.increment("0 %")
    #expect(try app.value(of: "Mute") == .bool(false) && app.value(of: "Volume") == .number(0.1))
    try app.setSlider("Volume", to: 0.75)
    #expect(app.exists("75 %"))
    try app.increment("75 %")
    try app.increment("85 %")
    #expect(app.exists("95 %"))
    try app.swipeAway()
    #expect(app.title == "Playing")
  }

  @Test("An optional object of the environment comes and goes")
  func optionalObject() throws {
    let app = app()
    #expect(!app.exists("Sleeping soon"))
    try app.tap("Sleep")
    #expect(app.visibleTexts.count { $0 == "Sleeping soon" } == 2)
    try app.tap("Sleep")
    #expect(!app.exists("Sleeping soon"))
  }
}
