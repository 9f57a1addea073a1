#pragma once
#include <microhttpd.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <unistd.h>

// Typed forms of libmicrohttpd's variadic calls, which Swift does not import.

/// What a daemon is started with. The listening socket is the caller's until the daemon has started.
struct mhdshim_options {
  int listen_socket;
  size_t memory_limit;
  unsigned connection_limit;
  unsigned per_address_limit;
  unsigned timeout_in_seconds;
  const char *certificate;
  const char *key;
  void *context;
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection_changed;
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  void (*log)(void *context, const char *message);
};

struct mhdshim_log_sink {
  void (*log)(void *context, const char *message);
  void *context;
};

static void mhdshim_log(void *sink, const char *format, va_list arguments) {
  struct mhdshim_log_sink *target = (struct mhdshim_log_sink *)sink;
  char line[512];
  vsnprintf(line, sizeof line, format, arguments);
  target->log(target->context, line);
}

// Paths are decoded by the server, which must see an encoded slash as different from a slash.
static size_t mhdshim_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return __builtin_strlen(text);
}

/// Starts a daemon that the caller polls through the epoll descriptor of `mhdshim_epoll`.
///
/// `sink` must live as long as the daemon.
static inline struct MHD_Daemon *mhdshim_start(const struct mhdshim_options *o,
                                               struct mhdshim_log_sink *sink) {
  unsigned flags = MHD_USE_EPOLL | MHD_USE_TURBO | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE |
                   MHD_USE_ERROR_LOG | (o->certificate ? MHD_USE_TLS : 0);
  struct MHD_OptionItem items[16];
  int n = 0;
#define ITEM(option, number, pointer) \
  items[n++] = (struct MHD_OptionItem){option, (intptr_t)(number), (void *)(pointer)}
  ITEM(MHD_OPTION_LISTEN_SOCKET, o->listen_socket, NULL);
  ITEM(MHD_OPTION_CONNECTION_MEMORY_LIMIT, o->memory_limit, NULL);
  ITEM(MHD_OPTION_CONNECTION_LIMIT, o->connection_limit, NULL);
  ITEM(MHD_OPTION_PER_IP_CONNECTION_LIMIT, o->per_address_limit, NULL);
  ITEM(MHD_OPTION_CONNECTION_TIMEOUT, o->timeout_in_seconds, NULL);
  ITEM(MHD_OPTION_NOTIFY_COMPLETED, o->completed, o->context);
  ITEM(MHD_OPTION_NOTIFY_CONNECTION, o->connection_changed, o->context);
  ITEM(MHD_OPTION_URI_LOG_CALLBACK, o->begin, o->context);
  ITEM(MHD_OPTION_UNESCAPE_CALLBACK, mhdshim_keep_escapes, NULL);
  // What a stricter libmicrohttpd would cut or answer twice over, the server refuses by itself.
  ITEM(MHD_OPTION_STRICT_FOR_CLIENT, 0, NULL);
  if (o->certificate) {
    ITEM(MHD_OPTION_HTTPS_MEM_CERT, 0, o->certificate);
    ITEM(MHD_OPTION_HTTPS_MEM_KEY, 0, o->key);
    // Older versions must not be spoken (RFC 8996); GnuTLS still does by itself.
    ITEM(MHD_OPTION_HTTPS_PRIORITIES, 0, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2");
    // WebSockets need HTTP/1.1; without ALPN no client is led to expect more.
    ITEM(MHD_OPTION_TLS_NO_ALPN, 1, NULL);
  }
  ITEM(MHD_OPTION_END, 0, NULL);
#undef ITEM
  sink->log = o->log;
  sink->context = o->context;
  // The logger comes first: it also hears of the options after it.
  return MHD_start_daemon(flags, 0, NULL, NULL, o->handle, o->context, MHD_OPTION_EXTERNAL_LOGGER,
                          mhdshim_log, sink, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
}

/// The descriptor that is readable when `MHD_run` has work, or -1.
static inline int mhdshim_epoll(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

/// The milliseconds until `MHD_run` must be called, or -1 when only its descriptor matters.
static inline int mhdshim_timeout(struct MHD_Daemon *daemon) {
  MHD_UNSIGNED_LONG_LONG milliseconds = 0;
  if (MHD_get_timeout(daemon, &milliseconds) != MHD_YES) return -1;
  return milliseconds > 60000 ? 60000 : (int)milliseconds;
}

/// What the server attached to a connection when it started, or null.
static inline void *mhdshim_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

/// The connection's socket, or -1.
static inline int mhdshim_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// The length of a request's header, with its request line and the empty line at its end, or 0.
static inline size_t mhdshim_header_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

/// Keeps libmicrohttpd from taking a target's query apart, which `begin` was just handed.
///
/// The server does that itself, where it is asked to. libmicrohttpd 0.9.75 takes room for each argument,
/// and where there is none left for all of them it never answers.
static inline void mhdshim_hide_query(const char *target) {
  char *mark = __builtin_strchr((char *)target, '?');
  if (mark && mark[1]) mark[1] = 0;
}

/// GnuTLS's session of a connection over TLS, or null.
static inline void *mhdshim_tls_session(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_GNUTLS_SESSION);
  return info ? info->tls_session : NULL;
}

/// The client's address, or null.
static inline const struct sockaddr *mhdshim_address(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

/// Ends an upgraded connection.
static inline void mhdshim_close_upgraded(struct MHD_UpgradeResponseHandle *handle) {
  MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

/// A response over memory that `release(owner)` gives back once it was sent.
static inline struct MHD_Response *mhdshim_response_sharing(size_t length, const void *bytes,
                                                            MHD_ContentReaderFreeCallback release,
                                                            void *owner) {
  return MHD_create_response_from_buffer_with_free_callback_cls(length, (void *)bytes, release,
                                                                owner);
}

/// A response with a copy of `bytes`.
static inline struct MHD_Response *mhdshim_response_copying(size_t length, const void *bytes) {
  return MHD_create_response_from_buffer(length, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static ssize_t mhdshim_nothing(void *context, uint64_t position, char *room, size_t length) {
  (void)context;
  (void)position;
  (void)room;
  (void)length;
  return MHD_CONTENT_READER_END_OF_STREAM;
}

/// A response whose length nobody knows: for HEAD.
///
/// Without a length, libmicrohttpd would announce chunks, and send the last one after HEAD's header.
/// Answered as to HTTP/1.0 there are none, and the end of the connection is the end.
static inline struct MHD_Response *mhdshim_response_unmade(void) {
  struct MHD_Response *made =
      MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1024, mhdshim_nothing, NULL, NULL);
  if (made) MHD_set_response_options(made, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
  return made;
}

/// Lets the process have at least so many files open, as far as the system grants it unasked; returns how many it may.
static inline long mhdshim_allow_open_files(long wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= (rlim_t)wanted) return wanted;
    const rlim_t before = limit.rlim_cur;
    const bool is_granted = limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= (rlim_t)wanted;
    limit.rlim_cur = is_granted ? (rlim_t)wanted : limit.rlim_max;
    return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? (long)limit.rlim_cur : (long)before;
}

// Linux's epoll and eventfd are not in Swift's C library module.

/// A new eventfd that is never waited for, or -1.
static inline int mhdshim_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

/// Wakes whoever watches an eventfd.
static inline void mhdshim_wake(int descriptor) { eventfd_write(descriptor, 1); }

/// A new timer that can be waited for, or -1.
static inline int mhdshim_timer(void) {
    return timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
}

/// Has a timer end after some nanoseconds, once; never for 0.
static inline void mhdshim_timer_set(int descriptor, uint32_t nanoseconds) {
    struct itimerspec time = {.it_value = {.tv_nsec = (long)nanoseconds}};
    timerfd_settime(descriptor, 0, &time, NULL);
}

/// Forgets that a timer has ended.
static inline void mhdshim_timer_clear(int descriptor) {
    uint64_t count;
    if (read(descriptor, &count, sizeof count) < 0) return;
}

/// Waits until a timer ends, some milliseconds at most; whether it ended.
static inline bool mhdshim_timer_wait(int descriptor, int milliseconds) {
    struct pollfd timer = {.fd = descriptor, .events = POLLIN};
    return poll(&timer, 1, milliseconds) > 0;
}

/// A new epoll set, or -1.
static inline int mhdshim_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }
