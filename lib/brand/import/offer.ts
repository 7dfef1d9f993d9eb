// What is offered: one line, features, for whom, products.

import type { Candidate, Source } from '#lib/brand/import/fact.ts'
import { at, metasNamed } from '#lib/brand/import/identity.ts'
import type { Page, Said } from '#lib/brand/site/page.ts'
import { isA, type Thing, textOf, urlOf } from '#lib/brand/site/structured.ts'
import { isFiller, sameText, shortened } from '#lib/brand/site/text.ts'

export function oneLiners(page: Page): Candidate[] {
  const from = (confidence: number, ...names: string[]) =>
    metasNamed(page, ...names).map(meta => ({
      value: shortened(meta.content, 280),
      confidence,
      source: at(page, meta),
    }))
  return [...from(0.78, 'description'), ...from(0.74, 'og:description'), ...from(0.7, 'twitter:description')].filter(
    ({ value }) => value.length >= 20 && !isFiller(value),
  )
}

export type FeatureList = { values: string[]; confidence: number; source: Source }

const promising =
  /\b(features?|benefits?|why|what you get|how it works|included|everything you|capabilit|funktionen|vorteile|warum|leistungen|caracter[ií]sticas|ventajas|por qu[eé]|fonctionnalit|avantages|pourquoi)\b|機能|特徴|選ばれる/iu

/** Groups of siblings that read alike: small headings of one block, or the items of one list. */
export function features(page: Page): FeatureList[] {
  const headings = groups(
    page.headings.filter(one => one.level >= 3),
    one => one.block,
  )
  const items = groups(page.items, one => one.list)
  return [...headings.map(group => judged(page, group, 0.6)), ...items.map(group => judged(page, group, 0.5))]
    .filter(list => list !== null)
    .sort((a, b) => b.confidence - a.confidence)
}

/** By the block that holds them; where each stands alone in a card of its own, by the block that holds the cards. */
function groups<T extends Said>(said: T[], of: (one: T) => string): T[][] {
  const byBlock = [...Map.groupBy(said, of).values()]
  const alone = byBlock.filter(members => members.length === 1).flat()
  const cards = Map.groupBy(alone, one => of(one).replace(/:nth-of-type\(\d+\)$/, ''))
  return [...byBlock, ...cards.values()].filter(members => members.length > 1)
}

function judged(page: Page, members: Said[], base: number): FeatureList | null {
  const distinct = new Map(members.filter(one => isFeature(one.text)).map(one => [sameText(one.text), one.text]))
  const [first] = members
  if (!first || distinct.size < 3 || distinct.size > 12 || distinct.size < members.length * 0.7) return null
  const values = [...distinct.values()].map(text => shortened(text, 200)).slice(0, 8)
  return { values, confidence: base + (isPromised(page, first) ? 0.2 : 0), source: at(page, first) }
}

const isFeature = (text: string) =>
  text.length >= 8 &&
  text.length <= 220 &&
  !isFiller(text) &&
  !/^[\d\s.,:$€£¥%+-]+$/.test(text) &&
  !/[{}<>]|https?:/.test(text)

/** Whether the heading that stands before the group in the page's order promises features. */
function isPromised(page: Page, first: Said): boolean {
  const own = page.headings.findIndex(one => one.selector === first.selector)
  const before =
    own > 0 ? page.headings.slice(0, own) : page.headings.filter(one => shares(one.selector, first.selector))
  return promising.test(before.findLast(one => one.level <= 2)?.text ?? '')
}

/** Whether two selectors lead through the same section. */
function shares(a: string, b: string): boolean {
  const [x, y] = [a.split(' > '), b.split(' > ')]
  return x.slice(0, -1).every((step, index) => step === y[index])
}

const audience = [
  { said: /\b(?:made|built|designed|created|crafted|perfect|ideal|software|tools?|platform|app) for /giu, most: 12 },
  { said: /\b(?:gemacht|entwickelt|ideal|software) für /giu, most: 10 },
  { said: /\b(?:hecho|pensado|diseñado|ideal|software) para /giu, most: 10 },
  { said: /\b(?:conçu|pensé|idéal|logiciel) pour /giu, most: 10 },
]
const PART = /([ ,]*)([^ ,]*)/y
const WORD = /^[\p{L}\d][\p{L}\d'’&-]*/u

/** The words behind “made for”, up to the first sign that no word has. */
function audienceIn(text: string, { said, most }: (typeof audience)[number]): string {
  for (const { 0: lead, index } of text.matchAll(said)) {
    const from = index + lead.length
    let end = from
    for (let words = 0; words < most; words++) {
      PART.lastIndex = end
      const [, gap = '', part = ''] = PART.exec(text) ?? []
      const word = (words === 0) === (gap === '') ? (WORD.exec(part)?.[0] ?? '') : ''
      if (word === '') break
      end += gap.length + word.length
      if (word !== part) break
    }
    if (end > from) return text.slice(from, end)
  }
  return ''
}

const vague =
  /^(you|everyone|everybody|anyone|all|free|the|a|an|your|it|this|more|web|mobile|dich|alle|todos|tous|ti)\b/i

/** Only what is said in so many words: "made for …". */
export function audiences(page: Page): Candidate[] {
  const said: { text: string; selector: string; confidence: number }[] = [
    ...page.headings
      .filter(one => one.level <= 2)
      .slice(0, 4)
      .map(one => ({ ...one, confidence: 0.64 })),
    ...metasNamed(page, 'description', 'og:description').map(meta => ({
      text: meta.content,
      selector: meta.selector,
      confidence: 0.6,
    })),
    ...page.paragraphs.slice(0, 4).map(one => ({ ...one, confidence: 0.55 })),
  ]
  return said.flatMap(one => {
    const value = audience.map(form => audienceIn(one.text, form)).find(Boolean) ?? ''
    const fits = value.length >= 4 && value.length <= 120 && !vague.test(value)
    return fits ? [{ value, confidence: one.confidence, source: at(page, one) }] : []
  })
}

export type Product = { name: string; one_liner?: string; url?: string }

const MOST_PRODUCTS = 20

export function products(things: readonly Thing[]): { product: Product; source: Source }[] {
  const found = new Map<string, { product: Product; source: Source }>()
  for (const thing of things) {
    const name = textOf(thing, 'name')
    if (
      !isA(
        thing,
        /^(Product|ProductGroup|SoftwareApplication|WebApplication|MobileApplication|Service|MenuItem|Course)$/,
      )
    )
      continue
    if (name.length < 2 || name.length > 120 || isFiller(name) || found.size >= MOST_PRODUCTS) continue
    const [one_liner, url] = [shortened(textOf(thing, 'description'), 280), urlOf(thing.fields.url)]
    const product = { name, ...(one_liner && { one_liner }), ...(/^https:\/\/\S{1,2000}$/.test(url) && { url }) }
    if (!found.has(sameText(name))) found.set(sameText(name), { product, source: thing.source })
  }
  return [...found.values()]
}
