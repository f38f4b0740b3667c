import Foundation
import NavigatorHost
import TestSupport
import Testing

@Suite("Sizes of random pictures")
struct PictureSizeFuzzTests {
  @Test("Arbitrary bytes after the start of a picture have no size, or a positive one")
  func arbitraryBytes() throws {
    var run = FuzzRun("PictureSizeFuzzTests.arbitraryBytes")
    let starts = [
      (PictureSizeTests.png, 0), (PictureSizeTests.png, 8), (PictureSizeTests.jpeg, 3), (PictureSizeTests.gif, 6),
      (PictureSizeTests.webP, 16),
    ]
    for _ in run.iterations(200) {
      for (file, length) in starts {
        let rest = (0..<40).map { _ in UInt8.random(in: 0...255, using: &run) }
        guard let size = PictureSize(of: Data(file.prefix(length) + rest)) else { continue }
        try #require(size.width > 0 && size.height > 0, "seed \(run.seed)")
      }
    }
  }
}
