// How loud a brand sets what leads: its case and its contrast of scale.
import type { Signature } from '#lib/render/signature/signature.ts'

/** The roles that lead a picture. */
export const LEADS: ReadonlySet<string> = new Set(['headline', 'title'])

const scales: Record<Signature['type']['scale'], number> = { quiet: 0.9, plain: 1, poster: 1.12 }

type Ask = { face: string; max: number }

/** The largest size of what leads, by the brand's scale; of all loud words `most` where an attempt lets them down. */
export function styled<One extends Ask>(role: string, ask: One, { type }: Signature, most: number): One {
  if (ask.face !== 'display') return ask
  return { ...ask, max: Math.min(LEADS.has(role) ? ask.max * scales[type.scale] : ask.max, most) }
}

/** By how much what leads is larger than it is asked for. */
export const leadScale = ({ type }: Signature): number => scales[type.scale]

/** Capitals are read in a few words only. */
const MOST_CAPITALS = 36

/** In the case of the brand; small letters never where a capital within a sentence is a name, or a noun of German. */
export function inCase(text: string, { type }: Signature): string {
  if (type.case === 'upper') return [...text].length <= MOST_CAPITALS ? text.toUpperCase() : text
  if (type.case === 'plain') return text
  const named = /(?<![.!?…]\s)(?<!^)\p{Lu}/u.test(text)
  return named ? text : text.toLowerCase()
}
