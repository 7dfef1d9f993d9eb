// What Takumi's WASM asks of its host. The package brings bindings of its own, but these keep one instance for good,
// and an instance that a stranger's picture has brought to a trap must be replaced.

/** What an instance gives, as far as it is used here. References to values of ours are places in its table. */
export type TakumiExports = {
  memory: WebAssembly.Memory
  renderer_new(options: number): [renderer: number, error: number, failed: number]
  renderer_render(
    renderer: number,
    node: unknown,
    options: number,
  ): [at: number, length: number, error: number, failed: number]
  renderer_measure(renderer: number, node: unknown, options: number): [tree: number, error: number, failed: number]
  renderer_registerFont(renderer: number, font: unknown): [families: number, error: number, failed: number]
  __wbg_renderer_free(renderer: number, unused: number): void
  __wbindgen_start(): void
  __wbindgen_malloc(size: number, align: number): number
  __wbindgen_free(at: number, size: number, align: number): void
  __wbindgen_exn_store(reference: number): void
  __wbindgen_externrefs: WebAssembly.Table
  __externref_table_alloc(): number
  __externref_table_dealloc(reference: number): void
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

type Reachable = Record<PropertyKey, unknown>

/** The imports of version 2.16.3 by their exact names; another version does not link, and the tests say so. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one flat table of what one module asks for by name
export function takumiImports(exports: () => TakumiExports): WebAssembly.ModuleImports {
  const bytes = () => new Uint8Array(exports().memory.buffer)
  const view = () => new DataView(exports().memory.buffer)
  const text = (at: number, length: number) => decoder.decode(bytes().subarray(at >>> 0, (at >>> 0) + length))
  const answerText = (to: number, value: string) => {
    const encoded = encoder.encode(value)
    const at = exports().__wbindgen_malloc(encoded.byteLength, 1) >>> 0
    bytes().set(encoded, at)
    view().setInt32(to, at, true)
    view().setInt32(to + 4, encoded.byteLength, true)
  }
  const caught = (call: () => unknown) => {
    try {
      return call()
    } catch (error) {
      exports().__wbindgen_exn_store(reference(exports(), error))
      return undefined
    }
  }
  return {
    __wbg_Error_67e7344beaa85059: (at: number, length: number) => Error(text(at, length)),
    __wbg_new_a32a1ab6c6655abe: (at: number, length: number) => new Error(text(at, length)),
    __wbg___wbindgen_throw_5d9e815e6fdf150f: (at: number, length: number) => {
      throw new Error(text(at, length))
    },
    __wbg_String_8564e559799eccda: (to: number, value: unknown) => answerText(to, String(value)),
    __wbg___wbindgen_debug_string_0e68cf47c9cbd9b0: (to: number, value: unknown) => answerText(to, String(value)),
    __wbg___wbindgen_string_get_92ab86bb19cbc12f(to: number, value: unknown) {
      if (typeof value === 'string') answerText(to, value)
      else view().setInt32(to, 0, true)
    },
    __wbg___wbindgen_number_get_1dc732b810cb937c(to: number, value: unknown) {
      view().setFloat64(to + 8, typeof value === 'number' ? value : 0, true)
      view().setInt32(to, typeof value === 'number' ? 1 : 0, true)
    },
    __wbg___wbindgen_bigint_get_as_i64_b482365c149396c8(to: number, value: unknown) {
      view().setBigInt64(to + 8, typeof value === 'bigint' ? value : 0n, true)
      view().setInt32(to, typeof value === 'bigint' ? 1 : 0, true)
    },
    __wbg_prototypesetcall_ae9f5e7459250748: (at: number, length: number, from: Uint8Array) =>
      bytes()
        .subarray(at >>> 0, (at >>> 0) + length)
        .set(from),
    __wbg_call_269c5566fbede3eb: (call: () => unknown, self: unknown) => caught(() => call.call(self)),
    __wbg_get_6cf5a4d4d8ad3c5a: (from: object, key: PropertyKey) => caught(() => Reflect.get(from, key)),
    __wbg_next_f31ecb8646d2c605: (from: Iterator<unknown>) => caught(() => from.next()),
    __wbg_next_95053e306b1c3aed: (from: Iterator<unknown>) => from.next,
    __wbg_done_cffed884d87aa22e: (from: IteratorResult<unknown>) => from.done,
    __wbg_value_c227f843d21da141: (from: IteratorResult<unknown>) => from.value,
    __wbg_iterator_22ddeb808cf55a6f: () => Symbol.iterator,
    __wbg_get_b1f0ab13c737f856: (from: unknown[], index: number) => from[index >>> 0],
    __wbg_get_unchecked_363572bdd397d473: (from: unknown[], index: number) => from[index >>> 0],
    __wbg_get_with_ref_key_6412cf3094599694: (from: Reachable, key: PropertyKey) => from[key],
    __wbg_set_13d25b81ab403f5e(to: unknown[], index: number, value: unknown) {
      to[index >>> 0] = value
    },
    __wbg_set_6be42768c690e380(to: Reachable, key: PropertyKey, value: unknown) {
      to[key] = value
    },
    __wbg___wbindgen_in_50072d4d6e45c193: (key: PropertyKey, from: object) => key in from,
    __wbg_entries_972a87586902cf87: Object.entries,
    __wbg_length_31bdaf014f5fbde2: (from: ArrayLike<unknown>) => from.length,
    __wbg_length_4e1adc0d42e23620: (from: ArrayLike<unknown>) => from.length,
    __wbg_new_1da3429bc3c4541c: (from: ArrayBuffer) => new Uint8Array(from),
    __wbg_new_bebc3f4757acf305: () => ({}),
    __wbg_new_ffa92086ea89f79c: () => [],
    __wbg_Number_c54e7112a3fa7e3e: Number,
    __wbg_isArray_5674713bb7b79043: Array.isArray,
    __wbg_isSafeInteger_8f51c743827d1ec5: Number.isSafeInteger,
    __wbg_instanceof_ArrayBuffer_d4ff01f8247925ae: (value: unknown) => value instanceof ArrayBuffer,
    __wbg_instanceof_Map_1ff6a2b54c899f0d: (value: unknown) => value instanceof Map,
    __wbg_instanceof_Uint8Array_598adc0fef426aa8: (value: unknown) => value instanceof Uint8Array,
    __wbg___wbindgen_boolean_get_7a12af2b3f899c5a: (value: unknown) =>
      typeof value === 'boolean' ? Number(value) : 0xffffff,
    __wbg___wbindgen_is_bigint_60fc0336cb14f5d7: (value: unknown) => typeof value === 'bigint',
    __wbg___wbindgen_is_function_fcda5e3902d732fe: (value: unknown) => typeof value === 'function',
    __wbg___wbindgen_is_object_edb6b15aa3afe12e: (value: unknown) => typeof value === 'object' && value !== null,
    __wbg___wbindgen_is_string_c4f7cb494a2a21f1: (value: unknown) => typeof value === 'string',
    __wbg___wbindgen_is_undefined_8c687d0b90d5b524: (value: unknown) => value === undefined,
    __wbg___wbindgen_jsval_eq_9fdcd3c0a860dd3b: (a: unknown, b: unknown) => a === b,
    // biome-ignore lint/suspicious/noDoubleEquals: the loose comparison is what is asked for
    __wbg___wbindgen_jsval_loose_eq_3c30021c243b64cd: (a: unknown, b: unknown) => a == b,
    __wbindgen_generic_0000000000000001: (value: unknown) => value,
    __wbindgen_generic_0000000000000002: (value: unknown) => value,
    __wbindgen_generic_0000000000000003: text,
    __wbindgen_generic_0000000000000004: (value: bigint) => BigInt.asUintN(64, value),
    __wbindgen_init_externref_table() {
      const table = exports().__wbindgen_externrefs
      const first = table.grow(4)
      for (const [index, value] of [undefined, null, true, false].entries()) table.set(first + index, value)
    },
  }
}

export function reference(exports: TakumiExports, value: unknown): number {
  const place = exports.__externref_table_alloc()
  exports.__wbindgen_externrefs.set(place, value)
  return place
}
