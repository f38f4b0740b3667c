import Foundation

/// Draws SVG documents as PNG files with Debian's librsvg and cairo, which are loaded at the first use.
///
/// No Swift package does this. The libraries are not linked, so that a program that draws no PNG does not need them.
package enum SVGRasterizer {
  /// The maximum number of pixels of a picture.
  package static let maximumPixels = 16_000_000

  /// The reason why a picture cannot be drawn.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// A library, or a function of it, is missing.
    case missingLibrary(String)
    /// The picture has no pixels.
    case isEmpty
    /// The picture has too many pixels.
    case tooLarge(width: Double, height: Double)
    /// The libraries cannot draw the document.
    case unreadable

    package var description: String {
      switch self {
      case .missingLibrary(let name):
        "A picture cannot be drawn as PNG, because \(name) is missing. On Debian, run 'apt-get install librsvg2-2'."
      case .isEmpty: "A picture without a size cannot be drawn as PNG."
      case .tooLarge(let width, let height):
        "A picture of \(width) × \(height) pixels cannot be drawn as PNG: it has more than \(SVGRasterizer.maximumPixels) pixels."
      case .unreadable: "A picture cannot be drawn as PNG, because librsvg cannot read its document."
      }
    }
  }

  /// Returns a PNG file of a document. The function blocks its thread while it draws.
  ///
  /// - Parameters:
  ///   - svg: The document.
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - scale: The number of pixels per point.
  package static func png(of svg: String, width: Double, height: Double, scale: Double) throws(Failure) -> Data {
    let size = (width: (width * scale).rounded(), height: (height * scale).rounded())
    guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 else { throw .isEmpty }
    guard size.width * size.height <= Double(maximumPixels), max(size.width, size.height) <= 32_000 else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    return try PictureLibraries.loaded.get().png(of: Array(svg.utf8), width: size.width, height: size.height)
  }
}

/// The functions of librsvg and cairo. They are documented at https://gnome.pages.gitlab.gnome.org/librsvg/Rsvg-2.0 and
/// https://www.cairographics.org/manual.
private struct PictureLibraries: @unchecked Sendable {
  // The value is immutable, and the functions may be called on any thread.
  typealias Object = UnsafeMutableRawPointer
  typealias MakeHandle = @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Object?>?) -> Object?
  typealias Render = @convention(c) (Object?, Object?, UnsafeRawPointer?, UnsafeMutablePointer<Object?>?) -> Int32
  typealias Release = @convention(c) (Object?) -> Void
  typealias MakeSurface = @convention(c) (Int32, Int32, Int32) -> Object?
  typealias MakeContext = @convention(c) (Object?) -> Object?
  typealias Status = @convention(c) (Object?) -> Int32
  typealias Write = @convention(c) (Object?, UnsafePointer<UInt8>?, UInt32) -> Int32
  typealias WritePNG = @convention(c) (Object?, Write, Object?) -> Int32

  let makeHandle: MakeHandle
  let render: Render
  let releaseObject: Release
  let makeSurface: MakeSurface
  let surfaceStatus: Status
  let makeContext: MakeContext
  let writePNG: WritePNG
  let destroyContext: Release
  let destroySurface: Release

  static let loaded: Result<PictureLibraries, SVGRasterizer.Failure> = Result { () throws(SVGRasterizer.Failure) in try Self() }

  private init() throws(SVGRasterizer.Failure) {
    let rsvg = try Self.open("librsvg-2.so.2")
    let cairo = try Self.open("libcairo.so.2")
    let objects = try Self.open("libgobject-2.0.so.0")
    makeHandle = try Self.function("rsvg_handle_new_from_data", in: rsvg)
    render = try Self.function("rsvg_handle_render_document", in: rsvg)
    releaseObject = try Self.function("g_object_unref", in: objects)
    makeSurface = try Self.function("cairo_image_surface_create", in: cairo)
    surfaceStatus = try Self.function("cairo_surface_status", in: cairo)
    makeContext = try Self.function("cairo_create", in: cairo)
    writePNG = try Self.function("cairo_surface_write_to_png_stream", in: cairo)
    destroyContext = try Self.function("cairo_destroy", in: cairo)
    destroySurface = try Self.function("cairo_surface_destroy", in: cairo)
  }

  private static func open(_ name: String) throws(SVGRasterizer.Failure) -> Object {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .missingLibrary(name) }
    return library
  }

  private static func function<Function>(_ name: String, in library: Object) throws(SVGRasterizer.Failure) -> Function {
    guard let symbol = dlsym(library, name) else { throw .missingLibrary("the function \(name)") }
    return unsafeBitCast(symbol, to: Function.self)
  }

  func png(of document: [UInt8], width: Double, height: Double) throws(SVGRasterizer.Failure) -> Data {
    guard let handle = makeHandle(document, document.count, nil) else { throw .unreadable }
    defer { releaseObject(handle) }
    // The format with 8 bits for each of alpha, red, green and blue is 0.
    guard let surface = makeSurface(0, Int32(width), Int32(height)) else { throw .unreadable }
    defer { destroySurface(surface) }
    guard surfaceStatus(surface) == 0, let context = makeContext(surface) else { throw .unreadable }
    defer { destroyContext(context) }
    // An RsvgRectangle: the origin and the size.
    let viewport = [0, 0, width, height]
    guard render(handle, context, viewport, nil) != 0 else { throw .unreadable }
    let output = Output()
    let status = withExtendedLifetime(output) {
      writePNG(
        surface,
        { output, bytes, count in
          guard let output, let bytes else { return 0 }
          Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().data.append(bytes, count: Int(count))
          return 0
        }, Unmanaged.passUnretained(output).toOpaque())
    }
    guard status == 0, !output.data.isEmpty else { throw .unreadable }
    return output.data
  }

  private final class Output {
    var data = Data()
  }
}
