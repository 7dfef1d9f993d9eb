// The parts of a web site that an import looks at, and no more: one page, two that it leads to, and how they are dressed.

import type { Visited } from '#lib/brand/import/draft.ts'
import { type Page, readPage } from '#lib/brand/site/page.ts'
import { problemOf, type Visitor } from '#lib/brand/site/visit.ts'

export type Site = {
  home: Page
  about: Page | null
  sheets: { url: string; css: string }[]
  manifest: { url: string; value: Record<string, unknown> } | null
  visited: Visited[]
}

const MOST_SHEETS = 3

const aboutPath =
  /\/(about([-_]?us)?|company|our[-_]story|who[-_]we[-_]are|ueber-?uns|über-uns|unternehmen|sobre([-_]nosotros)?|quienes-somos|a-?propos|qui-sommes-nous|chi-siamo|om-oss|over-ons|会社概要|company-profile)\/?(index\.\w+)?$/i

export async function visitSite(visitor: Visitor, url: string): Promise<Site> {
  const first = await visitor.read(url, 'page')
  const problem = problemOf(first)
  if (problem) throw problem
  const home = readPage(first.text, first.url)
  const sheets = home.links
    .filter(link => link.rel.includes('stylesheet') && !/print|prefers-color-scheme:\s*dark/i.test(link.media))
    .slice(0, MOST_SHEETS)
  const manifest = home.links.find(link => link.rel.includes('manifest'))
  const about = home.anchors.find(anchor => leadsTo(anchor.href, home.url, aboutPath))
  const [readSheets, readManifest, readAbout] = await Promise.all([
    Promise.all(sheets.map(link => optional(visitor, link.href, 'sheet'))),
    manifest ? optional(visitor, manifest.href, 'manifest') : null,
    about ? optional(visitor, about.href, 'page') : null,
  ])
  return {
    home,
    about: readAbout ? readPage(readAbout.text, readAbout.url) : null,
    sheets: readSheets.flatMap(sheet => (sheet ? [{ url: sheet.url, css: sheet.text }] : [])),
    manifest: readManifest ? { url: readManifest.url, value: fieldsOf(readManifest.text) } : null,
    visited: visitor.visited,
  }
}

/** What a page leads to may be missing, forbidden or nobody's to ask for: the import goes on without it. */
async function optional(visitor: Visitor, url: string, kind: 'page' | 'sheet' | 'manifest') {
  if (!/^https?:/.test(url)) return null
  const read = await visitor.read(url.split('#', 1)[0] ?? '', kind).catch(() => null)
  return read && (read.outcome === 'read' || read.outcome === 'cut') ? read : null
}

function leadsTo(href: string, from: string, path: RegExp): boolean {
  const [to, here] = [new URL(href), new URL(from)]
  return to.host === here.host && to.pathname !== here.pathname && path.test(plain(to.pathname))
}

function plain(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}
