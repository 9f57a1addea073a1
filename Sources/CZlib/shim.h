#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

// deflateInit2 is a macro, which Swift does not import.

/// The room that the gzip form of `length` bytes needs at most.
static inline size_t czlib_gzip_bound(size_t length) {
  return compressBound(length) + 32;
}

/// Writes the gzip form of `input` to `output`; returns its length, or 0 when zlib failed.
static inline size_t czlib_gzip(int level, const uint8_t *input, size_t length, uint8_t *output,
                                size_t capacity) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (length > UINT32_MAX || capacity > UINT32_MAX) return 0;
  if (deflateInit2(&stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)length;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int result = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return result == Z_STREAM_END ? written : 0;
}

/// Reads the gzip form in `input` into `output`; returns its length, or 0 when it is not gzip.
static inline size_t czlib_gunzip(const uint8_t *input, size_t length, uint8_t *output,
                                  size_t capacity) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (length > UINT32_MAX || capacity > UINT32_MAX) return 0;
  if (inflateInit2(&stream, 15 + 16) != Z_OK) return 0;
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)length;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int result = inflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  inflateEnd(&stream);
  return result == Z_STREAM_END ? written : 0;
}
