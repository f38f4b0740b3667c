import Foundation
import NavigatorHost
import NavigatorLayout
import NavigatorRuntime

@_exported import struct NavigatorHost.AnimationStyle

/// An animated change of an element, as a host plays it. The app's tree immediately contains the state at the end of the change.
///
/// ```swift
/// try app.tap("Fade")
/// let fade = try #require(app.animations.first)
/// #expect(fade.texts == ["Hello"] && fade.animation.duration == 0.35)
/// #expect(fade.progress(at: .milliseconds(175)) > 0.4)
/// #expect(fade.style(at: .milliseconds(175)).properties.contains(.offset(x: 50, y: 0)))
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
    /// The element has predetermined styles or texts at equidistant times: those of keyframes, of animatable data or of a shape.
    case keyframes
    /// The element was inserted in the frame of another element, or removed while another one stays, with
    /// `matchedGeometryEffect`.
    case match
    /// The text of the element was replaced with a content transition.
    case replacement
  }

  /// The kind of the change.
  public let kind: Kind
  /// The texts of the element.
  public let texts: [String]
  /// The accessibility identifier of the element, if it has one.
  public let identifier: String?
  /// The curve, the duration, the delay and the repetitions.
  public let animation: AnimationStyle
  /// The style before the change, or at the start of an insertion. If the change interrupts another one, it is the style that is
  /// shown at that time on the test's clock.
  public internal(set) var start: Style
  /// The style after the change, or at the end of a removal.
  public let end: Style
  /// The appearance at the far end of an insertion or a removal, or at the start of a replaced text; nil for other changes.
  public let transition: TransitionState?
  /// The styles at equidistant times, from the start to the end. The array is empty for changes without keyframes of the style.
  public var keyframeStyles: [Style] = []
  /// The texts at equidistant times, from the start to the end. The array is empty for changes without keyframes of the text.
  public var keyframeTexts: [String] = []
  /// For each run of a text, the styles at equidistant times. The array is empty if no style of a run changes, and the array of a
  /// run is empty if its style does not change.
  public var keyframeRuns: [[Style]] = []
  /// The frame before the change, in the coordinate system of the window. If a change of an element interrupts another one, it is
  /// the frame that is shown at that time on the test's clock. For an inserted element with a match, it is the frame of the other
  /// element. The value is nil if the element had no frame.
  public internal(set) var startFrame: CGRect?
  /// The frame after the change, in the coordinate system of the window. For a removed element with a match, it is the frame of
  /// the element that stays. For other removed elements, it is nil.
  public internal(set) var endFrame: CGRect?
  /// The color scheme for the named colors of the styles: that of the presentation that contains the element, or otherwise that
  /// of the window.
  public internal(set) var colorScheme: ColorScheme = .light
  /// A Boolean value that indicates whether the user prefers reduced motion, as in the test's environment. In that case only
  /// opacities and colors change gradually, and transitions fade.
  public internal(set) var reducesMotion = false
  /// The properties whose changes this change interrupts, with times relative to this change.
  var continued: [PropertyChange] = []
  let element: ElementID
  /// The elements that share a frame; nil for other kinds of changes.
  let match: Motion.Match?

  /// Returns the progress at a time since the change: 0 at the start and 1 at the end.
  public func progress(at time: Duration) -> Double {
    animation.progress(at: time / .seconds(1))
  }
}

extension ElementAnimation {
  /// Returns the change with its frames, given those of all elements before and after it.
  func between(_ before: [ElementID: CGRect], _ after: [ElementID: CGRect]) -> ElementAnimation {
    var result = self
    (result.startFrame, result.endFrame) = (before[element], after[element])
    guard let match else { return result }
    if match.isDeparture {
      guard let own = before[element], let other = after[match.target] else { return result }
      result.endFrame = match.adopted(other, by: own)
    } else {
      result.startFrame = before[match.source]
      guard let own = after[element], let other = result.startFrame else { return result }
      result.startFrame = match.adopted(other, by: own)
    }
    return result
  }
}

extension Motion.Match {
  /// Returns the frame of an element with the parts that it adopts from another frame.
  fileprivate func adopted(_ other: CGRect, by own: CGRect) -> CGRect {
    let size = sharesSize ? other.size : own.size
    let anchored = sharesPosition ? other : own
    return CGRect(
      x: anchored.minX + anchorX * (anchored.width - size.width), y: anchored.minY + anchorY * (anchored.height - size.height),
      width: size.width, height: size.height)
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
      for part in motion.replaced { result += animation(.replacement, of: part.element, motion, part.state, in: patches) }
      for match in motion.matched {
        let moving = match.isDeparture ? match.source : match.target
        result += animation(.match, of: moving, matched: match, motion, nil, in: patches)
      }
      for part in motion.frames {
        result += animation(.keyframes, of: part.element, motion, nil, in: patches).map { animation in
          var animation = animation
          (animation.keyframeStyles, animation.keyframeTexts) = (part.styles, part.texts)
          animation.keyframeRuns = part.runs
          return animation
        }
      }
    }
    return result
  }

  /// Returns announced changes with the frames and the color schemes of their elements. The mirror has applied the patches.
  func placed(_ announced: [ElementAnimation], after before: [ElementID: CGRect]) -> [ElementAnimation] {
    guard !announced.isEmpty else { return [] }
    let after = mirroredFrames
    return announced.map { animation in
      var animation = animation.between(before, after)
      if mirror.contains(animation.element) { animation.colorScheme = colorScheme(of: animation.element) }
      return animation
    }
  }

  /// Returns the color scheme of the presentation that contains an element, or otherwise that of the window.
  private func colorScheme(of id: ElementID) -> ColorScheme {
    var next: ElementID? = id
    while let id = next {
      if let scheme = mirror.shell(id)?.content.colorScheme { return scheme == .dark ? .dark : .light }
      next = mirror.parent(of: id)
    }
    return (session as? any EnvironmentSession)?.colorScheme ?? .light
  }

  private func animation(
    _ kind: ElementAnimation.Kind, of id: ElementID, matched match: Motion.Match? = nil, _ motion: Motion,
    _ state: TransitionState?,
    in patches: [Patch]
  ) -> [ElementAnimation] {
    var before = mirror.element(id)
    var after = before
    for patch in patches {
      switch patch {
      case .insert(let element, _, _):
        if let found = element.first(id) { (before, after) = (found, found) }
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
        start: before.style, end: after.style, transition: state, colorScheme: colorScheme(of: id),
        reducesMotion: environment.reduceMotion == true, element: id, match: match)
    ]
  }

  /// The frames of the elements of the last patches in the coordinate system of the window, without the distances of scrolling.
  var mirroredFrames: [ElementID: CGRect] {
    let layout = ElementLayout(of: mirror.root, in: layoutSize)
    return layout.frames.mapValues { CGRect(x: $0.x, y: $0.y, width: $0.size.width, height: $0.size.height) }
  }
}

extension Element {
  /// The texts of the element and of its descendants.
  fileprivate var texts: [String] {
    [content.string(.text)].compactMap(\.self) + children.flatMap(\.texts)
  }

  /// Returns this element or the descendant with an identifier.
  fileprivate func first(_ id: ElementID) -> Element? {
    var pending = [self]
    while let next = pending.popLast() {
      if next.id == id { return next }
      pending += next.children
    }
    return nil
  }
}
