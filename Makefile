# One word for each thing one does here; each is one script of Scripts/, which may be run by itself too.

SECONDS = 60

.PHONY: run test test-long wasm web fuzz bench format lint sheet screens clean help

run:        ; @Scripts/run              # set up, build, fetch the glyph packs, serve the app
test:       ; @Scripts/test             # every test that fits in 25 minutes
test-long:  ; @Scripts/test-long        # those, and long fuzzing and sanitizers
wasm:       ; @Scripts/build-wasm       # the core for the browser: build/icon-core.wasm
web:        ; @Scripts/build-web        # the app: build/web
fuzz:       ; @Scripts/fuzz $(SECONDS)  # each fuzz target for SECONDS
bench:      ; @Scripts/bench            # measure, and say what moved since the baseline
format:     ; @Scripts/format           # bring the sources into shape
lint:       ; @Scripts/lint             # read everything without running it
sheet:      ; @Scripts/contact-sheet    # draw the pictures of docs/ anew
screens:    ; @Scripts/screens          # make the pictures of the app in docs/ anew
clean:      ; @Scripts/clean            # remove all that was built

help:       ; @sed -n 's/^\([a-z-]*\): *; @Scripts[^#]*# /\1|/p' Makefile | column -t -s '|'
