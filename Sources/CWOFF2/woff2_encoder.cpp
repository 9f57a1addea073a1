#include "woff2_encoder.h"

#include <woff2/encode.h>

size_t vitrine_woff2_bound(const uint8_t *font, size_t length) {
    return woff2::MaxWOFF2CompressedSize(font, length);
}

size_t vitrine_woff2_encode(const uint8_t *font, size_t length, uint8_t *result, size_t capacity,
                            int quality) {
    size_t written = capacity;
    // An exception must not cross into Swift.
    try {
        woff2::WOFF2Params params;
        params.brotli_quality = quality;
        return woff2::ConvertTTFToWOFF2(font, length, result, &written, params) ? written : 0;
    } catch (...) {
        return 0;
    }
}
