// Links libm on Linux, which `squareRoot()` and `rounded(.down)` call in debug builds. Nothing is imported for wasm,
// where both are single instructions.
#if canImport(Glibc)
    internal import Glibc
#endif
