import NavigatorHost

/// The node of an element that represents rows that do not exist.
@MainActor
final class RowGapNode: Node {
  private var range: Range<Int>
  private let show: (LazyRequest) -> Void

  private let isLeading: Bool

  init(_ context: NodeContext, range: Range<Int>, isLeading: Bool, show: @escaping (LazyRequest) -> Void) {
    self.range = range
    self.isLeading = isLeading
    self.show = show
    super.init(context)
    element = ElementRecord(.rowGap, node: self, content: content, events: .change)
  }

  private var content: Content { [.kind: isLeading ? "leading" : "trailing", .value: .number(Double(range.count))] }

  func set(_ new: Range<Int>) {
    guard new != range else { return }
    range = new
    element?.set(content)
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.string(let text), _) = action, let request = LazyRequest(text, in: range) else {
      return .dropped(.invalidValue)
    }
    show(request)
    return .handled
  }
}
