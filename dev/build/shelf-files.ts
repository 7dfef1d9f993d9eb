import { readFile } from 'node:fs/promises'
import type { FontShelf } from '#lib/render/raster.ts'

const root = new URL('../../', import.meta.url)
const staticOnly = ['noto-sans-symbols-2', 'noto-sans-math']
let emoji: Promise<Map<string, string>> | undefined

/** The shelf as it lies in the installed packages; a deployment serves the same paths as static assets. */
export const localShelf: FontShelf = {
  async load(path) {
    const [kind, ...rest] = path.split('/')
    if (kind === 'glyphs') return bytes(`lib/render/type/coverage/${rest[0]}`)
    if (kind === 'emoji') return drawn(rest[0] ?? '')
    if (kind === 'sound') return bytes(`lib/video/sound/beds/${rest[0]}`)
    if (kind === 'previews') return (await import('#dev/previews.ts')).preview(rest[0] ?? '')
    const [name = '', file] = rest
    return bytes(
      `node_modules/${staticOnly.includes(name) ? '@fontsource' : '@fontsource-variable'}/${name}/files/${file}`,
    )
  },
}

async function bytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(new URL(path, root)).then(file => new Uint8Array(file), missing)
}

/** A file that is there and cannot be read is no missing one: a picture without its font would be another picture, and nobody would know why. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}

export const emojiNames = async (): Promise<string[]> => [...(await drawings()).keys()]

function drawings(): Promise<Map<string, string>> {
  emoji ??= readFile(new URL('node_modules/@svgmoji/noto/sprites/all.svg', root), 'utf8').then(byName)
  return emoji
}

async function drawn(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const svg = (await drawings()).get(file.replace('.svg', ''))
  return svg ? new TextEncoder().encode(svg) : null
}

/** The package brings one sheet of all drawings; each is an <svg> with its code points as id. */
function byName(sheet: string): Map<string, string> {
  const parts = sheet.split(/(?=<svg\s[^<>]{0,300}id="[0-9A-F]{4,6}(?:-[0-9A-F]{4,6})*")/).slice(1)
  return new Map(
    parts.map(part => {
      const id = /id="([0-9A-F-]+)"/.exec(part)?.[1] ?? ''
      const drawing = part.slice(0, part.lastIndexOf('</svg>') + 6).replace(/<\/svg>\s*<\/svg>$/, '</svg>')
      return [id, drawing.replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')]
    }),
  )
}
