#pragma once
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <wslay/wslay.h>

// Ways into libwslay and the socket that are plain C calls from Swift's side.

/// Writes the header of a whole, unmasked frame (RFC 6455 §5.2) and returns its length.
static inline size_t wslayshim_header(uint8_t header[10], uint8_t opcode, size_t length) {
  header[0] = 0x80 | opcode;
  if (length < 126) {
    header[1] = (uint8_t)length;
    return 2;
  }
  if (length < 65536) {
    header[1] = 126;
    header[2] = (uint8_t)(length >> 8);
    header[3] = (uint8_t)length;
    return 4;
  }
  header[1] = 127;
  for (int i = 0; i < 8; i++) header[2 + i] = (uint8_t)((uint64_t)length >> (56 - 8 * i));
  return 10;
}

/// Sends a whole frame without waiting; returns the bytes the socket took, header included, or -1.
static inline ssize_t wslayshim_send_frame(int socket, uint8_t opcode, const void *payload,
                                           size_t length) {
  uint8_t header[10];
  struct iovec parts[2] = {{header, wslayshim_header(header, opcode, length)},
                           {(void *)payload, length}};
  struct msghdr message;
  memset(&message, 0, sizeof message);
  message.msg_iov = parts;
  message.msg_iovlen = 2;
  return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

/// Whether the last socket call failed only because it would have had to wait.
static inline bool wslayshim_would_wait(void) {
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}
