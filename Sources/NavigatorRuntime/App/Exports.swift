// The module reexports these modules, as SwiftUI does on Apple platforms. OpenCombine replaces Combine.
@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
