import Combine
import SwiftUI

struct StopwatchView: View {
  @State private var start: Date?
  @State private var accumulated: TimeInterval = 0
  @State private var laps: [TimeInterval] = []
  var body: some View {
    List {
      Section {
        TimelineView(.periodic(from: .now, by: 0.1)) { context in
          Text(
            Duration.seconds(elapsed(at: context.date)),
            format: .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))
          )
          .font(.largeTitle.monospacedDigit())
          .frame(maxWidth: .infinity)
        }
        HStack {
          Button("Lap") { laps.insert(elapsed(at: .now), at: laps.startIndex) }.disabled(start == nil)
          Spacer()
          Button(start == nil ? "Start" : "Stop", role: start == nil ? nil : .destructive) {
            if let start {
              accumulated += Date.now.timeIntervalSince(start)
              self.start = nil
            } else {
              start = .now
            }
          }
        }
        .buttonStyle(.bordered)
      }
      Section("Laps") {
        ForEach(Array(zip(laps.indices, laps)), id: \.0) { index, lap in
          LabeledContent("Lap \(laps.count - index)") { Text(lap, format: .number.precision(.fractionLength(1))) }
        }
      }
      if let start { Text(start, style: .timer); Text(timerInterval: start...start.addingTimeInterval(60), countsDown: true) }
    }
  }
  private func elapsed(at date: Date) -> TimeInterval { accumulated + (start.map { date.timeIntervalSince($0) } ?? 0) }
}

@main
struct TimersApp: App {
  @StateObject private var pomodoro = PomodoroTimer()
  var body: some Scene {
    WindowGroup {
      TabView {
        LifeView().tabItem {
          Image(systemName: "circle.grid.3x3"); Text("Life")
        }
        PomodoroView(pomodoro: pomodoro).tabItem {
          Image(systemName: "timer"); Text("Pomodoro")
        }
        StopwatchView().tabItem {
          Image(systemName: "stopwatch"); Text("Stopwatch")
        }
      }
      .accentColor(.pink)
    }
  }
}
