#ifndef C_NAVIGATOR_HOSTS_H
#define C_NAVIGATOR_HOSTS_H

#include <stdbool.h>

/// Runs `app` (a retained `NavigatorHost.HostedAppBox`) on the web host and never returns, or answers false when
/// no web host is linked into this program.
bool navigator_run_web_host(void *app);

#endif
