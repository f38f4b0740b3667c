import ExampleShopData
import Foundation

extension ShopDatabase {
  /// Opens the file in the environment variable SHOP_DATABASE, or otherwise a file in the application support directory.
  static func openDataFile(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> ShopDatabase {
    try ShopDatabase(path: environment["SHOP_DATABASE"] ?? defaultPath())
  }

  private static func defaultPath() throws -> String {
    let files = FileManager.default
    let folder = try files.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      .appending(path: "LeafAndBean")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "shop.sqlite").path(percentEncoded: false)
  }
}
