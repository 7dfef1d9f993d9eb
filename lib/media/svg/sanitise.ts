import { undecodable } from '#lib/media/picture/refusals.ts'
import { readSheets, resolveStyle, type Sheet } from '#lib/media/svg/style.ts'
import { described, drawn, geometry, properties, remedies } from '#lib/media/svg/vocabulary.ts'
import type { XmlElement } from '#lib/media/svg/xml.ts'

const localReference = /^url\(\s*(["']?)#([\w.:-]+)\1\s*\)/
const links = ['href', 'xlink:href']
/** All else that is geometry is a handful of numbers. */
const outlines = new Set(['d', 'points'])
const LONGEST_VALUE = 2_000

/** The same drawing made of nothing but known elements and attributes. What could act or reach out is refused. */
export function sanitise(root: XmlElement): XmlElement {
  if (root.name !== 'svg') throw undecodable('The file is XML but not an SVG drawing.')
  const sheet = readSheets(styleTexts(root))
  return { ...cleaned(root, sheet), attributes: rootAttributes(root, sheet) }
}

function styleTexts(element: XmlElement): string[] {
  if (element.name === 'style') return [element.text]
  return element.children.flatMap(styleTexts)
}

function cleaned(element: XmlElement, sheet: Sheet): XmlElement {
  const children = element.children.filter(isDrawn).map(child => cleaned(child, sheet))
  return { name: element.name, attributes: attributesOf(element, sheet), children, text: '' }
}

function isDrawn({ name }: XmlElement): boolean {
  // A prefix means an editor's notes to itself, since only `xlink` is known here and it names no elements.
  if (described.has(name) || name.includes(':') || name === 'style') return false
  if (drawn.has(name) && name !== 'svg') return true
  const remedy = remedies[name]
  throw undecodable(`The SVG file holds <${name}>, which is not taken${remedy ? `: ${remedy}` : ''}.`)
}

function attributesOf(element: XmlElement, sheet: Sheet): Map<string, string> {
  const result = new Map<string, string>()
  for (const [name, value] of element.attributes) {
    judgeAttribute(name, value)
    if (geometry.has(name)) result.set(name, value)
    if (links.includes(name)) result.set('href', value)
  }
  for (const [name, value] of resolveStyle(element, sheet)) result.set(name, value)
  for (const [name, value] of result) judgeValue(name, value)
  return result
}

function rootAttributes(root: XmlElement, sheet: Sheet): Map<string, string> {
  return new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...attributesOf(root, sheet)])
}

function judgeAttribute(name: string, value: string): void {
  if (/^on/i.test(name)) throw undecodable('The SVG file holds an event handler, which is not taken.')
  if (name === 'filter' && value !== 'none') throw undecodable(`The SVG file uses a filter: ${remedies.filter}.`)
  if (links.includes(name) && !/^#[\w.:-]+$/.test(value))
    throw undecodable('The SVG file refers to something outside itself, which is not taken.')
}

function judgeValue(name: string, value: string): void {
  const functions = /url\s*\(/i.test(value)
  if (/[\\<>]|javascript:|data:|expression\s*\(/i.test(value) || (functions && !localReference.test(value)))
    throw undecodable('The SVG file refers to something outside itself, which is not taken.')
  if (properties.has(name) && value.length > 500) throw undecodable('The SVG file has a property that is too long.')
  if (!outlines.has(name) && value.length > LONGEST_VALUE)
    throw undecodable(`The SVG file has a ${name} that is too long.`)
}

/** The ids that an element refers to: what it repeats, paints with, or is cut by. */
export function referencesOf({ attributes }: XmlElement): string[] {
  const found: string[] = []
  for (const [name, value] of attributes) {
    if (name === 'href') found.push(value.slice(1))
    const id = localReference.exec(value)?.[2]
    if (id !== undefined) found.push(id)
  }
  return found
}
