// `import SwiftUI` also imports these modules, as on Apple's platforms. OpenCombine replaces Combine.
@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
