import SwiftUI

/// Shapes in spaces that are not square: as views, outlines of clips and masks, and backgrounds.
struct ShapesCase: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        tickets
        HStack(spacing: 12) {
          Circle().fill(.red).frame(width: 80, height: 40).accessibilityIdentifier("circle")
          Circle().fill().overlay(Text("1").foregroundStyle(.white)).foregroundStyle(.red).frame(width: 80, height: 40)
          Circle().stroke(.red, lineWidth: 4).frame(width: 80, height: 40)
          Circle().strokeBorder(.red, lineWidth: 8).frame(width: 80, height: 40).accessibilityIdentifier("bordered circle")
        }
        HStack(spacing: 12) {
          Color.red.frame(width: 80, height: 40).clipShape(Circle()).accessibilityIdentifier("clipped to circle")
          Text("Words").frame(maxWidth: .infinity, minHeight: 40).background(.red).clipShape(.circle)
            .accessibilityIdentifier("words in circle")
          Text("Words").frame(width: 80, height: 40).background(.red, in: Circle()).accessibilityIdentifier("circle behind")
          Text("Words").frame(width: 80, height: 40).background(.red, in: .ellipse).accessibilityIdentifier("ellipse behind")
        }
        Circle().fill(.red).frame(maxWidth: .infinity, maxHeight: 40).accessibilityIdentifier("wide circle")
        ZStack { Circle().fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)) }
          .frame(width: 80, height: 40).accessibilityIdentifier("circle in stack")
        HStack(spacing: 12) {
          ZStack { padded("padded circle in stack") }.frame(width: 80, height: 40)
          VStack { padded("padded circle in column") }.frame(width: 80, height: 40)
          Color.yellow.frame(width: 80, height: 40).overlay { padded("padded circle in front") }
          Text("Words").frame(width: 80, height: 40).background { padded("padded circle behind") }
        }
        HStack(spacing: 12) {
          Color.red.frame(height: 40).clipShape(Ellipse()).accessibilityIdentifier("clipped to ellipse")
          Circle().fill(.red).shadow(radius: 4).frame(width: 80, height: 40)
          Circle().fill(.red.shadow(.drop(radius: 4))).stroke(.blue, lineWidth: 2).frame(width: 80, height: 40)
        }
      }
      .padding()
    }
    .navigationTitle("Shapes")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func padded(_ name: String) -> some View {
    Circle().fill(.red).padding(4).accessibilityIdentifier(name)
  }

  @ViewBuilder private var tickets: some View {
    Text("Ticket").frame(maxWidth: .infinity, minHeight: 60).background(.red).clipShape(Ticket())
      .accessibilityIdentifier("clipped ticket")
    Color.red.frame(height: 60).mask(Ticket()).accessibilityIdentifier("masked ticket")
    Text("Ticket").frame(maxWidth: .infinity, minHeight: 60).background(.red, in: Ticket())
      .accessibilityIdentifier("ticket behind")
    Text("Ticket").frame(maxWidth: .infinity, minHeight: 60).overlay { Ticket().stroke(.red, lineWidth: 2) }
    Color.red.frame(height: 60).clipShape(AnyShape(TopCorners(radius: 20))).accessibilityIdentifier("clipped corners")
    Text("Ticket").padding(20).background(.red).clipShape(Ticket()).contentShape(Ticket())
      .onTapGesture {}
  }
}

/// A rectangle with round notches of 10 points in its sides.
private nonisolated struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addArc(
        center: CGPoint(x: rect.maxX, y: rect.midY), radius: 10, startAngle: .degrees(-90), endAngle: .degrees(90),
        clockwise: true)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: 10, startAngle: .degrees(90), endAngle: .degrees(-90),
        clockwise: true)
      path.closeSubpath()
    }
  }
}

/// A rectangle whose upper corners are rounded.
private nonisolated struct TopCorners: Shape {
  let radius: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.midX, y: rect.minY), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
