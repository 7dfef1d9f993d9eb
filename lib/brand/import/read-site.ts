import { patchOf, type ReadSite, type SiteDraft, type Warning } from '#lib/brand/import/draft.ts'
import { factsOf, type Said } from '#lib/brand/import/facts.ts'
import { findLogos } from '#lib/brand/import/logo-finds.ts'
import { logoEvidence, measureLogos } from '#lib/brand/import/logos.ts'
import { type Site, visitSite } from '#lib/brand/site/site.ts'
import { thingsOf } from '#lib/brand/site/structured.ts'
import { createVisitor } from '#lib/brand/site/visit.ts'
import type { Http } from '#lib/fetch.ts'
import { after, SECOND_MS } from '#lib/instant.ts'
import type { Library } from '#lib/ports/library.ts'

export type ReaderDeps = { http: Http; library: Library; now(): Date }

const MOST_SECONDS = 20
const LITTLE_TEXT = 100

/** Reads a web site and says what it tells of the brand, each fact with its place. */
export function siteReader(deps: ReaderDeps): ReadSite {
  return async url => {
    const deadline = after(deps.now(), MOST_SECONDS * SECOND_MS).getTime()
    const visitor = createVisitor(deps.http, () => deadline - deps.now().getTime())
    const site = await visitSite(visitor, url)
    const things = thingsOf(site.home)
    const logo_candidates = await measureLogos(deps.library, visitor, findLogos(site.home, things))
    const said = factsOf(site, things, logoEvidence(logo_candidates))
    const patch = patchOf(said.facts, said.palette, logo_candidates)
    const warnings = warningsOf(site, said, patch)
    return { url: site.home.url, facts: said.facts, logo_candidates, patch, visited: site.visited, warnings }
  }
}

function warningsOf({ home, visited }: Site, { suspicious }: Said, patch: SiteDraft['patch']): Warning[] {
  return [
    ...(home.said < LITTLE_TEXT ? (['little_text'] as const) : []),
    ...(visited.some(one => one.outcome === 'cut') ? (['cut'] as const) : []),
    ...(suspicious ? (['text_gives_orders'] as const) : []),
    ...('logos' in patch ? [] : (['no_logo'] as const)),
    ...('palette' in patch ? [] : (['no_palette'] as const)),
  ]
}
