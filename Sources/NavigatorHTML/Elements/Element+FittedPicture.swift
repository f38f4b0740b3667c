import NavigatorHost

extension Element {
  /// The aspect ratio of a picture that fits a frame with one fixed length. The ratio determines the other length. The value is
  /// nil for other elements.
  var fittedRatio: Double? {
    guard role == .image, content.hasVariant(.resizable) else { return nil }
    var found: Double?
    var isFixed = false
    for property in style.properties {
      switch property {
      case .aspectRatio(let ratio, let fills):
        if fills { return nil }
        found = ratio ?? content.pictureSize.map { $0.width / $0.height }
      case .frame(let frame): isFixed = frame.hasOneLength
      default: break
      }
    }
    guard isFixed, let found, found.isFinite, found > 0 else { return nil }
    return found
  }
}

extension Frame {
  /// A Boolean value that indicates whether the frame has a fixed length along one axis, and no bounds along the other one.
  fileprivate var hasOneLength: Bool {
    if width != nil { return height == nil && minHeight == nil && maxHeight == nil && idealHeight == nil }
    return height != nil && minWidth == nil && maxWidth == nil && idealWidth == nil
  }
}
