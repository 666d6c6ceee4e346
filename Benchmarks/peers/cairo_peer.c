/* cairo from C. To its advantage: paths are parsed and patterns made ahead, and surfaces are kept.
 * default: cairo's own PNG writer; spng1: libspng at level 1 without filters. */
#define _GNU_SOURCE
#include "peer.h"
#include <cairo.h>
#include <spng.h>

typedef struct { icon i; cairo_pattern_t *gradient; cairo_surface_t *surface; } drawing;

static void trace(cairo_t *c, const path *p) {
    const double *v = p->numbers;
    double x = 0, y = 0;
    for (int k = 0; k < p->n; k++) switch (p->letters[k]) {
        case 'M': cairo_move_to(c, v[0], v[1]); v += 2; break;
        case 'L': cairo_line_to(c, v[0], v[1]); v += 2; break;
        case 'C': cairo_curve_to(c, v[0], v[1], v[2], v[3], v[4], v[5]); v += 6; break;
        case 'Q':
            cairo_get_current_point(c, &x, &y);
            cairo_curve_to(
                c, x + (v[0] - x) * 2 / 3, y + (v[1] - y) * 2 / 3, v[2] + (v[0] - v[2]) * 2 / 3,
                v[3] + (v[1] - v[3]) * 2 / 3, v[2], v[3]);
            v += 4;
            break;
        default: cairo_close_path(c);
    }
}

/* One for each size and kind; an icon is done with before the next begins. */
static cairo_surface_t *kept(int size, int is_opaque) {
    static struct { int size, is_opaque; cairo_surface_t *s; } all[64];
    int k = 0;
    for (; all[k].s; k++) if (all[k].size == size && all[k].is_opaque == is_opaque) return all[k].s;
    all[k].size = size, all[k].is_opaque = is_opaque;
    return all[k].s = cairo_image_surface_create(is_opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, size, size);
}

static drawing prepare(json_t *picture) {
    drawing d = {icon_read(picture), 0, 0};
    d.surface = kept(d.i.size, d.i.is_opaque);
    if (!d.i.has_plate) return d;
    double radius = hypot(d.i.x1 - d.i.x0, d.i.y1 - d.i.y0);
    d.gradient = d.i.is_radial ? cairo_pattern_create_radial(d.i.x0, d.i.y0, 0, d.i.x0, d.i.y0, radius)
                               : cairo_pattern_create_linear(d.i.x0, d.i.y0, d.i.x1, d.i.y1);
    for (int k = 0; k < d.i.stop_count; k++) {
        stop s = d.i.stops[k];
        cairo_pattern_add_color_stop_rgb(d.gradient, s.offset, s.r, s.g, s.b);
    }
    return d;
}

static void draw(const drawing *d) {
    cairo_t *c = cairo_create(d->surface);
    if (!d->i.is_opaque) {
        cairo_set_operator(c, CAIRO_OPERATOR_CLEAR);
        cairo_paint(c);
        cairo_set_operator(c, CAIRO_OPERATOR_OVER);
    }
    if (d->gradient) {
        cairo_set_source(c, d->gradient);
        if (d->i.has_outline) { trace(c, &d->i.outline); cairo_fill(c); }
        else cairo_paint(c);
    }
    cairo_set_source_rgb(c, d->i.ink[0], d->i.ink[1], d->i.ink[2]);
    trace(c, &d->i.glyph);
    cairo_fill(c);
    cairo_destroy(c);
    cairo_surface_flush(d->surface);
}

static bytes out;

static cairo_status_t cairo_sink(void *unused, const unsigned char *data, unsigned n) {
    (void)unused;
    bytes_add(&out, data, n);
    return CAIRO_STATUS_SUCCESS;
}

static int spng_sink(spng_ctx *x, void *unused, void *data, size_t n) {
    (void)x; (void)unused;
    bytes_add(&out, data, n);
    return 0;
}

