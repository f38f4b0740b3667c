/// Names that constants cannot have, or can have only in quotes.
enum ReservedNames {
  static let keywords: Set<String> = [
    "as", "break", "case", "class", "continue", "default", "do", "else", "enum", "extension", "false", "for", "func", "if",
    "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "super", "switch", "true", "var", "where", "while",
  ]

  /// The colors that SwiftUI defines under these names.
  static let ofColor: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray",
    "black", "clear", "primary", "secondary", "tertiary", "quaternary", "background", "foreground", "tint", "selection",
    "separator", "placeholder", "link", "fill", "accentColor",
  ]

  /// The colors that UIKit defines under these names.
  static let ofUIColor: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "brown", "white", "gray", "darkGray", "lightGray",
    "black", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
    "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "darkText", "lightText", "tint", "systemRed", "systemOrange", "systemYellow",
    "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink",
    "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]
}
