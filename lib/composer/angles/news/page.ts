import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { firstFit, shorten } from '#lib/composer/angles/tools.ts'
import { isOrder } from '#lib/composer/read/orders.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { slugTitle } from '#lib/composer/slots/links.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'

const isNothing = (text: string): boolean =>
  text.length <= 4 || isOrder(text) || /^(?:check|read|see|look at|link|new|post|here|this|share)\b.{0,16}$/i.test(text)

/** A page and nothing else: its address says its title, and a feature of the brand stands behind it. */
export function page(reading: Reading): Draft[] {
  const url = reading.urls[0]
  if (
    !url ||
    !isNothing(
      reading.text
        .replace(url.value, '')
        .replace(/https?:\/\//, '')
        .trim(),
    )
  )
    return []
  const title = slugTitle(url.value)
  if (!title) return []
  const { brand } = reading
  const words = new Set(contentWords(title).map(stem))
  const feature = brand.offer.features.find(each => contentWords(each).some(word => words.has(stem(word))))
  const meta = feature ? upperFirst(stripStop(feature)) : stripStop(brand.offer.one_liner || brand.tagline)
  const headline = firstFit(42, title) ?? shorten(title, 43)?.replace(/\.$/, '') ?? title.slice(0, 42)
  const kind =
    url.value.match(/\/(guide|article|post|tutorial)s?\//)?.[1] ?? (/\/blog\//.test(url.value) ? 'post' : 'page')
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
        cta: `Read the ${kind}`,
      },
      details: [],
      action: `The ${kind} says the rest:\n${url.value}`,
      points: [],
      topics: [],
      fixed: ['Read', kind, 'The'],
    }),
  ]
}
