import { Problem } from '#lib/problem.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import { type Remedy, remediesFor } from '#lib/runs/remedies.ts'
import type { Repair } from '#lib/runs/run.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore, type ScoreRow } from '#lib/score/impact.ts'
import { composePicture } from '#lib/templates/draw.ts'

const MOST_REPAIRS = 2

export type Mended = { picture: Picture; repairs: Repair[] }

/**
 * Where a design rule fails: the picture drawn in a way that keeps the rule and breaks no other, if there is one. The same
 * picture is always mended alike. `position` is its place among the run's assets; without `reword` its words stay.
 */
export async function mendPicture(
  raster: Raster,
  asked: Picture,
  kit: BrandKit,
  { position, reword }: { position: number; reword: boolean },
): Promise<Mended> {
  let now = await takeOf(raster, asked, kit)
  const repairs: Repair[] = []
  while (repairs.length < MOST_REPAIRS) {
    const better = await firstBetter(raster, now, kit, reword)
    if (!better) break
    const { rule, action, take } = better
    repairs.push({ rule, action, before: impactScore(now.rows), after: impactScore(take.rows), asset: position })
    now = take
  }
  return { picture: now.picture, repairs }
}

type Take = { picture: Picture; composition: string; rows: ScoreRow[] }

async function takeOf(raster: Raster, picture: Picture, kit: BrandKit): Promise<Take> {
  const { composition, proof } = await composePicture(raster, picture, kit)
  const { width, height } = picture
  return { picture, composition, rows: designRows([{ position: 0, kind: 'image', width, height, proof }]) }
}

async function firstBetter(raster: Raster, now: Take, kit: BrandKit, reword: boolean) {
  for (const { rule } of failed(now).sort(
    (a, b) => Number(b.gate ?? false) - Number(a.gate ?? false) || b.weight - a.weight,
  )) {
    for (const remedy of remediesFor(rule, now, kit, reword)) {
      const take = await tried(raster, remedy, kit)
      if (take && isBetter(take, now, rule)) return { rule, action: remedy.action, take }
    }
  }
  return null
}

/** A remedy in which the words have no room is none. */
const tried = (raster: Raster, { picture }: Remedy, kit: BrandKit): Promise<Take | null> =>
  takeOf(raster, picture, kit).catch(error => {
    if (error instanceof Problem && error.code === 'text_does_not_fit') return null
    throw error
  })

const failed = (take: Take): ScoreRow[] => take.rows.filter(row => !row.passed)

/** It keeps the rule and all that were kept before: so the score of the whole run cannot fall by it. */
function isBetter(take: Take, before: Take, rule: string): boolean {
  const open = failed(take).map(row => row.rule)
  const known = failed(before).map(row => row.rule)
  return (
    !open.includes(rule) && open.every(one => known.includes(one)) && impactScore(take.rows) > impactScore(before.rows)
  )
}
