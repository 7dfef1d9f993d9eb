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

/** What draws, with the fonts that it was given. */
export type TakumiRenderer = {
  render(node: object, options: TakumiOptions): Uint8Array<ArrayBuffer>
  /** What `take` makes of the rendered bytes, which lie in the engine's memory and are gone afterwards. */
  renderTo<T>(node: object, options: TakumiOptions, take: (bytes: Uint8Array) => T): T
  measure(node: object, options: TakumiOptions): MeasuredNode
  registerFont(font: Font): void
}

/** An engine of its own, which can be dropped; that of the package cannot. Its memory grows as needed and never shrinks. */
export type TakumiInstance = TakumiRenderer & {
  /** Another renderer in the same memory; what its fonts fill is free again when it is let go. */
  apart(): TakumiRenderer & { letGo(): void }
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
  let trapped = false
  const watched: Watched = call => {
    try {
      return call()
    } catch (cause) {
      trapped ||= cause instanceof WebAssembly.RuntimeError
      throw cause
    }
  }
  const first = rendererOf(exports, watched)
  return {
    ...first.renderer,
    apart() {
      const { renderer, at } = rendererOf(exports, watched)
      // After a trap the whole memory is dropped, and nothing in it is touched again.
      return { ...renderer, letGo: () => void (trapped || watched(() => exports.__wbg_renderer_free(at, 0))) }
    },
    trapped: () => trapped,
    memoryBytes: () => exports.memory.buffer.byteLength,
  }
}

type Watched = <T>(call: () => T) => T

function rendererOf(exports: TakumiExports, watched: Watched): { renderer: TakumiRenderer; at: number } {
  const [at, error, failed] = exports.renderer_new(reference(exports, { cacheMaxBytes: 0 }))
  if (failed) throw taken(exports, error)
  const renderer: TakumiRenderer = {
    render: (node, options) => watched(() => render(exports, at, node, options, bytes => bytes.slice())),
    renderTo: (node, options, take) => watched(() => render(exports, at, node, options, take)),
    measure: (node, options) => watched(() => measure(exports, at, node, options)),
    registerFont: font => watched(() => registerFont(exports, at, font)),
  }
  return { renderer, at }
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
