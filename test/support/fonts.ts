// Font files in every form in which they are sent, made of those that are installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { readFont } from '#lib/media/font/read.ts'

const root = join(import.meta.dirname, '../..')
const fileOf = (path: string): Uint8Array => new Uint8Array(readFileSync(join(root, path)))

export const installed = (name: string, cut = 'latin-wght-normal'): Uint8Array =>
  fileOf(`node_modules/@fontsource-variable/${name}/files/${name}-${cut}.woff2`)

export const woff2 = (): Uint8Array => installed('gabarito')
/** With outlines of PostScript, one weight, letters without accents. */
export const otf = (): Uint8Array => fileOf('test/support/fonts/gabarito-800.otf')
export const ttf = (name = 'playfair-display'): Uint8Array => readFont(installed(name), unbrotli).bytes

/** Where a table stands in a TTF or OTF file. */
export function tableIn(file: Uint8Array, tag: string): { at: number; length: number; entry: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16)
    if (String.fromCharCode(...file.subarray(entry, entry + 4)) === tag)
      return { at: view.getUint32(entry + 8), length: view.getUint32(entry + 12), entry }
  throw new Error(`the file has no ${tag}`)
}

/** The file with two bytes of a table changed. */
export function changed(file: Uint8Array, tag: string, at: number, value: number): Uint8Array {
  const copy = file.slice()
  new DataView(copy.buffer).setUint16(tableIn(copy, tag).at + at, value)
  return copy
}

/** Its maker allows no embedding. */
export const restricted = (): Uint8Array => changed(ttf(), 'OS/2', 8, 2)
