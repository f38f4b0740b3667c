import NavigatorUI
import SwiftUI

struct GeometrySection: View {
  @State private var done = 3
  @State private var isVertical = false
  @State private var size = CGSize.zero
  private let words = ["Stacks", "grids", "and", "layouts", "of", "an", "app", "wrap", "these", "words"]

  var body: some View {
    SectionScreen(
      section: .geometry,
      summary: """
        The session calculates the sizes of views with its own layout. The page then measures the views whose sizes the app \
        reads.
        """
    ) {
      Stepper("\(done) of 5 done", value: $done, in: 0...5)
      GeometryReader { proxy in
        Capsule().fill(.quaternary)
          .overlay(alignment: .leading) {
            Capsule().fill(.tint).frame(width: proxy.size.width * Double(done) / 5)
          }
      }
      .frame(height: 12)
      .accessibilityHidden(true)

      FlowLayout(spacing: 6) {
        ForEach(words, id: \.self) { word in
          Text(word)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(.quaternary, in: .capsule)
        }
      }

      ViewThatFits {
        Text("There is space for the long form of this sentence, which needs a wide row.")
          .lineLimit(1)
          .fixedSize()
        Text("The short form fits.")
      }

      Toggle("Vertical", isOn: $isVertical)
      VStack(alignment: .leading) {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
          ForEach([Color.blue, .green, .orange], id: \.self) { color in
            RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 56, height: 28)
          }
        }
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        Text("The blocks take \(Int(size.width)) by \(Int(size.height)) points.")
      }

      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
        GridRow {
          Text("Product").bold()
          Text("Price").bold().gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Tea")
          Text("4.50")
        }
        GridRow {
          Text("Coffee beans")
          Text("12.00")
        }
      }

      AlignedValues()
    }
  }
}

/// A layout that places its views one after another, in as many lines as they need.
struct FlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(of: subviews, width: proposal.width ?? .infinity)
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: zip(places, sizes).map { $0.x + $1.width }.max() ?? 0,
      height: zip(places, sizes).map { $0.y + $1.height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(of: subviews, width: bounds.width)) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(of subviews: Subviews, width: CGFloat) -> [CGPoint] {
    var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, lineHeight) = (0, y + lineHeight + spacing, 0)
      }
      defer {
        x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGPoint(x: x, y: y)
    }
  }
}

/// Values that an alignment guide aligns at their colons. An overlay draws a frame at the bounds of the marked value.
struct AlignedValues: View {
  @State private var marked = 0
  private let values = [("Depth:", "12 m"), ("Wind:", "4 knots"), ("Waves:", "0.5 m")]

  var body: some View {
    VStack(alignment: .colons, spacing: 10) {
      ForEach(values.indices, id: \.self) { index in
        HStack(spacing: 4) {
          Text(values[index].0).alignmentGuide(.colons) { $0[.trailing] }
          Text(values[index].1).bold()
        }
        .anchorPreference(key: MarkedBounds.self, value: .bounds) { index == marked ? $0 : nil }
      }
      Button("Mark the next value") { marked = (marked + 1) % values.count }
    }
    .overlayPreferenceValue(MarkedBounds.self) { anchor in
      GeometryReader { proxy in
        if let bounds = anchor.map({ proxy[$0] }) {
          RoundedRectangle(cornerRadius: 6).stroke(.tint, lineWidth: 2)
            .accessibilityIdentifier("mark")
            .frame(width: bounds.width + 12, height: bounds.height + 4)
            .position(x: bounds.midX, y: bounds.midY)
        }
      }
      .allowsHitTesting(false)
    }
  }
}

extension HorizontalAlignment {
  private nonisolated enum Colons: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  fileprivate static let colons = HorizontalAlignment(Colons.self)
}

private nonisolated struct MarkedBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
