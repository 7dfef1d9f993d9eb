// What stands below the seam of a slide of words, in the sizes of all its like.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, type Parts } from '#lib/render/part/block.ts'
import { setFacts } from '#lib/templates/carousel/below.ts'
import { hasRest, type Said, steady } from '#lib/templates/carousel/said.ts'
import { headlineOn, noteOn } from '#lib/templates/setting/type.ts'

/** Distance of words from the seam above them and below it, on a canvas 1080 wide. */
export const [ABOVE, BELOW, TAILED] = [44, 76, 36]
/** Distance of words from the seam over them: half of what the safe zone leaves under them where that is more. */
export const hungBy = ({ canvas: { area, height, unit } }: Page): number =>
  Math.max(BELOW * unit, (height - area.y - area.height) * HUNG)

const HUNG = 0.5
/** Of the height of a slide, where its seam may lie. */
export const [HIGHEST, LOWEST] = [0.44, 0.66]
/** Where that of the last slide may lie, which says no more below it than how to act, or who says so. */
export const LAST = 0.8
/** And where that of one slide may lie which has more to say than the others. */
export const FULL = 0.3

export type Under = { label: number; body: number; share: number }

/** The sizes in which all slides say what is below their seams. */
export async function sizesBelow(page: Page, like: readonly Said[], share: number): Promise<Under> {
  const on = page.theme.plain
  const { unit, shape } = page.canvas
  const [label, body] = [170 * unit, (shape === 'story' ? 116 : 96) * unit]
  return {
    label: await steady(page, { face: 'display', most: label }, like, (one, max) => labelOf(page, one, on, max)),
    body: await steady(page, { face: 'text', most: body }, like, (one, max) => bodyOf(page, one, on, { max, share })),
    share,
  }
}

const labelOf = (page: Page, { label, rest }: Said, on: Ground, max: number) =>
  page.optional('headline', label, {
    ...headlineOn(on),
    width: page.canvas.area.width,
    height: page.canvas.area.height * (hasRest(rest) ? 0.22 : 0.36),
    max,
    min: 40,
    lines: 5,
    large: true,
    even: false,
  })

const bodyOf = (page: Page, { rest: { body } }: Said, on: Ground, { max, share }: { max: number; share: number }) =>
  page.optional('body', body, {
    ...noteOn(on),
    width: page.canvas.area.width,
    height: page.canvas.area.height * share,
    max,
    lines: 8,
  })

/** What stands below the seam; smaller where it would take the room of what stands above. */
export async function below(page: Page, said: Said, on: Ground, sizes: Under): Promise<Parts> {
  const { area, height, unit } = page.canvas
  const room = area.y + area.height - hungBy(page) - height * FULL
  let parts: Parts = []
  for (const less of LESS) {
    parts = await belowAt(page, said, on, sizes, less * unit)
    if (heightOf(parts) <= room) break
  }
  return parts
}

/** What to do is large where nothing else is below the seam; the name of the brand signs what stands over it. */
const [ACT, SIGNED] = [112, 60]

const names = (name: string, text = ''): boolean => text.toLowerCase().includes(name.toLowerCase())

const LESS = [1, 0.82, 0.68, 0.56]

async function belowAt(page: Page, said: Said, on: Ground, sizes: Under, unit: number): Promise<Parts> {
  const less = unit / page.canvas.unit
  const { rest } = said
  const isBare = !rest.body && !rest.meta && !rest.facts?.length
  const isLink = isBare && !rest.reach?.length
  const isSigned = names(page.kit.name, rest.cta)
  const line = { ...noteOn(on), width: page.canvas.area.width, min: 34 }
  const label = await labelOf(page, said, on, sizes.label * less)
  const body = await bodyOf(page, said, on, { max: sizes.body * less, share: sizes.share })
  const rows = { on, width: line.width, max: 60 * unit }
  const facts = await setFacts(page, rest.facts, rows)
  const meta = await page.optional('meta', rest.meta, { ...line, max: 60 * unit, lines: 3 })
  const cta = await page.optional('cta', rest.cta, {
    ...line,
    max: (isSigned ? SIGNED : isLink ? ACT : 84) * unit,
    lines: 2,
    tone: 'lead_ink',
    cut: { weight: isLink && !isSigned ? 750 : 650 },
  })
  const reach = await setFacts(page, rest.reach, isBare && !rest.cta ? { ...rows, max: 110 * unit } : rows)
  return [
    [label, 0],
    [body, 60 * unit],
    ...facts.map((fact, at) => [fact, (at > 0 ? 36 : 60) * unit] as const),
    [meta, 56 * unit],
    [cta, 72 * unit],
    ...reach.map((one, at) => [one, (at > 0 ? 36 : 72) * unit] as const),
  ]
}
