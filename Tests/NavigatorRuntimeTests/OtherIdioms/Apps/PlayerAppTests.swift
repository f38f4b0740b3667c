import Foundation
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

// A player of music: a small bar that grows to a screen with shared geometry, a drag that closes it, and a ticking clock.

private struct Track: Identifiable, Hashable {
  let id: Int
  var title: String
  var seconds: Double
}

@MainActor
private final class Player: ObservableObject {
  @Published var queue = [
    Track(id: 0, title: "Dawn", seconds: 60), Track(id: 1, title: "Noon", seconds: 3), Track(id: 2, title: "Dusk", seconds: 90),
  ]
  @Published var index = 0
  @Published var elapsed = 0.0
  @Published var isPlaying = false
  @Published var rate = 1.0
  let ticks = PassthroughSubject<Date, Never>()

  var track: Track { queue[index] }

  func tick() {
    guard isPlaying else { return }
    elapsed += rate
    if elapsed >= track.seconds { skip(1) }
  }

  func skip(_ count: Int) {
    elapsed = 0
    let next = index + count
    if queue.indices.contains(next) { index = next } else { isPlaying = false }
  }
}

/// The style of a round button that shrinks while it is pressed.
private struct TransportStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .title) private var size = 44.0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .symbolVariant(.fill)
      .frame(width: size, height: size)
      .background { Circle().fill(.thinMaterial).opacity(isEnabled ? 1 : 0.3) }
      .scaleEffect(configuration.isPressed ? 0.9 : 1, anchor: .center)
      .animation(.interactiveSpring, value: configuration.isPressed)
  }
}

private struct ThinProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      if let fraction = configuration.fractionCompleted {
        GeometryReader { proxy in
          Rectangle().fill(.tint).frame(width: proxy.size.width * fraction).accessibilityIdentifier("progress")
        }
        .frame(height: 2)
      } else {
        Text("Loading")
      }
      configuration.currentValueLabel
    }
  }
}

private struct MiniPlayer: View {
  @EnvironmentObject var player: Player
  let namespace: Namespace.ID

  var body: some View {
    VStack {
      ProgressView(value: player.elapsed, total: player.track.seconds) {
        EmptyView()
      } currentValueLabel: {
        Text(Duration.seconds(player.elapsed), format: .time(pattern: .minuteSecond))
      }
      .progressViewStyle(ThinProgressStyle())
      HStack {
        Image(systemName: "music.note")
          .matchedGeometryEffect(id: "cover", in: namespace, properties: .frame, anchor: .topLeading)
          .frame(width: 40, height: 40)
        Text(player.track.title).matchedGeometryEffect(id: "title", in: namespace, properties: .position)
        Spacer()
        PlayButton()
      }
    }
  }
}

private struct PlayButton: View {
  @EnvironmentObject var player: Player

  var body: some View {
    Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause" : "play") { player.isPlaying.toggle() }
      .buttonStyle(TransportStyle())
      .contentTransition(.symbolEffect(.replace.downUp))
      .keyboardShortcut(.space, modifiers: [])
  }
}

private struct FullPlayer: View {
  @EnvironmentObject var player: Player
  let namespace: Namespace.ID
  let close: @MainActor () -> Void
  @GestureState(reset: { value, transaction in
    transaction.animation = value.height > 100 ? nil : .spring(response: 0.3, dampingFraction: 0.8)
  }) private var drag = CGSize.zero
  @State private var scrub: Double?
  @State private var isQueueShown = false

  var body: some View {
    VStack {
      Image(systemName: "music.note").resizable().aspectRatio(1, contentMode: .fit)
        .matchedGeometryEffect(id: "cover", in: namespace, properties: .frame, anchor: .topLeading)
        .frame(maxWidth: 240)
        .accessibilityIdentifier("cover")
      Text(player.track.title).font(.title.width(.expanded)).matchedGeometryEffect(
        id: "title", in: namespace, properties: .position)
      Slider(
        value: Binding(get: { scrub ?? player.elapsed }, set: { scrub = $0 }), in: 0...player.track.seconds
      ) {
        Text("Position")
      } onEditingChanged: { isEditing in
        guard !isEditing, let value = scrub else { return }
        player.elapsed = value
        scrub = nil
      }
      HStack {
        Button("Back", systemImage: "backward") { player.skip(player.elapsed > 2 ? 0 : -1) }
        PlayButton()
        Button("Next", systemImage: "forward") { player.skip(1) }.disabled(player.index == player.queue.endIndex - 1)
      }
      .buttonStyle(TransportStyle())
      Menu {
        Picker("Rate", selection: $player.rate) {
          ForEach([0.5, 1, 2], id: \.self) { Text("\($0, format: .number)×") }
        }
      } label: {
        Label("Speed", systemImage: "speedometer")
      } primaryAction: {
        player.rate = 1
      }
      .menuStyle(.borderlessButton)
      .menuIndicator(.hidden)
      Button("Queue") { isQueueShown = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.ultraThickMaterial)
    .accessibilityIdentifier("full")
    .offset(y: max(drag.height, 0))
    .gesture(
      DragGesture(minimumDistance: 20, coordinateSpace: .global)
        .updating($drag) { value, state, transaction in
          transaction.isContinuous = true
          state = value.translation
        }
        .onEnded { if $0.predictedEndTranslation.height > 200 || $0.translation.height > 150 { close() } }
    )
    .sheet(isPresented: $isQueueShown) {
      List {
        ForEach(player.queue.indices, id: \.self) { TextField("Title \($0)", text: $player.queue[$0].title) }
      }
      .presentationDetents([.height(200), .large])
      .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
      .presentationContentInteraction(.scrolls)
      .presentationCornerRadius(20)
    }
  }
}

private struct PlayerView: View {
  @StateObject private var player: Player
  @Namespace private var namespace
  @State private var isExpanded = false

