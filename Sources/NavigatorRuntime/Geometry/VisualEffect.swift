import Foundation

/// A type that changes the appearance of a view without changing its layout. An effect consists of ``EmptyVisualEffect`` and
/// modifiers.
///
/// ```swift
/// ScrollView {
///   ForEach(photos) { photo in
///     PhotoView(photo).visualEffect { content, proxy in
///       content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
///     }
///   }
/// }
/// ```
///
/// The session evaluates an effect when the host reports a new frame of the view, at most once per display frame.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing. It is the base of other effects.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// Creates an empty effect.
  public init() {}
}

/// A change to the appearance of a view.
nonisolated enum VisualChange: Equatable, Sendable {
  case opacity(Double)
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Angle, axis: [CGFloat], anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case offset(x: CGFloat, y: CGFloat)
  case blur(radius: CGFloat)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case transform(ProjectionTransform)

  /// A Boolean value that indicates whether all numbers of the change are finite. Other changes are ignored: NaN would never
  /// equal the value of the previous evaluation.
  var isFinite: Bool {
    switch self {
    case .opacity(let value), .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value):
      value.isFinite
    case .scale(let x, let y, let anchor): x.isFinite && y.isFinite && anchor.x.isFinite && anchor.y.isFinite
    case .rotation(let angle, let anchor): angle.radians.isFinite && anchor.x.isFinite && anchor.y.isFinite
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      ([CGFloat(angle.radians), anchor.x, anchor.y, anchorZ, perspective] + axis).allSatisfy(\.isFinite)
    case .offset(let x, let y): x.isFinite && y.isFinite
    case .blur(let radius): radius.isFinite
    case .hueRotation(let angle): angle.radians.isFinite
    case .transform(let transform): transform == transform
    }
  }

  /// The modifiers that apply the change to a view.
  var modifiers: [BoxModifier] {
    let view = EmptyView()
    return switch self {
    case .opacity(let opacity): Self.modifiers(of: view.opacity(opacity))
    case .scale(let x, let y, let anchor): Self.modifiers(of: view.scaleEffect(x: x, y: y, anchor: anchor))
    case .rotation(let angle, let anchor): Self.modifiers(of: view.rotationEffect(angle, anchor: anchor))
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      Self.modifiers(
        of: view.rotation3DEffect(
          angle, axis: (axis[0], axis[1], axis[2]), anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    case .offset(let x, let y): Self.modifiers(of: view.offset(x: x, y: y))
    case .blur(let radius): Self.modifiers(of: view.blur(radius: radius))
    case .brightness(let amount): Self.modifiers(of: view.brightness(amount))
    case .contrast(let amount): Self.modifiers(of: view.contrast(amount))
    case .saturation(let amount): Self.modifiers(of: view.saturation(amount))
    case .grayscale(let amount): Self.modifiers(of: view.grayscale(amount))
    case .hueRotation(let angle): Self.modifiers(of: view.hueRotation(angle))
    case .transform(let transform): Self.modifiers(of: view.projectionEffect(transform))
    }
  }

  private static func modifiers(of view: some View) -> [BoxModifier] { (view as? BoxView<EmptyView>)?.modifiers ?? [] }
}

/// An effect that adds a change to another effect.
nonisolated private struct ChangedEffect: VisualEffect {
  let changes: [VisualChange]

  init(_ effect: some VisualEffect, _ change: VisualChange) {
    changes = effect.changes + (change.isFinite ? [change] : [])
  }
}

extension VisualEffect {
  /// The changes, ordered from the innermost to the outermost. A custom effect type that is not composed of modifiers has no
  /// changes.
  nonisolated var changes: [VisualChange] { (self as? ChangedEffect)?.changes ?? [] }

  /// Returns an effect that changes the opacity, from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { ChangedEffect(self, .opacity(opacity)) }

  /// Returns an effect that scales the view around an anchor.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Returns an effect that scales the view by one factor around an anchor.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Returns an effect that scales the view by two factors around an anchor.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self, .scale(x: x, y: y, anchor: anchor))
  }

  /// Returns an effect that rotates the view clockwise around an anchor.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    ChangedEffect(self, .rotation(angle, anchor: anchor))
  }

  /// Returns an effect that rotates the view around an axis with perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    ChangedEffect(
      self, .rotation3D(angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Returns an effect that moves the view by a distance in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Returns an effect that moves the view by distances in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { ChangedEffect(self, .offset(x: x, y: y)) }

  /// Returns an effect that blurs the view with a radius in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    ChangedEffect(self, .blur(radius: radius))
  }

  /// Returns an effect that brightens colors by an amount from 0 to 1.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { ChangedEffect(self, .brightness(amount)) }

  /// Returns an effect that changes the contrast. A value of 1 has no effect.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { ChangedEffect(self, .contrast(amount)) }

  /// Returns an effect that changes the saturation. A value of 1 has no effect.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { ChangedEffect(self, .saturation(amount)) }

  /// Returns an effect that desaturates colors by an amount from 0 to 1.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect { ChangedEffect(self, .grayscale(amount)) }

  /// Returns an effect that rotates hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect { ChangedEffect(self, .hueRotation(angle)) }

  /// Returns an effect that applies a projective transform. The origin is the top left corner of the view.
  nonisolated public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    ChangedEffect(self, .transform(transform))
  }
}

extension View {
  /// Changes the appearance of this view depending on its geometry. The changes do not affect the geometry.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0).changes }
  }
}

/// A view whose appearance depends on its geometry.
nonisolated struct VisualEffectView<Content: View>: View {
  let content: Content
  private let effect: (GeometryProxy) -> [VisualChange]
  @State private var changes: [VisualChange] = []

  init(content: Content, effect: @escaping (GeometryProxy) -> [VisualChange]) {
    self.content = content
    self.effect = effect
  }

  @MainActor var body: some View {
    if appliesToMembers { ModifiedMembers(of: self) } else { view }
  }

  @MainActor private var view: some View {
    // The effect does not apply to the background, so that the background measures the original geometry.
    BoxView(content: content, modifiers: changes.flatMap(\.modifiers))
      .background {
        GeometryReader { proxy in
          let new = effect(proxy)
          Color.clear.onChange(of: new, initial: true) { changes = new }
        }
        .accessibilityHidden(true)
      }
  }
}

nonisolated extension VisualEffectView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(VisualEffectView<AnyView>(content: view, effect: effect)) }
}
