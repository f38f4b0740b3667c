import Foundation

// Settings of file dialogs. The dialogs of browsers have none of them.

extension View {
  /// Sets the message of the file dialogs of this view. Browsers show their own texts.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of the file dialogs of this view. Browsers show their own texts.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the message of the file dialogs of this view. Browsers show their own texts.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the title of the button that confirms the file dialogs of this view. Browsers show their own texts.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the title of the button that confirms the file dialogs of this view. Browsers show their own texts.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the title of the button that confirms the file dialogs of this view. Browsers show their own texts.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the name of the field for the name of an exported file. Browsers show their own texts.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the name of the field for the name of an exported file. Browsers show their own texts.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the name of the field for the name of an exported file. Browsers show their own texts.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the folder in which the file dialogs of this view begin. Browsers do not let an app choose it.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets the identifier by which the system stores the state of the file dialogs of this view. Browsers store it themselves.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether an alias itself is imported in place of its file. Browsers always import the file.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets a condition on the files that users can choose. Browsers do not report a file before it is chosen.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets options of the file dialogs of this view. Browsers show files in their own way.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

/// Options of file dialogs.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Users can open packages as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of files are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