static void encode_spng(const drawing *d) {
    static uint8_t *px;
    static size_t capacity;
    int n = d->i.size, depth = d->i.is_opaque ? 3 : 4, stride = cairo_image_surface_get_stride(d->surface);
    size_t need = (size_t)n * n * depth;
    if (need > capacity) px = realloc(px, capacity = need);
    const uint8_t *source = cairo_image_surface_get_data(d->surface);
    uint8_t *o = px;
    for (int y = 0; y < n; y++) {
        const uint32_t *row = (const uint32_t *)(source + (size_t)y * stride);
        for (int x = 0; x < n; x++, o += depth) {
            uint32_t v = row[x], a = v >> 24, r = v >> 16 & 255, g = v >> 8 & 255, b = v & 255;
            if (depth == 4) {
                if (a && a < 255) r = (r * 255 + a / 2) / a, g = (g * 255 + a / 2) / a, b = (b * 255 + a / 2) / a;
                o[3] = a;
            }
            o[0] = r; o[1] = g; o[2] = b;
        }
    }
    spng_ctx *x = spng_ctx_new(SPNG_CTX_ENCODER);
    spng_set_png_stream(x, spng_sink, 0);
    struct spng_ihdr head = {n, n, 8, depth == 3 ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA, 0, 0, 0};
    spng_set_ihdr(x, &head);
    spng_set_option(x, SPNG_IMG_COMPRESSION_LEVEL, 1);
    spng_set_option(x, SPNG_FILTER_CHOICE, SPNG_DISABLE_FILTERING);
    if (spng_encode_image(x, px, need, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE)) exit(1);
    spng_ctx_free(x);
}

/* A file into `out`. */
static void make(const drawing *d, int is_spng) {
    draw(d);
    out.n = 0;
    if (is_spng) encode_spng(d);
    else cairo_surface_write_to_png_stream(d->surface, cairo_sink, 0);
}

/* The icons of a case, made ready once. */
static drawing *icons(const char *name, int *count) {
    static struct { char name[64]; drawing d[16]; int n; } all[64];
    int k = 0;
    for (; all[k].n; k++) if (!strcmp(all[k].name, name)) return *count = all[k].n, all[k].d;
    json_t *list = json_object_get(case_named(name), "icons"), *picture;
    size_t i;
    json_array_foreach(list, i, picture) all[k].d[all[k].n++] = prepare(picture);
    snprintf(all[k].name, sizeof all[k].name, "%s", name);
    return *count = all[k].n, all[k].d;
}

static int whole_set(int is_spng, const char *folder) {
    static drawing all[128];
    static const char *names[128];
    static int n;
    json_t *list = json_object_get(job, "set"), *file;
    size_t i;
    if (!n) json_array_foreach(list, i, file) {
        all[n] = prepare(json_object_get(file, "picture"));
        names[n++] = json_string_value(json_object_get(file, "name"));
    }
    size_t total = 0;
    double start = now();
    for (int k = 0; k < n; k++) {
        char target[1024];
        snprintf(target, sizeof target, "%s/%s", folder, names[k]);
        make(&all[k], is_spng);
        bytes_save(&out, target);
        total += out.n;
    }
    printf("%.6f\t%zu\n", now() - start, total);
    return 1;
}

static int reply(char *f[FIELDS]) {
    if (!strcmp(f[0], "set")) return whole_set(!strcmp(f[1], "spng1"), f[2]);
    int n, is_spng = !strcmp(f[2], "spng1"), is_raster = !strcmp(f[1], "raster");
    drawing *all = icons(f[3], &n);
    if (!strcmp(f[0], "sample")) {
        make(&all[atoi(f[4])], is_spng);
        bytes_save(&out, f[5]);
        puts("0");
        return 1;
    }
    if (strcmp(f[0], "measure")) return 0;
    int repetitions = atoi(f[4]), count = atoi(f[5]) < n ? atoi(f[5]) : n;
    double start = now(), total = 0;
    for (int r = 0; r < repetitions; r++) for (int k = 0; k < count; k++) {
        if (is_raster) { draw(&all[k]); continue; }
        make(&all[k], is_spng);
        total += out.n;
    }
    double made = (double)repetitions * count;
    printf("%.6f\t%.1f\n", (now() - start) / made, total / made);
    return 1;
}

int main(int argc, char **argv) {
    return serve(argc, argv, "cairo", cairo_version_string(), "default\tspng1", reply);
}
