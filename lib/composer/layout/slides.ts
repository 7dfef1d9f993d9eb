import type { Slide, SlidesAnswer } from '#lib/composer/answer.ts'
import type { Picture } from '#lib/composer/plan.ts'

/** A run of pictures with the same look: hook, one thought each, what to do. */
export function slidePictures({ slides }: SlidesAnswer, asset_type: 'carousel' | 'slideshow'): Picture[] {
  const template = asset_type === 'carousel' ? 'carousel_story' : 'slideshow_list'
  return [{ template, data: { slides: slides.map(slideOf) } }]
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
