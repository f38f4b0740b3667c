import NavigatorHost

extension HTMLBuffer {
  /// Appends the declarations of a property of the surface of a view: its background, outline, corners and mask.
  mutating func surfaceDeclarations(of property: StyleProperty, role: Role) {
    switch property {
    // A bar shows its background while it is visible.
    case .background(let paint) where role == .navigationBar: paintDeclaration("--bar-fill:", paint)
    case .background(let paint) where role == .toolbarItem || role == .tabBar: paintDeclaration("--foot:", paint)
    // The background of a presentation belongs to the card in its element.
    case .background(let paint) where role.hasCard:
      paintDeclaration("--card:", paint)
      if case .material = paint { raw("--card-filter:blur(30px) saturate(1.8);") }
    case .background(let paint), .fill(let paint): background(paint)
    case .backgroundShadows(let shadows): boxShadows(shadows)
    case .cornerRadius(let radius) where role.hasCard: length("--radius:", radius)
    case .cornerRadius(let radius): length("border-radius:", radius.isFinite ? radius : 9999)
    case .cornerRadii(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      length("border-start-start-radius:", topLeading)
      length("border-start-end-radius:", topTrailing)
      length("border-end-end-radius:", bottomTrailing)
      length("border-end-start-radius:", bottomLeading)
    case .clipsContent(let clips): if clips { raw("overflow:hidden;") }
    case .border(let paint, let width): outline(paint, width, offset: -width)
    case .outline(let paint, let width): outline(paint, width, offset: -width / 2)
    case .stroke(let paint, let width): stroke(paint, width)
    case .clip(let drawing): clip(drawing)
    case .contentShape(let outline): contentShape(outline)
    // A color cannot be used as an image.
    case .mask(.color(let color)):
      paintDeclaration(
        "mask:", .linearGradient(stops: [Paint.Stop(color: color, location: 0)], startX: 0, startY: 0, endX: 0, endY: 1))
    case .mask(let paint): paintDeclaration("mask:", paint)
    default: break
    }
  }

  private mutating func outline(_ paint: Paint, _ width: Double, offset: Double) {
    raw("outline:")
    pixels(width)
    raw(" solid ")
    solid(paint)
    raw(";outline-offset:")
    pixels(offset)
    raw(0x3B)
  }

  private mutating func stroke(_ paint: Paint, _ width: Double) {
    raw("border:")
    pixels(width)
    raw(" solid ")
    solid(paint)
    raw(0x3B)
  }
}

extension Role {
  /// A Boolean value that indicates whether the role is a presentation whose content is in a card.
  fileprivate var hasCard: Bool { self == .sheet || self == .popover || self == .cover }
}
