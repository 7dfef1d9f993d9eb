// One web page as the lists that facts are looked for in.

import { type Element, readHtml, selectorOf, within } from '#lib/brand/site/html.ts'
import { clean } from '#lib/brand/site/text.ts'
import { registry } from '#lib/registry.ts'

export type Said = { text: string; selector: string }
export type Meta = { name: string; content: string; selector: string }
export type Link = { rel: string[]; href: string; type: string; sizes: string; media: string; selector: string }
export type Heading = Said & { level: number; block: string }
export type Item = Said & { list: string }
export type Anchor = Said & { href: string }
/** How close a picture is to being the logo of the page that it stands on. */
export type Place = 'home link' | 'header' | 'elsewhere' | 'others'
export type Image = { src: string; alt: string; hints: string; place: Place; selector: string }
export type Drawing = { markup: string; hints: string; place: Place; selector: string }

export type Page = {
  url: string
  language: Said | null
  title: Said | null
  metas: Meta[]
  links: Link[]
  /** Structured data, each block as it was parsed. */
  data: { value: unknown; selector: string }[]
  headings: Heading[]
  paragraphs: Said[]
  items: Item[]
  anchors: Anchor[]
  images: Image[]
  drawings: Drawing[]
  /** Drawings that were looked at, whatever came of it. */
  looked: number
  sheets: { css: string; selector: string }[]
  styles: { tag: string; css: string; selector: string }[]
  /** Visible characters, counted up to a few thousand. */
  said: number
}

const MOST_OF_A_KIND = 400
const MOST_DRAWINGS = 20
const MOST_MARKUP = 200_000
const LONGEST_HINT = 200
const LONGEST_TEXT = 4_000
/** Sections that show the logos and words of others. */
const others =
  /customer|client|partner|trust|press|featured|sponsor|testimonial|logo-?(wall|cloud|grid|strip|list)|as-seen|integrations?|payment/i

export function readPage(html: string, url: string): Page {
  const page: Page = {
    ...{ url, language: null, title: null, metas: [], links: [], data: [], headings: [], paragraphs: [], items: [] },
    ...{ anchors: [], images: [], drawings: [], looked: 0, sheets: [], styles: [], said: 0 },
  }
  let base = url
  const absolute = (href: string) => (URL.canParse(href, base) ? new URL(href, base).href : '')
  readHtml(html, {
    opened(element) {
      const { href = '', lang = '' } = element.attributes
      if (element.tag === 'base' && href !== '' && base === url) base = absolute(href) || url
      if (element.tag === 'html' && lang !== '') page.language = { text: lang, selector: 'html' }
    },
    closed(element, end) {
      const collect = collectors[element.tag]
      collect?.(page, element, { absolute, markup: () => html.slice(element.start, end) })
      if (element.attributes.style && !element.hidden) add(page.styles, () => styleOf(element))
      if (element.parent === null && !element.hidden) page.said += clean(element.text).length
    },
  })
  return page
}

type Tools = { absolute(href: string): string; markup(): string }
type Collect = (page: Page, element: Element, tools: Tools) => void

/** Once there is enough of a kind, nothing more is made of it. */
function add<T>(list: T[], make: () => T | null): void {
  if (list.length >= MOST_OF_A_KIND) return
  const item = make()
  if (item !== null) list.push(item)
}

const said = (element: Element): Said => ({
  text: clean(element.text.slice(0, LONGEST_TEXT)),
  selector: selectorOf(element),
})
const styleOf = (element: Element) => ({
  tag: element.tag,
  css: element.attributes.style ?? '',
  selector: selectorOf(element),
})

const heading: Collect = (page, element) =>
  add(page.headings, () => {
    if (element.hidden) return null
    const block = within(element.parent ?? element, one => one.tag !== 'a')
    const outer = block?.parent ?? block
    return { ...said(element), level: Number(element.tag[1]), block: outer ? selectorOf(outer) : '' }
  })

const isIn = (element: Element, tags: ReadonlySet<string>) => within(element, one => tags.has(one.tag)) !== null
const aside = new Set(['footer', 'nav'])
const furniture = new Set(['nav', 'footer', 'header', 'aside'])

