import SwiftUI

extension Navigator {
  /// Shows a destination without evaluating guards, and returns where it is shown. Every navigation to a destination uses this
  /// method.
  @discardableResult
  func perform(
    _ destination: any NavigationDestination, method: NavigationMethod, answers: GuardAnswers
  ) -> NavigationPlace? {
    switch method {
    case .push: return performPush(destination, answers: answers)
    case .send: enqueue([destination])
    case .sheet, .cover, .managedSheet, .managedCover:
      return performPresentation(destination, method: method, answers: answers)
    }
    return nil
  }
}
