import type { Slide, SlidesAnswer } from '#lib/composer/answer.ts'
import type { Contacted } from '#lib/composer/layout/contact.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Picture } from '#lib/composer/plan.ts'

/** A run of pictures with the same look: hook, one thought each, what to do. */
export function slidePictures(
  { slides }: SlidesAnswer,
  asset_type: 'carousel' | 'slideshow',
  name: string,
  contacted: Contacted,
): Picture[] {
  const template = asset_type === 'carousel' ? 'carousel_story' : 'slideshow_list'
  const shown = slides.map(slide => named(slide, name)).map(slideOf)
  return [{ template, data: { slides: [...shown.slice(0, -1), ...shown.slice(-1).map(one => ended(one, contacted))] } }]
}

/** What to do is said once; where, below it. */
const ended = <S extends Record<string, string>>(slide: S, { action, reach }: Contacted) => ({
  ...slide,
  ...(action && reach.length > 0 && !slide.cta && { cta: action }),
  ...(reach.length > 0 && { reach: [...reach] }),
})

/** The name of the brand stands at the head of each slide already: under it what is said is large. */
function named(slide: Slide, name: string): Slide {
  if (slide.headline !== name) return slide
  if (slide.body) return { ...slide, headline: withoutEnd(slide.body, '.。'), body: '' }
  return slide.cta ? { ...slide, headline: slide.cta, cta: '' } : slide
}

const slideOf = ({ headline, body, value, small, cta }: Slide, index: number, all: readonly Slide[]) =>
  Object.fromEntries(
    Object.entries({
      role: index === 0 ? 'hook' : index === all.length - 1 ? 'end' : 'point',
      headline,
      body,
      value,
      meta: small,
      cta,
    }).filter(([, text]) => text !== ''),
  )
