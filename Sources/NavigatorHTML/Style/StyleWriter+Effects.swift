import Foundation
import NavigatorHost

extension HTMLBuffer {
  /// Appends the declarations of a property that affects the drawing of an element, but not its layout.
  mutating func effectDeclarations(of property: StyleProperty) {
    switch property {
    case .opacity(let value):
      raw("opacity:")
      number(min(max(value, 0), 1))
      raw(0x3B)
    // The view removes its area by the mask of a view around it.
    case .blendMode(.destinationOut): raw("opacity:0!important;")
    case .blendMode(let mode):
      raw("mix-blend-mode:")
      token(mode.rawValue)
      raw(0x3B)
    case .isolatesBlending(let isOn): if isOn { raw("isolation:isolate;") }
    case .scale(let x, let y, let anchorX, let anchorY):
      raw("scale:")
      number(x)
      raw(0x20)
      number(y)
      raw(0x3B)
      origin(anchorX, anchorY, 0)
    case .rotation(let degrees, let anchorX, let anchorY):
      raw("rotate:")
      number(degrees)
      raw("deg;")
      origin(anchorX, anchorY, 0)
    case .transform(let transform): self.transform(transform)
    default: break
    }
  }

  private mutating func transform(_ transform: Transform) {
    switch transform {
    case .matrix(let numbers):
      guard numbers.count == 16, numbers.allSatisfy(\.isFinite) else { return }
      raw("transform:matrix3d(")
      for (index, number) in numbers.enumerated() {
        if index > 0 { raw(0x2C) }
        decimal(number)
      }
      raw(");transform-origin:0 0;")
    case .rotation3D(let degrees, let x, let y, let z, let anchorX, let anchorY, let anchorZ, let perspective):
      guard x != 0 || y != 0 || z != 0 else { return }
      raw("transform:")
      if perspective > 0 {
        raw("perspective(")
        pixels(Self.perspectiveDistance / perspective)
        raw(") ")
      }
      raw("rotate3d(")
      for number in [x, y, z] {
        self.number(number)
        raw(0x2C)
      }
      number(degrees)
      raw("deg);")
      origin(anchorX, anchorY, anchorZ)
    }
  }

  /// The distance of the viewer for a perspective of 1, in pixels. In SwiftUI, it is the longer side of the view. CSS has no such
  /// unit, so a common size is assumed.
  private static let perspectiveDistance = 300.0

  /// Appends the origin of a transform, unless it is the center.
  private mutating func origin(_ x: Double, _ y: Double, _ z: Double) {
    guard x != 0.5 || y != 0.5 || z != 0 else { return }
    raw("transform-origin:")
    number(x * 100)
    raw("% ")
    number(y * 100)
    raw("%")
    if z != 0 {
      raw(0x20)
      pixels(z)
    }
    raw(0x3B)
  }

  /// Appends the shadow and the filters of an element.
  mutating func filters(_ properties: [StyleProperty]) {
    var hasFilters = false
    for case .paintShadows(let shadows) in properties {
      for shadow in shadows {
        raw(hasFilters ? " " : "filter:")
        paintShadow(shadow)
        hasFilters = true
      }
    }
    for property in properties {
      switch property {
      case .shadow(let color, let radius, let x, let y):
        raw(hasFilters ? " " : "filter:")
        shadow(color, radius, x, y)
        hasFilters = true
      case .filters(let filters):
        for filter in filters {
          raw(hasFilters ? " " : "filter:")
          self.filter(filter)
          hasFilters = true
        }
      default: break
      }
    }
    if hasFilters { raw(0x3B) }
  }

  private mutating func shadow(_ color: ColorStyle, _ radius: Double, _ x: Double, _ y: Double) {
    raw("drop-shadow(")
    pixels(x)
    raw(0x20)
    pixels(y)
    raw(0x20)
    pixels(max(radius, 0))
    raw(0x20)
    self.color(color)
    raw(")")
  }

