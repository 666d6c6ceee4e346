// What Embedded Swift asks of a C library on wasm32-unknown-none-wasm, which has none: memory, and two small functions
// that the compiler calls on its own. Empty on every other platform.
//
// Nothing here is imported from the host. What is missing is missing on purpose: `arc4random_buf` (hashing: its order
// would reach the output), `putchar` (printing), `round`, `fmod`, `sin` and their like (their last bit differs between
// systems). Whoever uses those is told by the linker.

#ifdef __wasm__

#include "include/CWasmRuntime.h"

#include <stdint.h>

// MARK: Memory
//
// A block is a header and what was asked for, rounded up to one of 103 sizes: multiples of 16 bytes up to 64, then four
// steps to each power of two, so that at most a fifth of a large block is lost. A freed block goes to the list of its
// size and is the first to be taken again; both take a few instructions, whatever else is allocated. Blocks are neither
// split nor joined: an icon is drawn with the same few sizes as the one before it, and memory stops growing after the
// first. The worst case, using ever new sizes one after the other, costs the sum of the largest use of each.
//
//     block                          payload
//     | padding (0 when ≤ 16) | header (16 bytes) | what was asked for | rounding |
//
// New blocks are cut from the end of the memory, which grows by at least `growth` bytes at a time. wasm is
// single-threaded here, so nothing is locked.

typedef struct {
    uint32_t size_class; // index of `free_lists`, or `freed`
    uint32_t offset;     // from the start of the block to the payload
    uint32_t unused[2];  // keeps the payload at a multiple of 16
} header;

// A block in a list. It may lie on its own header, so the field that tells a freed block has the same place.
typedef struct free_block {
    uint32_t size_class;
    struct free_block *next;
} free_block;

enum {
    natural_alignment = 16,
    smallest_block = 32,
    freed = 0xFFFF,      // in `size_class` while a block is in a list: freeing it again traps
    class_count = 103,   // 3 up to 64 bytes, then 4 for each power of two up to 2^31
    page = 65536,        // bytes, fixed by WebAssembly
    growth = 16 * page,  // each growth makes JavaScript renew its views, so it is worth a megabyte
    no_memory = 12,      // ENOMEM
    bad_alignment = 22,  // EINVAL
};

static const uint32_t largest_request = 1u << 30;

extern unsigned char __heap_base; // set by the linker: the first byte behind the stack and the data
static uintptr_t unused_start;    // the first byte that never belonged to a block; 0 before the first call
static free_block *free_lists[class_count];

// The size class whose blocks hold `size` bytes (32 … 2^31), and their size.
static uint32_t size_class(uint32_t size, uint32_t *block_size) {
    if (size <= 64) {
        uint32_t index = size <= smallest_block ? 0 : (size - smallest_block + 15) / 16;
        *block_size = smallest_block + index * 16;
        return index;
    }
    uint32_t exponent = 31 - (uint32_t)__builtin_clz(size - 1); // 2^exponent < size ≤ 2^(exponent + 1)
    uint32_t step = exponent - 2;                               // four steps: 2^(exponent - 2) bytes each
    uint32_t steps = ((size - 1) >> step) + 1;                  // 5 … 8
    *block_size = steps << step;
    return 3 + (exponent - 6) * 4 + (steps - 5);
}

// `size` bytes, a multiple of 16, that never belonged to a block. 0 when there are none.
static uintptr_t cut(uint32_t size) {
    if (!unused_start) {
        unused_start = ((uintptr_t)&__heap_base + natural_alignment - 1) & ~(uintptr_t)(natural_alignment - 1);
    }
    uint64_t end = (uint64_t)__builtin_wasm_memory_size(0) * page;
    uint64_t needed = (uint64_t)unused_start + size;
    if (needed > UINT32_MAX) return 0;
    if (needed > end) {
        uint64_t missing = needed - end;
        size_t pages = (size_t)((missing + page - 1) / page);
        size_t wanted = missing < growth ? growth / page : pages;
        if (__builtin_wasm_memory_grow(0, wanted) == SIZE_MAX && __builtin_wasm_memory_grow(0, pages) == SIZE_MAX) {
            return 0;
        }
    }
    uintptr_t start = unused_start;
    unused_start += size;
    return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return bad_alignment;
    if (size > largest_request || alignment > largest_request / 2) return no_memory;
    // Every block begins at a multiple of 16; a wider alignment may need to skip up to that much less 16.
    size_t skipped = alignment > natural_alignment ? alignment - natural_alignment : 0;
    uint32_t block_size;
    uint32_t index = size_class((uint32_t)(sizeof(header) + skipped + size), &block_size);
    uintptr_t block = (uintptr_t)free_lists[index];
    if (block) {
        free_lists[index] = free_lists[index]->next;
    } else if (!(block = cut(block_size))) {
        return no_memory;
    }
    uintptr_t payload = block + sizeof(header);
    if (skipped) payload = (payload + alignment - 1) & ~(uintptr_t)(alignment - 1);
    header *own = (header *)payload - 1;
    own->size_class = index;
    own->offset = (uint32_t)(payload - block);
    *result = (void *)payload;
    return 0;
}

void free(void *payload) {
    if (!payload) return;
    header *own = (header *)payload - 1;
    uint32_t index = own->size_class;
    if (index >= class_count) __builtin_trap();
    free_block *block = (free_block *)((uintptr_t)payload - own->offset);
    own->size_class = freed;
    block->next = free_lists[index];
    free_lists[index] = block;
}

// MARK: What the compiler calls

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < count; i++) {
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    }
    return 0;
}

// The low 128 bits of a product of 128-bit numbers; checked 64-bit multiplication is made of it. Schoolbook
// multiplication in digits of 32 bits.
__int128 __multi3(__int128 a, __int128 b) {
    uint64_t a_low = (uint64_t)a, a_high = (uint64_t)((unsigned __int128)a >> 64);
    uint64_t b_low = (uint64_t)b, b_high = (uint64_t)((unsigned __int128)b >> 64);
    uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
    uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
    uint64_t middle = (p00 >> 32) + (uint32_t)p01 + (uint32_t)p10; // < 3 * 2^32
    uint64_t low = (middle << 32) | (uint32_t)p00;
    uint64_t high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + a_low * b_high + a_high * b_low;
    return (__int128)(((unsigned __int128)high << 64) | low);
}

#else

// A file of C must declare something.
typedef int icon_wasm_runtime_is_empty;

#endif
