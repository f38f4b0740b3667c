import NavigatorUI
import SeedHome
import SeedSettings
import SwiftUI

// Document 000, section 11, and document 002, "Cross Module View Dependencies": the composition root.

public protocol CoreDependencies {
  var userName: String { get }
}

typealias AppDependencies = CoreDependencies
  & HomeDependencies
  & SettingsDependencies

public class AppResolver: AppDependencies {
  public let userName = "Ada"
  public let version = "1.2"

  public init() {}

  @MainActor public func externalView() -> AnyView {
    // reach out to the settings module to provide the view needed
    SettingsDestinations.external.asAnyView()
  }
}
