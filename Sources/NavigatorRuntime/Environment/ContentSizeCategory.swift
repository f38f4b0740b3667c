/// The text size that the user selects. Prefer ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable {
  /// The smallest size.
  case extraSmall
  /// The second smallest size.
  case small
  /// The size below the default.
  case medium
  /// The default size.
  case large
  /// The size above the default.
  case extraLarge
  /// The second largest size below the accessibility sizes.
  case extraExtraLarge
  /// The largest size below the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns a Boolean value that indicates whether the first size is smaller than the second one.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order < rhs.order }
  /// Returns a Boolean value that indicates whether the first size is smaller than or equal to the second one.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order <= rhs.order }
  /// Returns a Boolean value that indicates whether the first size is larger than the second one.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order > rhs.order }
  /// Returns a Boolean value that indicates whether the first size is larger than or equal to the second one.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.order >= rhs.order }
}

extension EnvironmentValues {
  /// The text size. It has the same value as `dynamicTypeSize`, which is preferred.
  public var sizeCategory: ContentSizeCategory {
    get { Self.sizes.first { $0.size == dynamicTypeSize }?.category ?? .large }
    set { dynamicTypeSize = Self.sizes.first { $0.category == newValue }?.size ?? .large }
  }

  private static var sizes: [(size: DynamicTypeSize, category: ContentSizeCategory)] {
    zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).map { (size: $0, category: $1) }
  }
}
