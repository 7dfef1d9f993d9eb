// What anybody sees who swipes through a set of slides: letters that jump, and a slide that is bare.
import type { Drawn, Found } from '#lib/score/drawn.ts'
import { most } from '#lib/score/found.ts'
import type { RuleName } from '#lib/score/rules.ts'

type Slides = readonly Drawn[]
type Checked = { check: (slides: Slides) => (Found & { position: number }) | null; fix: string }

/** Slides between cover and end may lead in two sizes; more is a jump. */
const MOST_STEPS = 2
/** Of a slide, the largest part in which nothing is. */
const MOST_BARE = 0.42

export const setChecks: Partial<Record<RuleName, Checked>> = {
  even_set: {
    check(slides) {
      const leads = slides.slice(1, -1).flatMap(({ position, proof }) => {
        const text = proof?.texts?.find(({ role }) => role === 'headline')
        return text ? [{ position, size: text.size_px, box: text.box }] : []
      })
      const sorted = leads.toSorted((a, b) => b.size - a.size)
      const steps = sorted.filter(({ size }, at) => at === 0 || size * ALIKE < (sorted[at - 1]?.size ?? size))
      const last = steps.at(-1)
      return last ? { ...most(steps.length, MOST_STEPS, last.box), position: last.position } : null
    },
    fix: 'Make the headlines of the slides about as long as one another.',
  },
  bare_slide: {
    check(slides) {
      const holes = slides.flatMap(({ position, proof }) => (proof?.hole ? [{ position, ...proof.hole }] : []))
      const worst = holes.toSorted((a, b) => b.share - a.share)[0]
      return worst ? { ...most(worst.share, MOST_BARE, worst.box), position: worst.position } : null
    },
    fix: 'Say more on this slide, or leave it out.',
  },
}

/** Sizes nearer than this look like one. */
const ALIKE = 1.21

/** What may be empty of a picture that stands for itself. */
const ALONE = 0.3

/** Pictures of one size, more than two of them, each of which may stand for itself. */
export const isSet = (pictures: Slides): boolean =>
  pictures.length > 2 &&
  pictures.every(
    ({ kind, width, height, proof }) =>
      kind === 'image' &&
      width === pictures[0]?.width &&
      height === pictures[0]?.height &&
      proof?.hole?.limit === ALONE,
  )