const collectors: Record<string, Collect> = registry({
  title: (page, element) => {
    if (element.parent?.tag !== 'svg' && page.title === null)
      page.title = { text: clean(element.text.slice(0, LONGEST_TEXT)), selector: 'title' }
  },
  meta: (page, { attributes }) =>
    add(page.metas, () => {
      const { name, property, content, itemprop, 'http-equiv': header } = attributes
      const known = Object.entries({ property, name, itemprop, 'http-equiv': header }).find(([, value]) => value)
      const [kind = '', value = ''] = known ?? []
      if (!value || !content) return null
      return {
        name: value.toLowerCase(),
        content: clean(content),
        selector: `meta[${kind}=${JSON.stringify(value.slice(0, LONGEST_HINT))}]`,
      }
    }),
  link: (page, { attributes, place }, { absolute }) =>
    add(page.links, () => {
      const { rel = '', href = '', type = '', sizes = '', media = '' } = attributes
      const selector = `link:nth-of-type(${place})[rel=${JSON.stringify(rel.slice(0, LONGEST_HINT))}]`
      return rel && href
        ? { rel: rel.toLowerCase().split(/\s+/), href: absolute(href), type, sizes, media, selector }
        : null
    }),
  script: (page, element) => {
    if (element.attributes.type?.toLowerCase() !== 'application/ld+json') return
    const value = parsed(element.text)
    if (value !== undefined) add(page.data, () => ({ value, selector: selectorOf(element) }))
  },
  style: (page, element) => add(page.sheets, () => ({ css: element.text, selector: selectorOf(element) })),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  p: (page, element) => add(page.paragraphs, () => (element.hidden || isIn(element, aside) ? null : said(element))),
  li: (page, element) =>
    add(page.items, () => {
      const { parent } = element
      if (element.hidden || !parent || isIn(element, furniture)) return null
      return { ...said(element), list: selectorOf(parent) }
    }),
  a: (page, element, { absolute }) =>
    add(page.anchors, () => {
      const href = element.hidden ? '' : absolute(element.attributes.href ?? '')
      return href ? { ...said(element), href } : null
    }),
  img: (page, element, { absolute }) =>
    add(page.images, () => {
      const { src = '', alt = '' } = element.attributes
      const from = absolute(src || (element.attributes['data-src'] ?? ''))
      return from ? { src: from, alt: clean(alt), ...placed(page, element), selector: selectorOf(element) } : null
    }),
  svg: (page, element, { markup }) => {
    if (page.drawings.length >= MOST_DRAWINGS || page.looked++ >= MOST_OF_A_KIND) return
    const place = placed(page, element)
    if (place.place !== 'home link' && place.place !== 'header') return
    page.drawings.push({ markup: markup().slice(0, MOST_MARKUP), ...place, selector: selectorOf(element) })
  },
})

/** As much of each attribute as a hint needs: pages may say megabytes there, once for every picture below. */
const hintsOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value.slice(0, LONGEST_HINT)]))

/** The words that a picture and what holds it are called by, and where it stands. */
function placed(page: Page, element: Element): { hints: string; place: Place } {
  const names: string[] = []
  let place: Place = 'elsewhere'
  for (let at: Element | null = element, up = 0; at; at = at.parent, up++) {
    const { class: name = '', id = '', 'aria-label': label = '', alt = '', src = '', href = '' } = hintsOf(at)
    if (up < 3) names.push(name, id, label, alt, src)
    if (others.test(`${name} ${id}`) && at.tag !== 'body' && at.tag !== 'html')
      return { hints: names.join(' '), place: 'others' }
    if (at.tag === 'a' && leadsAway(href, page.url)) return { hints: names.join(' '), place: 'others' }
    if (at.tag === 'a' && isHome(href, page.url)) place = 'home link'
    if ((at.tag === 'header' || at.tag === 'nav') && place === 'elsewhere') place = 'header'
  }
  return { hints: names.join(' '), place }
}

function leadsAway(href: string, url: string): boolean {
  return URL.canParse(href, url) && new URL(href, url).host !== new URL(url).host
}

function isHome(href: string, url: string): boolean {
  if (!URL.canParse(href, url) || href === '') return false
  const [to, from] = [new URL(href, url), new URL(url)]
  return (
    to.host === from.host &&
    to.search === '' &&
    to.hash === '' &&
    /^\/([a-z]{2}(-[a-z]{2})?\/?)?(index\.\w+)?$/i.test(to.pathname)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*<!--|-->\s*$/g, ''))
  } catch {
    return undefined
  }
}
