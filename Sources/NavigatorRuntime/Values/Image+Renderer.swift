import Foundation

extension Image {
  /// Creates an image that a closure draws.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 20, height: 20)) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.orange))
  /// }
  /// ```
  ///
  /// The closure runs when the image is created, on the main actor, with the default values of the environment, and again with a
  /// dark color scheme if the image is shown in it. An image that is created elsewhere is empty.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: The text that assistive technologies read, or nil to hide the image from them.
  ///   - opaque: A Boolean value that indicates whether the background is black instead of transparent.
  ///   - colorMode: The way in which colors are computed. Hosts always use ``ColorRenderingMode/nonLinear``.
  ///   - renderer: A closure that draws the image.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let size = CGSize(width: Self.length(size.width), height: Self.length(size.height))
    let drawing = DrawnImage(size: size, isOpaque: opaque, renderer: renderer)
    self.init(address: drawing.address(in: .light) ?? DrawnImage.emptyPicture, scale: 1, size: size, label: label)
    self.drawing = drawing
  }

  /// Returns a length for a picture.
  nonisolated private static func length(_ length: CGFloat) -> CGFloat {
    CGFloat(Double(length).finite(or: 0, in: 0...10_000))
  }
}

/// An image that a closure draws. The variant for the dark color scheme is drawn when it is shown.
nonisolated final class DrawnImage: Equatable, Sendable {
  static let emptyPicture = "data:image/svg+xml,"

  private let size: CGSize
  private let isOpaque: Bool
  private let renderer: MainActorValue<(inout GraphicsContext) -> Void>
  @MainActor private var knownDarkAddress: String?

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = MainActorValue(renderer)
  }

  /// The address of the drawing in the dark color scheme, or nil outside of the main actor.
  var darkAddress: String? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      if knownDarkAddress == nil { knownDarkAddress = address(in: .dark) }
      return knownDarkAddress
    }
  }

  /// Draws the image and returns its address. The address is nil outside of the main actor.
  func address(in scheme: ColorScheme) -> String? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { draw(in: scheme) } : nil
  }

  @MainActor private func draw(in scheme: ColorScheme) -> String? {
    let renderer = renderer.value
    let canvas = Canvas { context, _ in renderer(&context) }
      .frame(width: size.width, height: size.height)
      .environment(\.colorScheme, scheme)
    let session = PictureSession { $0.make(canvas) }
    defer { session?.end() }
    guard let text = session?.picture(isOpaque: isOpaque)?.text else { return nil }
    return "data:image/svg+xml;base64," + Data(text.utf8).base64EncodedString()
  }

  static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }
}
