// Where readers go: the address of the site, its phone, where it is found.
import { Contact, shownSite } from '#lib/brand/dna/contact.ts'
import type { Candidate } from '#lib/brand/import/fact.ts'
import { at } from '#lib/brand/import/identity.ts'
import type { Page } from '#lib/brand/site/page.ts'
import { fieldSource, isA, organisation, type Thing, textOf } from '#lib/brand/site/structured.ts'
import { clean, sameText } from '#lib/brand/site/text.ts'

/** Only what a patch would take. */
const fitting = (field: keyof Contact, candidates: Candidate[]): Candidate[] =>
  candidates.filter(({ value }) => Contact.safeParse({ [field]: value }).success)

/** The page that was read is the brand's own; it is called by its host, and by its path where it is not the first page. */
export function websites({ url }: Page): Candidate[] {
  const { host, pathname } = new URL(url)
  const value = shownSite(`${host}${/^\/[a-z]{2}\/?$|\/index\.\w+$/i.test(pathname) ? '' : pathname}`)
  return fitting('website', [{ value, confidence: 0.8, source: { url, selector: 'html', path: 'url' } }])
}

/** Digits alone tell whether two places say the same number. */
export function phones(page: Page, things: readonly Thing[]): Candidate[] {
  const said = things
    .filter(thing => isA(thing, organisation) || isA(thing, /^ContactPoint$/))
    .map(thing => ({
      value: textOf(thing, 'telephone'),
      confidence: isA(thing, organisation) ? 0.92 : 0.8,
      source: fieldSource(thing, 'telephone'),
    }))
  const called = page.anchors
    .filter(({ href }) => href.startsWith('tel:'))
    .map(anchor => {
      const number = clean(decoded(anchor.href.slice('tel:'.length)).split(';', 1)[0] ?? '')
      const isSame = digitsOf(anchor.text).length > 5 && digitsOf(number).endsWith(digitsOf(anchor.text).slice(-6))
      return {
        value: isSame ? withoutLabel(anchor.text) : number,
        confidence: 0.75,
        source: { ...at(page, anchor), path: 'href' },
      }
    })
  return fitting('phone', [...said, ...called])
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** “Call 01632 960 001” without its verb. */
const withoutLabel = (text: string): string => text.slice(Math.max(0, text.search(/[+(\d]/))).trim()

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Of several places none is where readers go. */
export function addresses(things: readonly Thing[]): Candidate[] {
  const found = things
    .filter(thing => isA(thing, /^PostalAddress$/))
    .flatMap(thing => {
      const street = textOf(thing, 'streetAddress')
      const value = [street, textOf(thing, 'addressLocality')].filter(Boolean).join(', ')
      return street ? [{ value, confidence: 0.85, source: fieldSource(thing, 'streetAddress') }] : []
    })
  const distinct = new Set(found.map(({ value }) => sameText(value)))
  return fitting('address', distinct.size === 1 ? found : [])
}
