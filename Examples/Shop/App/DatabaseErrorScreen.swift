import ExampleShopCore
import SwiftUI

/// The screen that is shown if the database cannot be opened.
struct DatabaseErrorScreen: View {
  let error: any Error

  var body: some View {
    Notice(
      "The shop is closed", symbol: "exclamationmark.triangle",
      message: "Its data cannot be opened: \(error.localizedDescription) Set SHOP_DATABASE to a file that can be written.")
  }
}
