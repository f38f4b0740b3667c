import NavigatorHost

/// The container that determines relative frames in it.
enum FrameContainer: Equatable {
  case none
  /// A container with a known size, such as a screen without its bars.
  case fixed(LayoutSize)
  case scrolled(ScrolledContainer)

  /// The known lengths of the container.
  var size: LayoutProposal {
    switch self {
    case .none: .unspecified
    case .fixed(let size): LayoutProposal(width: size.width, height: size.height)
    case .scrolled(let container): container.size
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.none, .none): true
    case (.fixed(let lhs), .fixed(let rhs)): lhs == rhs
    case (.scrolled(let lhs), .scrolled(let rhs)): lhs === rhs
    default: false
    }
  }
}

/// A scroll view that determines relative frames in it. Its size is known when it is laid out.
final class ScrolledContainer {
  /// The container around the scroll view. It provides lengths along axes in which the scroll view has no length yet.
  var outer = FrameContainer.none {
    didSet { if outer != oldValue { ownChanges &+= 1 } }
  }
  private var own = LayoutProposal.unspecified
  private var ownChanges = 0

  /// The number of size changes, including those of outer scroll views.
  var changes: Int {
    if case .scrolled(let container) = outer { return ownChanges &+ container.changes }
    return ownChanges
  }

  var size: LayoutProposal {
    LayoutProposal(width: own.width ?? outer.size.width, height: own.height ?? outer.size.height)
  }

  /// Sets the size of the visible part of the scroll view.
  func adopt(_ size: LayoutProposal) {
    let bounded = LayoutProposal(width: Self.bounded(size.width), height: Self.bounded(size.height))
    guard bounded != own else { return }
    own = bounded
    ownChanges &+= 1
  }

  /// Returns a length of a container, or nil if the length is infinite.
  private static func bounded(_ length: Double?) -> Double? {
    length.flatMap { $0 < LayoutProposal.infinity / 1000 ? $0 : nil }
  }
}

/// A frame whose lengths are linear functions of the lengths of a container.
struct RelativeFrame {
  let container: FrameContainer
  private let base: Frame
  private let width: (slope: Double, offset: Double)?
  private let height: (slope: Double, offset: Double)?

  /// Creates the relative frame of an element. Returns nil if the element has none.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - frame: The frame of the element's style, which has precedence.
  ///   - container: The container.
  init?(_ element: Element, _ frame: Frame?, _ container: FrameContainer) {
    let lengths = element.content.strings(.relativeFrame)
    guard lengths.count == 2 else { return nil }
    self.container = container
    base = frame ?? Frame(alignment: element.content.alignment.flatMap(AlignmentStyle.init) ?? .center)
    (width, height) = (Self.length(lengths[0]), Self.length(lengths[1]))
  }

  private static func length(_ text: String) -> (slope: Double, offset: Double)? {
    let numbers = text.split(separator: " ").compactMap { Double($0)?.validDistance }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// The frame for the current size of the container.
  var frame: Frame {
    var frame = base
    let size = container.size
    if let width, let length = size.width { frame.width = frame.width ?? max(width.slope * length + width.offset, 0) }
    if let height, let length = size.height { frame.height = frame.height ?? max(height.slope * length + height.offset, 0) }
    return frame
  }
}
