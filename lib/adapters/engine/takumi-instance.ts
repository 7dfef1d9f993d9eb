import type { Font, MeasuredNode, RenderOptions } from '@takumi-rs/wasm'
// @ts-expect-error the package types the exports of an instance; the import gives the compiled module
import takumi from '@takumi-rs/wasm/takumi_wasm_bg.wasm'
import { reference, type TakumiExports, takumiImports } from '#lib/adapters/engine/takumi-bindings.ts'

/**
 * Pictures are named by `src` in nodes; a file that cannot be decoded is an error then, and a blank if it stands in the
 * node itself. `none` decodes it as a whole, with less memory for most; `auto` lets a PNG stream into a smaller size.
 */
export type TakumiImage = { src: string; data: Uint8Array; cache: 'none' | 'auto' }
export type TakumiOptions = Omit<RenderOptions, 'images' | 'fonts' | 'signal'> & { images?: TakumiImage[] }

/** An engine of its own, which can be dropped; that of the package cannot. Its memory grows as needed and never shrinks. */
export type TakumiInstance = {
  render(node: object, options: TakumiOptions): Uint8Array<ArrayBuffer>
  /** What `take` makes of the rendered bytes, which lie in the engine's memory and are gone afterwards. */
  renderTo<T>(node: object, options: TakumiOptions, take: (bytes: Uint8Array) => T): T
  measure(node: object, options: TakumiOptions): MeasuredNode
  registerFont(font: Font): void
  /** True once a call has ended in the middle, with whatever it held. */
  trapped(): boolean
  memoryBytes(): number
}

let held: TakumiInstance | undefined

/**
 * The engine of this isolate, for drawing and for decoding alike: workerd collects dropped ones only after about a
 * gigabyte of them, and two would each keep the memory of their largest picture. After a trap it is another one.
 */
export function heldTakumi(): TakumiInstance {
  if (!held || held.trapped()) held = openTakumi()
  return held
}

export function openTakumi(): TakumiInstance {
  const exports = start()
  const [renderer, error, failed] = exports.renderer_new(reference(exports, { cacheMaxBytes: 0 }))
  if (failed) throw taken(exports, error)
  let trapped = false
  const watched = <T>(call: () => T): T => {
    try {
      return call()
    } catch (cause) {
      trapped ||= cause instanceof WebAssembly.RuntimeError
      throw cause
    }
  }
  return {
    render: (node, options) => watched(() => render(exports, renderer, node, options, bytes => bytes.slice())),
    renderTo: (node, options, take) => watched(() => render(exports, renderer, node, options, take)),
    measure: (node, options) => watched(() => measure(exports, renderer, node, options)),
    registerFont: font => watched(() => registerFont(exports, renderer, font)),
    trapped: () => trapped,
    memoryBytes: () => exports.memory.buffer.byteLength,
  }
}

function start(): TakumiExports {
  const instance: WebAssembly.Instance = new WebAssembly.Instance(takumi, {
    './takumi_wasm_bg.js': takumiImports(() => exportsOf(instance)),
  })
  const exports = exportsOf(instance)
  exports.__wbindgen_start()
  return exports
}

/** The module is the pinned one; a test opens it and draws with it. */
const exportsOf = (instance: WebAssembly.Instance) => instance.exports as unknown as TakumiExports

function render<T>(
  exports: TakumiExports,
  renderer: number,
  node: object,
  options: TakumiOptions,
  take: (bytes: Uint8Array<ArrayBuffer>) => T,
): T {
  const [at, length, error, failed] = exports.renderer_render(renderer, node, reference(exports, options))
  if (failed) throw taken(exports, error)
  try {
    return take(new Uint8Array(exports.memory.buffer, at >>> 0, length))
  } finally {
    exports.__wbindgen_free(at, length, 1)
  }
}

function measure(exports: TakumiExports, renderer: number, node: object, options: TakumiOptions): MeasuredNode {
  const [tree, error, failed] = exports.renderer_measure(renderer, node, reference(exports, options))
  if (failed) throw taken(exports, error)
  return taken(exports, tree) as MeasuredNode
}

function registerFont(exports: TakumiExports, renderer: number, font: Font): void {
  const [families, error, failed] = exports.renderer_registerFont(renderer, font)
  if (failed) throw taken(exports, error)
  taken(exports, families)
}

function taken(exports: TakumiExports, place: number): unknown {
  const value: unknown = exports.__wbindgen_externrefs.get(place)
  exports.__externref_table_dealloc(place)
  return value
}
