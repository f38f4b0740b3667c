import NavigatorUI
import SwiftUI

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

struct DrawingSection: View {
  @State private var values = [3.0, 5, 2, 6, 4]
  @State private var isRinging = false
  @State private var rings = 0
  @State private var picture: UIImage?
  @State private var file: PictureFile?
  @State private var isSaving = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SectionScreen(
      section: .drawing,
      summary: "Shapes and canvases are drawn as vector graphics. Consecutive figures share one element of the page."
    ) {
      Canvas { context, size in
        let width = size.width / Double(values.count)
        for (index, value) in values.enumerated() {
          let height = (size.height - 24) * value / 7
          let bar = CGRect(
            x: Double(index) * width + 4, y: size.height - height, width: width - 8, height: height)
          context.fill(
            Path(roundedRect: bar, cornerRadius: 4),
            with: .linearGradient(
              Gradient(colors: [.blue, .purple]), startPoint: .zero,
              endPoint: CGPoint(x: 0, y: size.height)))
          context.draw(
            Text(value, format: .number).font(.caption),
            at: CGPoint(x: bar.midX, y: bar.minY - 2), anchor: .bottom)
        }
      }
      .frame(maxWidth: 320)
      .frame(height: 140)
      .accessibilityLabel("Bars of \(values.count) values")
      Button("Add a value") { values.append(Double(values.count % 6 + 1)) }

      HStack(spacing: 16) {
        Circle().trim(from: 0, to: 0.7).stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .padding(3)
          .frame(width: 48, height: 48)
        ContainerRelativeShape().fill(.mint.gradient).frame(width: 48, height: 48)
        Rectangle().subtracting(Circle().scale(0.6)).union(Circle().scale(0.3))
          .fill(.indigo.gradient)
          .frame(width: 48, height: 48)
        Rectangle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          .clipShape(Circle())
          .frame(width: 48, height: 48)
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .purple, .blue]
        )
        .frame(width: 48, height: 48)
      }
      .containerShape(.rect(cornerRadius: 12))
      .accessibilityHidden(true)

      HStack(spacing: 16) {
        Image(systemName: "bell").symbolEffect(.bounce, value: rings)
        Image(systemName: "wifi").symbolEffect(.pulse, isActive: isRinging)
      }
      .font(.title)
      .accessibilityHidden(true)
      Button("Ring") { rings += 1 }
      Toggle("Searching", isOn: $isRinging)

      Button("Draw a picture") {
        let ticket = TicketView(number: values.count).environment(\.colorScheme, colorScheme)
        picture = ImageRenderer(content: ticket).uiImage
      }
      if let picture {
        Image(uiImage: picture).accessibilityLabel("Ticket")
        Button("Save it as a PNG file…") {
          file = picture.pngData().map(PictureFile.init)
          isSaving = file != nil
        }
        .fileExporter(isPresented: $isSaving, document: file, contentType: .png, defaultFilename: "Ticket") { _ in }
      }
    }
  }
}

/// A picture that the user saves.
nonisolated private struct PictureFile: FileDocument {
  static let readableContentTypes = [UTType.png]
  var data: Data

  init(data: Data) {
    self.data = data
  }

  init(configuration: ReadConfiguration) throws {
    data = configuration.file.regularFileContents ?? Data()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: data)
  }
}

/// A view that an `ImageRenderer` draws as one picture.
private struct TicketView: View {
  let number: Int

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "ticket").font(.title).foregroundStyle(.orange)
      VStack(alignment: .leading) {
        Text("Ticket \(number)").font(.headline)
        Text("Admits one").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.orange, lineWidth: 2) }
  }
}
