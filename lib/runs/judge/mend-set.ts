// One set of pictures, drawn another way where a design rule fails.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type Remedy, remediesFor, type Subject } from '#lib/runs/judge/remedies.ts'
import type { Repair } from '#lib/runs/run.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore, type ScoreRow } from '#lib/score/impact.ts'
import { showsMade } from '#lib/templates/aside/made.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const MOST_REPAIRS = 2

export type Mended = {
  pictures: Picture[]
  repairs: Repair[]
  /** Of the design; null where the words have no room, so that nothing was drawn. */
  score: number | null
}

/**
 * Where a design rule fails: the pictures drawn in a way that keeps the rule and breaks no other, if there is one. Slides of
 * one set are mended together, so that they stay of one look. `position` is the place of the first among the run's assets.
 */
export async function mendSet(
  raster: Raster,
  asked: readonly Picture[],
  kit: BrandKit,
  position: number,
): Promise<Mended> {
  let now = await takeOf(raster, asked, kit)
  const repairs: Repair[] = []
  while (repairs.length < MOST_REPAIRS) {
    const better = await firstBetter(raster, now, kit)
    if (!better) break
    const { rule, action, at, take } = better
    repairs.push({ rule, action, before: impactScore(now.rows), after: impactScore(take.rows), asset: position + at })
    now = take
  }
  return { pictures: now.subjects.map(({ picture }) => picture), repairs, score: impactScore(now.rows) }
}

type Measured = Subject & { rows: ScoreRow[] }
type Take = { subjects: Measured[]; rows: ScoreRow[] /** Whether what was made for it is seen. */; made: boolean }

async function takeOf(raster: Raster, pictures: readonly Picture[], kit: BrandKit): Promise<Take> {
  const subjects: Measured[] = []
  const drawn = []
  let made = false
  for (const [position, picture] of pictures.entries()) {
    const composed = await composePicture(raster, picture, kit)
    const { composition, proof } = composed
    made ||= showsMade(composed, picture)
    const one = { position, kind: 'image', width: picture.width, height: picture.height, proof }
    subjects.push({ picture, composition, rows: designRows([one]) })
    drawn.push(one)
  }
  return { subjects, rows: designRows(drawn), made }
}

type Better = { rule: string; action: string; at: number; take: Take }

async function firstBetter(raster: Raster, now: Take, kit: BrandKit): Promise<Better | null> {
  const worst = failed(now.rows).sort(
    (a, b) => Number(b.gate ?? false) - Number(a.gate ?? false) || b.weight - a.weight,
  )
  for (const { rule } of worst) {
    const at = now.subjects.findIndex(one => failed(one.rows).some(row => row.rule === rule))
    const subject = now.subjects[at]
    for (const remedy of subject ? remediesFor(rule, subject, kit) : []) {
      const take = await tried(raster, remedy, now, kit)
      if (take && isBetter(take, now, rule)) return { rule, action: remedy.action, at, take }
    }
  }
  return null
}

/** A remedy in which the words have no room is none. */
const tried = (raster: Raster, { change }: Remedy, { subjects }: Take, kit: BrandKit): Promise<Take | null> =>
  takeOf(raster, subjects.map(change), kit).catch(notTooLong)

const failed = (rows: readonly ScoreRow[]): ScoreRow[] => rows.filter(row => !row.passed)

/** It keeps the rule and all that were kept before, so that the score of the whole run cannot fall by it, and shows what was made for it. */
function isBetter(take: Take, before: Take, rule: string): boolean {
  if (before.made && !take.made) return false
  const open = failed(take.rows).map(row => row.rule)
  const known = failed(before.rows).map(row => row.rule)
  return (
    !open.includes(rule) && open.every(one => known.includes(one)) && impactScore(take.rows) > impactScore(before.rows)
  )
}
