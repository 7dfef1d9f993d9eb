// The colours that a picture is made of, read from its own pixels: flat interface colours come out exactly.
import { wordsOf } from '#lib/media/picture/orient.ts'
import type { Pixels } from '#lib/media/picture/pictures.ts'
import type { Swatch } from '#lib/ports/library.ts'

const SAMPLES = 65_536
const MIN_ALPHA = 125
const MAX_SWATCHES = 8
const MIN_SHARE = 0.002
/** Nearer than this in OKLab, two colours count as one. */
const MERGE_DISTANCE = 0.075
/** A colour that makes up this much of its group stands for it; else the group's mean does. */
const FLAT = 0.25

type Lab = readonly [lightness: number, a: number, b: number]
type Bin = { count: number; colours: Map<number, number> }
type Group = { lab: Lab; count: number; colours: Map<number, number> }

export function paletteOf(pixels: Pixels): Swatch[] {
  const { bins, total } = binsOf(pixels)
  const groups: Group[] = []
  for (const bin of bins.sort((a, b) => b.count - a.count)) {
    const lab = labOf(mainColour(bin))
    const near = groups.find(group => distance(group.lab, lab) < MERGE_DISTANCE)
    if (near) absorb(near, bin)
    else groups.push({ lab, count: bin.count, colours: bin.colours })
  }
  return groups
    .filter(group => group.count / total >= MIN_SHARE)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MAX_SWATCHES)
    .sort((a, b) => b.count - a.count)
    .map(group => ({ hex: hexOf(representative(group)), share: Math.round((group.count / total) * 1e4) / 1e4 }))
}

/** Every n-th visible pixel, by the upper four bits of each channel; no pixel is blended with its neighbours. */
function binsOf({ data }: Pixels): { bins: Bin[]; total: number } {
  const words = wordsOf(data)
  const step = Math.max(1, Math.floor(words.length / SAMPLES) | 1)
  const bins = new Map<number, Bin>()
  let total = 0
  for (let at = 0; at < words.length; at += step) {
    const word = words[at] ?? 0
    if (word >>> 24 < MIN_ALPHA) continue
    const colour = word & 0xffffff
    const key = colour & 0xf0f0f0
    const bin = bins.get(key) ?? { count: 0, colours: new Map<number, number>() }
    bin.count++
    bin.colours.set(colour, (bin.colours.get(colour) ?? 0) + 1)
    bins.set(key, bin)
    total++
  }
  return { bins: [...bins.values()], total }
}

/** A small vivid patch says more about a brand than a small grey one. */
function weight({ lab: [, a, b], count }: Group): number {
  return count * (1 + 20 * Math.hypot(a, b))
}

function absorb(group: Group, bin: Bin): void {
  group.count += bin.count
  for (const [colour, count] of bin.colours) group.colours.set(colour, (group.colours.get(colour) ?? 0) + count)
}

function representative(group: Group): number {
  const main = mainColour(group)
  if ((group.colours.get(main) ?? 0) >= group.count * FLAT) return main
  const mean = (shift: number) => {
    let sum = 0
    for (const [colour, count] of group.colours) sum += ((colour >> shift) & 255) * count
    return Math.round(sum / group.count)
  }
  return mean(0) | (mean(8) << 8) | (mean(16) << 16)
}

function mainColour({ colours }: Pick<Bin, 'colours'>): number {
  let main = 0
  let most = 0
  for (const [colour, count] of colours) {
    if (count < most || (count === most && colour < main)) continue
    main = colour
    most = count
  }
  return main
}

/** Red is the lowest byte, as the pixels lie in memory. */
const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const

const hexOf = (colour: number) =>
  `#${channels(colour)
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`

function labOf(colour: number): Lab {
  const [r, g, b] = channels(colour).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const distance = (x: Lab, y: Lab) => Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
