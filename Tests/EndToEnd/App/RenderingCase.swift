import SwiftUI

/// A view, and the picture that an `ImageRenderer` draws of it.
struct RenderingCase: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 20) {
      DrawnView().accessibilityIdentifier("view")
      if let picture = ImageRenderer(content: DrawnView().environment(\.colorScheme, colorScheme)).uiImage {
        Image(uiImage: picture).accessibilityIdentifier("picture")
      }
      if let png = Self.png { Image(uiImage: png).accessibilityIdentifier("png") }
    }
    .navigationTitle("Renderings")
  }

  /// A picture with three pixels in a point, from the data of a PNG file.
  private static let png: UIImage? = {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color.clear
        Color(red: 0, green: 0, blue: 1).opacity(0.5)
      }
      .frame(width: 30, height: 10))
    renderer.scale = 3
    return renderer.uiImage?.pngData().flatMap { UIImage(data: $0) }
  }()
}

private struct DrawnView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 12) {
        Image(systemName: "star.fill").font(.title).foregroundStyle(.yellow)
        VStack(alignment: .leading, spacing: 2) {
          Text("A view as a picture").font(.headline)
          Text("with **bold** and *italic* words").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Text("A text that is too long for one line of its frame breaks at the same words.").frame(width: 260)
      HStack(spacing: 12) {
        Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(width: 40, height: 40)
        RoundedRectangle(cornerRadius: 8).stroke(.green, lineWidth: 3).frame(width: 40, height: 40)
        Rectangle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          .frame(width: 40, height: 40).clipShape(Circle())
        Rectangle().fill(.orange).frame(width: 30, height: 30).rotationEffect(.degrees(45)).frame(width: 40, height: 40)
        Image("Logo").resizable().frame(width: 40, height: 40)
      }
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(.teal))
        context.draw(Text("Canvas").foregroundStyle(.white), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 260, height: 40)
    }
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.purple, lineWidth: 2) }
  }
}
