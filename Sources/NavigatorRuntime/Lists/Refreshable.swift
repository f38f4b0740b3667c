import NavigatorHost

/// An action that refreshes the data of a view.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes the data, and returns when the refresh is complete.
  public func callAsFunction() async {
    await action()
  }
}

nonisolated struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes the data of the view; nil if a view above has no `refreshable` modifier.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

extension View {
  /// Sets the action that refreshes the data of this view. A list or scroll view lets users pull it down to refresh. With a
  /// keyboard or a screen reader, users press a button at its start.
  ///
  /// ```swift
  /// List(mails) { Text($0.subject) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// - Parameter action: The action, which runs in the isolation of the code that passes it. An action of a view may use the
  ///   view's state.
  nonisolated public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    EnvironmentView(content: self, change: InternalChange(key: RefreshKey.self, value: RefreshAction(action: action)))
  }
}

extension ElementNode {
  /// Adds whether the element can be refreshed, whether a refresh is in progress, and the name of the button by which a host
  /// offers a refresh without a gesture.
  final func addRefresh(to resolved: inout Resolved) {
    guard read(RefreshKey.self) != nil else { return }
    resolved.content[.isRefreshing] = .bool(scrollAttachments?.refresh != nil)
    resolved.content[.partNames] = partNames(.refresh)
    resolved.events.insert(.change)
  }

  /// Begins a refresh, unless one is in progress.
  final func beginRefresh(_ action: InputEvent.Action) -> EventOutcome {
    guard let refresh = EnvironmentValues(scope: scope)[RefreshKey.self] else { return .dropped(.notAccepted) }
    guard case .change(.bool(true), _) = action else { return .dropped(.invalidValue) }
    let attachments = madeScrollAttachments
    guard attachments.refresh == nil else { return .handled }
    attachments.refresh = Task { [weak self] in
      await refresh()
      self?.endRefresh()
    }
    graph.queue.invalidate(self)
    return .handled
  }

  private func endRefresh() {
    guard isAlive else { return }
    scrollAttachments?.refresh = nil
    graph.queue.invalidate(self)
  }

  /// Cancels a refresh that is in progress.
  final func cancelRefresh() {
    scrollAttachments?.refresh?.cancel()
  }
}