  init(player: @autoclosure @escaping () -> Player) { _player = StateObject(wrappedValue: player()) }

  var body: some View {
    ZStack(alignment: .bottom) {
      List(player.queue) { track in
        Button(track.title) {
          player.index = track.id
          player.elapsed = 0
        }
        .listRowBackground(track == player.track ? Color.accentColor.opacity(0.1) : nil)
      }
      .accessibilityHidden(isExpanded)
      if isExpanded {
        FullPlayer(namespace: namespace) { withAnimation(.spring) { isExpanded = false } }
          .transition(.move(edge: .bottom))
          .zIndex(1)
      } else {
        MiniPlayer(namespace: namespace)
          .contentShape(.interaction, .rect)
          .onTapGesture { withAnimation(.spring) { isExpanded = true } }
          .accessibilityIdentifier("mini")
      }
    }
    .environmentObject(player)
    .onReceive(player.ticks) { _ in player.tick() }
  }
}

/// A player with shared geometry between its bar and its screen.
@MainActor
@Suite("A player of music")
struct PlayerAppTests {
  private func start() -> (TestApp, Player) {
    let player = Player()
    return (TestApp(environment: .phone) { PlayerView(player: player) }, player)
  }

  @Test("Ticks move the progress while it plays, and the end of a track starts the next one")
  func ticking() throws {
    let (app, player) = start()
    player.ticks.send(.now)
    #expect(app.exists("0:00"))
    try app.tap("Noon")
    try app.tap("Play")
    player.ticks.send(.now)
    #expect(app.exists("0:01"))
    #expect(try abs(app.frame(of: "progress").width - 390 / 3) < 1)
    player.ticks.send(.now)
    player.ticks.send(.now)
    #expect(try app.within("mini").visibleTexts().contains("Dusk") && app.exists("0:00"))
  }

  @Test("The bar grows to a screen, and a short drag leaves it while a long one closes it")
  func expanding() throws {
    let (app, _) = start()
    try app.tap("mini")
    #expect(app.exists("full") && !app.exists("mini"))
    let place = try app.frame(of: "cover")
    try app.drag("full", by: CGSize(width: 0, height: 90)) {
      #expect((try? app.frame(of: "cover").minY) == place.minY + 90)
    }
    #expect(try app.frame(of: "cover") == place)
    try app.drag("full", by: CGSize(width: 0, height: -300))
    #expect(app.exists("full"))
    try app.drag("full", by: CGSize(width: 0, height: 300))
    #expect(app.exists("mini") && !app.exists("full"))
  }

  @Test("The slider writes the position, and the first and the last track bound the buttons")
  func seeking() throws {
    let (app, player) = start()
    try app.tap("mini")
    try app.setSlider("Position", to: 30)
    #expect(player.elapsed == 30)
    try app.tap("Back")
    #expect(player.elapsed == 0 && player.index == 0)
    try app.tap("Next")
    try app.tap("Next")
    #expect(try !app.isEnabled("Next"))
    #expect(try app.within("full").visibleTexts().contains("Dusk"))
    try app.press(KeyboardShortcut(.space, modifiers: []))
    #expect(player.isPlaying && app.exists("Pause"))
  }

  @Test("The menu sets the rate, and its primary action resets it")
  func rates() throws {
    let (app, player) = start()
    try app.tap("mini")
    try app.menu("Speed").tap("2×")
    #expect(player.rate == 2)
    try app.tap("Speed")
    #expect(player.rate == 1 && app.presentations.isEmpty)
  }

  @Test("A binding of an element of an array renames the track that plays")
  func renaming() throws {
    let (app, _) = start()
    try app.tap("mini")
    try app.tap("Queue")
    try app.resizeSheet(to: .large)
    try app.type(" chorus", into: "Title 0")
    try app.swipeAway()
    #expect(try app.within("full").visibleTexts().contains("Dawn chorus"))
  }
}
