// Where a site's logo may be, the likeliest first.
import type { Source } from '#lib/brand/import/fact.ts'
import { at } from '#lib/brand/import/identity.ts'
import type { Drawing, Image, Link, Page } from '#lib/brand/site/page.ts'
import { fieldSource, isA, organisation, type Thing, urlOf } from '#lib/brand/site/structured.ts'

export type LogoFind = {
  /** An address, or a drawing that stands in the page itself. */
  picture: { url: string } | { markup: string }
  confidence: number
  source: Source
}

const MOST_FINDS = 8

export function findLogos(page: Page, things: readonly Thing[]): LogoFind[] {
  const found: LogoFind[] = [
    ...things.filter(thing => isA(thing, organisation)).flatMap(structured(page)),
    ...page.drawings.map(drawing => ({
      picture: { markup: drawing.markup },
      confidence: drawn(drawing),
      source: at(page, drawing),
    })),
    ...page.images.map(image => ({ picture: { url: image.src }, confidence: shown(image), source: at(page, image) })),
    ...page.links.map(link => ({ picture: { url: link.href }, confidence: linked(link), source: at(page, link) })),
  ]
  const distinct = new Map<string, LogoFind>()
  for (const find of found.filter(one => one.confidence > 0).sort((a, b) => b.confidence - a.confidence)) {
    const name = JSON.stringify(find.picture)
    if (!distinct.has(name)) distinct.set(name, find)
  }
  return [...distinct.values()].slice(0, MOST_FINDS)
}

const structured =
  (page: Page) =>
  (thing: Thing): LogoFind[] => {
    const said = urlOf(thing.fields.logo)
    const url = URL.canParse(said, page.url) && said !== '' ? new URL(said, page.url).href : ''
    return url ? [{ picture: { url }, confidence: 0.9, source: fieldSource(thing, 'logo') }] : []
  }

const named = /logo|brand|wordmark/i

function drawn({ place, hints }: Drawing): number {
  if (/icon|menu|search|cart|arrow|chevron|close|burger/i.test(hints) && !named.test(hints)) return 0
  if (place === 'home link') return named.test(hints) ? 0.86 : 0.8
  return named.test(hints) ? 0.82 : 0
}

function shown({ place, hints, alt }: Image): number {
  if (place === 'others') return 0
  if (place === 'home link') return named.test(hints) ? 0.87 : 0.74
  if (place === 'header') return named.test(hints) ? 0.84 : 0
  return /\blogo\b/i.test(alt) || /(^|[\s/_-])logo[\s._-]/i.test(hints) ? 0.58 : 0
}

function linked({ rel, sizes, type }: Link): number {
  if (rel.includes('mask-icon')) return 0.54
  if (rel.includes('apple-touch-icon')) return 0.5
  if (!rel.includes('icon')) return 0
  if (type === 'image/svg+xml') return 0.48
  return Number.parseInt(sizes, 10) >= 64 ? 0.44 : 0
}
