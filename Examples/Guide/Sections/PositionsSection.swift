import NavigatorUI
import SwiftUI

struct PositionsSection: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var hour = 0
  @State private var visible: [Int] = []
  @State private var clips = true
  @State private var entries = 8

  var body: some View {
    SectionScreen(
      section: .positions,
      summary: """
        An app scrolls to points along one or both axes, and determines where scrolling stops. It observes which views are \
        visible. The appearance of a view can depend on its place in the scroll view.
        """
    ) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<24, id: \.self) { hour in
            VStack(alignment: .leading, spacing: 4) {
              Text("\(hour):00").font(.caption)
              Rectangle().fill(.tint).frame(width: 2, height: 12)
            }
            .frame(width: FullHours.width, alignment: .leading)
          }
        }
        .padding(.vertical, 8)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(FullHours())
      .onScrollGeometryChange(for: Int.self) {
        Int(($0.contentOffset.x / FullHours.width).rounded())
      } action: {
        hour = $1
      }
      .accessibilityLabel("Hours")
      Text("The first hour is \(hour):00.")
      HStack(spacing: 24) {
        Button("Morning") { withAnimation { position.scrollTo(x: 6 * FullHours.width) } }
        Button("Evening") { withAnimation { position.scrollTo(point: CGPoint(x: 18 * FullHours.width, y: 0)) } }
      }
      .buttonStyle(.borderless)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(1..<7, id: \.self) { number in
            Text("Leaf \(number)")
              .foregroundStyle(.black)
              .frame(height: 72)
              .containerRelativeFrame(.horizontal)
              .background(Color(hue: Double(number) / 7, saturation: 0.3, brightness: 0.95))
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
      .frame(height: 72)
      .clipShape(.rect(cornerRadius: 12))
      .accessibilityLabel("Leaves")
      Text("\(visible.last ?? 1) of 6")

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach([Color.red, .orange, .green, .teal, .blue, .purple], id: \.self) { color in
            RoundedRectangle(cornerRadius: 16)
              .fill(color.gradient)
              .frame(width: 96, height: 56)
              .shadow(color: .black.opacity(0.4), radius: 6, y: 4)
          }
        }
      }
      .safeAreaPadding(.horizontal, 12)
      .scrollClipDisabled(!clips)
      .padding(.bottom, 8)
      .accessibilityLabel("Colors")
      Toggle("Clip the shadows", isOn: $clips)

      ScrollView {
        VStack(spacing: 8) {
          ForEach(1...entries, id: \.self) { number in
            Text("Entry \(number)")
              .frame(maxWidth: .infinity, minHeight: 40)
              .background(.quaternary, in: .capsule)
              .visualEffect { content, proxy in
                // The entries at the edges of the scroll view are smaller.
                let distance = abs(proxy.frame(in: .scrollView(axis: .vertical)).midY - 84) / 84
                return content.scaleEffect(1 - 0.15 * min(distance, 1))
              }
          }
        }
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 168)
      .accessibilityLabel("Log")
      Button("Add an entry") { entries += 1 }

      SeaChart()
    }
  }
}

/// A chart that is larger than its scroll view in both directions.
private struct SeaChart: View {
  @State private var position = ScrollPosition()
  @State private var corner = CGPoint.zero
  private let places = [
    ("Harbor", CGPoint(x: 96, y: 64)), ("Island", CGPoint(x: 420, y: 144)), ("Reef", CGPoint(x: 376, y: 380)),
  ]

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      ZStack {
        LinearGradient(colors: [.cyan.opacity(0.15), .blue.opacity(0.4)], startPoint: .topLeading, endPoint: .bottomTrailing)
        ForEach(places, id: \.0) { name, point in
          Label(name, systemImage: "mappin").position(point)
        }
      }
      .frame(width: 640, height: 480)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { corner = $1 }
    .frame(height: 168)
    .clipShape(.rect(cornerRadius: 12))
    .accessibilityLabel("Chart")
    HStack(spacing: 24) {
      ForEach(places, id: \.0) { name, point in
        // The corner of the visible part is 96 points to the left of the place and 64 above it.
        Button(name) { withAnimation { position.scrollTo(point: CGPoint(x: point.x - 96, y: point.y - 64)) } }
      }
    }
    .buttonStyle(.borderless)
    Text("The corner of the chart is at \(Int(corner.x)), \(Int(corner.y)).")
  }
}

/// A behavior that stops at full hours.
nonisolated private struct FullHours: ScrollTargetBehavior {
  /// The width of an hour, in points.
  static let width: CGFloat = 60

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / Self.width).rounded() * Self.width
  }
}
