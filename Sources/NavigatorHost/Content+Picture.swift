extension Content {
  /// The greatest natural length of a picture, in points.
  private static let maximumPictureLength = 1_000_000.0

  /// The natural size of a picture in points, or nil if it is unknown or invalid.
  package var pictureSize: (width: Double, height: Double)? {
    guard let width = number(.pictureWidth), let height = number(.pictureHeight), width > 0, height > 0,
      width <= Self.maximumPictureLength, height <= Self.maximumPictureLength
    else { return nil }
    return (width, height)
  }
}
