// The line that a law asks for, put onto the picture by code.
import type { FieldValue, Picture } from '#lib/composer/plan.ts'
import { catalogue } from '#lib/templates/catalogue.ts'

const FIELDS = ['legal', 'note', 'caveat', 'body', 'detail', 'context', 'subheadline', 'meta', 'closing'] as const

export function withLegal(picture: Picture, legal: string | undefined): Picture {
  if (!legal) return picture
  const { slides } = picture.data
  if (Array.isArray(slides))
    return { ...picture, data: { ...picture.data, slides: lastWith(slides, legal) as FieldValue } }
  const shape = catalogue[picture.template]?.fields.shape ?? {}
  const field = FIELDS.find(name => name in shape)
  // A template without room for it shows the words without what it would add.
  if (!field) return picture
  const there = picture.data[field]
  const text = typeof there === 'string' ? `${there}${/[.!?。]$/u.test(there) ? '' : '.'} ${legal}` : legal
  return { ...picture, data: { ...picture.data, [field]: text } }
}

/** Slides say it where they end. */
const lastWith = (slides: readonly unknown[], legal: string): unknown[] =>
  slides.map((slide, index) => {
    if (index < slides.length - 1 || typeof slide !== 'object' || slide === null) return slide
    const body = 'body' in slide && typeof slide.body === 'string' ? `${slide.body} ${legal}` : legal
    return { ...slide, body }
  })
