#include "woff2_encoder.h"

#include <cstdio>
#include <cstring>
#include <mutex>
#include <woff2/encode.h>

namespace {
// Debian builds the encoder so that it writes its sizes to stderr. While it runs, the C library's
// stderr is a stream that throws them away; descriptor 2, which Swift writes to, stays as it is.
class Silence {
public:
    Silence() : lock(mutex), saved(stderr), null(std::fopen("/dev/null", "w")) {
        if (null) stderr = null;
    }
    ~Silence() {
        if (!null) return;
        stderr = saved;
        std::fclose(null);
    }

private:
    static std::mutex mutex;
    std::lock_guard<std::mutex> lock;
    FILE *saved;
    FILE *null;
};
std::mutex Silence::mutex;
}  // namespace

size_t vitrine_woff2_bound(const uint8_t *font, size_t length) {
    return woff2::MaxWOFF2CompressedSize(font, length);
}

size_t vitrine_woff2_encode(const uint8_t *font, size_t length, uint8_t *result, size_t capacity,
                            int quality) {
    size_t written = capacity;
    // An exception must not cross into Swift.
    try {
        Silence silence;
        // The encoder rounds its length up to four bytes and leaves the last of them as they were:
        // the same font would have other bytes each time, with what stood in memory before.
        std::memset(result, 0, capacity);
        woff2::WOFF2Params params;
        params.brotli_quality = quality;
        return woff2::ConvertTTFToWOFF2(font, length, result, &written, params) ? written : 0;
    } catch (...) {
        return 0;
    }
}
