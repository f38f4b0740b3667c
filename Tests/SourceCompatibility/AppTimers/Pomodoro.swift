import Combine
import SwiftUI

class PomodoroTimer: ObservableObject {
  enum Mode: Int, CaseIterable, Identifiable {
    case work = 1500, shortBreak = 300, longBreak = 900
    var id: Int { rawValue }
    var title: String {
      switch self {
      case .work: return "Work"
      case .shortBreak: return "Short break"
      case .longBreak: return "Long break"
      }
    }
  }
  @Published var mode: Mode = .work { didSet { remaining = mode.rawValue } }
  @Published var remaining = Mode.work.rawValue
  @Published var completed = 0
  let objectDidFinish = PassthroughSubject<Mode, Never>()
  func tick() {
    guard remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 {
      objectDidFinish.send(mode)
      completed += mode == .work ? 1 : 0
      mode = mode == .work ? (completed % 4 == 0 ? .longBreak : .shortBreak) : .work
    }
  }
}

struct RingProgressViewStyle: ProgressViewStyle {
  var lineWidth: CGFloat = 12
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle().stroke(Color.secondary.opacity(0.2), lineWidth: lineWidth)
      Circle().trim(from: 0, to: CGFloat(fraction))
        .stroke(
          AngularGradient(colors: [.pink, .orange], center: .center), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
        .animation(.linear(duration: 1), value: fraction)
      VStack {
        configuration.label
        configuration.currentValueLabel
      }
    }
    .padding(lineWidth / 2)
  }
}

struct PomodoroView: View {
  @ObservedObject var pomodoro: PomodoroTimer
  @State private var isActive = false
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var message: String?
  @Environment(\.scenePhase) var scenePhase
  private var formatted: String {
    let (m, s) = pomodoro.remaining.quotientAndRemainder(dividingBy: 60)
    return String(format: "%02d:%02d", m, s)
  }
  var body: some View {
    VStack(spacing: 20) {
      Picker("Mode", selection: $pomodoro.mode) {
        ForEach(PomodoroTimer.Mode.allCases) { mode in Text(mode.title).tag(mode) }
      }
      .pickerStyle(SegmentedPickerStyle())
      ProgressView(value: Double(pomodoro.mode.rawValue - pomodoro.remaining), total: Double(pomodoro.mode.rawValue)) {
        Text(pomodoro.mode.title)
      } currentValueLabel: {
        Text(formatted).font(.system(size: 48, weight: .thin, design: .rounded)).contentTransition(.numericText(countsDown: true))
      }
      .progressViewStyle(RingProgressViewStyle())
      .frame(width: 240, height: 240)
      HStack {
        Button(isActive ? "Pause" : "Start") { isActive.toggle() }
        Button("Reset") {
          isActive = false
          pomodoro.mode = pomodoro.mode
          timer.upstream.connect().cancel()
          timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        }
        .foregroundColor(.red)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      if let message { Text(message).transition(.opacity) }
    }
    .onReceive(timer) { _ in
      guard isActive else { return }
      pomodoro.tick()
    }
    .onReceive(pomodoro.objectDidFinish) { mode in
      message = "\(mode.title) finished"
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { withAnimation { message = nil } }
    }
    .onChange(of: scenePhase) { _, newPhase in
      if newPhase != .active { isActive = false }
    }
    .padding()
  }
}
