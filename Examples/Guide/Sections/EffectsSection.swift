import NavigatorUI
import SwiftUI

struct EffectsSection: View {
  @State private var progress = 0.25
  @State private var blur = 0.0
  @State private var filter = PhotoFilter.none
  @State private var blending = BlendMode.multiply
  @State private var grouping = Grouping.composed
  @Namespace private var glass

  var body: some View {
    SectionScreen(
      section: .effects,
      summary: "Masks, shadows, filters and blend modes are CSS and SVG. A trimmed shape animates from one outline to the next."
    ) {
      LinearGradient(colors: [.blue, .purple, .orange], startPoint: .leading, endPoint: .trailing)
        .frame(height: 44)
        .mask { Text("Masked by a text").font(.title2.bold()) }
        .accessibilityLabel("Masked by a text")

      ZStack {
        Circle().stroke(.quaternary, lineWidth: 10)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(.smooth, value: progress)
        Text("\(Int(progress * 100)) %").bold()
      }
      .frame(width: 96, height: 96)
      .padding(8)
      Button("One more quarter") { progress = progress >= 1 ? 0.25 : progress + 0.25 }

      HStack(spacing: 16) {
        Circle().fill(.blue.gradient.shadow(.drop(radius: 4, y: 2)))
        Circle().fill(.green.shadow(.inner(radius: 6)))
        Circle().fill(.orange).saturation(0.4)
        Circle().fill(.purple).hueRotation(.degrees(60))
      }
      .frame(height: 48)

      LabeledContent("Blur") { Slider(value: $blur, in: 0...8) { Text("Blur") } }
      Image(systemName: "mountain.2.fill")
        .font(.largeTitle)
        .blur(radius: blur)
        .accessibilityLabel("Mountains")

      FilteredPhoto(filter: filter)
      Picker("Filter", selection: $filter) {
        ForEach(PhotoFilter.allCases, id: \.self) { Text($0.title).tag($0) }
      }

      Picker("Blend mode", selection: $blending) {
        Text("Normal").tag(BlendMode.normal)
        Text("Multiply").tag(BlendMode.multiply)
        Text("Screen").tag(BlendMode.screen)
        Text("Difference").tag(BlendMode.difference)
      }
      BlendedCircles(mode: blending, grouping: grouping)
        .frame(maxWidth: .infinity, minHeight: 104)
        .accessibilityHidden(true)
      Picker("The circles are", selection: $grouping) {
        ForEach(Grouping.allCases, id: \.self) { Text($0.title).tag($0) }
      }

      VStack(spacing: 16) {
        Text("On glass")
          .padding()
          .glassEffect()
        GlassEffectContainer {
          HStack(spacing: 24) {
            ForEach(["pencil", "scissors", "paintbrush"], id: \.self) { name in
              Image(systemName: name)
                .frame(width: 44, height: 44)
                .glassEffect()
                .glassEffectUnion(id: "tools", namespace: glass)
            }
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Three tools on one surface")
        .accessibilityIdentifier("tools")
      }
      .frame(maxWidth: .infinity)
      .padding()
      .background(
        LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 12))
    }
  }
}

nonisolated private enum PhotoFilter: CaseIterable {
  case none, bright, contrasting, gray, multiplied

  var title: String {
    switch self {
    case .none: "None"
    case .bright: "Brightness"
    case .contrasting: "Contrast"
    case .gray: "Grayscale"
    case .multiplied: "A color"
    }
  }
}

nonisolated private enum Grouping: CaseIterable {
  case none, composed, drawn

  var title: String {
    switch self {
    case .none: "Blended with the row"
    case .composed: "Composed as a group"
    case .drawn: "Drawn as a group"
    }
  }
}

/// Circles that are blended with each other, and without a group also with the row behind them.
private struct BlendedCircles: View {
  let mode: BlendMode
  let grouping: Grouping

  var body: some View {
    switch grouping {
    case .none: circles
    case .composed: circles.compositingGroup()
    case .drawn: circles.drawingGroup()
    }
  }

  private var circles: some View {
    ZStack {
      Circle().fill(.cyan).frame(width: 64, height: 64).offset(x: -20)
      Circle().fill(.pink).frame(width: 64, height: 64).offset(x: 20).blendMode(mode)
      Circle().fill(.yellow).frame(width: 64, height: 64).offset(y: 16).blendMode(mode)
    }
  }
}

private struct FilteredPhoto: View {
  let filter: PhotoFilter

  var body: some View {
    Image("Lighthouse")
      .resizable()
      .scaledToFill()
      .frame(maxWidth: .infinity)
      .frame(height: 96)
      .clipShape(.rect(cornerRadius: 12))
      .brightness(filter == .bright ? 0.25 : 0)
      .contrast(filter == .contrasting ? 1.6 : 1)
      .grayscale(filter == .gray ? 1 : 0)
      .colorMultiply(filter == .multiplied ? .orange : .white)
      .accessibilityLabel("Lighthouse")
      .accessibilityIdentifier("photo")
  }
}
