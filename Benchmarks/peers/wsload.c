// Closed-loop WebSocket load driver. Each connection: upgrade, init steps, then event -> wait for reply -> next event.
// usage: wsload PLAN CONNS SECONDS WARMUP_SECONDS MAX_EVENTS [serverpid,serverpid...]
// PLAN (text, base64 payloads), written by session.py:
//   A host port
//   C                      starts a connection (uses the first CONNS of them)
//   U b64                  raw HTTP upgrade request
//   S b64 | B b64          send text | binary frame
//   W b64 count            wait for count messages that contain the bytes
//   E t|b b64tmpl b64match count   the event: {N} in tmpl and match = running number, {P} in tmpl = the first number of
//                          the last message "[number,…" before it; done after count messages with match
//                          (text: message contains match; binary: message ends with match)
//   N number               the running number of the connection's first event (default 101)
//   D milliseconds         waits so long once, after the init steps of all connections
// Prints one JSON object. Engine.IO pings ("2") and WebSocket pings are answered.
// SECONDS 0 = hold: one event per connection, print "held", keep the sessions open until stdin closes.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

typedef struct { char *p; size_t n; } buf;
typedef struct { char kind; buf a, b; int count; } step;
typedef struct {
  int fd; step *steps; int nsteps; step ev;
  char *in; size_t inlen, incap; char *msg; size_t msglen, msgcap; int msgop;
  char *out; size_t outlen, outcap; uint64_t t0, seq, last; int left; char want[256]; size_t wantlen;
} conn;

static uint64_t pay_in, pay_out, wire_in, wire_out, msgs_in;
static void die(const char *m) { fprintf(stderr, "wsload: %s (%s)\n", m, strerror(errno)); exit(1); }
static uint64_t now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1000000000ull + t.tv_nsec; }

