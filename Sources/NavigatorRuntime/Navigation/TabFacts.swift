import NavigatorHost

/// A modified view whose modifiers a tab can read before any node exists.
protocol ModifiedView {
  var modifiedContent: any View { get }
  var itsTag: AnyHashable? { get }
  var itsBadge: Content.Value? { get }
}

extension ModifiedView {
  var itsTag: AnyHashable? { nil }
  var itsBadge: NavigatorHost.Content.Value? { nil }
}

extension TaggedView: ModifiedView {
  var modifiedContent: any View { content }
  var itsTag: AnyHashable? { AnyHashable(tag) }
}

extension BoxView: ModifiedView {
  var modifiedContent: any View { content }
  var itsBadge: NavigatorHost.Content.Value? {
    for case .content(.badge, let value) in modifiers { return value }
    return nil
  }
}

extension EnvironmentView: ModifiedView {
  var modifiedContent: any View { content }
}

extension OptionView: ModifiedView {
  var modifiedContent: any View { content }
}

extension LifecycleView: ModifiedView {
  var modifiedContent: any View { content }
}

extension View {
  /// The outermost tag among the view's own modifiers.
  nonisolated var tagWithin: AnyHashable? {
    guard let view = self as? any ModifiedView else { return nil }
    return view.itsTag ?? view.modifiedContent.tagWithin
  }

  /// The outermost badge among the view's own modifiers.
  nonisolated var badgeWithin: NavigatorHost.Content.Value? {
    guard let view = self as? any ModifiedView else { return nil }
    return view.itsBadge ?? view.modifiedContent.badgeWithin
  }
}
