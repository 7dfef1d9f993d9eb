import { escaped } from '#dev/http/escaped.ts'
import type { Raster } from '#lib/render/raster.ts'
import { box, image, type SceneNode } from '#lib/render/scene.ts'

export type Cell = { file: string | null; bytes: Uint8Array | null; width: number; height: number; note: string }
export type Row = { title: string; cells: Cell[] }

const CELL_PX = 300
const GAP_PX = 12

/** Rows of pictures, each drawn 300 px wide at most, as one picture to look at. */
export async function contactSheet(
  raster: Raster,
  rows: readonly Row[],
  [width, height]: readonly [number, number],
): Promise<Uint8Array> {
  const tall = Math.round((CELL_PX * height) / width)
  const images = new Map<string, Uint8Array>()
  const nodes = rows.flatMap((row, line) =>
    row.cells.flatMap((cell, column): SceneNode[] => {
      const frame = {
        x: GAP_PX + column * (CELL_PX + GAP_PX),
        y: GAP_PX + line * (tall + GAP_PX),
        width: CELL_PX,
        height: tall,
      }
      if (!cell.file || !cell.bytes) return [box(frame, { backgroundColor: '#6E6E6E' })]
      images.set(cell.file, cell.bytes)
      return [image(frame, cell.file, { objectFit: 'contain' })]
    }),
  )
  const size = { width: GAP_PX + 6 * (CELL_PX + GAP_PX), height: GAP_PX + rows.length * (tall + GAP_PX) }
  const root = {
    type: 'container' as const,
    style: { position: 'relative', ...size, backgroundColor: '#888888' },
    children: nodes,
  }
  return raster.draw({ root, ...size, images, fonts: [] }, 'png')
}

export function indexPage(rows: readonly Row[]): string {
  const cell = ({ file, note }: Cell) =>
    file
      ? `<a href="${file}"><img src="${file}" loading="lazy" title="${escaped(note)}"></a>`
      : `<p>${escaped(note)}</p>`
  const section = ({ title, cells }: Row) => `<h2>${escaped(title)}</h2><div>${cells.map(cell).join('')}</div>`
  const style =
    'body{background:#888;color:#111;font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}img{width:300px;display:block}h2{font-size:15px;margin:28px 0 8px}p{width:276px;padding:12px;background:#777;margin:0}'
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.map(section).join('')}`
}
