// The texts that most scenes share, set in the sizes of the canvas.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { TextTone } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { shows } from '#lib/render/subject/show.ts'
import { isTall } from '#lib/render/type/clean.ts'
import { metricsOf } from '#lib/render/type/font/own.ts'
import { enlargedBy } from '#lib/render/wished.ts'
import { accentOf } from '#lib/templates/kit/accent.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import type { Stage } from '#lib/video/dress/stage.ts'

export type Setting = {
  width?: number
  height?: number
  /** On a canvas 1080 wide. */
  max: number
  min?: number
  lines?: number
  align?: 'start' | 'center'
  tone?: TextTone
  behind?: readonly string[]
  /** With nothing shown beside it: as large as it goes on this share of the safe area's height. */
  alone?: number
  /** One of its words is in the brand's other colour. */
  accented?: true
}

/** A few large words; short ones are set larger. */
export async function headline(stage: Stage, role: string, text: string, setting: Setting): Promise<Block> {
  const { area, unit } = stage.page.canvas
  if (setting.alone && !shows(stage.page)) return poster(stage, role, text, setting)
  const letters = [...text].length * (isTall(text) ? 2.4 : 1)
  const fewer = letters <= 12 ? 1.25 : letters <= 24 ? 1.04 : letters <= 40 ? 0.9 : 0.74
  const larger = enlargedBy(stage.page.wished)
  const max = setting.max * fewer * slight(stage) * larger
  const set = (most: number) =>
    stage.page.text(role, text, {
      face: 'display',
      width: setting.width ?? area.width,
      height: (setting.height ?? area.height * 0.6) * Math.min(MOST_LARGER, larger),
      max: most,
      min: setting.min ?? 48,
      lines: setting.lines ?? 7,
      leading: true,
      on: stage.on,
      tone: setting.tone ?? 'ink',
      align: setting.align,
      behind: setting.behind ?? behindOn(stage.on),
      ...(setting.accented && { tints: accentOf(stage.on, text) }),
    })
  const large = await set(max * unit)
  if (large.lines < 3) return large
  // A little smaller is better where it saves a line: short lines left alone are hard to read in passing.
  const smaller = await set(large.size * 0.84)
  return smaller.lines < large.lines && smaller.size >= SAVED * unit ? smaller : large
}

/** By how much words that are wished large may have more of the height. */
const MOST_LARGER = 1.25
/** No line is worth smaller letters than these. */
const SAVED = 100

/** The level of the film rises behind all words. */
export const behindOn = (on: Ground): string[] => [on.paper, ghostOf(on)]

const POSTER = 440

/** Words that have the scene to themselves fill it. */
function poster(stage: Stage, role: string, text: string, setting: Setting): Promise<Block> {
  const { area, unit } = stage.page.canvas
  return stage.page.text(role, text, {
    face: 'display',
    width: setting.width ?? area.width,
    height: area.height * (setting.alone ?? 1),
    max: POSTER * unit,
    min: setting.min ?? 48,
    lines: 8,
    on: stage.on,
    tone: setting.tone ?? 'ink',
    align: setting.align,
    behind: setting.behind ?? behindOn(stage.on),
    large: true,
    leading: true,
    ...(setting.accented && { tints: accentOf(stage.on, text) }),
  })
}

/** A line or two beside the large words. */
export function note(stage: Stage, role: string, text: string | undefined, setting: Setting): Promise<Block | null> {
  const { area, unit } = stage.page.canvas
  return stage.page.optional(role, text, {
    face: 'text',
    width: setting.width ?? area.width,
    height: setting.height,
    max: setting.max * unit * enlargedBy(stage.page.wished),
    min: setting.min ?? 32,
    lines: setting.lines ?? 6,
    on: stage.on,
    tone: setting.tone ?? 'body',
    align: setting.align,
    behind: setting.behind ?? behindOn(stage.on),
    cut: { weight: 550 },
  })
}

/** Families with small letters are set larger. */
function slight({ page }: Stage): number {
  const height = metricsOf(page.pairing.display).x
  return Math.min(1.24, Math.max(0.94, 0.51 / height))
}
