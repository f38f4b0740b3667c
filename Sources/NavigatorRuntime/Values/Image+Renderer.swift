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
  /// The closure runs when the image is created, on the main actor, with the default values of the environment. An image that is
  /// created elsewhere is empty.
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
    let content = MainActorValue(renderer)
    let picture = MainQueue.isCurrent ? MainActor.assumeIsolated { Self.picture(size, opaque, content.value) } : nil
    self.init(address: picture ?? Self.emptyPicture, scale: 1, size: size, label: label)
  }

  /// Returns a length for a picture.
  nonisolated private static func length(_ length: CGFloat) -> CGFloat {
    CGFloat(Double(length).finite(or: 0, in: 0...10_000))
  }

  nonisolated private static var emptyPicture: String { "data:image/svg+xml," }

  @MainActor private static func picture(
    _ size: CGSize, _ isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void
  ) -> String? {
    let canvas = Canvas { context, _ in renderer(&context) }.frame(width: size.width, height: size.height)
    let session = PictureSession { $0.make(canvas) }
    defer { session?.end() }
    guard let text = session?.picture(isOpaque: isOpaque)?.text else { return nil }
    return "data:image/svg+xml;base64," + Data(text.utf8).base64EncodedString()
  }
}
