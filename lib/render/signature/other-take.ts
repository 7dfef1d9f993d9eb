// Another take of a picture: the same brand on another of its grounds, or drawn by another hand.
import { distance } from '#lib/render/colour/distance.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import type { Theme } from '#lib/render/colour/theme.ts'
import type { Picture } from '#lib/render/picture.ts'
import { HANDS, type Hand, type Signature } from '#lib/render/signature/signature.ts'
import { ALL_LOUD } from '#lib/render/wished.ts'

type Turned = Pick<Picture, 'ground' | 'hand'>

/** Nearer ones are one ground to the eye. */
const APART = 0.08

/** The grounds that a brand has beside the one that it is known by, the loud ones first. */
export function groundsBeside({ vivid, playful, deep, soft }: Theme): Ground[] {
  const kept: Ground[] = [vivid[0]]
  for (const one of [...vivid, ...playful, deep, soft])
    if (kept.every(other => distance(lch(one.paper), lch(other.paper)) >= APART)) kept.push(one)
  return kept.slice(1)
}

/** All that stands on a loud ground stands on this one; where there is none, it stays as it is. */
export function themeTurned(theme: Theme, { ground }: Turned): Theme {
  const on = ground && groundsBeside(theme)[ground - 1]
  return on ? { ...theme, vivid: [on], playful: [on] } : theme
}

export const signatureTurned = (signature: Signature, { ground, hand }: Turned): Signature => ({
  ...signature,
  ...(ground && { grounds: ALL_LOUD }),
  ...(hand && { hand }),
})

/** Patterns draw their things as cut paper. */
const isPattern = (hand: Hand): boolean => hand === 'pixel' || hand === 'tile' || hand === 'field'

/** Hands other than the brand's that draw things otherwise. */
export const otherHands = ({ hand }: Signature): Hand[] =>
  HANDS.filter(one => !isPattern(one) && one !== (isPattern(hand) ? 'cut' : hand))
