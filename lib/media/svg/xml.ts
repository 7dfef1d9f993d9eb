// A reader for the part of XML that drawings need. What it does not know it refuses: no document type, no entities of
// the author's own, no processing instructions, one encoding.

import { undecodable } from '#lib/media/picture/refusals.ts'
import { registry } from '#lib/registry.ts'

export type XmlElement = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string }

const MAX_DEPTH = 48
const MAX_ELEMENTS = 10_000
const MAX_ATTRIBUTES = 64

const declaration =
  /<\?xml\s+version\s*=\s*(?:"1\.0"|'1\.0')(?:\s+encoding\s*=\s*(?:"utf-8"|'utf-8'))?(?:\s+standalone\s*=\s*(?:"\w+"|'\w+'))?\s*\?>/iy
const space = /\s*/y
const openTag = /<([A-Za-z_][\w.:-]*)/y
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const tagEnd = /\s*(\/?)>/y
const closeTag = /<\/([A-Za-z_][\w.:-]*)\s*>/y
const characters = /[^<]+/y
const forbidden = /[^\P{Cc}\t\n\r]/u
const named: Record<string, string> = registry({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })

export function readXml(source: string): XmlElement {
  if (forbidden.test(source)) throw broken('it holds control characters')
  const reader = new Reader(source)
  reader.match(declaration)
  reader.skipMisc()
  const root = reader.element()
  reader.skipMisc()
  if (!reader.atEnd) throw broken('something follows the drawing')
  return root
}

const broken = (what: string) => undecodable(`The SVG file cannot be read: ${what}.`)

class Reader {
  #source: string
  #at = 0
  #elements = 0

  constructor(source: string) {
    this.#source = source
  }

  get atEnd(): boolean {
    return this.#at >= this.#source.length
  }

  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found) this.#at += found[0].length
    return found
  }

  /** Comments and space between tags. */
  skipMisc(): void {
    this.match(space)
    while (this.#source.startsWith('<!--', this.#at)) {
      this.#until('-->', 4)
      this.match(space)
    }
  }

  element(): XmlElement {
    const stack: XmlElement[] = []
    for (;;) {
      const top = stack.at(-1)
      const done = top ? this.#content(top) : false
      if (done && top) {
        stack.pop()
        if (stack.length === 0) return top
        continue
      }
      const { element, empty } = this.#open()
      top?.children.push(element)
      if (!empty) stack.push(element)
      if (stack.length > MAX_DEPTH) throw broken('its elements nest too deep')
      if (stack.length === 0) return element
    }
  }

  #open(): { element: XmlElement; empty: boolean } {
    const name = this.match(openTag)?.[1]
    if (!name)
      throw broken(this.#nextIsForbidden() ? 'document types and instructions are not taken' : 'a tag is damaged')
    if (++this.#elements > MAX_ELEMENTS) throw broken('it has too many elements')
    const attributes = new Map<string, string>()
    for (let found = this.match(attribute); found; found = this.match(attribute)) {
      const [, key = '', double, single] = found
      if (attributes.has(key)) throw broken('an attribute is given twice')
      attributes.set(key, resolved(double ?? single ?? ''))
      if (attributes.size > MAX_ATTRIBUTES) throw broken('an element has too many attributes')
    }
    const end = this.match(tagEnd)
    if (!end) throw broken('a tag is damaged')
    return { element: { name, attributes, children: [], text: '' }, empty: end[1] === '/' }
  }

  /** Reads the text up to the next tag; true when that tag closes the element. */
  #content(element: XmlElement): boolean {
    for (;;) {
      if (this.#source.startsWith('<!--', this.#at)) this.#until('-->', 4)
      else if (this.#source.startsWith('<![CDATA[', this.#at)) element.text += this.#until(']]>', 9)
      else {
        const text = this.match(characters)?.[0]
        if (text === undefined) break
        element.text += resolved(text)
      }
    }
    const name = this.match(closeTag)?.[1]
    if (name !== undefined && name !== element.name) throw broken('its tags do not match')
    return name !== undefined
  }

  #until(mark: string, skip: number): string {
    const end = this.#source.indexOf(mark, this.#at + skip)
    if (end < 0) throw broken('it is cut off')
    const text = this.#source.slice(this.#at + skip, end)
    this.#at = end + mark.length
    return text
  }

  #nextIsForbidden(): boolean {
    return this.#source.startsWith('<!', this.#at) || this.#source.startsWith('<?', this.#at)
  }
}

function resolved(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;&\s]{0,10});?/g, (whole, body: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(body)
    const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : -1
    const value = code ? (point <= 0x10ffff ? String.fromCodePoint(point) : undefined) : named[body]
    if (!whole.endsWith(';') || value === undefined || forbidden.test(value))
      throw broken('it uses entities of its own')
    return value
  })
}
