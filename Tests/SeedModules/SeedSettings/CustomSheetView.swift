import NavigatorUI
import SwiftUI

// Document 002, "Custom Sheets using NavigationDestination".

public struct CustomSheetView: View {
  @State private var showSettings: SettingsDestinations?

  public init() {}

  public var body: some View {
    List {
      Button("Present Page 2 via Sheet") {
        showSettings = .page2
      }
      Button("Present Page 3 via Sheet") {
        showSettings = .page3
      }
      .sheet(item: $showSettings) { destination in
        destination  // obtain view
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
          .navigationDismissible()
      }
    }
  }
}
