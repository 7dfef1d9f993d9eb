import { heightOf, stack, startOf } from '#lib/render/part/block.ts'
import { lying } from '#lib/templates/hours/lying.ts'
import { standing } from '#lib/templates/hours/standing.ts'
import type { HoursData } from '#lib/templates/hours/times.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import { type Composition, drawnOn } from '#lib/templates/kit/template.ts'
import { noteOn } from '#lib/templates/setting/type.ts'
import { setTitle } from '#lib/templates/table/words.ts'

/** Words at the top or, on a wide canvas, at the left; a bar for each day. */
export const day: Composition<HoursData> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = calmGround(page)
  const left = { ...area, width: wide ? area.width * 0.4 : area.width }
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', width: left.width })
  const line = (role: string, text: string | undefined) =>
    page.optional(role, text, { ...noteOn(on), width: left.width, max: (wide ? 34 : 40) * unit, lines: 4 })
  const [body, caveat] = [await line('body', data.body), await line('caveat', data.caveat)]
  const notes = [[body, 0] as const, [caveat, 30 * unit] as const]
  const foot = area.y + area.height
  const top = area.y + logo.height + (wide ? 58 : 82) * unit
  const title = await setTitle(page, ['headline', data.headline], {
    on,
    width: left.width,
    height: wide ? foot - top - heightOf(notes) - 40 * unit : area.height * 0.3,
    max: wide ? 104 : undefined,
  })
  const tail = heightOf(notes) > 0 ? heightOf(notes) + 52 * unit : 0
  const from = top + title.height + title.size * 0.2 + 54 * unit
  const room = wide
    ? { x: area.x + area.width * 0.46, y: area.y, width: area.width * 0.54, height: area.height }
    : { x: area.x, y: from, width: area.width, height: foot - tail - from }
  return drawnOn(on, [
    logo.at(startOf(area, logo, logo), area.y),
    title.at(area.x, top),
    ...(await (wide ? lying : standing)(page, on, data, room)),
    ...stack(area.x, foot - heightOf(notes), notes).nodes,
  ])
}
