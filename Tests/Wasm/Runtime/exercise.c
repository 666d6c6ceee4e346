// The C runtime of the wasm core, put to work inside a wasm module. Each exported function gives 0, or the number of the
// line that found something wrong. `runtime.test.mjs` calls them.

#include "../../../Sources/CWasmRuntime/runtime.c"

#define CHECK(condition) \
    do { \
        if (!(condition)) return __LINE__; \
    } while (0)

// xorshift64*, Marsaglia 2003 and Vigna 2014.
static uint64_t random_state;

static uint32_t next_random(uint32_t limit) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return (uint32_t)((random_state * 0x2545F4914F6CDD1Du) >> 32) % limit;
}

// Every block is large enough, wastes little, and its size stands for one list only.
int check_size_classes(void) {
    uint32_t last_index = 0, last_size = smallest_block;
    for (uint64_t size = 1; size <= 1u << 31; size += size < 300000 ? 1 : size / 1000) {
        uint32_t block_size, index = size_class((uint32_t)size, &block_size);
        CHECK(index < class_count);
        CHECK(block_size >= size && block_size % 16 == 0);
        CHECK(size <= 64 ? block_size <= size + 31 : block_size - size <= block_size / 5);
        CHECK(index == last_index ? block_size == last_size : index > last_index && block_size > last_size);
        last_index = index;
        last_size = block_size;
    }
    uint32_t largest;
    CHECK(size_class(1u << 31, &largest) == class_count - 1);
    return 0;
}

typedef struct {
    unsigned char *bytes;
    size_t size;
    unsigned char mark;
} piece;

static int is_marked(const piece *own) {
    for (size_t i = 0; i < own->size; i++) {
        if (own->bytes[i] != (unsigned char)(own->mark + i)) return 0;
    }
    return 1;
}

// Takes and gives back pieces of all sizes and alignments in random order. None may ever touch another.
int churn(uint64_t seed) {
    enum { count = 200 };
    static piece pieces[count];
    random_state = seed | 1;
    for (int turn = 0; turn < 20000; turn++) {
        piece *own = &pieces[next_random(count)];
        if (own->bytes) {
            CHECK(is_marked(own));
            free(own->bytes);
            own->bytes = 0;
            continue;
        }
        size_t alignment = (size_t)4 << next_random(next_random(8) ? 4 : 12);
        own->size = next_random(1u << next_random(14));
        own->mark = (unsigned char)turn;
        void *memory = 0;
        CHECK(posix_memalign(&memory, alignment, own->size) == 0);
        CHECK(memory && (uintptr_t)memory % alignment == 0);
        own->bytes = memory;
        for (size_t i = 0; i < own->size; i++) own->bytes[i] = (unsigned char)(own->mark + i);
    }
    for (int i = 0; i < count; i++) {
        if (!pieces[i].bytes) continue;
        CHECK(is_marked(&pieces[i]));
        free(pieces[i].bytes);
        pieces[i].bytes = 0;
    }
    return 0;
}

// What is given back is taken again, first of all by whoever wants as much.
int check_reuse(void) {
    void *first, *second;
    CHECK(posix_memalign(&first, 16, 1000) == 0);
    free(first);
    CHECK(posix_memalign(&second, 16, 1001) == 0);
    CHECK(first == second);
    free(second);
    free(0);
    return 0;
}

int check_refusals(void) {
    void *untouched = (void *)1;
    CHECK(posix_memalign(&untouched, 0, 8) == bad_alignment);
    CHECK(posix_memalign(&untouched, 2, 8) == bad_alignment);
    CHECK(posix_memalign(&untouched, 24, 8) == bad_alignment);
    CHECK(posix_memalign(&untouched, 16, SIZE_MAX) == no_memory);
    CHECK(posix_memalign(&untouched, (size_t)1 << 31, 8) == no_memory);
    CHECK(untouched == (void *)1);
    return 0;
}

// Takes all there is; after giving it back, as much is there again.
int check_exhaustion(void) {
    enum { most = 4000 };
    static void *taken[most];
    int counts[2];
    for (int round = 0; round < 2; round++) {
        int count = 0;
        while (count < most && posix_memalign(&taken[count], 16, 10000) == 0) count++;
        CHECK(count > 10 && count < most);
        counts[round] = count;
        while (count > 0) free(taken[--count]);
    }
    CHECK(counts[0] == counts[1]);
    return 0;
}

void free_twice(void) {
    void *memory = 0;
    posix_memalign(&memory, 16, 100);
    free(memory);
    free(memory);
}

int check_memcmp(void) {
    CHECK(memcmp("abc", "abc", 3) == 0);
    CHECK(memcmp("abc", "abd", 3) < 0);
    CHECK(memcmp("\xff", "\x01", 1) > 0);
    CHECK(memcmp("a", "b", 0) == 0);
    return 0;
}

uint64_t product[2];

void multiply(uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
    unsigned __int128 result = (unsigned __int128)__multi3(
        (__int128)((unsigned __int128)a_high << 64 | a_low), (__int128)((unsigned __int128)b_high << 64 | b_low));
    product[0] = (uint64_t)result;
    product[1] = (uint64_t)(result >> 64);
}

uint64_t *product_address(void) { return product; }
