// What stands below the headline of a slide: its text, what is needed to act, a note and what to do.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Slide, SlideAsk } from '#lib/templates/carousel/parts.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

export async function setRest(page: Page, slide: Slide, { on }: SlideAsk) {
  const { area, unit } = page.canvas
  const short = [...(slide.body ?? '')].length < 60
  const body = await page.optional('body', slide.body, {
    ...noteOn(on),
    width: area.width * 0.9,
    max: (short ? 66 : 56) * unit,
    lines: 10,
  })
  const meta = await page.optional('meta', slide.meta, {
    ...noteOn(on),
    width: area.width,
    max: 56 * unit,
    lines: 3,
    tone: 'body',
  })
  const cta = await page.optional('cta', slide.cta, {
    ...noteOn(on),
    width: area.width,
    max: 76 * unit,
    min: 34,
    lines: 2,
    tone: 'lead_ink',
    cut: { weight: 650 },
  })
  const rows = { on, width: area.width, max: 52 * unit }
  const [facts, reach] = [await setFacts(page, slide.facts, rows), await setFacts(page, slide.reach, rows)]
  return { body, facts, meta, cta, reach }
}

type FactsLook = { on: Ground; width: number; max: number }

/** Each on a line of its own, all of one size. */
export async function setFacts(page: Page, facts: readonly string[] | undefined, look: FactsLook): Promise<Block[]> {
  const ask = { face: 'text' as const, min: 34, lines: 2, tone: 'ink' as const, cut: { weight: 620 }, ...look }
  const set = (max: number) => Promise.all((facts ?? []).map(fact => page.text('facts', fact, { ...ask, max })))
  const blocks = await set(look.max)
  const least = Math.min(...blocks.map(({ size }) => size))
  return blocks.every(({ size }) => size === least) ? blocks : set(least)
}
