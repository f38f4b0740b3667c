import SwiftUI

/// Filters, modes that combine colors, and paints, whose colors a test computes. The colors do not depend on the color scheme.
struct EffectsCase: View {
  private let clay = Color(red: 0.8, green: 0.4, blue: 0.2)
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack(spacing: 16) {
          filtered("plain") { $0 }
          filtered("contrast") { $0.contrast(1.5) }
          filtered("less contrast") { $0.contrast(0.5) }
          filtered("negative contrast") { $0.contrast(-1) }
        }
        HStack(spacing: 16) {
          filtered("saturation") { $0.saturation(1.5) }
          filtered("less saturation") { $0.saturation(0.5) }
          filtered("no saturation") { $0.saturation(0) }
          filtered("hue") { $0.hueRotation(.degrees(180)) }
          filtered("filters in order") { $0.contrast(0.5).brightness(0.25) }
        }
        HStack(spacing: 40) {
          edge.accessibilityIdentifier("sharp")
          edge.blur(radius: 6).accessibilityIdentifier("blurred")
        }
        HStack(spacing: 16) {
          blended("normal", .normal)
          blended("multiply", .multiply)
          blended("screen", .screen)
          blended("difference", .difference)
          blended("lighter", .plusLighter)
          ZStack(alignment: .trailing) {
            Color(red: 0.8, green: 0.6, blue: 0)
            ZStack { Color(red: 0, green: 0.5, blue: 1).frame(width: 20).blendMode(.multiply) }
          }
          .compositingGroup().frame(width: 40, height: 40).accessibilityIdentifier("multiply in a stack")
        }
        HStack(spacing: 16) {
          Rectangle().fill(ImagePaint(image: checkers, scale: 20)).frame(width: 80, height: 40)
            .accessibilityIdentifier("tiles")
          Rectangle().fill(ImagePaint(image: checkers, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), scale: 20))
            .frame(width: 80, height: 40)
            .accessibilityIdentifier("part of tiles")
          EllipticalGradient(colors: [red, blue]).frame(width: 80, height: 40).accessibilityIdentifier("ellipse")
        }
        HStack(spacing: 16) {
          MeshGradient(
            width: 3, height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.75, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [red, red, red, red, green, red, red, red, red]
          )
          .frame(width: 80, height: 80).accessibilityIdentifier("moved mesh")
          red.overlay(alignment: .trailing) { Rectangle().fill(.ultraThinMaterial).frame(width: 40) }
            .frame(width: 80, height: 80).accessibilityIdentifier("material")
          red.overlay(alignment: .trailing) {
            Color.clear.frame(width: 40, height: 80).glassEffect(.regular.tint(blue), in: .rect)
          }
          .frame(width: 80, height: 80).accessibilityIdentifier("glass")
        }
        HStack(spacing: 16) {
          red.frame(width: 80, height: 80)
            .mask { Rectangle().overlay { Circle().frame(width: 40, height: 40).blendMode(.destinationOut) } }
            .accessibilityIdentifier("hole")
          red.frame(width: 80, height: 80)
            .overlay { Circle().frame(width: 40, height: 40).blendMode(.destinationOut) }
            .compositingGroup()
            .accessibilityIdentifier("hole in a group")
        }
        HStack(spacing: 16) {
          Button("Ring") {}
          Button("No ring") {}.focusEffectDisabled()
        }
      }
      .padding()
    }
    .navigationTitle("Effects")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func filtered(_ name: String, _ filter: (AnyView) -> some View) -> some View {
    filter(AnyView(clay.frame(width: 40, height: 40))).accessibilityIdentifier(name)
  }

  /// A black area beside a white one.
  private var edge: some View {
    HStack(spacing: 0) {
      Color.black
      Color.white
    }
    .frame(width: 80, height: 60)
  }

  /// Returns a view that combines two colors in its right half.
  private func blended(_ name: String, _ mode: BlendMode) -> some View {
    ZStack(alignment: .trailing) {
      Color(red: 0.8, green: 0.6, blue: 0)
      Color(red: 0, green: 0.5, blue: 1).frame(width: 20).blendMode(mode)
    }
    .compositingGroup()
    .frame(width: 40, height: 40)
    .accessibilityIdentifier(name)
  }

  /// A picture of two by two pixels: red and blue above blue and red.
  private var checkers: Image {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR42mP4zwAEIOI/kAAAG/ID/SGOiJAAAAAASUVORK5CYII=
      """
    let picture = Data(base64Encoded: text).flatMap { UIImage(data: $0) }
    return picture.map { Image(uiImage: $0) } ?? Image(systemName: "questionmark")
  }
}
