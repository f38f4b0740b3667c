/// Entity tags as in RFC 9110, section 8.8.3.
enum EntityTag {
  /// Returns a Boolean value that indicates whether a tag is among the values of If-None-Match fields, by the weak comparison of
  /// section 13.1.2.
  static func matches(_ fields: [String], _ tag: String) -> Bool {
    fields.joined(separator: ",").split(separator: ",").contains { item in
      let item = item.trimmingPrefix { $0.isWhitespace }.trimmingSuffix { $0.isWhitespace }
      return item == "*" || item == tag || item.hasPrefix("W/") && item.dropFirst(2) == tag
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isPart: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isPart($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
