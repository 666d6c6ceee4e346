#pragma once
#include <string.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <microhttpd.h>

// libmicrohttpd's variadic functions, which Swift cannot call, as functions of fixed parameters.

/// What a daemon calls. `context` is handed to each as its first argument.
struct iconsmith_mhd_callbacks {
    void *context;
    /// A connection began or ended.
    MHD_NotifyConnectionCallback connection;
    /// A request line came: gives the request's own context.
    void *(*began)(void *context, const char *target, struct MHD_Connection *connection);
    /// Its headers, pieces of its body and its end came.
    MHD_AccessHandlerCallback received;
    /// It was answered or given up.
    MHD_RequestCompletedCallback completed;
};

/// Leaves a text as it is: paths are decoded by us, after they were taken apart, and a %00 must not end them.
static inline size_t iconsmith_mhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// Starts a daemon on a socket that listens already; NULL when that fails. One thread is no pool.
static inline struct MHD_Daemon *iconsmith_mhd_start(
    int listening, unsigned threads, unsigned connections, size_t bytes_per_connection,
    const struct iconsmith_mhd_callbacks *callbacks) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, callbacks->received, callbacks->context,
        MHD_OPTION_LISTEN_SOCKET, listening,
        MHD_OPTION_THREAD_POOL_SIZE, threads > 1 ? threads : 0u,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, bytes_per_connection,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_UNESCAPE_CALLBACK, &iconsmith_mhd_keep_escapes, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, callbacks->began, callbacks->context,
        MHD_OPTION_NOTIFY_CONNECTION, callbacks->connection, callbacks->context,
        MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, callbacks->context,
        MHD_OPTION_END);
}

/// The socket of a connection, or -1.
static inline int iconsmith_mhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}
