/// The title and the pictures for a share dialog. Hosts display only the title.
nonisolated public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  private let image: Image?
  private let icon: Icon?

  private init(title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  /// Creates a preview with a localized title, an image and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// Creates a preview with a title and an image.
  nonisolated public init(_ title: Text, image: Image) {
    self.init(title: title, image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon.
  nonisolated public init(_ title: Text, icon: Icon) {
    self.init(title: title, image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// Creates a preview with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }

  /// Creates a preview with a title.
  nonisolated public init(_ title: Text) {
    self.init(title: title, image: nil, icon: nil)
  }
}
