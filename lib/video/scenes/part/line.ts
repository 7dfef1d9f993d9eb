// One line of a film: alone it fills the frame, with a thing to show it stands above it.
import type { Block } from '#lib/render/part/block.ts'
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { hero, topOfHero } from '#lib/video/scenes/part/hero.ts'
import { headline, note, type Setting } from '#lib/video/scenes/part/words.ts'

/** Of the safe area's height: words above a thing, and words alone. */
export const [WITH_THING, ALONE] = [0.42, 0.84]
/** Between words and what they are about. */
export const [TOP, GAP] = [16, 84]

export type Line = Partial<Setting> & {
  role: string
  text: string
  by?: 'words' | 'lines'
  /** In smaller letters below it. */
  below?: string | undefined
}

/** Between a line and what stands small below it. */
export const NEAR = 56

/** Answers whether the scene shows something; then nothing is left to put up. */
export async function lineAbove(stage: Stage, { role, text, below, by = 'words', ...setting }: Line): Promise<boolean> {
  if (!shows(stage.page)) return false
  const { area, unit } = stage.page.canvas
  const top = area.y + TOP * unit
  const height = Math.max(area.height * WITH_THING, topOfHero(stage) - GAP * unit - top)
  const small = await smallBelow(stage, below)
  const room = small ? small.height + NEAR * unit : 0
  const words = await headline(stage, role, text, { max: 250, height: height - room, accented: true, ...setting })
  hero(stage, top + words.height + room + GAP * unit)
  const step = say(stage, words, area.x, top, { step: 0, by })
  if (small) say(stage, small, area.x, top + words.height + NEAR * unit, { step })
  return true
}

export const smallBelow = (stage: Stage, text: string | undefined, behind?: readonly string[]): Promise<Block | null> =>
  note(stage, 'when', text, { max: 72, min: 44, lines: 2, ...(behind && { behind }) })
