/* Libraries for deflate on finished pixels, in a PNG container of our own, without filters: what suits icons best.
 * libdeflate6, libdeflate9: libdeflate; isal2: Intel ISA-L at level 2. */
#define _GNU_SOURCE
#include "peer.h"
#include <isa-l.h>
#include <libdeflate.h>

static bytes out;
static uint8_t *rows, *packed;
static size_t capacity;

static void chunk(const char *type, const void *data, size_t n) {
    uint32_t crc = libdeflate_crc32(libdeflate_crc32(0, type, 4), data, n);
    uint8_t head[8] = {n >> 24, n >> 16, n >> 8, n, type[0], type[1], type[2], type[3]};
    uint8_t tail[4] = {crc >> 24, crc >> 16, crc >> 8, crc};
    bytes_add(&out, head, 8);
    bytes_add(&out, data, n);
    bytes_add(&out, tail, 4);
}

static size_t deflate_isal(size_t n) {
    static uint8_t memory[ISAL_DEF_LVL2_EXTRA_LARGE];
    struct isal_zstream s;
    isal_deflate_stateless_init(&s);
    s.next_in = rows, s.avail_in = n, s.next_out = packed, s.avail_out = capacity * 2;
    s.end_of_stream = 1, s.flush = NO_FLUSH, s.gzip_flag = IGZIP_ZLIB;
    s.level = 2, s.level_buf = memory, s.level_buf_size = sizeof memory;
    return isal_deflate_stateless(&s) == COMP_OK ? s.total_out : 0;
}

/* A file into `out`. */
static int encode(const pixels *x, const char *method) {
    static struct libdeflate_compressor *six, *nine;
    if (!six) six = libdeflate_alloc_compressor(6), nine = libdeflate_alloc_compressor(9);
    size_t row = (size_t)x->size * x->depth, n = (row + 1) * x->size;
    if (n > capacity) { capacity = n; rows = realloc(rows, n); packed = realloc(packed, n * 2); }
    for (int y = 0; y < x->size; y++) {
        rows[y * (row + 1)] = 0;
        memcpy(rows + y * (row + 1) + 1, x->p + y * row, row);
    }
    size_t length = !strcmp(method, "isal2")
        ? deflate_isal(n)
        : libdeflate_zlib_compress(!strcmp(method, "libdeflate6") ? six : nine, rows, n, packed, capacity * 2);
    if (!length) return 0;
    uint8_t head[13] = {0, 0, x->size >> 8, x->size, 0, 0, x->size >> 8, x->size, 8, x->depth == 3 ? 2 : 6, 0, 0, 0};
    out.n = 0;
    bytes_add(&out, "\x89PNG\r\n\x1a\n", 8);
    chunk("IHDR", head, 13);
    chunk("IDAT", packed, length);
    chunk("IEND", "", 0);
    return 1;
}

static pixels *pictures(const char *name, int *count) {
    static struct { char name[64]; pixels x[16]; int n; } all[16];
    int k = 0;
    for (; all[k].n; k++) if (!strcmp(all[k].name, name)) return *count = all[k].n, all[k].x;
    json_t *list = json_object_get(case_named(name), "pixels"), *file;
    size_t i;
    json_array_foreach(list, i, file) all[k].x[all[k].n++] = pixels_read(json_string_value(file));
    snprintf(all[k].name, sizeof all[k].name, "%s", name);
    return *count = all[k].n, all[k].x;
}

static int reply(char *f[FIELDS]) {
    int n;
    if (strcmp(f[1], "encode")) return 0;
    pixels *all = pictures(f[3], &n);
    if (!strcmp(f[0], "sample")) {
        if (!encode(&all[atoi(f[4])], f[2])) return 0;
        bytes_save(&out, f[5]);
        puts("0");
        return 1;
    }
    int repetitions = atoi(f[4]), count = atoi(f[5]) < n ? atoi(f[5]) : n;
    double start = now(), total = 0;
    for (int r = 0; r < repetitions; r++) for (int k = 0; k < count; k++) {
        if (!encode(&all[k], f[2])) return 0;
        total += out.n;
    }
    double made = (double)repetitions * count;
    printf("%.6f\t%.1f\n", (now() - start) / made, total / made);
    return 1;
}

int main(int argc, char **argv) {
    return serve(
        argc, argv, "encoders", "libdeflate " LIBDEFLATE_VERSION_STRING ", ISA-L 2", "libdeflate6\tlibdeflate9\tisal2", reply);
}
