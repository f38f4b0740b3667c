import NavigatorHost

/// A modified view whose modifiers a tab can read before any node exists.
protocol ModifiedView {
  var modifiedContent: any View { get }
  var ownTag: AnyHashable? { get }
  var ownBadge: Text? { get }
}

extension ModifiedView {
  var ownTag: AnyHashable? { nil }
  var ownBadge: Text? { nil }
}

extension TaggedView: ModifiedView {
  var modifiedContent: any View { content }
  var ownTag: AnyHashable? { AnyHashable(tag) }
}

extension AnimationView: ModifiedView {
  var modifiedContent: any View { content }
}

extension BoxView: ModifiedView {
  var modifiedContent: any View { content }
}

extension TextContentView: ModifiedView {
  var modifiedContent: any View { content }
  var ownBadge: Text? { key == .badge ? text : nil }
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
    return view.ownTag ?? view.modifiedContent.tagWithin
  }

  /// The outermost badge among the view's own modifiers.
  nonisolated var badgeWithin: Text? {
    guard let view = self as? any ModifiedView else { return nil }
    return view.ownBadge ?? view.modifiedContent.badgeWithin
  }
}
