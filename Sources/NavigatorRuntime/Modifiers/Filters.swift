import Foundation
import NavigatorHost

extension View {
  /// Blurs this view.
  ///
  /// - Parameter radius: The radius of the blur, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(.blur(radius: radius.isFinite ? max(Double(radius), 0) : 0))
  }

  /// Makes the colors of this view brighter by a number that is added to their components, from -1 to 1.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter(.brightness(amount.finite(or: 0, in: -1...1)))
  }

  /// Changes the contrast of this view. A factor of 1 has no effect, and a negative factor also inverts the colors.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter(.contrast(amount.finite(or: 1, in: -1000...1000)))
  }

  /// Changes the saturation of this view. A factor of 1 has no effect.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter(.saturation(amount.finite(or: 1, in: 0...1000)))
  }

  /// Removes a part of the saturation of this view, from 0 (no effect) to 1 (gray).
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter(.grayscale(amount.finite(or: 0, in: 0...1)))
  }

  /// Rotates the hue of all colors of this view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter(.hueRotation(degrees: angle.degrees.finite(or: 0, in: -1e6...1e6)))
  }

  /// Inverts the colors of this view.
  nonisolated public func colorInvert() -> some View {
    filter(.invert)
  }

  /// Multiplies the colors of this view by a color.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    ColorFilteredView(content: self, color: color, filter: .multiply)
  }

  /// Replaces this view with a color where its opacity is in a range, and shows nothing elsewhere.
  nonisolated func alphaThreshold(_ minimum: Double, _ maximum: Double, _ color: Color) -> some View {
    let filter = ColorFilter.alphaThreshold(
      minimum: minimum.finite(or: 0, in: 0...1), maximum: maximum.finite(or: 1, in: 0...1))
    return ColorFilteredView(content: self, color: color, filter: filter)
  }

  /// Adds a shadow at an offset to this view. The filter contains the color.
  nonisolated func shadow(
    color: Color, radius: CGFloat, x: CGFloat, y: CGFloat, _ placement: FilterShadow.Placement, isInverted: Bool
  ) -> some View {
    let shadow = FilterShadow(
      components: [], radius: Double(radius).finite(or: 0, in: 0...1e4), x: Double(x).finite(or: 0, in: -1e5...1e5),
      y: Double(y).finite(or: 0, in: -1e5...1e5), placement: placement, isInverted: isInverted)
    return ColorFilteredView(content: self, color: color, filter: .shadow(shadow))
  }

  /// Multiplies the colors of this view by a matrix.
  nonisolated func colorMatrix(_ matrix: ColorMatrix) -> some View {
    filter(.colorMatrix(matrix.rows.map { Double($0).finite(or: 0, in: -1e6...1e6) }))
  }

  /// Makes this view black. The luminance of its colors becomes the opacity.
  nonisolated public func luminanceToAlpha() -> some View {
    filter(.luminanceToAlpha)
  }

  nonisolated private func filter(_ filter: Filter) -> some View {
    box(.outer(.filters([filter])))
  }
}

extension Double {
  /// Returns the number, limited to a range, or `fallback` if it is not finite.
  nonisolated func finite(or fallback: Double, in range: ClosedRange<Double>) -> Double {
    isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : fallback
  }
}

/// A filter with a color.
nonisolated enum ColorFilter: Hashable {
  case multiply
  case alphaThreshold(minimum: Double, maximum: Double)
  /// A shadow without its color.
  case shadow(FilterShadow)
}

/// A view with a filter whose color depends on the color scheme of the environment.
nonisolated struct ColorFilteredView<Content: View>: ComputedBoxView {
  let content: Content
  let color: Color
  let filter: ColorFilter

  @MainActor func makeModifiers(for node: ComputedBoxNode<Self, Content>) -> [BoxModifier] {
    let color = color.resolve(in: EnvironmentValues(scope: node.scope))
    func component(_ value: Float) -> Double { Double(value).finite(or: 1, in: 0...1) }
    let (red, green, blue) = (component(color.red), component(color.green), component(color.blue))
    let opacity = component(color.opacity)
    func colored(_ shadow: FilterShadow) -> FilterShadow {
      var shadow = shadow
      shadow.components = [red, green, blue, opacity]
      return shadow
    }
    let filter: Filter =
      switch filter {
      case .shadow(let shadow): .shadow(colored(shadow))
      case .multiply: .multiply(red: red, green: green, blue: blue, opacity: opacity)
      case .alphaThreshold(let minimum, let maximum):
        .alphaThreshold(minimum: minimum, maximum: maximum, red: red, green: green, blue: blue, opacity: opacity)
      }
    return [.outer(.filters([filter]))]
  }
}
