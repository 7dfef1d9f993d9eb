import { DEFECT_CAP, GATE_CAP, HOLD_CAP } from '#lib/score/impact.ts'

/**
 * Every rule by which a run is scored, in one table: the checks take their weights from here, and docs/score.md is made
 * from it and from `rule-words.ts`. A gate or a hold has no weight and decides alone.
 */
export type Rule = {
  about: 'design' | 'words' | 'brand' | 'judge'
  kind: 'points' | 'gate' | 'hold'
  weight: number
  /** The most that a run can score while it fails. */
  cap?: number
}

const points = (about: Rule['about'], weight: number) => ({ about, kind: 'points', weight }) as const
/** What is wrong with a picture for everybody who sees it. */
const defect = (weight: number) => ({ about: 'design', kind: 'points', weight, cap: DEFECT_CAP }) as const
const gate = (about: Rule['about']) => ({ about, kind: 'gate', weight: 0, cap: GATE_CAP }) as const
const hold = (about: Rule['about']) => ({ about, kind: 'hold', weight: 0, cap: HOLD_CAP }) as const

export const rules = {
  contrast: defect(18),
  perceived_contrast: defect(6),
  body_text: defect(10),
  smallest_text: defect(8),
  quiet_area: defect(12),
  crowding: defect(8),
  focal_point: defect(6),
  hierarchy: points('design', 4),
  text_sizes: points('design', 4),
  alignment: points('design', 4),
  hole: defect(6),
  key_fact: defect(6),
  lead: defect(4),
  torn: defect(4),
  even_set: { ...defect(4), cap: HOLD_CAP },
  bare_slide: { ...defect(6), cap: HOLD_CAP },
  resolution: defect(4),
  safe_zone: defect(8),
  palette_distance: defect(8),
  logo: defect(4),
  logo_size: points('design', 2),
  logo_space: points('design', 2),
  told: points('words', 21),
  brief_words: points('words', 21),
  unread: points('words', 0),
  takes: points('words', 0),
  text_whole: gate('design'),
  uncovered: gate('design'),
  glyphs_known: gate('design'),
  legible: gate('design'),
  logo_whole: gate('design'),
  slogan_lock: gate('brand'),
  watermark: gate('brand'),
  type: points('brand', 0),
  logo_seen: points('brand', 0),
  design: hold('design'),
  sensitive: hold('words'),
  attack: hold('words'),
  question: hold('words'),
  facts: hold('words'),
  counted: hold('words'),
  steps: hold('words'),
  bond: hold('words'),
  own_words: hold('words'),
  unmended: hold('words'),
  translated: hold('words'),
  moving: hold('words'),
  left_out: hold('words'),
  uncertain: hold('words'),
  pieces: hold('words'),
  picture: hold('words'),
  led: hold('words'),
  fault: hold('words'),
  language: hold('words'),
  wish: hold('words'),
  painted: hold('words'),
  drafted: hold('words'),
  bare: hold('words'),
  legal_line: hold('words'),
  leftover: hold('words'),
  leak: hold('words'),
  claim: hold('words'),
  weekday: hold('words'),
  regulated: hold('words'),
  consent: hold('words'),
  model_judge: hold('judge'),
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
