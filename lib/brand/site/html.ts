// Reads HTML as it comes from strangers: broken, endless or nested without end. Work grows with the length alone.
import { Parser } from 'htmlparser2'

/** One element while it is open; `text` is what a reader would see of it, once it is closed. */
export type Element = {
  tag: string
  attributes: Record<string, string>
  parent: Element | null
  /** Place among its siblings of the same tag, from 1. */
  place: number
  hidden: boolean
  text: string
  start: number
}

export type Visit = { opened?(element: Element): void; closed(element: Element, end: number): void }

const MOST_DEPTH = 300
const MOST_TEXT = 4_000
const MOST_RAW = 1_000_000
const MOST_ELEMENTS = 60_000
/** Of an attribute; only styles are read to their end elsewhere, and are not this long. */
const MOST_VALUE = 4_000
/** The parser's own stack takes time with its depth, so it is stopped between slices once it is too deep. */
const SLICE = 4_096

const raw = new Set(['script', 'style', 'title'])
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'iframe',
  'object',
  'svg',
  'select',
  'textarea',
])
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])
const conceals = /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d])/i

export function readHtml(html: string, visit: Visit): void {
  let top: Open | null = null
  let depth = 0
  let count = 0
  const root = new Map<string, number>()
  const parser = new Parser({
    onopentag(tag, written) {
      count++
      const places: Map<string, number> = top?.places ?? root
      const place = (places.get(tag) ?? 0) + 1
      places.set(tag, place)
      const element = openedIn(top, { tag, attributes: shortened(written), place, start: parser.startIndex })
      top = { element, places: new Map(), below: top }
      depth++
      visit.opened?.(element)
    },
    ontext(text) {
      if (!top) return
      const most = raw.has(top.element.tag) ? MOST_RAW : MOST_TEXT
      if (top.element.text.length < most) top.element.text += text.slice(0, most)
    },
    onclosetag() {
      if (!top) return
      const { element, below } = top
      top = below
      depth--
      if (below && !isHidden(element.tag, element.attributes) && below.element.text.length < MOST_TEXT)
        below.element.text += inline.has(element.tag) ? element.text : ` ${element.text} `
      visit.closed(element, parser.endIndex + 1)
    },
  })
  const within = () => depth <= MOST_DEPTH && count <= MOST_ELEMENTS
  for (let at = 0; at < html.length && within(); at += SLICE) parser.write(html.slice(at, at + SLICE))
  parser.end()
}

type Opened = Pick<Element, 'tag' | 'attributes' | 'place' | 'start'>

function openedIn(top: Open | null, opened: Opened): Element {
  const hidden = (top?.element.hidden ?? false) || isHidden(opened.tag, opened.attributes)
  return { ...opened, parent: top?.element ?? null, hidden, text: '' }
}

function shortened(written: Record<string, string>): Record<string, string> {
  if (Object.values(written).every(value => value.length <= MOST_VALUE)) return written
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, value.slice(0, MOST_VALUE)]))
}

type Open = { element: Element; places: Map<string, number>; below: Open | null }

function isHidden(tag: string, attributes: Record<string, string>): boolean {
  return (
    unseen.has(tag) ||
    attributes.hidden !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    conceals.test(attributes.style ?? '')
  )
}

const single = new Set(['html', 'head', 'body'])
const plainId = /^[A-Za-z][\w-]{0,60}$/

/** A CSS selector that leads back to the element, from its nearest ancestor with an id. */
export function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at; at = at.parent) {
    if (plainId.test(at.attributes.id ?? '')) return [`#${at.attributes.id}`, ...steps].join(' > ')
    steps.unshift(single.has(at.tag) ? at.tag : `${at.tag}:nth-of-type(${at.place})`)
  }
  return steps.join(' > ')
}

/** The nearest ancestor, or the element itself, that `is` true of. */
export function within(element: Element, is: (ancestor: Element) => boolean): Element | null {
  for (let at: Element | null = element; at; at = at.parent) if (is(at)) return at
  return null
}
