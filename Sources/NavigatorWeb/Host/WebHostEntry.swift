import Foundation
import NavigatorHost

/// Where an app's `main()` finds the web host; see `CNavigatorHosts`. Takes a retained ``HostedAppBox``, and never returns.
@_cdecl("navigator_web_host_main")
func navigatorWebHostMain(_ box: UnsafeMutableRawPointer) {
  let app = Unmanaged<HostedAppBox>.fromOpaque(box).takeRetainedValue().app
  let command = WebHostCommand.parseOrExit()
  MainActor.assumeIsolated {
    MainEventLoop.run { exit(await command.serve(app)) }
  }
}
