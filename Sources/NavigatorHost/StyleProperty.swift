/// A resolved style property. Lengths are in points; a host maps a point to a CSS pixel or to a fraction of a character cell.
public enum StyleProperty: Hashable, Sendable, Codable {
  /// The font of texts.
  case font(FontStyle)
  /// The paint of texts and symbols.
  case foreground(Paint)
  /// The paint of controls and links.
  case tint(Paint)
  /// The maximum number of lines of a text.
  case lineLimit(Int)
  /// The alignment of lines of text.
  case textAlignment(TextAlign)
  /// The letter case in which a text is shown.
  case textCase(LetterCase)
  /// A Boolean value that indicates whether a text is underlined.
  case underline(Bool)
  /// A Boolean value that indicates whether a line runs through a text.
  case strikethrough(Bool)
  /// The space around the content.
  case padding(Insets)
  /// The constraints of the size.
  case frame(Frame)
  /// The paint behind the content.
  case background(Paint)
  /// The radius of the corners of the background and of clipped content. It is `.infinity` for a capsule or circle.
  case cornerRadius(Double)
  /// A Boolean value that indicates whether content outside of the frame is hidden.
  case clipsContent(Bool)
  /// A line inside the edges of the frame.
  case border(Paint, width: Double)
  /// The paint of the area of a shape.
  case fill(Paint)
  /// A line along the outline of a shape.
  case stroke(Paint, width: Double)
  /// The opacity from 0 to 1.
  case opacity(Double)
  /// A shadow with a blur radius and an offset.
  case shadow(ColorStyle, radius: Double, x: Double, y: Double)
  /// A displacement of the drawn content. It does not change the layout.
  case offset(x: Double, y: Double)
  /// The ratio of width to height, or nil for the content's own ratio. The element fits its space or fills it.
  case aspectRatio(Double?, fills: Bool)
  /// The axes in which the element has its ideal size.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The priority with which a stack distributes its space. The default is 0.
  case layoutPriority(Double)
  /// The paint behind a row of a list.
  case rowBackground(Paint)
  /// A Boolean value that indicates whether the line below a row is hidden.
  case rowSeparatorHidden(Bool)
  /// A Boolean value that indicates whether the line above a row is hidden. The line belongs to the previous row.
  case rowTopSeparatorHidden(Bool)
  /// The paint of the icons of labels in a row, instead of the tint.
  case itemTint(Paint)
  /// The color of the line below a row.
  case rowSeparatorTint(Paint)
  /// The color of the line above a row, which replaces the line below the previous row.
  case rowTopSeparatorTint(Paint)
  /// A Boolean value that indicates whether the line below the rows of a section is hidden. By default, it is visible if it has a
  /// color.
  case sectionSeparatorHidden(Bool)
  /// A Boolean value that indicates whether the line above the rows of a section is hidden. By default, it is visible if it has a
  /// color.
  case sectionTopSeparatorHidden(Bool)
  /// The color of the line below the rows of a section.
  case sectionSeparatorTint(Paint)
  /// The color of the line above the rows of a section.
  case sectionTopSeparatorTint(Paint)
  /// The space around the content of a row. A nil inset means the host's default.
  case rowInsets(Insets)
  /// The size of controls.
  case controlSize(ControlSizeStyle)
  /// A Boolean value that indicates whether controls hide their labels.
  case labelsHidden(Bool)
  /// The pattern and the color of the lines under and through a text. A nil color means the color of the text.
  case linePattern(LinePattern, Paint?)
  /// The space that is added between characters.
  case kerning(Double)
  /// The distance by which a text is raised above its baseline.
  case baselineOffset(Double)
  /// The space that is added between lines.
  case lineSpacing(Double)
  /// The height of lines: a multiple of the font size and a number of points, which are added. It includes the space between
  /// lines.
  case lineHeight(factor: Double, points: Double)
  /// The number of lines for which a text reserves space.
  case reservedLines(Int)
  /// The part of a text that does not fit and is omitted.
  case truncation(Truncation)
  /// The smallest factor by which a text that does not fit is scaled.
  case minimumScale(Double)
  /// A Boolean value that indicates whether a user can select the text.
  case selectsText(Bool)
  /// The width of characters in percent of the normal width.
  case fontWidth(Double)
  /// The paint of the lower layers of a symbol: an enclosure, or the drawing below a badge or a slash. Nil means the symbol's own
  /// paint with half of its opacity.
  case symbolLayers(Paint?)
  /// The position of the center, relative to the leading top corner of the parent's space. The parent is a `zStack` of the kind
  /// positioned.
  case position(x: Double, y: Double)
  /// The order in which views of a parent are drawn: the highest value is in front. The default is 0.
  case zIndex(Double)
  /// The space around the view that aligns its guide with the guides of the other views in its parent. In a parent that aligns
  /// baselines, a view that ignores baselines begins at the top.
  case alignmentMargins(Insets, ignoresBaseline: Bool)
  /// The distances between the edges of a list row and the ends of the line below it, in points. Nil means the host's default.
  case rowSeparatorEnds(leading: Double?, trailing: Double?)
  /// The filters of the drawn content, in the order in which they apply.
  case filters([Filter])
  /// The mode in which the content is combined with the content behind it.
  case blendMode(BlendStyle)
  /// A Boolean value that indicates whether blend modes inside combine with the content only, and not with the content behind it.
  case isolatesBlending(Bool)
  /// A scale of the drawn content around an anchor, which is a unit point. It does not change the layout.
  case scale(x: Double, y: Double, anchorX: Double, anchorY: Double)
  /// A clockwise rotation of the drawn content around an anchor, which is a unit point. It does not change the layout.
  case rotation(degrees: Double, anchorX: Double, anchorY: Double)
  /// Another transform of the drawn content. It does not change the layout.
  case transform(Transform)
  /// A line around a shape, half of it inside. Its corners follow the shape's corners.
  case outline(Paint, width: Double)
  /// A mask with the area of a drawing, whose paints are ignored.
  case clip(Drawing)
  /// The area in which the element receives taps and gestures.
  case contentShape(ContentOutline)
  /// A mask with the opacity of a paint.
  case mask(Paint)
  /// The radii of the corners, as with ``cornerRadius(_:)``.
  case cornerRadii(topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double)

