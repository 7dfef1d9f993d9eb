// What a site says about its colours, each saying with its weight and the place where it stands.
import type { Role } from '#lib/brand/dna/palette.ts'
import type { Source } from '#lib/brand/import/fact.ts'
import { hexOf, isChromatic } from '#lib/brand/site/colour.ts'
import type { Declaration } from '#lib/brand/site/css.ts'
import { lch } from '#lib/render/colour/oklch.ts'

export type Evidence = { hex: string; role: Role; weight: number; source: Source }

/** Names that say what a colour is for; the first that fits counts. */
const variables: [RegExp, Role, number][] = [
  [
    /^(color-)?(brand|primary)(-?(color|500|600|base|default|main))?$|^brand-primary$|^(theme|main|key)-colou?r$/,
    'primary',
    10,
  ],
  [/^(color-)?(accent|cta|highlight)(-?(color|500|600|base|default|main))?$/, 'accent', 8],
  [/^(color-)?secondary(-?(color|500|600|base|default|main))?$/, 'secondary', 8],
  [/^(color-)?(background|bg|canvas|page|paper|base-bg)(-?(color|page|base|default|primary|body))?$/, 'background', 7],
  [/^(color-)?(surface|card|panel)(-?(color|1|base|default|bg))?$/, 'surface', 5],
  [/^(color-)?(foreground|fg|text|ink|body-color|font-color)(-?(color|base|default|primary|body))?$/, 'text', 7],
  [/^(color-)?(muted|subtle)(-?(color|foreground|text|fg))?$|^text-(muted|secondary|subtle)$/, 'muted', 5],
  [/(^|-)(brand|primary)(-\d+)?$/, 'primary', 4],
]
/** What page builders define on every site alike. */
const builtin =
  /^(wp--|bs-(?!primary$|secondary$|body)|tw-|swiper|chakra-colors-|fa-|toastify|rdp-|gray|grey|white|black)/

const buttons =
  /(^|[\s,>+~])(button|\.btn|\.button|\.cta|input\[type=["']?submit)(?![\w-]*(secondary|ghost|outline|link|close|icon|disabled))/i
const primaryButtons = /(btn|button)-{1,2}primary|\.cta\b|\.primary-(btn|button)/i
const states =
  /:(hover|focus|active|disabled|visited|focus-visible|checked)|\.(disabled|error|danger|warning|success|alert|toast|has-[\w-]+-color)/i

export const variablesOf = (declarations: readonly Declaration[]): ReadonlyMap<string, string> =>
  new Map(declarations.filter(one => one.property.startsWith('--')).map(one => [one.property, one.value]))

/** `known` are the variables of all sheets: one may use what another sets. */
export function fromStyles(
  declarations: readonly Declaration[],
  url: string,
  known: ReadonlyMap<string, string> = variablesOf(declarations),
): Evidence[] {
  return declarations.flatMap(declaration => {
    const source = { url, selector: declaration.selector, path: declaration.property }
    return (judged(declaration, known) ?? []).map(one => ({ ...one, source }))
  })
}

type Judged = Omit<Evidence, 'source'>

function judged({ selector, property, value }: Declaration, known: ReadonlyMap<string, string>): Judged[] | null {
  if (states.test(selector)) return null
  if (property.startsWith('--')) return fromVariable(property.slice(2), resolved(value, known))
  const name = property.toLowerCase()
  const ground = name === 'background-color' || name === 'background'
  if (!ground && name !== 'color') return null
  const hex = hexOf(resolved(value, known))
  return hex ? fromRule(selector, ground ? 'ground' : 'ink', hex) : null
}

function fromVariable(name: string, value: string): Judged[] | null {
  const plain = name
    .toLowerCase()
    .replace(/^(global|site|theme|c|clr|color|colors|ui|app)--?/, '')
    .replaceAll('_', '-')
  if (
    builtin.test(plain) ||
    /hover|active|focus|border|shadow|ring|disabled|inverse|contrast|-rgb$|-foreground$|^on-/.test(plain)
  )
    return null
  const hex = hexOf(value)
  const fits = variables.find(([form]) => form.test(plain))
  return hex && fits ? [{ hex, role: fits[1], weight: fits[2] }] : null
}

function fromRule(selector: string, side: 'ground' | 'ink', hex: string): Judged[] | null {
  const vivid = isChromatic(hex)
  if (/^(html|body|:root)([\s,.[]|$)/i.test(selector) && !/\s[.#\w]/.test(selector.split(',')[0] ?? ''))
    return [{ hex, role: side === 'ground' ? 'background' : 'text', weight: 8 }]
  if (side === 'ground' && primaryButtons.test(selector)) return [{ hex, role: 'primary', weight: vivid ? 6 : 3 }]
  if (side === 'ground' && buttons.test(selector)) return [{ hex, role: 'primary', weight: vivid ? 5 : 2 }]
  if (side === 'ground' && /(^|[\s,])(header|nav|\.(site-)?header|\.hero|\.navbar|footer)/i.test(selector))
    return [{ hex, role: vivid ? 'primary' : 'surface', weight: vivid ? 3 : 1 }]
  if (side === 'ground' && /\.card|\.panel|\.box/i.test(selector)) return [{ hex, role: 'surface', weight: 3 }]
  if (side === 'ink' && /(^|[\s,])a([\s,:.]|$)/.test(selector) && vivid) return [{ hex, role: 'accent', weight: 2.5 }]
  if (side === 'ink' && /(^|[\s,])h[12]\b/.test(selector))
    return [{ hex, role: vivid ? 'secondary' : 'text', weight: 2 }]
  return vivid ? [{ hex, role: 'accent', weight: 0.4 }] : null
}

/** A value with its variables put in, a few levels deep and no longer than a colour is. */
function resolved(value: string, known: ReadonlyMap<string, string>): string {
  let text = value
  for (let level = 0; level < 5 && text.includes('var('); level++) {
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
      (_, name: string, other?: string) => known.get(name) ?? other ?? '',
    )
    if (text.length > 200) return ''
  }
  return text
}

/** The colour that a browser paints around the page: the brand's own where it is one. */
export function fromThemeColour(value: string, source: Source, weight: number): Evidence[] {
  const hex = hexOf(value)
  if (!hex) return []
  if (isChromatic(hex)) return [{ hex, role: 'primary', weight, source }]
  return lch(hex).l > 0.9 ? [{ hex, role: 'background', weight: 2, source }] : []
}
