import NavigatorHost

extension StyleProperty {
  /// The rank of a property that applies outside of padding, frame, background and border. One element can carry properties of
  /// ascending ranks, because hosts apply them in this order: filters, then masks, then scale, rotation and offset. Two masks
  /// need two elements.
  var outerRank: Int {
    switch self {
    case .filters: 183
    case .transform: 186
    case .scale: 187
    case .rotation: 188
    // A mask applies after filters.
    case .clip, .mask: 184
    default: 10 * (kind + 1)
    }
  }

  /// A Boolean value that indicates whether the property places views from the leading edge.
  var dependsOnDirection: Bool {
    switch self {
    case .padding, .frame, .cornerRadii, .offset, .position, .alignmentMargins: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the property draws the view at another place than that of its frame.
  var movesView: Bool {
    switch self {
    case .offset, .scale, .rotation, .transform: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the property is a ratio of the width to the height with which a view fits its space.
  var isFittingRatio: Bool {
    if case .aspectRatio(_, fills: false) = self { true } else { false }
  }

  /// A Boolean value that indicates whether the property is a blend mode.
  var isBlendMode: Bool {
    if case .blendMode = self { true } else { false }
  }

  /// A Boolean value that indicates whether hosts draw the content of an element with the property separately from the views
  /// behind it, although the property itself does not combine views.
  var isDrawnSeparately: Bool {
    switch self {
    case .offset, .scale, .rotation, .transform, .opacity, .filters, .shadow, .clip, .mask: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the views in an element do not blend with the views behind, because the element
  /// paints an area or is a group.
  var endsBlending: Bool {
    switch self {
    case .background, .border, .backgroundShadows, .isolatesBlending(true): true
    default: false
    }
  }

  /// The maximum number of filters of one element. Further filters apply to a box around it.
  private static let maximumFilterCount = 16

  /// Returns this property combined with the property of the same kind that a style has, or nil if that is not possible.
  func joined(with style: Style) -> StyleProperty? {
    guard case .filters(let new) = self else { return nil }
    for case .filters(let old) in style.properties where old.count + new.count <= Self.maximumFilterCount {
      return .filters(old + new)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether this property and the transforms of a style can share one anchor.
  func agreesOnAnchor(with style: Style) -> Bool {
    guard let anchor else { return true }
    return style.properties.allSatisfy { $0.anchor == nil || $0.anchor == anchor }
  }

  /// A Boolean value that indicates whether the property is a transform around an anchor.
  var hasAnchor: Bool { anchor != nil }

  /// The anchor of a transform.
  private var anchor: [Double]? {
    switch self {
    case .scale(_, _, let x, let y), .rotation(_, let x, let y): [x, y, 0]
    case .transform(.matrix): [0, 0, 0]
    case .transform(.rotation3D(_, _, _, _, let x, let y, let z, _)): [x, y, z]
    default: nil
    }
  }
}
