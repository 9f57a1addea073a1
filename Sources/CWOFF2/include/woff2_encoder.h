#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns an upper bound on the size of the compressed font.
size_t vitrine_woff2_bound(const uint8_t *_Nonnull font, size_t length);

/// Compresses an OpenType font into WOFF2.
///
/// `quality` is Brotli's, 0...11. Returns the number of bytes written to `result`; 0 where the font cannot be compressed.
size_t vitrine_woff2_encode(const uint8_t *_Nonnull font, size_t length,
                            uint8_t *_Nonnull result, size_t capacity, int quality);

#ifdef __cplusplus
}
#endif
