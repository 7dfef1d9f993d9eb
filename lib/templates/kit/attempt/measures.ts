// What an attempt comes to: what stands in its way, and how much of it is empty.
import type { Picture } from '#lib/render/picture.ts'
import { collisions } from '#lib/render/proof/proof.ts'
import { isWordsAlone } from '#lib/templates/aside/aside.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'

/** By how much the largest empty rectangle is too large; what is torn is read wrongly, and worse than any hole. */
export const excess = ({ proof: { hole, texts } }: ComposedScene): number =>
  (hole ? hole.share - hole.limit : 0) + (texts.some(({ torn }) => torn) ? 1 : 0)

export const showsThing = ({ boxes }: ComposedScene): boolean => boxes.some(({ role }) => SHOWN.has(role))

const SHOWN: ReadonlySet<string> = new Set(['artwork', 'things', 'scenery'])

/** Of a picture that is words alone, what its letters cover at least. */
const LEAST_COVERED = 0.32
/** And where the place of the trade may have the rest. */
export const LEAST_AT_HOME = 0.4

/** Their words stand in fields of colour that fill the canvas. */
const BANDED = new Set(['steps', 'notice'])

/** Words alone that leave more of the canvas than they need, though in no one place. */
export function isLoose({ template, width, height }: Picture, composed: ComposedScene, least = LEAST_COVERED): boolean {
  if (!isWordsAlone(template, composed.composition) || BANDED.has(template) || showsThing(composed)) return false
  const covered = composed.proof.texts.reduce((sum, { box }) => sum + box.width * box.height, 0)
  return covered / (width * height) < least
}

export const flawsOf = ({ width, height }: Picture, { boxes, proof }: ComposedScene): string[] => [
  ...collisions(width, height, boxes),
  ...proof.safe_zone_hits,
  ...proof.covered.map(({ role, by }) => `${by} hides ${role}`),
]

/** Nothing in the way of anything else, and nothing nearer than where it stood at first. */
export const isClean = (picture: Picture, composed: ComposedScene): boolean => flawsOf(picture, composed).length === 0
