import NavigatorUI
import SwiftUI

struct PointersSection: View {
  @State private var isOver = false
  @State private var light: CGPoint?
  @State private var stars: [CGPoint] = []
  @State private var buoy: CGPoint?
  @State private var rule = DragRule.innermost
  @State private var map = CGSize.zero
  @GestureState private var mapDrag = CGSize.zero
  @State private var pin = CGSize.zero
  @GestureState private var pinDrag = CGSize.zero

  var body: some View {
    SectionScreen(
      section: .pointers,
      summary: """
        Views react to a pointer above them, and receive the location of a tap in their own coordinates or in those of a view \
        around them. The focus of the keyboard counts as a pointer. Of nested gestures, the innermost is recognized, unless an \
        outer one has a high priority or a mask excludes one of them.
        """
    ) {
      Text(isOver ? "Welcome aboard" : "Point here")
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(isOver ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.quaternary), in: .capsule)
        .animation(.smooth, value: isOver)
        .onHover { isOver = $0 }

      Text(light.map { "The light is at \(Int($0.x)), \(Int($0.y))" } ?? "Move over the night")
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, minHeight: 96)
        .background { Night(light: light) }
        .clipShape(.rect(cornerRadius: 12))
        .onContinuousHover { phase in
          if case .active(let location) = phase { light = location } else { light = nil }
        }

      ZStack {
        ForEach(stars.indices, id: \.self) { index in
          Image(systemName: "star.fill").foregroundStyle(.orange).position(stars[index])
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 96)
      .background(.quaternary, in: .rect(cornerRadius: 12))
      .contentShape(.rect)
      .onTapGesture { location in stars = stars.suffix(19) + [location] }
      .accessibilityLabel("Sky")
      Text(stars.last.map { "The last star is at \(Int($0.x)), \(Int($0.y))" } ?? "Tap the sky to place a star.")
      Button("Remove the stars") { stars = [] }.disabled(stars.isEmpty)

      HStack(spacing: 8) {
        ForEach(["North", "Middle", "South"], id: \.self) { name in
          Text(name)
            .frame(maxWidth: .infinity, minHeight: 64)
            .background(.cyan.opacity(0.2), in: .rect(cornerRadius: 8))
            .contentShape(.rect)
            .onTapGesture(coordinateSpace: .named("channel")) { buoy = $0 }
        }
      }
      .overlay {
        if let buoy {
          Image(systemName: "flag.fill").foregroundStyle(.red).position(buoy).allowsHitTesting(false).accessibilityHidden(true)
        }
      }
      .coordinateSpace(.named("channel"))
      Text(buoy.map { "The buoy is at \(Int($0.x)), \(Int($0.y))" } ?? "Tap a part of the channel to place a buoy.")

      ZStack {
        Rectangle().fill(.teal.opacity(0.35))
        Island().offset(map + mapDrag)
        Image(systemName: "mappin")
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
          .background(.red, in: .circle)
          .offset(map + mapDrag + pin + pinDrag)
          .gesture(pinGesture)
          .accessibilityLabel("Red pin")
      }
      .overlay(alignment: .bottomLeading) {
        // A drag that begins on the legend is a drag of the map.
        Text("Bay of islands")
          .font(.caption)
          .padding(6)
          .background(.background, in: .rect(cornerRadius: 6))
          .padding(8)
          .allowsHitTesting(false)
      }
      .frame(height: 144)
      .clipShape(.rect(cornerRadius: 12))
      .contentShape(.rect)
      .gesture(mapGesture, including: rule.mask)
      .highPriorityGesture(mapGesture, isEnabled: rule == .mapFirst)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Chart")
      Picker("A drag moves", selection: $rule) {
        ForEach(DragRule.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      Text("The map moved by \(map.text), and the pin by \(pin.text).")
    }
  }

  private var mapGesture: some Gesture {
    DragGesture()
      .updating($mapDrag) { value, state, _ in state = value.translation }
      .onEnded { map = (map + $0.translation).limited(to: CGSize(width: 60, height: 40)) }
  }

  private var pinGesture: some Gesture {
    DragGesture()
      .updating($pinDrag) { value, state, _ in state = value.translation }
      .onEnded { pin = (pin + $0.translation).limited(to: CGSize(width: 60, height: 40)) }
  }
}

/// The views that a drag of the pin or the map moves.
nonisolated private enum DragRule: CaseIterable {
  case innermost, mapFirst, onlyMap, onlyPin

  var title: String {
    switch self {
    case .innermost: "What it begins on"
    case .mapFirst: "The map, by priority"
    case .onlyMap: "The map, by a mask"
    case .onlyPin: "The pin, by a mask"
    }
  }

  /// The mask of the gesture with normal priority.
  var mask: GestureMask {
    switch self {
    case .innermost: .all
    case .onlyMap: .gesture
    case .mapFirst, .onlyPin: .subviews
    }
  }
}

/// A dark area with a light.
private struct Night: View {
  let light: CGPoint?

  var body: some View {
    ZStack {
      Color(red: 0.08, green: 0.1, blue: 0.28)
      if let light {
        RadialGradient(colors: [.yellow.opacity(0.4), .clear], center: .center, startRadius: 0, endRadius: 60)
          .frame(width: 120, height: 120)
          .position(light)
      }
    }
    .accessibilityHidden(true)
  }
}

/// Land with a path.
private struct Island: View {
  var body: some View {
    ZStack {
      Ellipse().fill(.green.opacity(0.45))
      Capsule().stroke(.brown, style: StrokeStyle(lineWidth: 3, dash: [8, 6])).padding(24)
    }
    .frame(width: 220, height: 104)
    .accessibilityHidden(true)
  }
}

extension CGSize {
  nonisolated fileprivate static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Returns the distance, limited so that a view stays visible.
  nonisolated fileprivate func limited(to limits: CGSize) -> CGSize {
    CGSize(width: min(max(width, -limits.width), limits.width), height: min(max(height, -limits.height), limits.height))
  }

  /// The distance in whole points.
  nonisolated fileprivate var text: String { "\(Int(width)), \(Int(height))" }
}
