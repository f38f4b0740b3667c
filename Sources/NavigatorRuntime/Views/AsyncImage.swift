import Foundation
import NavigatorHost

/// A view that loads an image from an address and shows it.
///
/// The browser loads the image, not the server. In a test, `finishLoading(_:succeeds:)` completes the loading.
///
/// ```swift
/// AsyncImage(url: photo.url) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
public struct AsyncImage<Content: View>: View {
  private struct Outcome {
    let url: URL
    let isLoaded: Bool
  }

  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var outcome: Outcome?

  /// Creates a view that shows an image in its own size, and a gray area until the image is loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(systemName: "photo")
    }
  }

  /// Creates a view that passes the image to `content`. It shows a placeholder until the image is loaded, or if loading fails.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Creates a view that shows each phase of the loading.
  ///
  /// - Parameters:
  ///   - url: The address of the image. Without one, the phase is empty.
  ///   - scale: The number of pixels of the image per point.
  ///   - transaction: The transaction of the changes of the phase.
  ///   - content: A closure that returns the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The view of the current phase, which also loads the image.
  public var body: some View {
    LoadingView(url: outcome.map(\.url) == url ? nil : url, content: content(phase)) { url, isLoaded in
      withTransaction(transaction) { outcome = Outcome(url: url, isLoaded: isLoaded) }
    }
  }

  private var phase: AsyncImagePhase {
    guard let outcome, outcome.url == url else { return .empty }
    return outcome.isLoaded ? .success(Image(url: outcome.url, scale: scale)) : .failure(ImageLoadingError())
  }
}

/// A phase of the loading of an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image is loaded.
  case success(Image)
  /// An image cannot be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if the loading has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The error of an image that the host could not load. A browser gives no reason.
private struct ImageLoadingError: Error, CustomStringConvertible {
  var description: String { "The image could not be loaded." }
}

/// A view whose host loads an image and reports the outcome.
nonisolated struct LoadingView<Content: View>: PrimitiveView {
  let url: URL?
  let content: Content
  let onFinish: (URL, Bool) -> Void

  nonisolated init(url: URL?, content: Content, onFinish: @escaping (URL, Bool) -> Void) {
    self.url = url
    self.content = content
    self.onFinish = onFinish
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    LoadingNode(.box, view, type, context)
  }
}

@MainActor
final class LoadingNode<Content: View>: ContainerNode<LoadingView<Content>, Content> {
  override var content: Content { view.content }

  override func resolve() -> Resolved {
    guard let url = view.url else { return Resolved() }
    return Resolved(content: [.kind: .kind(.loading), .url: .string(url.absoluteString)], events: .change)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.bool(let isLoaded), _) = action, let url = view.url else { return .dropped(.invalidValue) }
    view.onFinish(url, isLoaded)
    return .handled
  }
}
