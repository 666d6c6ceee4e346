typedef int cwasm_empty;
