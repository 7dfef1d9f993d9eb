// Whether a painted thing is in the colours of its brand.
import { hueTurn } from '#lib/render/colour/hue.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import type { Palette } from '#lib/render/picture.ts'
import type { Pixels } from '#lib/render/scene.ts'

/** Below this chroma a colour is grey and goes with any brand. */
const GREY = 0.045
/** In degrees: shades and tints of a colour keep its hue about. */
const NEAR = 26
const VISIBLE = 128

/** Of what is seen and is no grey, the share whose hue is near one of the brand's; 1 where nothing has a hue, null for a brand without colours. */
export function brandShare(pixels: Pixels, palette: Palette): number | null {
  const own = Object.values(palette)
    .flat()
    .flatMap(colour => (typeof colour === 'string' ? [lch(colour)] : []))
    .filter(({ c }) => c >= GREY)
  if (own.length === 0) return null
  let [coloured, near] = [0, 0]
  for (const [colour, count] of binsOf(pixels)) {
    const { c, h } = lch(`#${colour.toString(16).padStart(6, '0')}`)
    if (c < GREY) continue
    coloured += count
    if (own.some(one => Math.abs(hueTurn(h, one.h)) <= NEAR)) near += count
  }
  return coloured === 0 ? 1 : Number((near / coloured).toFixed(3))
}

/** By the upper four bits of each channel, in the middle of what they hold. */
function binsOf({ data }: Pixels): Map<number, number> {
  const bins = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < VISIBLE) continue
    const whole = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    const bin = (whole & 0xf0f0f0) | 0x080808
    bins.set(bin, (bins.get(bin) ?? 0) + 1)
  }
  return bins
}
