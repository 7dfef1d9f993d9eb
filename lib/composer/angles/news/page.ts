import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { firstFit, shorten } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { slugTitle } from '#lib/composer/slots/links.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'

/** A page and nothing else: its address says its title, and a feature of the brand stands behind it. */
export function page(reading: Reading): Draft[] {
  const url = reading.urls[0]
  if (
    !url ||
    reading.text
      .replace(url.value, '')
      .replace(/https?:\/\//, '')
      .trim().length > 4
  )
    return []
  const title = slugTitle(url.value)
  if (!title) return []
  const { brand } = reading
  const words = new Set(contentWords(title).map(stem))
  const feature = brand.offer.features.find(each => contentWords(each).some(word => words.has(stem(word))))
  const meta = feature ? upperFirst(stripStop(feature)) : stripStop(brand.offer.one_liner || brand.tagline)
  const headline = firstFit(42, title) ?? shorten(title, 43)?.replace(/\.$/, '') ?? title.slice(0, 42)
  const blog = /\/(?:blog|posts?|news|articles?)\//.test(url.value)
  return [
    draft({
      angle: 'page',
      frame: 'F52',
      rank: 90,
      template: 'statement',
      top: headline,
      lead: feature ? `${brand.name}: ${stripStop(feature)}.` : sentence(meta || brand.name),
      boxes: {
        headline,
        body: meta || undefined,
        meta: meta || undefined,
        eyebrow: blog ? `${brand.name} blog`.slice(0, 24) : undefined,
        cta: 'Read the post',
      },
      details: [],
      action: `The post says the rest:\n${url.value}`,
      points: [],
      topics: [],
      fixed: ['Read', 'post', 'The'],
    }),
  ]
}
