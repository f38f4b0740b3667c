import NavigatorHTML
import NavigatorHost
import NavigatorLayout

extension SVGWriter {
  /// Removes an area from the content behind it in the innermost group.
  ///
  /// SVG has no such mode. The content behind becomes a group with a mask, which is white except for the area.
  ///
  /// - Parameter area: A closure that appends the area. The more opaque the area, the more transparent is the result.
  mutating func removeArea(_ area: (inout SVGWriter) -> Void) {
    let start = groupStart
    guard remainingHoles > 0 else {
      let limit = SVGPicture.maximumHoles
      return report("contains more than \(limit) areas with the blend mode destinationOut. The rest is not drawn")
    }
    remainingHoles -= 1
    let behind = svg.removeBytes(from: start)
    let (mask, filter) = (definition(), definition())
    svg.raw("<filter")
    svg.attribute("id", filter)
    maskFrame("filterUnits")
    svg.raw("><feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/></filter><mask")
    svg.attribute("id", mask)
    maskFrame("maskUnits")
    svg.raw("><rect fill=\"#fff\"")
    svg.frame(maskRect)
    svg.raw("/><g")
    svg.reference("filter", filter)
    svg.raw(">")
    groupStart = svg.bytes.count
    area(&self)
    groupStart = start
    svg.raw("</g></mask><g")
    svg.reference("mask", mask)
    svg.raw(">")
    svg.append(behind)
    svg.raw("</g>")
  }

  /// The area of the picture and around it, because the coordinates of a group may be moved.
  private var maskRect: LayoutRect {
    LayoutRect(x: -size.width, y: -size.height, size: LayoutSize(width: 3 * size.width, height: 3 * size.height))
  }

  private mutating func maskFrame(_ units: StaticString) {
    svg.attribute(units, "userSpaceOnUse")
    svg.frame(maskRect)
  }
}
