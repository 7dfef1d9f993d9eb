import { type BoxNode, box, image, type Rect } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'

const SIDE = 256
let tile: Uint8Array | undefined

/** Fine paper grain over a rectangle, so that gradients do not band; strength .04 on dark, .08 on paper. */
export function grain(rect: Rect, strength: number): BoxNode {
  tile ??= makeTile()
  const data = tile.slice()
  for (let at = 3; at < data.length; at += 4) data[at] = Math.round((data[at] ?? 0) * strength)
  const columns = Math.ceil(rect.width / SIDE)
  const rows = Math.ceil(rect.height / SIDE)
  const source = { width: SIDE, height: SIDE, data }
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    image({ x: (index % columns) * SIDE, y: Math.floor(index / columns) * SIDE, width: SIDE, height: SIDE }, source),
  )
  return box(rect, { overflow: 'hidden' }, tiles)
}

/** The sum of four even throws: near zero mostly, black or white by its sign. */
function makeTile(): Uint8Array {
  const roll = dice('grain')
  const data = new Uint8Array(SIDE * SIDE * 4)
  for (let at = 0; at < data.length; at += 4) {
    const value = roll() + roll() + roll() + roll() - 2
    data.fill(value > 0 ? 255 : 0, at, at + 3)
    data[at + 3] = Math.min(255, Math.round(Math.abs(value) * 255))
  }
  return data
}
