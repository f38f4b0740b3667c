import Foundation
import NavigatorHost

/// The entry point through which an app's `main()` runs the web host; see `CNavigatorHosts`. It consumes a retained
/// ``HostedAppBox`` and never returns.
@_cdecl("navigator_web_host_main")
func navigatorWebHostMain(_ box: UnsafeMutableRawPointer) {
  let app = Unmanaged<HostedAppBox>.fromOpaque(box).takeRetainedValue().app
  let command = WebHostCommand.parseOrExit()
  MainActor.assumeIsolated {
    MainEventLoop.run { exit(await command.serve(app)) }
  }
}
