/// The size of text that the user chose. Prefer ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns whether the first size is smaller than the second.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order < rhs.order }
  /// Returns whether the first size is not larger than the second.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order <= rhs.order }
  /// Returns whether the first size is larger than the second.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order > rhs.order }
  /// Returns whether the first size is not smaller than the second.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order >= rhs.order }
}

extension EnvironmentValues {
  /// The size of text that a view sets. It is the same value as `dynamicTypeSize`, which is preferred.
  public var sizeCategory: ContentSizeCategory {
    get { Self.sizes.first { $0.size == dynamicTypeSize }?.category ?? .large }
    set { dynamicTypeSize = Self.sizes.first { $0.category == newValue }?.size ?? .large }
  }

  private static var sizes: [(size: DynamicTypeSize, category: ContentSizeCategory)] {
    zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).map { (size: $0, category: $1) }
  }
}
