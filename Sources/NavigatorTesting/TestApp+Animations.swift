import NavigatorHost

@_exported import struct NavigatorHost.AnimationStyle

/// An animated change of an element, as a host plays it. The app's tree contains the state at its end at once.
///
/// ```swift
/// try app.tap("Fade")
/// let fade = try #require(app.animations.first)
/// #expect(fade.texts == ["Hello"] && fade.animation.duration == 0.35)
/// #expect(fade.progress(at: .milliseconds(175)) > 0.4)
/// ```
public struct ElementAnimation: Hashable, Sendable {
  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable {
    /// The element's style, content or children changed.
    case change
    /// The element was inserted with a transition.
    case insertion
    /// The element was removed with a transition.
    case removal
  }

  /// The kind of the change.
  public let kind: Kind
  /// The texts of the element.
  public let texts: [String]
  /// The accessibility identifier of the element, if it has one.
  public let identifier: String?
  /// The curve, the duration, the delay and the repetitions.
  public let animation: AnimationStyle
  /// The style before the change, or at the start of an insertion.
  public let start: Style
  /// The style after the change, or at the end of a removal.
  public let end: Style
  /// The appearance at the far end of an insertion or a removal; nil for other changes.
  public let transition: TransitionState?

  /// Returns the progress at a time since the change: 0 at the start and 1 at the end.
  public func progress(at time: Duration) -> Double {
    animation.progress(at: time / .seconds(1))
  }
}

extension TestApp {
  /// Returns the animated changes that patches announce. The mirror has not applied them yet.
  func announcedAnimations(in patches: [Patch]) -> [ElementAnimation] {
    var result: [ElementAnimation] = []
    for case .animate(let motion) in patches {
      for id in motion.changed { result += animation(.change, of: id, motion, nil, in: patches) }
      for part in motion.inserted { result += animation(.insertion, of: part.element, motion, part.state, in: patches) }
      for part in motion.removed { result += animation(.removal, of: part.element, motion, part.state, in: patches) }
    }
    return result
  }

  private func animation(
    _ kind: ElementAnimation.Kind, of id: ElementID, _ motion: Motion, _ state: TransitionState?, in patches: [Patch]
  ) -> [ElementAnimation] {
    var before = mirror.element(id)
    var after = before
    for patch in patches {
      switch patch {
      case .insert(let element, _, _) where element.id == id: (before, after) = (element, element)
      case .update(let element) where element.id == id:
        after?.style = element.style
        after?.content = element.content
      default: break
      }
    }
    guard let before, let after else { return [] }
    return [
      ElementAnimation(
        kind: kind, texts: after.texts, identifier: after.content.string(.identifier), animation: motion.animation,
        start: before.style, end: after.style, transition: state)
    ]
  }
}

extension Element {
  /// The texts of the element and of those inside it.
  fileprivate var texts: [String] {
    [content.string(.text)].compactMap(\.self) + children.flatMap(\.texts)
  }
}
