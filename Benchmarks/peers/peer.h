/* What the peers in C share: the job, and the lines that are spoken with IconBench (README.md). Included once, by the program. */
#ifndef PEER_H
#define PEER_H
#include <jansson.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *job_folder;
static json_t *job;

/* ---- Bytes that grow ---- */

typedef struct { uint8_t *p; size_t n, capacity; } bytes;

static void bytes_add(bytes *b, const void *data, size_t n) {
    if (b->n + n > b->capacity) b->p = realloc(b->p, b->capacity = (b->n + n) * 2);
    memcpy(b->p + b->n, data, n);
    b->n += n;
}

static void bytes_save(const bytes *b, const char *path) {
    FILE *f = fopen(path, "wb");
    if (!f) { perror(path); exit(1); }
    fwrite(b->p, 1, b->n, f);
    fclose(f);
}

/* ---- Icons ---- */

/* Letters of M L Q C Z, and their numbers one after the other. */
typedef struct { int n; char *letters; double *numbers; } path;

typedef struct { double offset, r, g, b; } stop;

typedef struct {
    int size, is_opaque;
    int has_plate, has_outline, is_radial;
    double x0, y0, x1, y1;
    int stop_count;
    stop stops[64];
    path outline, glyph;
    double ink[3];
} icon;

static path path_read(const char *text) {
    path p = {0, malloc(strlen(text) + 1), malloc((strlen(text) + 1) * sizeof(double))};
    double *next = p.numbers;
    for (const char *s = text; *s;) {
        char *end;
        if (*s == ' ') { s++; continue; }
        if (strchr("MLQCZ", *s)) { p.letters[p.n++] = *s++; continue; }
        *next++ = strtod(s, &end);
        if (end == s) { fprintf(stderr, "path data: %.20s\n", s); exit(1); }
        s = end;
    }
    return p;
}

static void color_read(const char *text, double *r, double *g, double *b) {
    unsigned v = (unsigned)strtoul(text + 1, 0, 16);
    *r = (v >> 16 & 255) / 255.0, *g = (v >> 8 & 255) / 255.0, *b = (v & 255) / 255.0;
}

static icon icon_read(json_t *picture) {
    icon i = {0};
    i.size = (int)json_integer_value(json_object_get(picture, "size"));
    i.is_opaque = json_is_true(json_object_get(picture, "isOpaque"));
    i.glyph = path_read(json_string_value(json_object_get(picture, "glyph")));
    color_read(json_string_value(json_object_get(picture, "ink")), &i.ink[0], &i.ink[1], &i.ink[2]);
    json_t *plate = json_object_get(picture, "plate");
    if (!json_is_object(plate)) return i;
    i.has_plate = 1;
    const char *outline = json_string_value(json_object_get(plate, "outline"));
    if (outline) { i.has_outline = 1; i.outline = path_read(outline); }
    json_t *line = json_object_get(plate, "gradient"), *points = json_object_get(line, "points");
    i.is_radial = !strcmp(json_string_value(json_object_get(line, "kind")), "radial");
    double *to[4] = {&i.x0, &i.y0, &i.x1, &i.y1};
    for (size_t k = 0; k < 4; k++) *to[k] = json_number_value(json_array_get(json_array_get(points, k / 2), k % 2));
    json_t *stops = json_object_get(plate, "stops");
    for (size_t k = 0; k < json_array_size(stops) && k < 64; k++, i.stop_count++) {
        json_t *s = json_array_get(stops, k);
        i.stops[k].offset = json_number_value(json_object_get(s, "offset"));
        color_read(
            json_string_value(json_object_get(s, "color")), &i.stops[k].r, &i.stops[k].g, &i.stops[k].b);
    }
    return i;
}

static json_t *case_named(const char *name) {
    json_t *cases = json_object_get(job, "cases"), *c;
    size_t k;
    json_array_foreach(cases, k, c) if (!strcmp(json_string_value(json_object_get(c, "name")), name)) return c;
    return 0;
}

/* ---- Pixels ---- */

typedef struct { int size, depth; uint8_t *p; } pixels;

/* A portable arbitrary map, as IconBench writes it. */
static pixels pixels_read(const char *name) {
    char file[1024];
    snprintf(file, sizeof file, "%s/%s", job_folder, name);
    FILE *f = fopen(file, "rb");
    pixels x = {0};
    if (!f || fscanf(f, "P7 WIDTH %d HEIGHT %*d DEPTH %d MAXVAL 255 TUPLTYPE %*s ENDHDR", &x.size, &x.depth) != 2) {
        fprintf(stderr, "%s is no PAM\n", file);
        exit(1);
    }
    fgetc(f);
    size_t n = (size_t)x.size * x.size * x.depth;
    x.p = malloc(n);
    if (fread(x.p, 1, n, f) != n) { fprintf(stderr, "%s is cut off\n", file); exit(1); }
    fclose(f);
    return x;
}

/* ---- Lines ---- */

/* Processor time of this process, in milliseconds. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

#define FIELDS 7

/* Does what fields ask for and prints the answer; gives 0 if it cannot. */
typedef int (*answer)(char *fields[FIELDS]);

static int serve(int argc, char **argv, const char *name, const char *version, const char *methods, answer reply) {
    static char line[4096];
    json_error_t problem;
    job_folder = argv[argc - 1];
    snprintf(line, sizeof line, "%s/job.json", job_folder);
    job = json_load_file(line, 0, &problem);
    if (!job) { printf("missing\t%s: %s\n", line, problem.text); return 0; }
    printf("ready\t%s\t%s\t%s\n", name, version, methods);
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        char *fields[FIELDS] = {"", "", "", "", "", "", ""};
        line[strcspn(line, "\n")] = 0;
        char *rest = line;
        for (int k = 0; k < FIELDS && rest; k++) fields[k] = strsep(&rest, "\t");
        if (!reply(fields)) printf("error\tthis peer cannot do that\n");
        fflush(stdout);
    }
    return 0;
}
#endif
