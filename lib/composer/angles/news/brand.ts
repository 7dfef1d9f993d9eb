import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, shorten } from '#lib/composer/angles/tools.ts'
import { type Product, productsOf } from '#lib/composer/products.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'

const CUE =
  /\b(?:weekend|saturday|sunday|monday|tuesday|wednesday|thursday|friday|christmas|easter|summer|winter|spring|autumn|morning|tonight)\b/i

/** Nothing but the brand to go on: the truest small thing it says, tied to the one cue of the brief. */
export function brandOnly(reading: Reading): Draft[] {
  const { brand, text } = reading
  const features = brand.offer.features.filter(feature => feature.trim() !== '')
  const lines = [
    ...features,
    ...[brand.offer.one_liner, brand.tagline, ...brand.overview.split(/(?<=\.)\s/)].filter(
      line => line !== '' && shorten(line, 42),
    ),
  ]
  const named = productNamed(reading)
  if (named) return [productDraft(named, reading)]
  const words = new Set(contentWords(text).map(stem))
  const ranked = lines
    .map((feature, index) => ({
      feature,
      index,
      shared: contentWords(feature).filter(word => words.has(stem(word))).length,
    }))
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
  const cue = cueOf(text)
  const bare = brand.offer.features.length === 0 && brand.offer.one_liner === '' && brand.overview === ''
  const best = ranked[0]
  const matched = best !== undefined && best.shared > 0
  const tagline = brand.tagline.length <= 30 ? stripStop(brand.tagline) : ''
  const source = matched
    ? best.feature
    : cue && tagline
      ? `${cue}. ${tagline}`
      : (best?.feature ??
        (tagline || stripStop(brand.offer.one_liner) || brand.overview.split(/(?<=\.)\s/)[0] || brand.name))
  const headline = shorten(source, 42) ?? shorten(brand.tagline, 42) ?? sentence(brand.name)
  const rest = features.filter(
    feature => !headline.includes(stripStop(feature).slice(0, 12)) && !source.includes(feature),
  )
  const body = rest[0]
    ? (shorten(rest[0], 90) ?? '')
    : brand.offer.one_liner.length <= 90
      ? sentence(brand.offer.one_liner)
      : ''
  const one = brand.offer.one_liner || brand.overview.split(/(?<=\.)\s/)[0] || ''
  return [
    draft({
      angle: matched ? 'feature' : 'tagline',
      frame: matched ? 'F50' : cue ? 'F51' : 'F50',
      rank: matched ? 12 : 6,
      template: 'statement',
      top: matched ? stripStop(headline) : (cue ?? stripStop(headline)),
      lead:
        one && covered(one, [headline]) < 0.7
          ? sentence(one)
          : rest[0]
            ? sentence(upperFirst(rest[0]))
            : sentence(`${brand.name}: ${lowerFirst(stripStop(headline))}`),
      boxes: { headline, body: body && body !== headline ? body : undefined },
      details: rest.slice(0, 2).map(feature => sentence(upperFirst(feature))),
      action: addressOf(reading),
      points: clean(rest.slice(0, 5)).map(title => ({ title: upperFirst(title) })),
      topics: [],
      holds: bare
        ? [
            {
              rule: 'no_facts',
              measured: 'neither brief nor brand says anything',
              fix: 'say what the post is about, or fill in the brand',
            },
          ]
        : [],
      notes: ['The brief states no fact; the copy rests on the brand alone.'],
    }),
  ]
}

/** The product that a bare address or word of the brief means. */
function productNamed({ brand, text, urls }: Reading): Product | undefined {
  const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  const asked = contentWords(text)
  const products = productsOf(brand).filter(each => each.one_liner !== '')
  return (
    products.find(each => each.url && urls.some(url => bare(url.value) === bare(each.url ?? ''))) ??
    (asked.length <= 3 ? products.find(each => contentWords(each.name).some(word => asked.includes(word))) : undefined)
  )
}

/** What the brand says of one of its products. */
function productDraft({ name, one_liner, features }: Product, reading: Reading): Draft {
  const headline = shorten(name, 42) ?? sentence(name)
  const more = features.map(feature => sentence(upperFirst(feature)))
  return draft({
    angle: 'feature',
    frame: 'F50',
    rank: 13,
    template: 'statement',
    top: name,
    lead: sentence(one_liner),
    boxes: { headline, body: one_liner.length <= 120 ? sentence(one_liner) : (shorten(one_liner, 120) ?? undefined) },
    details: more,
    action: addressOf(reading),
    points: [{ title: one_liner }, ...features.map(title => ({ title: upperFirst(title) }))],
    topics: [name],
    notes: ['The brief states no fact; the copy rests on what the brand says of this product.'],
  })
}

function cueOf(text: string): string | undefined {
  const match = text.match(CUE)?.[0].toLowerCase()
  if (!match) return undefined
  return match === 'weekend' ? 'Saturday' : upperFirst(match)
}
