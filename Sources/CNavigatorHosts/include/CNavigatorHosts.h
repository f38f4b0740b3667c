#ifndef C_NAVIGATOR_HOSTS_H
#define C_NAVIGATOR_HOSTS_H

#include <stdbool.h>

/// Runs `app` (a retained `NavigatorHost.HostedAppBox`) on the web host and never returns, or answers false when
/// no web host is linked into this program.
bool navigator_run_web_host(void *app);

/// Opens the file at `path` for the states of sessions and answers a retained `NavigatorHost.SessionStateStoreBox`, or
/// null when no such store is linked into this program.
void *navigator_open_session_store(const char *path);

#endif
