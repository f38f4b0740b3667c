import NavigatorHost

/// The HTML of circular progress and of the marks of gauges.
extension HTMLWriter {
  /// Appends the position of the mark on a bar, from 0 to 1, and the paint of a bar with a gradient.
  mutating func mark(at part: Double, _ element: Element) {
    html.raw(" style=\"--part:")
    html.number(part)
    if let stops = element.style.tintStops {
      html.raw(";--gauge:linear-gradient(calc(90deg*var(--to-end))")
      html.colors(of: stops, upTo: 100)
    }
    html.raw("\"")
  }

  /// Appends a circle.
  mutating func circularProgress(_ element: Element, _ maximum: Double, name: String) {
    let word = element.content.strings(.partNames).first ?? "In progress"
    guard let value = element.content.number(.value), maximum > 0 else {
      html.raw("<span class=\"spinner\" role=\"progressbar\"")
      nameProgress(element, by: nil, without: word)
      html.raw("></span>")
      return
    }
    html.raw("<span class=\"gauge\" role=\"progressbar\"")
    nameProgress(element, by: name, without: word)
    html.attribute("aria-valuemax", maximum)
    html.attribute("aria-valuenow", value)
    let part = min(max(value / maximum, 0), 1)
    html.raw(" style=\"--part:")
    html.number(part * 100)
    html.raw("%")
    if let stops = element.style.tintStops { html.ring(of: stops, filledTo: part) }
    html.raw("\"></span>")
  }
}

extension HTMLBuffer {
  /// Appends the paints of a ring with a gradient: of a ring that is filled up to a part, and of a whole ring that is open at the
  /// bottom.
  fileprivate mutating func ring(of stops: [Paint.Stop], filledTo part: Double) {
    raw(";--ring:conic-gradient(")
    for stop in stops where stop.location < part {
      color(stop.color)
      raw(0x20)
      number(stop.location * 100)
      raw("%,")
    }
    color(of: stops, at: part)
    raw(0x20)
    number(part * 100)
    raw("%,var(--fill) 0);--open:conic-gradient(from 225deg")
    colors(of: stops, upTo: 75, end: ",#0000 0)")
  }

  /// Appends the colors of a gradient that ends at a percentage.
  fileprivate mutating func colors(of stops: [Paint.Stop], upTo percentage: Double, end: StaticString = ")") {
    for stop in stops {
      raw(",")
      color(stop.color)
      raw(0x20)
      number(stop.location * percentage)
      raw("%")
    }
    // A gradient has at least two colors.
    if stops.count == 1, let only = stops.first {
      raw(",")
      color(only.color)
    }
    raw(end)
  }

  /// Appends the color of a gradient at a location.
  fileprivate mutating func color(of stops: [Paint.Stop], at location: Double) {
    guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else {
      let isBefore = (stops.first?.location ?? 0) >= location
      return color((isBefore ? stops.first : stops.last)?.color ?? ColorStyle(.named("clear")))
    }
    let (start, end) = (stops[next - 1], stops[next])
    let distance = end.location - start.location
    raw("color-mix(in srgb,")
    color(end.color)
    raw(0x20)
    number(distance > 0 ? (location - start.location) / distance * 100 : 100)
    raw("%,")
    color(start.color)
    raw(")")
  }
}

extension Style {
  /// The stops of the tint if it is a gradient.
  fileprivate var tintStops: [Paint.Stop]? {
    for case .tint(let paint) in properties {
      switch paint {
      case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _, _),
        .ellipticalGradient(let stops, _, _, _):
        return stops.isEmpty ? nil : stops
      case .color, .material, .image, .picture: return nil
      }
    }
    return nil
  }
}
