import type { ScoreRow } from '#lib/score/impact.ts'

/** What the rules read off a drawn picture; lib/render/proof.ts measures it. */
export type Drawn = {
  position: number
  width: number | null
  proof: {
    texts?: { role: string; size_px: number; cut: boolean }[]
    contrast?: { pair: string; wcag: number }[]
    smallest_text_px?: number
    quiet_area?: number
    safe_zone_hits?: string[]
    missing_glyphs?: string[]
  } | null
}

const LEAST_CONTRAST = 3
const LEAST_TEXT_PX = 24
const CANVAS_PX = 1080
const QUIET_FROM = 0.3
const QUIET_TO = 0.85

/** The design facts of one picture as score rows. */
export function designRows({ position, width, proof }: Drawn): ScoreRow[] {
  if (!proof) return []
  const rule = (name: string) => (position === 0 ? name : `${name}#${position + 1}`)
  const lowest = Math.min(...(proof.contrast ?? []).map(row => row.wcag), 21)
  const least = Math.round((LEAST_TEXT_PX * Math.min(width ?? CANVAS_PX, CANVAS_PX)) / CANVAS_PX)
  const smallest = proof.smallest_text_px ?? 0
  const quiet = proof.quiet_area ?? 0
  const hits = proof.safe_zone_hits?.length ?? 0
  const cut = (proof.texts ?? []).filter(text => text.cut).length
  const missing = proof.missing_glyphs?.length ?? 0
  return [
    row(
      rule('contrast'),
      lowest,
      LEAST_CONTRAST,
      25,
      lowest >= LEAST_CONTRAST,
      'Use a text colour further from its ground.',
    ),
    row(
      rule('smallest_text'),
      smallest,
      least,
      20,
      smallest >= least,
      'Shorten the text, so that it can be set larger.',
    ),
    row(
      rule('quiet_area'),
      quiet,
      `${QUIET_FROM} to ${QUIET_TO}`,
      15,
      quiet >= QUIET_FROM && quiet <= QUIET_TO,
      'Take something off the picture.',
    ),
    row(rule('safe_zone'), hits, 0, 10, hits === 0, 'Keep text out of the strips that the platform covers.'),
    gate(rule('text_whole'), cut, cut === 0, 'Shorten the text.'),
    gate(rule('glyphs_known'), missing, missing === 0, 'Leave out the characters that no font has.'),
  ]
}

const row = (
  rule: string,
  measured: number,
  threshold: number | string,
  weight: number,
  passed: boolean,
  fix: string,
): ScoreRow => ({
  rule,
  measured,
  threshold,
  weight,
  points: passed ? weight : 0,
  passed,
  ...(passed ? {} : { fix }),
})

const gate = (rule: string, measured: number, passed: boolean, fix: string): ScoreRow => ({
  rule,
  measured,
  threshold: 0,
  weight: 0,
  points: 0,
  passed,
  gate: true,
  ...(passed ? {} : { fix }),
})
