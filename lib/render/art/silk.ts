import { layered, noise } from '#lib/render/art/noise.ts'
import { paint, ramp, smooth } from '#lib/render/art/paint.ts'
import type { ImageNode, Rect } from '#lib/render/scene.ts'
import type { Dice } from '#lib/render/seed.ts'

const EDGE = 0.045

/** Sheets of lit cloth, one over the other, that rise out of the paper on one side. */
export function silk(
  rect: Rect,
  roll: Dice,
  colours: readonly string[],
  from: 'foot' | 'right' | 'top' | 'all',
): ImageNode {
  const warp = layered(noise(roll), 2)
  const lean = (roll() - 0.5) * 1.1
  const shift = roll() * 9
  const reach = Math.max(rect.width, rect.height)
  return paint(rect, ramp(colours, 224), 1.6, (x, y) => {
    const px = x / reach
    const py = y / reach
    const bend = warp(px * 1.25 + shift, py * 1.05)
    const fine = warp(px * 2.6 - shift, py * 2.2 + 4)
    const place = (from === 'right' ? px + py * lean : py + px * lean) * 3.1 + bend * 1.7 + fine * 0.3 + shift
    const sheet = Math.floor(place)
    const within = place - sheet
    // Each sheet brightens towards its edge, then drops into the shade of the next.
    const tone = (k: number, f: number) =>
      0.3 + ((((k * 0.618) % 1) + 1) % 1) * 0.22 + f ** 1.7 * 0.55 - Math.exp(-f * 9) * 0.2
    const here = tone(sheet, within)
    const value = within > 1 - EDGE ? here + (tone(sheet + 1, 0) - here) * smooth(1 - EDGE, 1, within) : here
    const depth = from === 'right' ? x / rect.width : from === 'top' ? 1 - y / rect.height : y / rect.height
    const presence = from === 'all' ? 1 : smooth(0.04, 0.66, depth + bend * 0.16)
    return { value: value * presence, alpha: smooth(0, 0.24, presence) }
  })
}
