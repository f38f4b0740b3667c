import Foundation
import NavigatorHTML
import NavigatorHost
import NavigatorLayout

/// Opacity, filters, clips, masks and transforms, which belong to a group around the drawing of an element.
extension SVGWriter {
  /// Appends the start of a group with the effects of an element. Returns false if it has none.
  mutating func openGroup(_ element: Element, _ box: PictureLayout.Box, _ context: Context) -> Bool {
    var attributes = HTMLBuffer(capacity: 64)
    var styles: [String] = []
    let properties = element.style.properties
    if let transform = transform(properties, box.frame) { attributes.attribute("transform", transform) }
    if let filter = filter(properties, box.frame, context) { attributes.reference("filter", filter) }
    for property in properties {
      switch property {
      case .opacity(let opacity) where opacity != 1:
        attributes.attribute("opacity", min(max(opacity.isFinite ? opacity : 1, 0), 1))
      case .blendMode(let mode) where mode != .destinationOut: styles.append("mix-blend-mode:\(mode.rawValue)")
      case .isolatesBlending(true): styles.append("isolation:isolate")
      case .clip(let drawing): clip(drawing, box.frame, &attributes)
      case .mask(let paint):
        let name = openMask(box.frame)
        surface(paint, box.frame, context)
        svg.raw("</mask>")
        attributes.reference("mask", name)
      default: break
      }
    }
    if !styles.isEmpty { attributes.attribute("style", styles.joined(separator: ";")) }
    guard !attributes.bytes.isEmpty else { return false }
    svg.raw("<g")
    svg.append(attributes.string)
    svg.raw(">")
    return true
  }

  private mutating func openMask(_ rect: LayoutRect) -> String {
    let name = definition()
    svg.raw("<mask")
    svg.attribute("id", name)
    svg.raw(" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
    svg.frame(rect)
    svg.raw(">")
    return name
  }

  /// Appends the definition of a clip, and its name to the attributes.
  private mutating func clip(_ drawing: Drawing, _ rect: LayoutRect, _ attributes: inout HTMLBuffer) {
    let outlines = (hasRoom() ? drawing.items : []).map {
      SVGArea.outline(drawing.steps(of: $0, in: rect), usesEvenOddRule: $0.usesEvenOddRule)
    }
    if drawing.inserts.isEmpty {
      let name = clipPath { svg in for outline in outlines { svg.area(outline) } }
      return attributes.reference("clip-path", name)
    }
    let name = openMask(rect)
    for outline in outlines { svg.area(outline) }
    for insert in drawing.inserts where hasRoom() { self.insert(insert, rect) }
    svg.raw("</mask>")
    attributes.reference("mask", name)
  }

  /// Appends a text or a picture of a mask.
  private mutating func insert(_ insert: Drawing.Insert, _ rect: LayoutRect) {
    guard insert.matrix.count == 6, insert.matrix.allSatisfy(\.isFinite) else { return }
    var matrix = insert.matrix
    matrix[4] += rect.x
    matrix[5] += rect.y
    svg.raw("<g")
    svg.attribute("transform", Self.matrix(matrix))
    svg.raw(">")
    switch insert.content {
    case .text(let text, let size, let weight):
      svg.raw("<text xml:space=\"preserve\" font-family=\"Inter,system-ui,sans-serif\"")
      svg.attribute("font-size", max(size, 0))
      svg.attribute("font-weight", Double(min(max(weight, 1), 1000)))
      svg.raw(">")
      svg.text(PictureText.valid(text))
      svg.raw("</text>")
    case .picture(let address, let width, let height):
      picture(address, LayoutRect(x: 0, y: 0, size: LayoutSize(width: width, height: height)), "none")
    }
    svg.raw("</g>")
  }

  // MARK: Transforms

  private mutating func transform(_ properties: [StyleProperty], _ rect: LayoutRect) -> String? {
    var parts: [String] = []
    func around(_ anchorX: Double, _ anchorY: Double, _ part: String) -> String {
      let (x, y) = (rect.x + anchorX * rect.size.width, rect.y + anchorY * rect.size.height)
      return "translate(\(Self.decimals(x, y))) \(part) translate(\(Self.decimals(-x, -y)))"
    }
    for case .rotation(let degrees, let x, let y) in properties {
      parts.append(around(x, y, "rotate(\(Self.decimals(degrees)))"))
    }
    for case .scale(let scaleX, let scaleY, let x, let y) in properties {
      parts.append(around(x, y, "scale(\(Self.decimals(scaleX, scaleY)))"))
    }
    for case .transform(let transform) in properties {
      switch transform {
      case .matrix(let numbers):
        guard numbers.count == 16, numbers.allSatisfy(\.isFinite) else { continue }
        if numbers[3] != 0 || numbers[7] != 0 {
          report("is transformed with a perspective, which is not drawn")
        }
        let flat = [0, 1, 4, 5, 12, 13].map { numbers[$0] }
        parts.append(around(0, 0, Self.matrix(flat)))
      case .rotation3D(let degrees, let x, let y, let z, let anchorX, let anchorY, _, let perspective):
        if perspective > 0, x != 0 || y != 0 { report("is rotated in space, which is drawn without a perspective") }
        guard let flat = Self.flatRotation(degrees, x, y, z) else { continue }
        parts.append(around(anchorX, anchorY, Self.matrix(flat)))
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Returns the part of a rotation around an axis that lies in the plane.
  private static func flatRotation(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) -> [Double]? {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, degrees.isFinite else { return nil }
    let (x, y, z) = (x / length, y / length, z / length)
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let rest = 1 - cosine
    return [cosine + x * x * rest, x * y * rest + z * sine, x * y * rest - z * sine, cosine + y * y * rest, 0, 0]
  }

  private static func matrix(_ numbers: [Double]) -> String {
    "matrix(\(numbers.map { decimals($0) }.joined(separator: " ")))"
  }

  private static func decimals(_ numbers: Double...) -> String {
    var buffer = HTMLBuffer(capacity: 32)
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.raw(0x20) }
      buffer.decimal(number)
    }
    return buffer.string
  }
}

extension HTMLBuffer {
  /// Appends an attribute that refers to a definition.
  mutating func reference(_ name: StaticString, _ definition: String) {
    raw(0x20)
    raw(name)
    raw("=\"url(#")
    token(definition)
    raw(")\"")
  }
}
