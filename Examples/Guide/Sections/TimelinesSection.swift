import NavigatorUI
import SwiftUI

struct TimelinesSection: View {
  @State private var likes = 0
  @State private var rings = 0
  @State private var start: Date?

  var body: some View {
    SectionScreen(
      section: .timelines,
      summary: """
        A view passes through phases when a value changes. The session sends each phase when the previous animation has ended. \
        Keyframes animate several properties independently, and are sent once. A timeline updates its content at scheduled \
        dates.
        """
    ) {
      Button {
        likes += 1
      } label: {
        Label("Likes: \(likes)", systemImage: "heart.fill")
          .phaseAnimator(LikePhase.allCases, trigger: likes) { content, phase in
            content
              .scaleEffect(phase == .grown ? 1.2 : 1, anchor: .leading)
              .rotationEffect(.degrees(phase == .tilted ? -6 : 0), anchor: .leading)
          } animation: { phase in
            phase == .resting ? .bouncy : .easeOut(duration: 0.15)
          }
      }

      Image(systemName: "bell.fill")
        .font(.largeTitle)
        .foregroundStyle(.orange)
        .keyframeAnimator(initialValue: Swing(), trigger: rings) { content, swing in
          content
            .rotationEffect(swing.angle, anchor: .top)
            .scaleEffect(swing.scale)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(20), duration: 0.15)
            CubicKeyframe(.degrees(-15), duration: 0.2)
            SpringKeyframe(.zero, duration: 0.6, spring: .bouncy)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.15, duration: 0.2)
            SpringKeyframe(1, duration: 0.75)
          }
        }
        .frame(maxWidth: .infinity, minHeight: 64)
        .accessibilityHidden(true)
      Button("Ring the bell") { rings += 1 }

      Button(start == nil ? "Brew tea" : "Stop brewing") { start = start == nil ? .now : nil }
      if let start {
        TimelineView(.periodic(from: start, by: 1)) { context in
          BrewingView(seconds: Int(context.date.timeIntervalSince(start).rounded()))
        }
      }
    }
  }
}

nonisolated private enum LikePhase: CaseIterable {
  case resting, grown, tilted
}

/// The position of a bell.
nonisolated private struct Swing {
  var angle = Angle.zero
  var scale = 1.0
}

/// The progress of tea that brews for three minutes.
private struct BrewingView: View {
  let seconds: Int

  var body: some View {
    let part = min(Double(seconds) / 180, 1)
    HStack(spacing: 16) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 6)
        Circle()
          .trim(from: 0, to: part)
          .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: 44, height: 44)
      .accessibilityHidden(true)
      Text(part < 1 ? "Brewing for \(seconds) s" : "The tea is ready.").monospacedDigit()
    }
  }
}