  /// The priority with which assistive technologies read the element among its siblings. The default is 0.
  case readingPriority(Double)
  /// The shadows of the element's own drawing: a text, a symbol or a shape.
  case paintShadows([PaintShadow])
  /// The shadows of the background.
  case backgroundShadows([PaintShadow])

  /// A number that identifies the kind of the property. A style contains at most one property of each kind.
  public var kind: Int {
    switch self {
    case .font: 0
    case .foreground: 1
    case .tint: 2
    case .lineLimit: 3
    case .textAlignment: 4
    case .textCase: 5
    case .underline: 6
    case .strikethrough: 7
    case .padding: 8
    case .frame: 9
    case .background: 10
    case .cornerRadius: 11
    case .clipsContent: 12
    case .border: 13
    case .fill: 14
    case .stroke: 15
    case .opacity: 16
    case .shadow: 17
    case .offset: 18
    case .aspectRatio: 19
    case .fixedSize: 20
    case .layoutPriority: 21
    case .rowBackground: 22
    case .rowSeparatorHidden: 23
    case .controlSize: 24
    case .labelsHidden: 25
    case .linePattern: 26
    case .kerning: 27
    case .baselineOffset: 28
    // Only one of the two properties determines the distance between lines.
    case .lineSpacing, .lineHeight: 29
    case .reservedLines: 30
    case .truncation: 31
    case .minimumScale: 32
    case .selectsText: 33
    case .fontWidth: 34
    case .symbolLayers: 79
    case .rowSeparatorTint: 63
    case .rowTopSeparatorTint: 81
    case .rowTopSeparatorHidden: 72
    case .sectionSeparatorHidden: 82
    case .sectionTopSeparatorHidden: 83
    case .sectionSeparatorTint: 84
    case .sectionTopSeparatorTint: 85
    case .itemTint: 86
    case .rowInsets: 73
    case .readingPriority: 74
    case .position: 60
    case .zIndex: 61
    case .alignmentMargins: 62
    case .rowSeparatorEnds: 87
    case .filters: 36
    case .blendMode: 37
    case .isolatesBlending: 38
    case .scale: 39
    case .rotation: 40
    case .transform: 41
    case .outline: 42
    case .clip: 43
    case .mask: 44
    case .contentShape: 80
    case .paintShadows: 45
    case .backgroundShadows: 46
    // Only one of the two properties determines the corners.
    case .cornerRadii: 11
    }
  }
}
