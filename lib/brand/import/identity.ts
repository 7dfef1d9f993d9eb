// Who speaks: name, tagline, overview, languages.
import type { Candidate, Source } from '#lib/brand/import/fact.ts'
import type { Page, Said } from '#lib/brand/site/page.ts'
import { fieldSource, isA, organisation, type Thing, textOf } from '#lib/brand/site/structured.ts'
import { isFiller, sameText } from '#lib/brand/site/text.ts'

export const at = (page: Page, { selector }: { selector: string }): Source => ({ url: page.url, selector })

export const metasNamed = (page: Page, ...names: string[]) => page.metas.filter(meta => names.includes(meta.name))

export function names(page: Page, things: readonly Thing[]): Candidate[] {
  const metas = (name: string, confidence: number) =>
    metasNamed(page, name).map(meta => ({ value: meta.content, confidence, source: at(page, meta) }))
  const said = [
    ...things
      .filter(thing => isA(thing, organisation))
      .map(thing => ({ value: textOf(thing, 'name'), confidence: 0.92, source: fieldSource(thing, 'name') })),
    ...things
      .filter(thing => isA(thing, /^WebSite$/))
      .map(thing => ({ value: textOf(thing, 'name'), confidence: 0.86, source: fieldSource(thing, 'name') })),
    ...metas('og:site_name', 0.88),
    ...metas('application-name', 0.84),
    ...metas('apple-mobile-web-app-title', 0.8),
    ...fromTitle(page),
    ...fromLogoAlt(page),
  ]
  return said.filter(({ value }) => value.length >= 2 && value.length <= 60 && !isFiller(value))
}

const separator = /\s[|–—·•:\-»]\s|\s?[|»｜]\s?|:\s/u

const titleParts = (title: string): string[] =>
  title
    .split(separator)
    .map(part => part.trim())
    .filter(Boolean)

/** The part of the title that the domain is named after, else the one that the headline does not say, else its last. */
function fromTitle(page: Page): Candidate[] {
  if (!page.title) return []
  const parts = titleParts(page.title.text)
  const label = sameText(
    new URL(page.url).hostname
      .replace(/^www\./, '')
      .split('.')
      .slice(0, -1)
      .join(''),
  )
  const headline = sameText(page.headings.find(heading => heading.level === 1)?.text ?? '')
  const named = parts.find(part => isNamedAfter(sameText(part), label))
  const unsaid = parts.filter(part => sameText(part) !== headline)
  const source = at(page, page.title)
  if (named) return [{ value: named, confidence: 0.72, source }]
  const [only] = unsaid
  if (only && unsaid.length === 1 && parts.length > 1) return [{ value: only, confidence: 0.62, source }]
  return [{ value: parts.at(-1) ?? '', confidence: parts.length > 1 ? 0.52 : 0.4, source }]
}

const isNamedAfter = (text: string, label: string): boolean =>
  text !== '' && label !== '' && (label.startsWith(text) || text.startsWith(label))

function fromLogoAlt(page: Page): Candidate[] {
  return page.images
    .filter(image => image.place === 'home link' || (image.place === 'header' && /logo/i.test(image.hints)))
    .slice(0, 2)
    .map(image => ({ value: image.alt.replace(/\blogo\b/gi, '').trim(), confidence: 0.6, source: at(page, image) }))
}

export function taglines(page: Page, things: readonly Thing[], name: string): Candidate[] {
  const first = page.headings.filter(heading => heading.level === 1).slice(0, 2)
  const title = (text: string) =>
    titleParts(text)
      .filter(part => sameText(part) !== sameText(name))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  const said: Candidate[] = [
    ...things
      .filter(thing => isA(thing, organisation))
      .map(thing => ({ value: textOf(thing, 'slogan'), confidence: 0.94, source: fieldSource(thing, 'slogan') })),
    ...first.map((heading, place) => ({
      value: heading.text,
      confidence: place === 0 ? 0.74 : 0.45,
      source: at(page, heading),
    })),
    ...metasNamed(page, 'og:title', 'twitter:title').map(meta => ({
      value: title(meta.content),
      confidence: 0.56,
      source: at(page, meta),
    })),
    ...(page.title ? [{ value: title(page.title.text), confidence: 0.53, source: at(page, page.title) }] : []),
  ]
  return said.filter(({ value }) => isTagline(value, name))
}

function isTagline(text: string, name: string): boolean {
  const words = text.split(/\s+/).length
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
  return (
    text.length >= 4 &&
    text.length <= 110 &&
    (wide || words >= 2) &&
    !isNameAlone(text, name) &&
    !isFiller(text) &&
    !/^welcome to\b|^willkommen\b|^bienvenid|^bienvenue\b/i.test(text)
  )
}

/** `Acme`, `Acme Docs` and `The Acme blog` name the brand and say nothing. */
function isNameAlone(text: string, name: string): boolean {
  const [said, called] = [sameText(text), sameText(name)]
  return called !== '' && said.includes(called) && said.length <= called.length + 14
}

const LEAST_OVERVIEW = 60

export function overviews(home: Page, about: Page | null, things: readonly Thing[]): Candidate[] {
  const paragraph = (page: Page, confidence: number) => {
    const found = page.paragraphs.find(one => one.text.length >= LEAST_OVERVIEW && /[.!?。！？]/.test(one.text))
    return found ? [{ value: found.text, confidence, source: at(page, found) }] : []
  }
  const said: Candidate[] = [
    ...things
      .filter(thing => isA(thing, organisation))
      .map(thing => ({
        value: textOf(thing, 'description'),
        confidence: 0.86,
        source: fieldSource(thing, 'description'),
      })),
    ...(about ? paragraph(about, 0.72) : []),
    ...metasNamed(home, 'description', 'og:description').map(meta => ({
      value: meta.content,
      confidence: 0.6,
      source: at(home, meta),
    })),
    ...paragraph(home, 0.55),
  ]
  return said.filter(({ value }) => value.length >= 40 && !isFiller(value))
}

const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i

export function languages(page: Page): (Said & { code: string })[] {
  const said: Said[] = [
    ...(page.language ? [page.language] : []),
    ...metasNamed(page, 'og:locale', 'content-language', 'language').map(meta => ({
      text: meta.content,
      selector: meta.selector,
    })),
  ]
  return said
    .map(one => ({ ...one, code: canonical(one.text.trim().replaceAll('_', '-')) }))
    .filter(one => one.code !== '')
}

function canonical(text: string): string {
  try {
    return tag.test(text) ? (Intl.getCanonicalLocales(text)[0] ?? '') : ''
  } catch {
    return ''
  }
}
