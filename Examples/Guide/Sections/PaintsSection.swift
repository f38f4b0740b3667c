import NavigatorUI
import SwiftUI

struct PaintsSection: View {
  @State private var paint = Paint.radial
  @State private var radius = 20.0
  @State private var points = 7
  @State private var shadow = 0.4

  var body: some View {
    SectionScreen(
      section: .paints,
      summary: """
        Gradients and pictures fill shapes of any outline. A shape can take its corners from the container around it. An app's \
        own shapes are stroked, inset, moved and rotated as those of the system. Paths have arcs around centers and arcs that \
        round corners.
        """
    ) {
      UnevenRoundedRectangle(topLeadingRadius: 48, bottomLeadingRadius: 8, bottomTrailingRadius: 48, topTrailingRadius: 8)
        .fill(paint.style)
        .frame(height: 128)
        .accessibilityLabel(paint.title)
        .accessibilityIdentifier("sample")
      Picker("Paint", selection: $paint) {
        ForEach(Paint.allCases, id: \.self) { Text($0.title).tag($0) }
      }

      VStack(alignment: .leading, spacing: 4) {
        Text("Cabin 12").font(.headline)
        Text("Two berths, and a view of the sea")
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ContainerRelativeShape().fill(.blue.opacity(0.12)))
      .overlay { ContainerRelativeShape().inset(by: 6).stroke(.blue, lineWidth: 2) }
      .containerShape(.rect(cornerRadius: radius))
      .accessibilityIdentifier("cabin")
      Stepper("Corner radius \(Int(radius))", value: $radius, in: 0...32, step: 4)

      HStack(spacing: 20) {
        Burst(points: points).fill(.orange.gradient)
        Burst(points: points).strokeBorder(.purple, lineWidth: 4)
        Burst(points: points).rotation(.degrees(180)).scale(0.8).stroke(.green, lineWidth: 2)
        ZStack {
          ForEach(0..<points, id: \.self) { index in
            Ellipse()
              .scale(x: 0.25, y: 0.5, anchor: .top)
              .rotation(.degrees(360 * Double(index) / Double(points)))
              .fill(.pink.opacity(0.5))
          }
        }
        Circle().transform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 0.6, tx: 12, ty: 12)).fill(.teal.gradient)
      }
      .frame(height: 48)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Five outlines")
      Stepper("\(points) points", value: $points, in: 3...12)

      HStack(spacing: 20) {
        ZStack {
          PieSlice(start: .zero, end: .degrees(30 * Double(points))).fill(.orange.gradient)
          PieSlice(start: .degrees(30 * Double(points)), end: .degrees(360)).fill(.quaternary)
        }
        LuggageTag().stroke(.brown, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        Circle().subtracting(Circle().offset(x: 64 * shadow)).fill(.indigo.gradient)
      }
      .frame(height: 64)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("A pie, a tag and the moon")
      LabeledContent("Moon") { Slider(value: $shadow, in: -1...1) { Text("Shadow of the moon") } }

      Canvas { context, size in
        guard let boat = context.resolveSymbol(id: "boat") else { return }
        for index in 0..<points {
          let x = size.width * (Double(index) + 0.5) / Double(points)
          context.draw(boat, at: CGPoint(x: x, y: index.isMultiple(of: 2) ? 18 : 38))
        }
      } symbols: {
        Image(systemName: "sailboat").foregroundStyle(.blue).tag("boat")
      }
      .frame(height: 56)
      .accessibilityLabel("A fleet of \(points) boats")
    }
  }
}

nonisolated private enum Paint: CaseIterable {
  case radial, elliptical, angular, mesh, picture, part

  var title: String {
    switch self {
    case .radial: "Radial gradient"
    case .elliptical: "Elliptical gradient"
    case .angular: "Angular gradient"
    case .mesh: "Mesh of colors"
    case .picture: "Picture"
    case .part: "Part of a picture"
    }
  }

  @MainActor var style: AnyShapeStyle {
    switch self {
    case .radial:
      AnyShapeStyle(RadialGradient(colors: [.yellow, .orange, .pink], center: .topLeading, startRadius: 0, endRadius: 320))
    case .elliptical:
      AnyShapeStyle(EllipticalGradient(colors: [.white, .cyan, .indigo], center: .center, endRadiusFraction: 0.7))
    case .angular:
      AnyShapeStyle(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
    case .mesh:
      AnyShapeStyle(
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], [0.4, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
          colors: [.mint, .yellow, .orange, .blue, .purple, .pink]))
    case .picture:
      AnyShapeStyle(ImagePaint(image: Image("Lighthouse"), scale: 0.4))
    case .part:
      AnyShapeStyle(
        ImagePaint(image: Image("Lighthouse"), sourceRect: CGRect(x: 0.6, y: 0.1, width: 0.3, height: 0.8), scale: 0.6))
    }
  }
}

/// A part of a pie, clockwise from the top.
nonisolated private struct PieSlice: Shape {
  var start: Angle
  var end: Angle

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: start - .degrees(90),
        endAngle: end - .degrees(90), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// A luggage tag. Arcs between tangents round its corners, and a relative arc is its hole.
nonisolated private struct LuggageTag: Shape {
  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: 4, dy: 8)
    let tip = CGPoint(x: rect.minX, y: rect.midY)
    let corners = [
      CGPoint(x: rect.minX + 20, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX + 20, y: rect.maxY), tip,
    ]
    return Path { path in
      path.move(to: tip)
      for (corner, next) in zip(corners, corners.dropFirst()) {
        path.addArc(tangent1End: corner, tangent2End: next, radius: 8)
      }
      path.closeSubpath()
      path.move(to: CGPoint(x: tip.x + 18, y: tip.y))
      path.addRelativeArc(center: CGPoint(x: tip.x + 14, y: tip.y), radius: 4, startAngle: .zero, delta: .degrees(360))
    }
  }
}

/// A star with many points.
nonisolated private struct Burst: InsettableShape {
  var points: Int
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - inset
    return Path { path in
      for index in 0..<points * 2 {
        let angle = Angle.degrees(180 * Double(index) / Double(points) - 90).radians
        let length = index.isMultiple(of: 2) ? radius : radius * 0.6
        let point = CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Burst { Burst(points: points, inset: inset + amount) }
}
