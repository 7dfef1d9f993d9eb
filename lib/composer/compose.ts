import type * as z from 'zod'
import type { Draft } from '#lib/composer/angles/draft.ts'
import { rankAngles } from '#lib/composer/angles/rank.ts'
import { judge } from '#lib/composer/check/judge.ts'
import { sourcesOf, traceFacts } from '#lib/composer/check/trace.ts'
import { hash } from '#lib/composer/hash.ts'
import { alternates } from '#lib/composer/pictures/alternates.ts'
import { layOut } from '#lib/composer/pictures/layout.ts'
import { type Captions, ComposeInput, type Picture, type Plan } from '#lib/composer/plan.ts'
import { type Reading, readBrief } from '#lib/composer/read/reading.ts'
import { altOf, textsOf } from '#lib/composer/write/alt.ts'
import { writeCaptions } from '#lib/composer/write/captions.ts'
import { writeHashtags } from '#lib/composer/write/hashtags.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { impactScore } from '#lib/score/impact.ts'

const POST = 65
const NEAR = 2

/** From a sentence and a brand to a whole plan; the same input always gives the same plan. */
export function compose(raw: z.input<typeof ComposeInput>): Plan {
  const input = ComposeInput.parse(raw)
  const reading = readBrief(input)
  const takes: Take[] = []
  for (const chosen of rankAngles(reading)) {
    takes.push(takeOf(chosen, reading))
    if (takes.length >= 6) break
  }
  const { take, turn } = pick(takes, input, reading)
  return finish(take, reading, turn)
}

export type Take = { chosen: Draft; pictures: Picture[]; captions: Captions; rows: ScoreRow[]; score: number }

/** A draft laid out, captioned and judged. */
export function takeOf(chosen: Draft, reading: Reading): Take {
  const pictures = layOut(chosen, reading)
  const captions = writeCaptions(chosen, reading)
  const rows = judge(chosen, pictures, captions, reading)
  return { chosen, pictures, captions, rows, score: impactScore(rows) }
}

const FROM_BRAND = new Set(['feature', 'tagline'])
const broken = (take: Take): boolean => take.rows.some(row => row.gate && !row.passed)

/**
 * The best-ranked angle that is good enough to post, the brief's own before the brand's. A variation takes another
 * template or angle; when all have had their turn, they come again in other compositions.
 */
function pick(takes: readonly Take[], input: ComposeInput, reading: Reading): { take: Take; turn: number } {
  const whole = takes.filter(take => !broken(take))
  const told = whole.filter(take => !FROM_BRAND.has(take.chosen.angle))
  const sound = told.filter(take => take.score >= POST)
  const pool = [sound, told, whole, takes].find(group => group.length > 0) ?? takes
  const first = pool[0]
  if (!first) throw new Error('no angle answers the brief')
  const close = pool.filter(take => first.chosen.rank - take.chosen.rank <= NEAR && take.score >= first.score - NEAR)
  const best = close[hash(input.seed + input.brief) % close.length] ?? first
  if (input.variation === 0) return { take: best, turn: 0 }
  const all = varied(best, pool, reading)
  return { take: all[input.variation % all.length] ?? best, turn: Math.floor(input.variation / all.length) }
}

const ALSO_GOOD = 75
/** Ranks below which another angle of the brief is no post of its own. */
const STRONG = 40
const FAR = 30

/** The chosen take, its other templates, and other angles that hold up beside it; no two look alike. */
function varied(best: Take, pool: readonly Take[], reading: Reading): Take[] {
  const near = pool.filter(
    take =>
      take !== best &&
      take.score >= ALSO_GOOD &&
      take.chosen.rank > Math.max(STRONG, best.chosen.rank - FAR) &&
      !ALONE.has(best.chosen.angle),
  )
  const sets = [best, ...near].flatMap(take => [
    take,
    ...alternates(take.chosen).map(chosen => takeOf(chosen, reading)),
  ])
  const sound = sets.filter(take => take === best || (!broken(take) && take.score >= Math.min(POST, best.score)))
  const seen = new Set<string>()
  return sound.filter(take => {
    const look = JSON.stringify(take.pictures)
    return !seen.has(look) && seen.add(look) !== undefined
  })
}

/** Nothing else in the brief is worth a post of its own beside these. */
const ALONE = new Set([
  'outage',
  'apology',
  'notice',
  'price_change',
  'quote',
  'match',
  'hiring',
  'funding',
  'page',
  'article',
])

/** The plan of a take. */
export function finish(take: Take, reading: Reading, turn = 0): Plan {
  const { chosen, pictures, captions, rows } = take
  const sources = sourcesOf(reading, chosen)
  return {
    version: 1,
    language: reading.language,
    turn,
    angle: chosen.angle,
    frame: chosen.frame,
    pictures,
    captions,
    hashtags: writeHashtags(chosen, reading),
    alt_text: pictures.flatMap(picture => altOf(picture, reading.brand.name, reading.language)),
    score_rows: rows,
    facts: traceFacts([...pictures.flatMap(textsOf), ...Object.values(captions)], reading, sources),
    notes: chosen.notes,
  }
}
