// What stands below the headline of a slide: its text, what is needed to act, a note and what to do.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import type { Slide, SlideAsk } from '#lib/templates/carousel/parts.ts'
import { noteOn } from '#lib/templates/setting/type.ts'

/** Of the height of a slide: with less than this, figures leave room for what explains them. */
export const SCANT = 0.55

/** Where nothing else is shown, what follows the headline is read from afar too. */
export async function setRest(page: Page, slide: Slide, { on, room }: SlideAsk, leading: number) {
  const { area, unit, height } = page.canvas
  const short = [...(slide.body ?? '')].length < 60
  const body = await page.optional('body', slide.body, {
    ...noteOn(on),
    width: area.width * (room ? 1 : 0.9),
    max: room ? Math.min((short ? 120 : 76) * unit, Math.max(76 * unit, leading * 0.62)) : (short ? 66 : 56) * unit,
    lines: 10,
    ...(room && { height: room * (slide.value ? 0.2 : room < height * SCANT ? 0.32 : 0.25) }),
  })
  const meta = await page.optional('meta', slide.meta, {
    ...noteOn(on),
    width: area.width,
    max: (room ? 64 : 56) * unit,
    lines: 3,
    tone: 'body',
  })
  const cta = await page.optional('cta', slide.cta, {
    ...noteOn(on),
    width: area.width,
    max: (room ? 88 : 76) * unit,
    min: 34,
    lines: 2,
    tone: 'lead_ink',
    cut: { weight: 650 },
  })
  return {
    body,
    facts: await setFacts(page, slide, { on, width: area.width, max: (room ? 64 : 52) * unit }),
    meta,
    cta,
  }
}

type FactsLook = { on: Ground; width: number; max: number }

/** Each on a line of its own, all of one size. */
async function setFacts(page: Page, { facts = [] }: Slide, look: FactsLook): Promise<Block[]> {
  const ask = { face: 'text' as const, min: 34, lines: 2, tone: 'ink' as const, cut: { weight: 620 }, ...look }
  const set = (max: number) => Promise.all(facts.map(fact => page.text('facts', fact, { ...ask, max })))
  const blocks = await set(look.max)
  const least = Math.min(...blocks.map(({ size }) => size))
  return blocks.every(({ size }) => size === least) ? blocks : set(least)
}