  private mutating func paintShadow(_ shadow: PaintShadow) {
    if !shadow.isInner { return self.shadow(shadow.color, shadow.radius, shadow.x, shadow.y) }
    filterAddress { html in
      html.raw("%3CfeOffset in='SourceAlpha' dx='")
      html.number(shadow.x)
      html.raw("' dy='")
      html.number(shadow.y)
      html.raw("'/%3E%3CfeGaussianBlur stdDeviation='")
      html.number(max(shadow.radius, 0))
      html.raw("' result='b'/%3E%3CfeComposite in='SourceAlpha' in2='b' operator='out' result='i'/%3E%3CfeFlood flood-color='")
      html.color(ColorStyle(shadow.color.base))
      html.raw("' flood-opacity='")
      html.number(min(max(shadow.color.opacity, 0), 1))
      html.raw("'/%3E%3CfeComposite in2='i' operator='in'/%3E%3CfeComposite in2='SourceGraphic' operator='over'/%3E")
    }
  }

  /// Appends the shadows of a background.
  mutating func boxShadows(_ shadows: [PaintShadow]) {
    if shadows.isEmpty { return }
    raw("box-shadow:")
    for (index, shadow) in shadows.enumerated() {
      if index > 0 { raw(0x2C) }
      if shadow.isInner { raw("inset ") }
      pixels(shadow.x)
      raw(0x20)
      pixels(shadow.y)
      raw(0x20)
      // The blur radius in CSS is twice the standard deviation.
      pixels(2 * max(shadow.radius, 0))
      raw(0x20)
      color(shadow.color)
    }
    raw(0x3B)
  }

