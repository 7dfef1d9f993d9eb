// By whose hand a picture is: how flat it is painted, and how dark its lines are; two of one hand are near.
import type { Pixels } from '#lib/render/scene.ts'

/** `shaded` is the share of what is seen that changes little by little, `dark` that of its darkest lines, `edges` that of hard changes. */
export type Hand = { shaded: number; dark: number; edges: number }

/** Changes of lightness from one pixel to the next: none in a flat part, hard where two parts meet, between the two where it is shaded. */
const [SHADE, EDGE] = [1.5, 22]
const DARK = 62
const SEEN = 200

export function handOf({ width, height, data }: Pixels): Hand {
  let [seen, shaded, dark, edges] = [0, 0, 0, 0]
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      if (!isSeen(data, at) || !isSeen(data, at - 1) || !isSeen(data, at - width)) continue
      const own = light(data, at)
      const change = Math.max(Math.abs(own - light(data, at - 1)), Math.abs(own - light(data, at - width)))
      seen++
      if (change >= SHADE && change < EDGE) shaded++
      if (change >= EDGE) edges++
      if (own < DARK) dark++
    }
  const share = (count: number) => Number((count / Math.max(1, seen)).toFixed(4))
  return { shaded: share(shaded), dark: share(dark), edges: share(edges) }
}

const isSeen = (data: Uint8Array, at: number): boolean => (data[at * 4 + 3] as number) > SEEN

const light = (data: Uint8Array, at: number): number =>
  0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0)

/** Beyond this two are by different hands: one flat, the other a photo. */
export const MOST_APART = 0.3

export const apart = (one: Hand, other: Hand): number => Number(Math.abs(one.shaded - other.shaded).toFixed(3))
