// What a figure is drawn as: its share, as many marks as it counts, or the thing that it counts.
import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import { donut, lyingBar, marks } from '#lib/render/part/chart.ts'
import type { Rect, SceneNode } from '#lib/render/scene.ts'
import { besideOf } from '#lib/render/signature/of-brand.ts'
import { thingOf } from '#lib/render/subject/subject.ts'
import { changedTo, percentOf } from '#lib/templates/comparison/share.ts'
import type { Figure } from '#lib/templates/report/read/arranged.ts'
import { spanIn } from '#lib/templates/report/read/spans.ts'
import { isMoney } from '#lib/templates/report/read/values.ts'
import { thingIn } from '#lib/templates/report/titled.ts'

/** `most` is what it may take of the width, `ratio` how wide it is for its height. */
export type Art = { most: number; ratio: number; draw(frame: Rect): SceneNode[] }

/** Null for a figure that has none; a thing is drawn for one of them at most, the first. */
export function artsOf(page: Page, on: Ground, items: readonly Figure[]): (Art | null)[] {
  const shown = new Set<string>()
  const arts = items.map(item => {
    const counted = changeArt(page, on, item) ?? shareArt(page, on, item) ?? countArt(page, on, item)
    if (counted) return counted
    const noun = page.subject.grave
      ? null
      : thingOf(`${item.value.replace(/[\d.,\s]+/u, '')} ${item.label}`, besideOf(page.kit))
    if (!noun || shown.has(noun) || page.subject.nouns.includes(noun)) return null
    shown.add(noun)
    return thingArt(page, on, noun)
  })
  // Three dots say nothing that their figure does not, and beside one of five figures less than five figures alike.
  const told = arts.map((art, at) =>
    ((items[at] && countOf(items[at])?.all) ?? FEWEST) < FEWEST && items.length > 1 ? null : art,
  )
  const [only, ...others] = items.filter((_, at) => told[at] !== null)
  const isLost = only && others.length === 0 && items.length > 3 && (countOf(only)?.all ?? FEW) < FEW
  return isLost ? items.map(() => null) : told
}

const [FEWEST, FEW] = [4, 10]

/** What it was and what it is, as two bars: a part of a ring would be a share. */
function changeArt(page: Page, on: Ground, { value, label }: Figure): Art | null {
  const now = changedTo(value, label)
  if (now === null || now > MOST_CHANGED) return null
  const most = Math.max(100, now)
  const track = mix(on.paper, on.ink, 0.22)
  const draw = ({ height, ...frame }: Rect) => {
    page.take('chart', { ...frame, height })
    const thick = Math.min(height * 0.3, frame.width * 0.22)
    const top = frame.y + (height - thick * 2.4) / 2
    const bar = (y: number, share: number, fill: string) =>
      lyingBar({ ...frame, y, height: thick }, share / most, { fill })
    return [bar(top, 100, track), bar(top + thick * 1.4, now, on.lead)]
  }
  return { most: 0.34, ratio: 1.4, draw }
}

/** Beyond it what was before is too short to be seen. */
const MOST_CHANGED = 600

function shareArt(page: Page, on: Ground, { value }: Figure): Art | null {
  const share = percentOf(value)
  if (share === null || share > 100) return null
  const track = mix(on.paper, on.ink, 0.12)
  const draw = (frame: Rect) => {
    page.take('chart', frame)
    return [donut(frame, share / 100, { fill: on.lead, track, weight: frame.width * 0.2 })]
  }
  return { most: 0.3, ratio: 1, draw }
}

/** What is measured is not counted in marks. */
const MEASURES =
  /^(?:kg|g|t|l|ml|km|m|cm|mm|ha|kilo|gramm?|tonn|litr|liter|met(?:er|re)|mile|mph|kwh|watt|euro|percent|prozent|punkt|point|star|stern|°|degree|grad[io]?(?!\p{L})|grados?|degrés?|graus|graden|stopni|cubic|cubi|cúbic|kubik|square|quadrat|quadrad|cuadrad|carré)/iu
const MOST_MARKS = 150
const OUT_OF = /(?:^|\s)(?:out of|of|von|de|sur|su|van|z|av)\s(\d{2,3})(?=$|[\s.,])/iu

function countArt(page: Page, on: Ground, item: Figure): Art | null {
  const found = countOf(item)
  if (!found) return null
  const { some, all } = found
  const track = mix(on.paper, on.ink, 0.16)
  const draw = (frame: Rect) => {
    page.take('chart', frame)
    return [marks(frame, some, all, { fill: on.lead, track })]
  }
  return { most: 0.4, ratio: all > 24 ? 1.5 : 1.2, draw }
}

/** How many of how many: all of them where no whole is told. */
export function countOf({ value, label }: Figure): { some: number; all: number } | null {
  const [, digits = '', word = ''] =
    /^(\d{1,3})(?:\s(\p{L}+))?(?:\s(?:of|von|de|sur|su|out)\s.*)?$/u.exec(value.trim()) ?? []
  const some = Number(digits)
  if (!digits || some < 2 || isMoney(`${value} ${label}`) || spanIn(value) !== null) return null
  const unit = word || label
  if (MEASURES.test(unit) || spanIn(`${digits} ${unit.split(' ')[0]}`) !== null) return null
  const all = Number(OUT_OF.exec(`${value} ${label}`)?.[1] ?? some)
  return all <= MOST_MARKS && all >= some ? { some, all } : null
}

const thingArt = (page: Page, on: Ground, noun: string): Art => ({
  ...{ most: 0.34, ratio: 1.3 },
  draw: frame => thingIn(page, on, noun, frame),
})
