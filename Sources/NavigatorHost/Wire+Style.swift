extension WireWriter {
  mutating func style(_ style: Style) {
    raw("{")
    for property in style.properties { self.property(property) }
    raw("}")
  }

  private mutating func property(_ property: StyleProperty) {
    key(property.wireName)
    switch property {
    case .font(let font): self.font(font)
    case .foreground(let paint), .tint(let paint), .background(let paint), .fill(let paint), .rowBackground(let paint):
      self.paint(paint)
    case .lineLimit(let lines): integer(lines)
    case .textAlignment(let alignment): string(alignment.rawValue)
    case .textCase(let letterCase): string(letterCase.rawValue)
    case .underline(let flag), .strikethrough(let flag), .clipsContent(let flag), .rowSeparatorHidden(let flag),
      .labelsHidden(let flag):
      bool(flag)
    case .padding(let insets): numbers(insets.top, insets.leading, insets.bottom, insets.trailing)
    case .frame(let frame): self.frame(frame)
    case .cornerRadius(let number), .opacity(let number), .layoutPriority(let number): self.number(number)
    case .border(let paint, let width), .stroke(let paint, let width): line(paint, width)
    case .shadow(let color, let radius, let x, let y): shadow(color, [radius, x, y])
    case .offset(let x, let y): numbers(x, y)
    case .aspectRatio(let ratio, let fills): aspectRatio(ratio, fills)
    case .fixedSize(let horizontal, let vertical): list([horizontal, vertical]) { $0.bool($1) }
    case .controlSize(let size): string(size)
    }
  }

  private mutating func line(_ paint: Paint, _ width: Double) {
    raw("[")
    self.paint(paint)
    raw(",")
    number(width)
    raw("]")
  }

  private mutating func shadow(_ color: ColorStyle, _ numbers: [Double]) {
    raw("[")
    self.color(color)
    for number in numbers {
      raw(",")
      self.number(number)
    }
    raw("]")
  }

  private mutating func aspectRatio(_ ratio: Double?, _ fills: Bool) {
    raw("[")
    number(ratio)
    raw(",")
    bool(fills)
    raw("]")
  }
}

extension StyleProperty {
  /// The key of this kind of property in the JSON object of a style.
  var wireName: String {
    switch self {
    case .font: "font"
    case .foreground: "foreground"
    case .tint: "tint"
    case .lineLimit: "lineLimit"
    case .textAlignment: "textAlignment"
    case .textCase: "textCase"
    case .underline: "underline"
    case .strikethrough: "strikethrough"
    case .padding: "padding"
    case .frame: "frame"
    case .background: "background"
    case .cornerRadius: "cornerRadius"
    case .clipsContent: "clipsContent"
    case .border: "border"
    case .fill: "fill"
    case .stroke: "stroke"
    case .opacity: "opacity"
    case .shadow: "shadow"
    case .offset: "offset"
    case .aspectRatio: "aspectRatio"
    case .fixedSize: "fixedSize"
    case .layoutPriority: "layoutPriority"
    case .rowBackground: "rowBackground"
    case .rowSeparatorHidden: "rowSeparatorHidden"
    case .controlSize: "controlSize"
    case .labelsHidden: "labelsHidden"
    }
  }
}

extension WireValue {
  func style() throws(WireError) -> Style {
    var properties: [StyleProperty] = []
    var seen: Set<Int> = []
    for member in try members() {
      do throws(WireError) {
        let property = try member.value.property(member.key)
        guard seen.insert(property.kind).inserted else { throw .unexpected("each property once") }
        properties.append(property)
      } catch {
        throw error.within(".\(member.key.prefix(40))")
      }
    }
    return Style(properties: properties)
  }

  private func property(_ name: String) throws(WireError) -> StyleProperty {
    switch name {
    case "font": return .font(try font())
    case "foreground": return .foreground(try paint())
    case "tint": return .tint(try paint())
    case "lineLimit": return .lineLimit(try integer())
    case "textAlignment": return .textAlignment(try self.name(TextAlign.self))
    case "textCase": return .textCase(try self.name(LetterCase.self))
    case "underline": return .underline(try bool())
    case "strikethrough": return .strikethrough(try bool())
    case "padding": return .padding(try insets())
    case "frame": return .frame(try frame())
    case "background": return .background(try paint())
    case "cornerRadius": return .cornerRadius(try number())
    case "clipsContent": return .clipsContent(try bool())
    case "fill": return .fill(try paint())
    case "opacity": return .opacity(try number())
    case "layoutPriority": return .layoutPriority(try number())
    case "rowBackground": return .rowBackground(try paint())
    case "rowSeparatorHidden": return .rowSeparatorHidden(try bool())
    case "controlSize": return .controlSize(try string())
    case "labelsHidden": return .labelsHidden(try bool())
    default: return try listedProperty(name)
    }
  }

  /// Reads a property whose value is an array.
  private func listedProperty(_ name: String) throws(WireError) -> StyleProperty {
    switch name {
    case "border":
      let parts = try array(2...2)
      return .border(try parts[0].paint(), width: try parts[1].number())
    case "stroke":
      let parts = try array(2...2)
      return .stroke(try parts[0].paint(), width: try parts[1].number())
    case "shadow":
      let parts = try array(4...4)
      let (radius, x, y) = (try parts[1].number(), try parts[2].number(), try parts[3].number())
      return .shadow(try parts[0].color(), radius: radius, x: x, y: y)
    case "offset":
      let parts = try array(2...2)
      return .offset(x: try parts[0].number(), y: try parts[1].number())
    case "aspectRatio":
      let parts = try array(2...2)
      return .aspectRatio(try parts[0].optionalNumber(), fills: try parts[1].bool())
    case "fixedSize":
      let parts = try array(2...2)
      return .fixedSize(horizontal: try parts[0].bool(), vertical: try parts[1].bool())
    default: throw .unexpected("a style's property")
    }
  }
}
