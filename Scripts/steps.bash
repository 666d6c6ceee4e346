# Sourced by Scripts/test and Scripts/test-long: runs steps one after the other and tells at the end how each went.
# A step that fails does not keep the next from running. What a step prints goes to build/logs/; the last lines are shown.

mkdir -p build/logs
passed=() failed=()

# step TITLE COMMAND…
step() {
    local title=$1 log start seconds
    shift
    log=build/logs/$(tr ' ' - <<<"$title").log
    start=$SECONDS
    printf '\n== %s\n' "$title"
    if "$@" >"$log" 2>&1; then
        tail -n 8 "$log"
        seconds=$((SECONDS - start))
        passed+=("$(printf '%-8s%4d s  %s' passed "$seconds" "$title")")
    else
        grep -E 'error:|✘|FAILED|^not ok' "$log" | head -n 40 || true
        tail -n 40 "$log"
        seconds=$((SECONDS - start))
        failed+=("$(printf '%-8s%4d s  %s: the whole output is in %s' FAILED "$seconds" "$title" "$log")")
    fi
}

# The last thing a script does: the summary, and the exit code.
finish() {
    printf '\n== Summary\n'
    printf '%s\n' "${passed[@]}" "${failed[@]}" | grep . || true
    printf '\n%d passed, %d failed\n' "${#passed[@]}" "${#failed[@]}"
    [[ ${#failed[@]} -eq 0 ]]
}
