// Follows the selectors that facts carry, on a tree made by the parser's own builder and not by ours.
import { DomUtils, parseDocument } from 'htmlparser2'

type Parent = ReturnType<typeof parseDocument>
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

/** The element that a selector of ours leads to, or null. */
export function elementAt(html: string, selector: string): Element | null {
  let at: Parent | Element = parseDocument(html)
  for (const [index, step] of selector.split(' > ').entries()) {
    const found: Element | null = index === 0 ? anywhere(at, step) : child(at, step)
    if (!found) return null
    at = found
  }
  return 'name' in at ? at : null
}

const form = /^(?:#([\w-]+)|([a-z][a-z0-9]*)(?::nth-of-type\((\d+)\))?(?:\[([\w-]+)="(.*)"\])?)$/i

function anywhere(parent: Parent | Element, step: string): Element | null {
  const [, id, tag, , name, value] = form.exec(step) ?? []
  const fits = (element: Element) =>
    id ? element.attribs.id === id : element.name === tag && (name === undefined || element.attribs[name] === value)
  return DomUtils.findOne(fits, parent.children)
}

function child(parent: Parent | Element, step: string): Element | null {
  const [, , tag, place = '1'] = form.exec(step) ?? []
  const same = parent.children.filter((node): node is Element => 'name' in node && node.name === tag)
  return same[Number(place) - 1] ?? null
}

/** All that an element says: its text, its attributes. */
export const textAt = (element: Element | null): string =>
  element ? `${DomUtils.textContent(element)} ${Object.values(element.attribs).join(' ')}` : ''
