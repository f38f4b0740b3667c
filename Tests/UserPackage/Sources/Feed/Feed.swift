import Combine
import Foundation

/// A model in a target with the option for `import Combine`. The file does not import SwiftUI.
public final class Feed: ObservableObject {
  /// A Boolean value that indicates whether the target was compiled with Combine.
  public static var canImportCombine: Bool {
    #if canImport(Combine)
      true
    #else
      false
    #endif
  }

  @Published public var query = ""
  @Published public private(set) var headlines: [String] = []
  private var cancellables: Set<Combine.AnyCancellable> = []

  public init(headlines all: [String]) {
    $query.removeDuplicates()
      .map { query in all.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) } }
      .sink { [weak self] found in self?.headlines = found }
      .store(in: &cancellables)
  }
}
