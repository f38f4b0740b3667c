import Foundation
import IssueReporting
import NavigatorHost
import OpenCombine

/// An object that draws a view as a picture without a window.
///
/// ```swift
/// let renderer = ImageRenderer(content: TicketView(ticket))
/// renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
/// if let image = renderer.uiImage {
///   ShareableImage(image)
/// }
/// try Data(renderer.svg.utf8).write(to: file)
/// try renderer.uiImage?.pngData()?.write(to: picture)
/// ```
///
/// The view is laid out with the metrics of the font Inter and drawn as SVG.
///
/// The picture contains texts, symbols, shapes, gradients, `Canvas` drawings, and images from asset catalogs and from data, with
/// their effects. It does not contain lists, scroll views, presentations, images on a server, or controls other than buttons. The
/// renderer reports each unsupported kind once. Materials and glass are translucent areas, which do not blur what is behind them.
/// A repeated ``ImagePaint`` is stretched, and rotations in space are drawn without perspective.
///
/// The renderer retains the state of the content. ``objectWillChange`` publishes when the content changes.
///
/// A picture has at most 10,000 elements, which are nested at most 200 levels deep. The maximum side length is 16,384 points, and
/// the maximum size of the drawing is 16 MiB. Content that exceeds a limit is reported and not drawn.
final public class ImageRenderer<Content: View>: ObservableObject {
  /// The type of the publisher that emits changes.
  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>

  /// A publisher that emits when the content or a property of the renderer changes.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The size that is proposed to the content. By default, the content has its ideal size.
  @MainActor public var proposedSize = ProposedViewSize.unspecified {
    didSet {
      guard proposedSize != oldValue else { return }
      session?.propose(proposedSize)
      objectWillChange.send()
    }
  }
  /// The number of pixels per point. It determines the content's `displayScale` and the size of ``UIImage/pngData()``.
  @MainActor public var scale: CGFloat = 1 {
    didSet {
      guard scale != oldValue else { return }
      session?.setScale(scale)
      objectWillChange.send()
    }
  }
  /// A Boolean value that indicates whether the picture is opaque. Transparent areas of an opaque picture are black.
  @MainActor public var isOpaque = false {
    didSet { if isOpaque != oldValue { objectWillChange.send() } }
  }
  /// The color space in which colors are computed. It has no effect.
  @MainActor public var colorMode: ColorRenderingMode = .nonLinear
  /// The session of the content, or nil if renderers are nested too deeply.
  @MainActor private let session: PictureSession?
  @MainActor private let source: PictureSource<Content>

  /// Creates a renderer of a view.
  @MainActor public init(content view: Content) {
    source = PictureSource(view)
    let source = source
    session = PictureSession { $0.make(PictureRoot(source: source)) }
    session?.contentChanged = { [weak objectWillChange] in objectWillChange?.send() }
  }

  /// The view to draw.
  @MainActor public var content: Content {
    get { source.content }
    set {
      source.content = newValue
      objectWillChange.send()
    }
  }

  /// The picture as an SVG document.
  @MainActor public var svg: String { session?.picture(isOpaque: isOpaque)?.text ?? PictureSession.emptyPicture }

  /// The picture as an image that contains the SVG document, or nil if the content is empty. Use ``UIImage/pngData()`` to create
  /// a PNG file.
  @MainActor public var uiImage: UIImage? {
    guard let picture = session?.picture(isOpaque: isOpaque), picture.size.width > 0, picture.size.height > 0 else { return nil }
    return UIImage(
      UIImage.SVGDrawing(
        svg: picture.text, width: picture.size.width, height: picture.size.height,
        scale: Double(scale).finite(or: 1, in: 0.1...10)))
  }

  deinit {
    let session = session
    MainQueue.run { session?.end() }
  }
}

/// The observable source of a renderer's view, which the root of its session reads.
@MainActor
@Observable
final class PictureSource<Content: View> {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// The root view of a renderer's session.
nonisolated struct PictureRoot<Content: View>: View {
  let source: PictureSource<Content>

  init(source: PictureSource<Content>) {
    self.source = source
  }

  @MainActor var body: some View { source.content }
}