static buf b64(const char *s) {
  static signed char T[256]; static int init;
  if (!init) { memset(T, -1, 256); init = 1;
    for (int i = 0; i < 64; i++) T[(int)"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[i]] = i; }
  size_t n = strlen(s); buf r = {malloc(n + 4), 0}; uint32_t v = 0; int bits = 0;
  for (size_t i = 0; i < n; i++) { int c = T[(unsigned char)s[i]]; if (c < 0) continue;
    v = v << 6 | c; bits += 6; if (bits >= 8) { bits -= 8; r.p[r.n++] = v >> bits & 255; } }
  return r;
}
static double cpu_s(const char *pids) {        // utime+stime of the listed processes, all threads
  if (!pids) return 0;
  double tot = 0; char *c = strdup(pids), *sv = NULL;
  for (char *t = strtok_r(c, ",", &sv); t; t = strtok_r(NULL, ",", &sv)) {
    char path[64], b[1024]; snprintf(path, sizeof path, "/proc/%s/stat", t); FILE *f = fopen(path, "r"); if (!f) continue;
    size_t n = fread(b, 1, sizeof b - 1, f); b[n] = 0; fclose(f); char *q = strrchr(b, ')'); unsigned long u, s;
    if (q && sscanf(q + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &u, &s) == 2) tot += (double)(u + s) / sysconf(_SC_CLK_TCK);
  }
  free(c); return tot;
}
static void grow(char **p, size_t *cap, size_t need) { if (need > *cap) { size_t c = *cap ? *cap : 4096; while (c < need) c *= 2; *p = realloc(*p, c); *cap = c; if (!*p) die("oom"); } }

static void flush_out(conn *c) {
  while (c->outlen) {
    ssize_t r = send(c->fd, c->out, c->outlen, MSG_NOSIGNAL);
    if (r < 0) { if (errno == EAGAIN) { struct pollfd p = {c->fd, POLLOUT, 0}; poll(&p, 1, 1000); continue; } die("send"); }
    memmove(c->out, c->out + r, c->outlen - r); c->outlen -= r;
  }
}
static void send_frame(conn *c, int op, const char *p, size_t n) {
  size_t h = n < 126 ? 6 : n < 65536 ? 8 : 14; grow(&c->out, &c->outcap, c->outlen + n + h);
  unsigned char *o = (unsigned char *)c->out + c->outlen; static const unsigned char k[4] = {0x12, 0x34, 0x56, 0x78};
  o[0] = 0x80 | op; size_t i = 2;
  if (n < 126) o[1] = 0x80 | n; else if (n < 65536) { o[1] = 0x80 | 126; o[2] = n >> 8; o[3] = n; i = 4; }
  else { o[1] = 0x80 | 127; for (int j = 0; j < 8; j++) o[2 + j] = (uint64_t)n >> (56 - 8 * j); i = 10; }
  memcpy(o + i, k, 4); i += 4; for (size_t j = 0; j < n; j++) o[i + j] = p[j] ^ k[j & 3];
  c->outlen += h + n; pay_out += n; wire_out += h + n; flush_out(c);
}
static void note_number(conn *c) {             // remembers the number of "[number,…"
  if (c->msglen < 2 || c->msg[0] != '[' || c->msg[1] < '0' || c->msg[1] > '9') return;
  c->msg[c->msglen] = 0; c->last = strtoull(c->msg + 1, NULL, 10);
}
// Reads what is there; returns 1 when a whole message is in c->msg, 0 when more input is needed.
static int next_msg(conn *c) {
  for (;;) {
    unsigned char *p = (unsigned char *)c->in; if (c->inlen < 2) return 0;
    uint64_t n = p[1] & 127; size_t h = 2; if (n == 126) { if (c->inlen < 4) return 0; n = p[2] << 8 | p[3]; h = 4; }
    else if (n == 127) { if (c->inlen < 10) return 0; n = 0; for (int j = 0; j < 8; j++) n = n << 8 | p[2 + j]; h = 10; }
    if (c->inlen < h + n) return 0;
    int fin = p[0] >> 7, op = p[0] & 15; wire_in += h + n;
    if (op == 8) die("server closed the websocket");
    if (op == 9) send_frame(c, 10, c->in + h, n);
    if (op < 8) { if (op) { c->msglen = 0; c->msgop = op; }
      grow(&c->msg, &c->msgcap, c->msglen + n + 1); memcpy(c->msg + c->msglen, c->in + h, n); c->msglen += n; pay_in += n; }
    memmove(c->in, c->in + h + n, c->inlen - h - n); c->inlen -= h + n;
    if (op < 8 && fin) { msgs_in++; note_number(c); if (c->msglen == 1 && c->msg[0] == '2') { send_frame(c, 1, "3", 1); continue; } return 1; }
  }
}
static int fill(conn *c) {     // returns bytes read, 0 on EAGAIN
  grow(&c->in, &c->incap, c->inlen + 65536); ssize_t r = recv(c->fd, c->in + c->inlen, 65536, 0);
  if (r == 0) die("connection closed");
  if (r < 0) { if (errno == EAGAIN) return 0; die("recv"); }
  c->inlen += r; return r;
}
static void wait_fill(conn *c) { struct pollfd p = {c->fd, POLLIN, 0}; if (poll(&p, 1, 15000) <= 0) die("timeout in init"); fill(c); }
// Writes a template with its numbers put in; returns the length.
static size_t fill_in(conn *c, buf t, char *to, size_t room) {
  size_t n = 0;
  for (size_t i = 0; i < t.n && n < room - 32; i++)
    if (c->ev.kind == 't' && t.n - i >= 3 && !memcmp(t.p + i, "{N}", 3)) { n += sprintf(to + n, "%llu", (unsigned long long)c->seq); i += 2; }
    else if (c->ev.kind == 't' && t.n - i >= 3 && !memcmp(t.p + i, "{P}", 3)) { n += sprintf(to + n, "%llu", (unsigned long long)c->last); i += 2; }
    else to[n++] = t.p[i];
  return n;
}
static int has(conn *c, buf m) {
  if (c->msgop == 2) return c->msglen >= m.n && !memcmp(c->msg + c->msglen - m.n, m.p, m.n);
  return m.n == 0 || memmem(c->msg, c->msglen, m.p, m.n) != NULL;
}

static void send_event(conn *c) {
  char tmp[65536]; size_t n; c->seq++; n = fill_in(c, c->ev.a, tmp, sizeof tmp);
  c->wantlen = fill_in(c, c->ev.b, c->want, sizeof c->want);
  c->left = c->ev.count; c->t0 = now(); send_frame(c, c->ev.kind == 't' ? 1 : 2, tmp, n);
}
static int cmp(const void *a, const void *b) { uint32_t x = *(uint32_t *)a, y = *(uint32_t *)b; return x < y ? -1 : x > y; }

int main(int argc, char **argv) {
  if (argc < 6) { fprintf(stderr, "usage: wsload PLAN CONNS SECONDS WARMUP MAX_EVENTS [pids]\n"); return 2; }
  int want = atoi(argv[2]), n = 0, delay = 0; double secs = atof(argv[3]), warm = atof(argv[4]); uint64_t maxev = strtoull(argv[5], 0, 10);
  const char *pids = argc > 6 ? argv[6] : NULL;
  FILE *f = fopen(argv[1], "r"); if (!f) die("plan"); char *line = NULL; size_t cap = 0; struct sockaddr_in sa = {.sin_family = AF_INET};
  conn *cs = calloc(want, sizeof *cs);
  while (getline(&line, &cap, f) > 0) {
    char *sv = NULL, *k = strtok_r(line, " \n", &sv); if (!k) continue; char *a = strtok_r(NULL, " \n", &sv), *b = strtok_r(NULL, " \n", &sv), *d = strtok_r(NULL, " \n", &sv), *e = strtok_r(NULL, " \n", &sv);
    if (*k == 'A') { inet_pton(AF_INET, a, &sa.sin_addr); sa.sin_port = htons(atoi(b)); continue; }
    if (*k == 'D') { delay = atoi(a); continue; }
    if (*k == 'C') { if (n == want) break; n++; continue; }
    conn *c = &cs[n - 1];
    if (*k == 'N') { c->seq = strtoull(a, NULL, 10) - 1; continue; }
    if (*k == 'E') { c->ev = (step){*a, b64(b), b64(d), e ? atoi(e) : 1}; continue; }
    c->steps = realloc(c->steps, (c->nsteps + 1) * sizeof(step));
    c->steps[c->nsteps++] = (step){*k, b64(a), {0, 0}, b ? atoi(b) : 1};
  }
  fclose(f); if (n < want) { fprintf(stderr, "plan has only %d connections\n", n); return 1; }
  int ep = epoll_create1(0);
  for (int i = 0; i < n; i++) {
    conn *c = &cs[i]; if (!c->seq) c->seq = 100; c->fd = socket(AF_INET, SOCK_STREAM, 0); if (connect(c->fd, (void *)&sa, sizeof sa)) die("connect");
    int one = 1; setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one); fcntl(c->fd, F_SETFL, O_NONBLOCK);
    for (int s = 0; s < c->nsteps; s++) { step *st = &c->steps[s];
      if (st->kind == 'U') {
        grow(&c->out, &c->outcap, st->a.n); memcpy(c->out, st->a.p, st->a.n); c->outlen = st->a.n; flush_out(c); char *end;
        do wait_fill(c); while (!(end = memmem(c->in, c->inlen, "\r\n\r\n", 4)));
        if (memcmp(c->in, "HTTP/1.1 101", 12)) { fprintf(stderr, "upgrade refused: %.*s\n", (int)(end - c->in), c->in); return 1; }
        size_t h = end + 4 - c->in; memmove(c->in, c->in + h, c->inlen - h); c->inlen -= h;
      } else if (st->kind == 'S' || st->kind == 'B') send_frame(c, st->kind == 'S' ? 1 : 2, st->a.p, st->a.n);
      else if (st->kind == 'W') for (int left = st->count; left;) { if (next_msg(c)) { if (has(c, st->a)) left--; } else wait_fill(c); }
    }
    struct epoll_event ev = {.events = EPOLLIN, .data.ptr = c}; epoll_ctl(ep, EPOLL_CTL_ADD, c->fd, &ev);
  }
  if (delay) { struct timespec d = {delay / 1000, delay % 1000 * 1000000l}; nanosleep(&d, NULL); }
  uint32_t *lat = malloc(maxev * sizeof *lat); uint64_t cnt = 0; int rec = 0, active = n;
  uint64_t start = now(), t_rec = start + (uint64_t)(warm * 1e9), t_end = t_rec + (uint64_t)(secs * 1e9), t_last = start; double cpu0 = 0, cpu1 = -1; uint64_t snap[5] = {0};
  for (int i = 0; i < n; i++) send_event(&cs[i]);
  struct epoll_event evs[256]; int hold = secs == 0; if (hold) t_end = 0;
  while (active || hold) {
    if (hold && !active) { if (hold == 1) { puts("held"); fflush(stdout); hold = 2; }
      struct pollfd in = {0, POLLIN, 0}; char ch; if (poll(&in, 1, 0) > 0 && read(0, &ch, 1) <= 0) return 0; }
    int r = epoll_wait(ep, evs, 256, hold == 2 ? 200 : 20000); if (r <= 0) { if (hold == 2) continue; die("no reply within 20 s"); }
    for (int i = 0; i < r; i++) { conn *c = evs[i].data.ptr; if (!fill(c)) continue;
      while (next_msg(c)) if (c->left && has(c, (buf){c->want, c->wantlen}) && --c->left == 0) {
        uint64_t t = now();
        if (rec && cnt < maxev && t < t_end) { uint64_t d = t - c->t0; lat[cnt++] = d > UINT32_MAX ? UINT32_MAX : d; t_last = t; }
        if (!rec && t >= t_rec) { rec = 1; t_end += t - t_rec; t_rec = t; cpu0 = cpu_s(pids); pay_in = pay_out = wire_in = wire_out = msgs_in = 0; }
        if (cpu1 < 0 && (t >= t_end || cnt >= maxev)) {      // end of the window: what drains later is not counted
          cpu1 = cpu_s(pids); if (cnt < maxev) t_last = t_end;
          uint64_t s[5] = {pay_out, pay_in, wire_out, wire_in, msgs_in}; memcpy(snap, s, sizeof s);
        }
        if (t < t_end && cnt < maxev) send_event(c); else active--;
      }
    }
  }
  double cpu = cpu1 - cpu0, dt = (t_last - t_rec) / 1e9; if (!cnt) die("no events"); qsort(lat, cnt, sizeof *lat, cmp);
  #define Q(q) (lat[(uint64_t)((cnt - 1) * (q))] / 1e3)
  printf("{\"conns\":%d,\"events\":%llu,\"secs\":%.2f,\"eps\":%.1f,\"p50_us\":%.1f,\"p90_us\":%.1f,\"p99_us\":%.1f,\"max_us\":%.1f,"
         "\"pay_out\":%.1f,\"pay_in\":%.1f,\"wire_out\":%.1f,\"wire_in\":%.1f,\"msgs_in\":%.2f,\"cpu_s_per_1000\":%.4f}\n",
         n, (unsigned long long)cnt, dt, cnt / dt, Q(.5), Q(.9), Q(.99), Q(1), (double)snap[0] / cnt, (double)snap[1] / cnt,
         (double)snap[2] / cnt, (double)snap[3] / cnt, (double)snap[4] / cnt, cpu * 1000 / cnt);
  return 0;
}
