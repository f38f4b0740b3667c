// `import SwiftUI` brings these along, as it does on Apple's platforms; OpenCombine plays Combine's part.
@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
