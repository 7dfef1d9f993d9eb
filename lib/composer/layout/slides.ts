import type { Slide, SlidesAnswer } from '#lib/composer/answer.ts'
import type { Contacted } from '#lib/composer/layout/contact.ts'
import { isSum, pricedRows } from '#lib/composer/layout/priced.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import type { FieldRow, Picture } from '#lib/composer/plan.ts'

/** A run of pictures with the same look: hook, one thought each, what to do. */
export function slidePictures(
  { slides }: SlidesAnswer,
  asset_type: 'carousel' | 'slideshow',
  name: string,
  contacted: Contacted,
  where: Where,
): Picture[] {
  const template = asset_type === 'carousel' ? 'carousel_story' : 'slideshow_list'
  const shown = slides.map(slide => named(slide, name)).map(slideOf(where))
  return [{ template, data: { slides: [...shown.slice(0, -1), ...shown.slice(-1).map(one => ended(one, contacted))] } }]
}

/** What to do is said once; where, below it. */
const ended = (slide: FieldRow, { action, reach }: Contacted): FieldRow => ({
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

const slideOf =
  (where: Where) =>
  (slide: Slide, index: number, all: readonly Slide[]): FieldRow => {
    const { headline, body, value, small, cta } = index === 0 ? slide : valued(slide, where)
    const rows = pricedRows(body, where)
    return Object.fromEntries(
      Object.entries({
        role: index === 0 ? 'hook' : index === all.length - 1 ? 'end' : 'point',
        headline,
        ...(rows.length > 0 ? { rows } : { body }),
        value,
        meta: small,
        cta,
      }).filter(([, text]) => text !== ''),
    )
  }

/** “Our certificate: £72”: the price is the slide's figure. */
function valued(slide: Slide, where: Where): Slide {
  const at = slide.headline.lastIndexOf(': ')
  const value = slide.headline.slice(at + 2)
  if (at < 0 || slide.value !== '' || !isSum(value, where)) return slide
  return { ...slide, headline: slide.headline.slice(0, at), value }
}
