import NavigatorHost

/// The values that only some lists, forms and scroll views need.
@MainActor
final class ScrollAttachments {
  /// The rows, if views depend on which of them are near the viewport.
  var rows: ListRows?
  /// The quota of rows that the collections in the container share.
  lazy var quota = LazyRowQuota()
  /// The place to which hosts scroll, with a number that differs for each request; nil before the first request.
  var target: String?
  var targetNumber: UInt32 = 0
  /// The limits on the host's reports, by kind.
  var limits: [String: MeasurementLimit] = [:]
  /// The refresh in progress.
  var refresh: Task<Void, Never>?
}

extension Node {
  final var scrollAttachments: ScrollAttachments? { attachment as? ScrollAttachments }

  final var madeScrollAttachments: ScrollAttachments {
    if let scrollAttachments { return scrollAttachments }
    let made = ScrollAttachments()
    attachment = made
    return made
  }
}

extension RefreshableRowContainer {
  /// Handles a report of visible rows, or the request to refresh.
  func handleScrolling(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .scroll, .scrollTo: rows?.handle(action) ?? .dropped(.notAccepted)
    default: handleScrollReport(action) ?? beginRefresh(action)
    }
  }
}
