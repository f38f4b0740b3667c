import SwiftUI

/// Outlines, effects and gradients that are drawn as SVG and CSS.
struct DrawingCase: View {
  @State private var part = 0.7
  @State private var isTurned = false

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack(spacing: 16) {
          Triangle().fill(.red).frame(width: 60, height: 40).accessibilityIdentifier("triangle")
          Triangle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineJoin: .round, dash: [8, 3]))
            .frame(width: 60, height: 40).accessibilityIdentifier("dashed")
          Notched().fill(.green).frame(width: 60, height: 40)
          Notched().strokeBorder(.orange, lineWidth: 4).frame(width: 60, height: 40)
        }
        HStack(spacing: 24) {
          ZStack {
            Circle().stroke(.gray.opacity(0.3), lineWidth: 12)
            Circle().trim(from: 0, to: part)
              .stroke(
                AngularGradient(colors: [.blue, .purple, .blue], center: .center),
                style: StrokeStyle(lineWidth: 12, lineCap: .round)
              )
              .rotationEffect(.degrees(-90))
            Text("\(Int((part * 100).rounded())) %")
          }
          .frame(width: 80, height: 80).accessibilityIdentifier("ring")
          Circle().strokeBorder(.teal, style: StrokeStyle(lineWidth: 6, dash: [6, 4])).frame(width: 80, height: 80)
          Capsule().stroke(.pink, lineWidth: 6).frame(width: 80, height: 40)
        }
        HStack(spacing: 16) {
          Triangle().fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
            .frame(width: 60, height: 60).accessibilityIdentifier("gradient")
          RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 30)
            .clipShape(Triangle()).frame(width: 60, height: 60).accessibilityIdentifier("clipped")
          EllipticalGradient(colors: [.mint, .indigo]).frame(width: 80, height: 40)
          Rectangle().fill(.purple).mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
            .frame(width: 80, height: 40)
        }
        HStack(spacing: 16) {
          Image(systemName: "square.fill").resizable().frame(width: 60, height: 60)
            .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            .accessibilityIdentifier("painted symbol")
          Color.clear.frame(width: 80, height: 40).background(Circle().fill(.red)).accessibilityIdentifier("disc")
          ScrollView(.horizontal) {
            LazyHStack { RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 60) }
          }
          .frame(width: 70, height: 50).accessibilityIdentifier("offered height")
        }
        ZStack { Rectangle().fill(.red) }.aspectRatio(1, contentMode: .fit).frame(height: 40).frame(width: 80)
          .accessibilityIdentifier("fitted")
        HStack(spacing: 16) {
          MeshGradient(
            width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
            colors: [.red, .white, .blue, .red, .white, .blue]
          )
          .frame(width: 80, height: 60).accessibilityIdentifier("mesh")
          Triangle().fill(
            MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .blue, .blue])
          )
          .frame(width: 80, height: 60).accessibilityIdentifier("meshed")
          Rectangle().fill(.image(Image("Logo"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), scale: 4))
            .frame(width: 80, height: 60)
        }
        HStack(spacing: 16) {
          LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing).frame(width: 120, height: 40)
            .mask { Text("MASK").font(.system(size: 32, weight: .heavy)) }.accessibilityIdentifier("maskedText")
          Color.red.mask(alignment: .leading) { Capsule().frame(width: 30) }.frame(width: 60, height: 20)
            .accessibilityIdentifier("part")
          RoundedRectangle(cornerRadius: 8).fill(.white.shadow(.inner(radius: 4)).shadow(.drop(radius: 3)))
            .frame(width: 60, height: 40).accessibilityIdentifier("shadowed")
          Text("Box").padding(8).background(.yellow.shadow(.drop(radius: 4)), in: .rect(cornerRadius: 8))
        }
        Canvas { context, size in
          context.clipToLayer { layer in
            layer.draw(Text("MASK").font(.system(size: 40, weight: .heavy)), at: .zero, anchor: .topLeading)
            layer.draw(Image("Logo"), in: CGRect(x: 130, y: 5, width: 40, height: 40))
          }
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
        }
        .frame(width: 180, height: 50).accessibilityIdentifier("masked")
        HStack(spacing: 16) {
          tile.blur(radius: 3)
          tile.grayscale(1).accessibilityIdentifier("gray")
          tile.brightness(0.3).accessibilityIdentifier("bright")
          tile.colorMultiply(.yellow).accessibilityIdentifier("multiplied")
          tile.hueRotation(.degrees(90))
          tile.colorInvert().accessibilityIdentifier("inverted")
        }
        HStack(spacing: 24) {
          tile.rotationEffect(.degrees(isTurned ? 90 : 30)).accessibilityIdentifier("turned")
          tile.scaleEffect(x: 1.4, y: 0.7)
          tile.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
          tile.blendMode(.multiply).background(.yellow)
          Text("Glass").padding(8).glassEffect()
        }
        Text("Corners").padding()
          .background(.orange, in: UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20))
        Button("Turn") {
          isTurned.toggle()
          part = 0.25
        }
        ZStack {
          Color.yellow.frame(width: 60, height: 40).opacity(0.5)
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("in front")
        }
        DrawingDetails()
      }
      .padding()
    }
    .navigationTitle("Drawing")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var tile: some View {
    LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).frame(width: 40, height: 40)
  }
}

/// Rows of a list that are only a shape or a color.
struct ColorRowsCase: View {
  @State private var colors = [1, 2]

  var body: some View {
    List {
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(height: 40).accessibilityIdentifier("shape")
      ForEach(colors, id: \.self) { color in
        Color.red.accessibilityIdentifier("color \(color)")
      }
      .onDelete { colors.remove(atOffsets: $0) }
    }
    .navigationTitle("Color rows")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private nonisolated struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A shape with an arc of a fixed radius, whose outline depends on its size.
private nonisolated struct Notched: InsettableShape {
  var inset = 0.0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: 10, startAngle: .degrees(90), endAngle: .degrees(-90),
        clockwise: true)
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Notched { Notched(inset: inset + amount) }
}
