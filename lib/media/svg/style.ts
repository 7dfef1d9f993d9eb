// Resolves style sheets into attributes, so that whatever draws is in plain sight for the checks that follow.
import { Budget } from '#lib/budget.ts'
import { undecodable } from '#lib/media/picture/refusals.ts'
import { properties, remedies } from '#lib/media/svg/vocabulary.ts'
import type { XmlElement } from '#lib/media/svg/xml.ts'

const MAX_RULES = 500
const MAX_CLASSES = 50
/** Rules that are compared and properties that are set, of all elements together. */
const MAX_STEPS = 5_000_000
const simpleSelector = /^(?:\*|[A-Za-z][\w-]*)?(?:[.#][A-Za-z_][\w-]*)?$/

type Declarations = Map<string, string>
type Rule = { tag: string; name: string; rank: number; declarations: Declarations }
export type Sheet = { rules: readonly Rule[]; budget: Budget }

export function readSheets(texts: readonly string[]): Sheet {
  const rules = texts.flatMap(rulesOf)
  if (rules.length > MAX_RULES) throw refusal()
  return { rules: rules.sort((a, b) => a.rank - b.rank), budget: new Budget(MAX_STEPS, refusal) }
}

/** The properties of an element: its attributes, over them the style sheets, over these its own `style`. */
export function resolveStyle(element: XmlElement, { rules, budget }: Sheet): Declarations {
  const classes = element.attributes.get('class')?.split(/\s+/) ?? []
  if (classes.length > MAX_CLASSES) throw refusal()
  const names = new Set([`#${element.attributes.get('id')}`, ...classes.map(name => `.${name}`)])
  const result: Declarations = new Map()
  for (const [name, value] of element.attributes) if (properties.has(name)) result.set(name, value)
  budget.spend(rules.length)
  const matching = rules.filter(({ tag, name }) => (tag === '*' || tag === element.name) && (!name || names.has(name)))
  for (const { declarations } of matching) budget.spend(declarations.size)
  for (const { declarations } of matching) for (const [name, value] of declarations) result.set(name, value)
  for (const [name, value] of declarationsOf(element.attributes.get('style') ?? '')) result.set(name, value)
  return result
}

function rulesOf(text: string): Rule[] {
  const plain = withoutComments(text).trim()
  if (/[@\\<]/.test(plain)) throw refusal()
  const rules: Rule[] = []
  const pattern = /([^{}]+)\{([^{}]*)\}\s*/y
  for (let at = 0; at < plain.length; at = pattern.lastIndex) {
    pattern.lastIndex = at
    const [, selectors, body] = pattern.exec(plain) ?? []
    if (selectors === undefined || body === undefined) throw refusal()
    const declarations = declarationsOf(body)
    for (const selector of selectors.split(',')) rules.push({ ...selectorOf(selector.trim()), declarations })
  }
  return rules
}

/** By search, since a pattern would try every opening of an unclosed comment to the end. */
function withoutComments(text: string): string {
  const parts: string[] = []
  for (let at = 0; ; ) {
    const open = text.indexOf('/*', at)
    parts.push(text.slice(at, open < 0 ? undefined : open))
    if (open < 0) return parts.join('')
    const close = text.indexOf('*/', open + 2)
    if (close < 0) throw refusal()
    at = close + 2
  }
}

function selectorOf(selector: string): Omit<Rule, 'declarations'> {
  if (selector === '' || !simpleSelector.test(selector)) throw refusal()
  const cut = selector.search(/[.#]/)
  const tag = (cut < 0 ? selector : selector.slice(0, cut)) || '*'
  const name = cut < 0 ? '' : selector.slice(cut)
  const rank = (name.startsWith('#') ? 4 : name ? 2 : 0) + (tag === '*' ? 0 : 1)
  return { tag, name, rank }
}

function declarationsOf(text: string): Declarations {
  const result: Declarations = new Map()
  for (const part of text.split(';')) {
    const [name = '', ...rest] = part.split(':')
    const property = name.trim().toLowerCase()
    const value = rest
      .join(':')
      .replace(/!\s*important/i, '')
      .trim()
    if (property === 'filter' && value !== 'none') throw undecodable(`The SVG file uses a filter: ${remedies.filter}.`)
    if (properties.has(property) && value !== '') result.set(property, value)
  }
  return result
}

const refusal = () => undecodable(`The SVG file has a style sheet that cannot be read: ${remedies.style}.`)
