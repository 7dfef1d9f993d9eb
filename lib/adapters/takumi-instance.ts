// @ts-expect-error the package types the exports of an instance; the import gives the compiled module
import takumi from '@takumi-rs/wasm/takumi_wasm_bg.wasm'
import { reference, type TakumiExports, takumiImports } from '#lib/adapters/takumi-bindings.ts'

export type DrawOptions = {
  width: number
  height: number
  format: 'raw' | 'png' | 'jpeg'
  quality?: number
  /**
   * What nodes name by `src`; a file that cannot be decoded is an error here, and a blank if given in the node itself.
   * `none` decodes it as a whole, with less memory for most; `auto` lets a PNG stream into a smaller size.
   */
  images?: { src: string; data: Uint8Array; cache: 'none' | 'auto' }[]
}

/** An engine of its own, which can be dropped; that of the package cannot. Its memory grows as needed and never shrinks. */
export type TakumiInstance = {
  draw(node: object, options: DrawOptions): Uint8Array
  /** True once a call has ended in the middle, with whatever it held. */
  trapped(): boolean
  memoryBytes(): number
}

export function openTakumi(): TakumiInstance {
  let exports: TakumiExports | undefined
  const current = () => exports ?? fail()
  exports = exportsOf(new WebAssembly.Instance(takumi, { './takumi_wasm_bg.js': takumiImports(current) }))
  exports.__wbindgen_start()
  const [renderer, error, failed] = exports.renderer_new(reference(exports, { cacheMaxBytes: 0 }))
  if (failed) throw taken(exports, error)
  let trapped = false
  return {
    draw(node, options) {
      try {
        return draw(current(), renderer, node, options)
      } catch (error) {
        trapped ||= error instanceof WebAssembly.RuntimeError
        throw error
      }
    },
    trapped: () => trapped,
    memoryBytes: () => current().memory.buffer.byteLength,
  }
}

function draw(exports: TakumiExports, renderer: number, node: object, options: DrawOptions): Uint8Array {
  const [at, length, error, failed] = exports.renderer_render(renderer, node, reference(exports, options))
  if (failed) throw taken(exports, error)
  const bytes = new Uint8Array(exports.memory.buffer, at >>> 0, length).slice()
  exports.__wbindgen_free(at, length, 1)
  return bytes
}

/** The module is the pinned one; a test opens it and draws with it. */
const exportsOf = (instance: WebAssembly.Instance) => instance.exports as unknown as TakumiExports

function taken(exports: TakumiExports, place: number): unknown {
  const value: unknown = exports.__wbindgen_externrefs.get(place)
  exports.__externref_table_dealloc(place)
  return value
}

function fail(): never {
  throw new Error('the instance asked for its host before it was there')
}