  private mutating func filter(_ filter: Filter) {
    switch filter {
    case .blur(let radius):
      raw("blur(")
      pixels(radius.isFinite ? max(radius, 0) : 0)
      raw(")")
    case .brightness(let amount): brightness(amount)
    case .contrast(let factor):
      if factor < 0 { raw("invert(1) ") }
      function("contrast(", abs(factor))
    case .saturation(let factor): function("saturate(", max(factor, 0))
    case .grayscale(let amount): function("grayscale(", min(max(amount, 0), 1))
    case .hueRotation(let degrees):
      raw("hue-rotate(")
      number(degrees)
      raw("deg)")
    case .invert: raw("invert(1)")
    case .multiply(let red, let green, let blue, let opacity):
      matrix([red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0])
    case .luminanceToAlpha:
      matrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0])
    case .colorMatrix(let numbers): if numbers.count == 20 { matrix(numbers) } else { function("brightness(", 1) }
    case .alphaThreshold(let minimum, let maximum, let red, let green, let blue, let opacity):
      filterAddress {
        $0.threshold(minimum, maximum, "%3C", "%3E")
        $0.flood(red, green, blue, opacity, "%3C", "%3E")
      }
    case .shadow(let shadow): filterAddress { $0.shadow(shadow, "%3C", "%3E") }
    }
  }

  /// Appends functions that add a number to the components of colors. CSS has no such function, but the contrast function adds a
  /// number and reduces the distances from gray, and the brightness function restores the distances. In this order, no
  /// intermediate value exceeds the range of colors.
  private mutating func brightness(_ amount: Double) {
    let factor = 1 + 2 * abs(amount)
    if amount < 0 {
      function("brightness(", 1 / factor)
      raw(0x20)
      function("contrast(", factor)
    } else {
      function("contrast(", 1 / factor)
      raw(0x20)
      function("brightness(", factor)
    }
  }

  private mutating func function(_ name: StaticString, _ value: Double) {
    raw(name)
    decimal(value)
    raw(")")
  }

  /// Appends a filter with a color matrix. The data URL of the image contains the filter.
  private mutating func matrix(_ numbers: [Double]) {
    filterAddress { html in
      html.raw("%3CfeColorMatrix values='")
      for (index, number) in numbers.enumerated() {
        if index > 0 { html.raw(0x20) }
        html.decimal(number)
      }
      html.raw("'/%3E")
    }
  }

  /// Appends the parts of a filter whose result `t` is opaque where the opacity is in a range.
  ///
  /// Opacities are multiples of 1/255. If the bounds are rounded to these multiples, the functions have only the values 0 and 1.
  ///
  /// - Parameters:
  ///   - open: The character before the name of a part.
  ///   - close: The character after its attributes.
  package mutating func threshold(_ minimum: Double, _ maximum: Double, _ open: StaticString, _ close: StaticString) {
    func part(_ buffer: inout HTMLBuffer, _ text: StaticString) {
      buffer.raw(open)
      buffer.raw(text)
      buffer.raw(close)
    }
    func transfer(_ buffer: inout HTMLBuffer, _ start: StaticString, slope: Double, bound: Double) {
      part(&buffer, start)
      buffer.raw(open)
      buffer.raw("feFuncA type='linear' slope='")
      buffer.decimal(slope)
      buffer.raw("' intercept='")
      buffer.decimal(1 - slope * bound)
      buffer.raw("'/")
      buffer.raw(close)
      part(&buffer, "/feComponentTransfer")
    }
    let minimum = (minimum * 255 - 1e-6).rounded(.up) / 255
    let maximum = (maximum * 255 + 1e-6).rounded(.down) / 255
    guard maximum < 1 else { return transfer(&self, "feComponentTransfer result='t'", slope: 255, bound: minimum) }
    part(&self, "feOffset result='s'/")
    transfer(&self, "feComponentTransfer in='s' result='t'", slope: 255, bound: minimum)
    transfer(&self, "feComponentTransfer in='s'", slope: -255, bound: maximum)
    part(&self, "feComposite in2='t' operator='in' result='t'/")
  }

  /// Appends the parts of a filter that fill the opaque area of the result `t` with a color.
  package mutating func flood(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double, _ open: StaticString, _ close: StaticString
  ) {
    raw(open)
    raw("feFlood flood-color='")
    color(ColorStyle(.sRGB(red: red, green: green, blue: blue)))
    raw("' flood-opacity='")
    decimal(min(max(opacity, 0), 1))
    raw("'/")
    raw(close)
    raw(open)
    raw("feComposite in2='t' operator='in'/")
    raw(close)
  }

  /// Appends the parts of a filter that draw a shadow of the content.
  package mutating func shadow(_ shadow: FilterShadow, _ open: StaticString, _ close: StaticString) {
    func part(_ buffer: inout HTMLBuffer, _ text: StaticString) {
      buffer.raw(open)
      buffer.raw(text)
      buffer.raw("/")
      buffer.raw(close)
    }
    func attribute(_ buffer: inout HTMLBuffer, _ name: StaticString, _ value: Double) {
      buffer.raw(name)
      buffer.decimal(value)
      buffer.raw("'")
    }
    part(&self, "feOffset result='s'")
    if shadow.isInverted {
      raw(open)
      raw("feComponentTransfer")
      raw(close)
      part(&self, "feFuncA type='table' tableValues='1 0'")
      raw(open)
      raw("/feComponentTransfer")
      raw(close)
    }
    raw(open)
    attribute(&self, "feOffset dx='", shadow.x)
    attribute(&self, " dy='", shadow.y)
    raw("/")
    raw(close)
    raw(open)
    attribute(&self, "feGaussianBlur result='t' stdDeviation='", max(shadow.radius, 0))
    raw("/")
    raw(close)
    let color = shadow.components.count == 4 ? shadow.components : [0, 0, 0, 1]
    flood(color[0], color[1], color[2], color[3], open, close)
    switch shadow.placement {
    case .above: part(&self, "feComposite in2='s' operator='over'")
    case .inside: part(&self, "feComposite in2='s' operator='atop'")
    case .below:
      part(&self, "feOffset result='t'")
      part(&self, "feComposite in='s' in2='t' operator='over'")
    case .alone: break
    }
  }

  /// Appends the data URL of an image with a filter.
  private mutating func filterAddress(_ content: (inout HTMLBuffer) -> Void) {
    raw("url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E")
    raw("%3Cfilter id='f' color-interpolation-filters='sRGB'%3E")
    content(&self)
    raw("%3C/filter%3E%3C/svg%3E#f&quot;)")
  }

  /// Appends a number with at most six decimals, for matrices and factors.
  package mutating func decimal(_ value: Double) {
    guard value.isFinite else { return integer(0) }
    let bounded = min(max(value, -1e9), 1e9)
    let millionths = Int((bounded * 1_000_000).rounded())
    if millionths < 0 { raw(0x2D) }
    let magnitude = millionths.magnitude
    integer(Int(magnitude / 1_000_000))
    var rest = Int(magnitude % 1_000_000)
    guard rest != 0 else { return }
    raw(0x2E)
    var place = 100_000
    while rest != 0 {
      raw(0x30 + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
