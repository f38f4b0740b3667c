import Foundation

#if canImport(os)
  import os
#endif

/// Tells the programmer about a misuse. The app goes on.
nonisolated func report(_ message: String) {
  #if canImport(os)
    Logger(subsystem: "NavigatorUI", category: "navigation").fault("\(message, privacy: .public)")
  #else
    FileHandle.standardError.write(Data("NavigatorUI: \(message)\n".utf8))
  #endif
}
