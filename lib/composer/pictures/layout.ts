import type { Draft } from '#lib/composer/angles/draft.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { cardPictures, fillTemplate } from '#lib/composer/pictures/card.ts'
import { infographic } from '#lib/composer/pictures/infographic.ts'
import { storySlides } from '#lib/composer/pictures/slides.ts'
import { storyboard } from '#lib/composer/pictures/video.ts'
import type { Picture } from '#lib/composer/plan.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { stripStop } from '#lib/composer/words/case.ts'

/** The same words as the asset type asks for them: one picture, a run of slides, a report or scenes. */
export function layOut(chosen: Draft, reading: Reading): Picture[] {
  switch (reading.asset) {
    case 'carousel':
      return [
        { template: 'carousel_story', role: 'carousel', data: { slides: storySlides(chosen, reading).map(bare) } },
      ]
    case 'slideshow':
      return [
        { template: 'slideshow_list', role: 'slideshow', data: { slides: storySlides(chosen, reading).map(bare) } },
      ]
    case 'video':
      return [
        {
          template: 'video_story',
          role: 'video',
          data: { scenes: storyboard(chosen, reading), ...(chosen.boxes.legal ? { legal: chosen.boxes.legal } : {}) },
        },
      ]
    case 'infographic':
      return [infographic(chosen, reading)]
    case 'og_image':
      return [{ ...ogImage(chosen), role: 'og_image' }]
    case 'card':
      return cardPictures(chosen)
  }
}

const bare = <T extends Record<string, string | undefined>>(slide: T): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slide).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )

const ogImage = ({ boxes, template, figures }: Draft): Picture => {
  if (boxes.legal) return fillTemplate('og_title', { ...boxes, meta: boxes.legal })
  if (boxes.code && template === 'code') return fillTemplate('og_code', boxes)
  if (template === 'product') return fillTemplate('og_device', boxes)
  if (figures) return fillTemplate('og_title', { ...boxes, meta: joined(boxes.items ?? []) })
  if (boxes.value && boxes.label) return fillTemplate('og_number', boxes)
  if (boxes.items && !boxes.meta && !boxes.body)
    return fillTemplate('og_title', { ...boxes, meta: joined(boxes.items) })
  if (boxes.claim && stripStop(boxes.headline) === stripStop(boxes.name ?? '') && boxes.headline.split(' ').length < 2)
    return fillTemplate('og_title', { ...boxes, headline: boxes.claim })
  return fillTemplate(boxes.author && !boxes.name ? 'og_article' : 'og_title', boxes)
}

/** As many as fit on the line under a title. */
const joined = (items: readonly string[]): string =>
  items.reduce((line, item) => {
    const next = line === '' ? item : `${line} · ${item}`
    return next.length <= BOX_LIMITS.legal ? next : line
  }, '')
