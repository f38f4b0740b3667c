import ExampleShopCore
import ExampleShopData
import NavigatorUI
import SwiftUI

/// The shop app. It opens the database and connects the modules.
@main
struct ShopApp: App {
  private let database: Result<ShopDatabase, any Error>
  /// The id of the signed-in customer, stored for the next session.
  @AppStorage("shop.customer") private var customer: Int?

  init() {
    database = Result { try ShopDatabase.openDataFile() }
  }

  /// Creates a shop with an open database.
  init(database: ShopDatabase) {
    self.database = .success(database)
  }

  var body: some Scene {
    WindowGroup {
      switch database {
      case .success(let database): ShopWindow(database: database, customer: $customer)
      case .failure(let error): DatabaseErrorScreen(error: error)
      }
    }
  }
}
