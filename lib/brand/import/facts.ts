// Everything that a site says about its brand, as facts with their places.

import { addresses, phones, websites } from '#lib/brand/import/contact.ts'
import { type Evidence, fromStyles, fromThemeColour, variablesOf } from '#lib/brand/import/evidence.ts'
import { type Candidate, type Fact, ranked, type Source, single } from '#lib/brand/import/fact.ts'
import { fontFacts, type Sheet } from '#lib/brand/import/fonts.ts'
import { at, languages, metasNamed, names, overviews, taglines } from '#lib/brand/import/identity.ts'
import { audiences, features, oneLiners, products } from '#lib/brand/import/offer.ts'
import { draftPalette } from '#lib/brand/import/palette-draft.ts'
import { readCss, readStyle } from '#lib/brand/site/css.ts'
import type { Site } from '#lib/brand/site/site.ts'
import type { Thing } from '#lib/brand/site/structured.ts'
import { clean, givesOrders } from '#lib/brand/site/text.ts'
import type { Palette } from '#lib/render/picture.ts'

export type Said = { facts: Fact[]; palette: Palette; suspicious: boolean }

/** `logo` are the colours measured in the logo's own pixels. */
export function factsOf(site: Site, things: readonly Thing[], logo: readonly Evidence[]): Said {
  let suspicious = false
  const honest = (candidates: readonly Candidate[]) =>
    candidates.filter(({ value }) => {
      const bad = givesOrders(value)
      suspicious ||= bad
      return !bad
    })
  const { home, about } = site
  const name = ranked('name', honest([...names(home, things), ...manifestNames(site)]))
  const called = String(name[0]?.value ?? '')
  const sheets = sheetsOf(site)
  const { palette, facts: colours } = draftPalette([...colourEvidence(site, sheets), ...logo])
  const lists = listFacts(site, things)
  suspicious ||= lists.suspicious
  const facts = [
    ...name,
    ...ranked('tagline', honest(taglines(home, things, called))),
    ...ranked('overview', honest(overviews(home, about, things))),
    ...ranked('offer.one_liner', honest(oneLiners(home))),
    ...lists.facts,
    ...ranked('offer.who_its_for', honest(audiences(home))),
    ...ranked('contact.website', websites(home)),
    ...ranked('contact.phone', phones(home, things)),
    ...ranked('contact.address', honest(addresses(things))),
    ...colours,
    ...fontFacts(sheets),
    ...languageFacts(site),
  ]
  return { facts, palette, suspicious }
}

function listFacts({ home }: Site, things: readonly Thing[]): { facts: Fact[]; suspicious: boolean } {
  const [best] = features(home)
  const found = products(things)
  const kept = found.filter(({ product }) => !givesOrders(`${product.name} ${product.one_liner ?? ''}`))
  const values = best?.values.filter(text => !givesOrders(text)) ?? []
  const facts = [
    ...(best && values.length >= 3 ? [single('offer.features', values, best.confidence, [best.source])] : []),
    ...(kept.length > 0
      ? [
          single(
            'product_map.products',
            kept.map(one => one.product),
            0.84,
            kept.map(one => one.source),
          ),
        ]
      : []),
  ]
  return { facts, suspicious: kept.length < found.length || values.length < (best?.values.length ?? 0) }
}

function manifestNames({ manifest }: Site): Candidate[] {
  if (!manifest) return []
  return (['name', 'short_name'] as const).flatMap(field => {
    const value = manifest.value[field]
    const source = { url: manifest.url, selector: '$', path: `$.${field}` }
    return typeof value === 'string' ? [{ value: clean(value), confidence: 0.78, source }] : []
  })
}

function languageFacts({ home }: Site): Fact[] {
  const [first] = languages(home)
  return first ? [single('voice.languages', [first.code], 0.9, [at(home, first)])] : []
}

/** Of all sheets together. */
const MOST_DECLARATIONS = 20_000

/** The sheets of the page, its own first, then those that it loads. */
function sheetsOf({ home, sheets }: Site): Sheet[] {
  let left = MOST_DECLARATIONS
  const read = (url: string, css: string): Sheet => {
    const declarations = readCss(css).slice(0, left)
    left -= declarations.length
    return { url, declarations }
  }
  return [
    ...home.sheets.map(({ css, selector }) => read(`${home.url}#${selector}`, css)),
    ...sheets.map(({ url, css }) => read(url, css)),
  ]
}

function colourEvidence({ home, manifest }: Site, sheets: readonly Sheet[]): Evidence[] {
  const place = (selector: string): Source => ({ url: home.url, selector })
  const inline = home.styles.flatMap(({ tag, css, selector }) =>
    fromStyles(
      readStyle(css).map(one => ({ ...one, selector: tag })),
      home.url,
    ).map(one => ({
      ...one,
      source: { ...one.source, selector },
    })),
  )
  const theme = metasNamed(home, 'theme-color').flatMap(meta => fromThemeColour(meta.content, place(meta.selector), 6))
  const kept = ['theme_color', 'background_color'].flatMap(field => {
    const value = manifest?.value[field]
    const source = { url: manifest?.url ?? '', selector: '$', path: `$.${field}` }
    if (typeof value !== 'string') return []
    return field === 'theme_color'
      ? fromThemeColour(value, source, 5)
      : fromStyles([{ selector: 'body', property: 'background', value }], '').map(one => ({
          ...one,
          weight: 3,
          source,
        }))
  })
  const variables = variablesOf(sheets.flatMap(sheet => sheet.declarations))
  return [
    ...sheets.flatMap(sheet => fromStyles(sheet.declarations, sheet.url, variables)),
    ...inline,
    ...theme,
    ...kept,
  ]
}
