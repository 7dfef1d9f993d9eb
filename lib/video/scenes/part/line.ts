// One line of a film: alone it fills the frame, with a thing to show it stands above it.
import { shows } from '#lib/render/subject/show.ts'
import type { Stage } from '#lib/video/dress/stage.ts'
import { say } from '#lib/video/put.ts'
import { hero, topOfHero } from '#lib/video/scenes/part/hero.ts'
import { headline, type Setting } from '#lib/video/scenes/part/words.ts'

/** Of the safe area's height: words above a thing, and words alone. */
export const [WITH_THING, ALONE] = [0.42, 0.84]
/** Between words and what they are about. */
export const [TOP, GAP] = [16, 84]

export type Line = Partial<Setting> & { role: string; text: string; by?: 'words' | 'lines' }

/** Answers whether the scene shows something; then nothing is left to put up. */
export async function lineAbove(stage: Stage, { role, text, by = 'words', ...setting }: Line): Promise<boolean> {
  if (!shows(stage.page)) return false
  const { area, unit } = stage.page.canvas
  const top = area.y + TOP * unit
  const height = Math.max(area.height * WITH_THING, topOfHero(stage) - GAP * unit - top)
  const words = await headline(stage, role, text, { max: 250, height, accented: true, ...setting })
  hero(stage, top + words.height + GAP * unit)
  say(stage, words, area.x, top, { step: 0, by })
  return true
}
