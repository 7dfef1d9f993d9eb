import { type Fact, single } from '#lib/brand/import/fact.ts'
import type { Declaration } from '#lib/brand/site/css.ts'
import { familyNamed } from '#lib/render/type/font/families.ts'

const generic =
  /^(inherit|initial|unset|revert|var\(|sans-serif|serif|monospace|cursive|fantasy|system-ui|ui-\w|-apple-system|BlinkMacSystemFont|Segoe UI|Helvetica|Arial|Roboto$|Apple Color|Noto Color|Times|Georgia|Courier|Menlo|Consolas)/i

export type Sheet = { url: string; declarations: Declaration[] }

/** The families that headlines and running text are set in; proposed when pictures can be set in them too. */
export function fontFacts(sheets: readonly Sheet[]): Fact[] {
  return [
    ...familyFor(
      'display',
      sheets,
      /(^|[\s,])(h1|h2|\.h1|\.display|\.headline|\.hero-title)\b|--font-(display|heading|headline|title|serif)/i,
    ),
    ...familyFor('text', sheets, /^(html|body|:root)\b|--font-(body|text|sans|base|primary)$/i),
  ]
}

function familyFor(use: 'display' | 'text', sheets: readonly Sheet[], form: RegExp): Fact[] {
  for (const { url, declarations } of sheets) {
    const variables = new Map(
      declarations.filter(one => one.property.startsWith('--')).map(one => [one.property, one.value]),
    )
    for (const { selector, property, value } of declarations) {
      const named = property.startsWith('--')
        ? form.test(property)
        : /^font(-family)?$/i.test(property) && form.test(selector)
      const family = named ? first(value, variables) : null
      if (!family) continue
      const known = familyNamed(family)
      return [
        single(`voice.fonts.${use}`, known?.name ?? family, known ? 0.8 : 0.4, [{ url, selector, path: property }]),
      ]
    }
  }
  return []
}

function first(value: string, variables: Map<string, string>): string | null {
  const text = value.replace(
    /var\(([^()]*)\)/,
    (_, said: string) => variables.get(said.split(',', 1)[0]?.trim() ?? '') ?? '',
  )
  const listed = text.replace(/^.{0,60}?\d[\w.%]{0,12}(?:\/[\w.%]{1,12})?\s{1,9}(?=["'A-Za-z])/, '')
  const family =
    listed
      .split(',')[0]
      ?.trim()
      .replace(/^["']|["']$/g, '')
      .replace(/ Variable$/i, '') ?? ''
  return family === '' || family.length > 60 || generic.test(family) ? null : family
}
