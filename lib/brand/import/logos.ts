// Looks at the likeliest logos of a site through the one door for pictures; what is kept of them goes if nobody asks.

import type { LogoCandidate } from '#lib/brand/import/draft.ts'
import type { Evidence } from '#lib/brand/import/evidence.ts'
import { SURE_ENOUGH } from '#lib/brand/import/fact.ts'
import type { LogoFind } from '#lib/brand/import/logo-finds.ts'
import { isChromatic } from '#lib/brand/site/colour.ts'
import type { Visitor } from '#lib/brand/site/visit.ts'
import { utf8 } from '#lib/bytes.ts'
import type { Library, Upload } from '#lib/ports/library.ts'
import { Problem } from '#lib/problem.ts'

const MOST_LOOKED_AT = 4
const LONGEST_SHAPE = 12
const LOGO_WEIGHT = 5

export async function measureLogos(
  library: Library,
  visitor: Visitor,
  finds: readonly LogoFind[],
): Promise<LogoCandidate[]> {
  const looked: LogoCandidate[] = []
  for (const find of finds.slice(0, MOST_LOOKED_AT)) {
    const candidate = await measured(library, visitor, find)
    const fits = candidate.url !== null && candidate.confidence >= SURE_ENOUGH && isLogoShaped(candidate)
    looked.push({ ...candidate, chosen: fits && !looked.some(other => other.chosen) })
  }
  return looked
}

async function measured(
  library: Library,
  visitor: Visitor,
  { picture, confidence, source }: LogoFind,
): Promise<LogoCandidate> {
  const found_at = 'url' in picture ? picture.url : source.url
  const told = { found_at, confidence, sources: [source], chosen: false }
  const nothing = { url: null, width: null, height: null, palette: [] }
  if ('url' in picture && !(await visitor.may(picture.url).catch(() => false)))
    return { ...told, ...nothing, refused: 'url_not_allowed' }
  try {
    const { blob_key, width, height, palette } = await library.take(uploadOf(picture), 'logo')
    return { ...told, url: await library.link(blob_key), width, height, palette, refused: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...told, ...nothing, refused: error.code }
  }
}

/** A drawing in a page needs no name of its language; a file does. */
function uploadOf(picture: LogoFind['picture']): Upload {
  if ('url' in picture) return { image_url: picture.url }
  const { markup } = picture
  const named = /^<svg[^>]*\sxmlns=/i.test(markup)
    ? markup
    : markup.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
  return { bytes: utf8(named) }
}

const isLogoShaped = ({ width, height }: LogoCandidate) =>
  width !== null && height !== null && Math.max(width / height, height / width) <= LONGEST_SHAPE

/** The vivid colours of the chosen logo speak for the brand's own, by their share of it. */
export function logoEvidence(logos: readonly LogoCandidate[]): Evidence[] {
  const [chosen] = logos.filter(logo => logo.chosen)
  const vivid = chosen?.palette.filter(({ hex }) => isChromatic(hex)) ?? []
  return vivid.map(({ hex, share }) => ({
    hex,
    role: 'primary' as const,
    weight: share * LOGO_WEIGHT,
    source: { ...(chosen?.sources[0] ?? { url: '', selector: '' }), path: 'pixels' },
  }))
}
