# One word for each thing one does here; each is one script of Scripts/, which may be run by itself too.

SECONDS = 60

.PHONY: run test test-long wasm fuzz format lint clean

run:        ; @Scripts/run
test:       ; @Scripts/test
test-long:  ; @Scripts/test-long
wasm:       ; @Scripts/build-wasm
fuzz:       ; @Scripts/fuzz $(SECONDS)
format:     ; @Scripts/format
lint:       ; @Scripts/lint
clean:      ; @Scripts/clean
