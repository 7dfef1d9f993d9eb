import * as z from 'zod'
import type { KitImage } from '#lib/render/brand-kit.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { box, drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { pictured } from '#lib/templates/kit/pictured.ts'
import {
  CARD_SIZES,
  type Composition,
  described,
  drawnOn,
  type Looks,
  long,
  short,
} from '#lib/templates/kit/template.ts'
import { column, setWords } from '#lib/templates/kit/words.ts'
import { figureOf, onFeet, spot } from '#lib/templates/people/mascot-figure.ts'

const Fields = z.strictObject({
  headline: short,
  body: long.optional(),
  cta: short.optional(),
  /** How the figure stands, in the words by which its poses were named. */
  pose: short.optional(),
})
type Data = z.output<typeof Fields>

/** The figure says the headline: a bubble above it. */
const speaking: Composition<Data> = async (page, data) => {
  const { area, unit, shape } = page.canvas
  const wide = shape === 'wide'
  const on = loudGround(page)
  const paper = page.theme.plain
  const figure = figureOf(page, data.pose)
  const pad = (shape === 'square' ? 46 : 56) * unit
  const room = wide ? area.width * 0.58 : area.width
  const said = { ...data, max: wide ? 76 : shape === 'square' ? 84 : 104 }
  const tallest = area.height * (wide ? 0.5 : shape === 'square' ? 0.2 : 0.3)
  const blocks = column(page, await setWords(page, said, { on: paper, width: room - 2 * pad, height: tallest }))
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const tall = heightOf(blocks) + 2 * pad
  const bubble = wide
    ? { x: area.x + area.width - room, y: Math.max(area.y, area.y + (area.height - tall) / 2 - 30 * unit) }
    : { x: area.x, y: area.y + logo.height + 56 * unit }
  const below = bubble.y + tall + 84 * unit
  const rect = figureRoom(page, { left: area.width - room, logo: logo.height, below })
  const shown = await speaker(page, on, figure, { rect, tail: tailOf(page, { ...bubble, height: tall }), below })
  return drawnOn(on, [
    ...shown,
    box({ ...bubble, width: room, height: tall }, { backgroundColor: paper.paper, borderRadius: 44 * unit }),
    ...stack(bubble.x + pad, bubble.y + pad, blocks).nodes,
    logo.at(area.x, area.y),
  ])
}

/** Beside the bubble on a wide canvas, else below it. */
function figureRoom({ canvas }: Page, { left, logo, below }: { left: number; logo: number; below: number }): Rect {
  const { area, unit, height, shape } = canvas
  if (shape !== 'wide') {
    const under = shape === 'story' ? height * 0.2 : 48 * unit
    return { x: area.x, y: below, width: area.width, height: height - below - under }
  }
  const y = area.y + logo + 40 * unit
  return { x: area.x, y, width: left - 70 * unit, height: height - area.y - logo - 76 * unit }
}

/** The tip of a bubble: towards a figure beside it on a wide canvas, else below it. */
function tailOf({ canvas: { area, unit, shape } }: Page, bubble: Pick<Rect, 'x' | 'y' | 'height'>) {
  return shape === 'wide'
    ? {
        x: bubble.x - 44 * unit,
        y: bubble.y + bubble.height * 0.6,
        path: `M${60 * unit} 0V${84 * unit}L0 ${96 * unit}C${30 * unit} ${70 * unit} ${40 * unit} ${40 * unit} ${60 * unit} 0Z`,
      }
    : {
        x: area.x + area.width * 0.56,
        y: bubble.y + bubble.height - 14 * unit,
        path: `M0 0H${92 * unit}L${20 * unit} ${92 * unit}C${34 * unit} ${60 * unit} ${30 * unit} ${24 * unit} 0 0Z`,
      }
}

type Speaker = { rect: Rect; tail: ReturnType<typeof tailOf>; below: number }

/** The figure under the tip of its bubble; without one the brand's picture, over the whole width. */
async function speaker(
  page: Page,
  on: Ground,
  figure: KitImage | null,
  { rect, tail, below }: Speaker,
): Promise<SceneNode[]> {
  const { unit, width, height, shape } = page.canvas
  if (rect.height < 200 * unit) return []
  if (!figure)
    return shape === 'wide'
      ? pictured(page, on, { ...rect, x: 0 }, 'none')
      : pictured(page, on, { ...rect, x: 0, width, height: height - below }, 'top')
  const point = drawing(
    { x: tail.x, y: tail.y, width: 100 * unit, height: 100 * unit },
    `<g transform="translate(${tail.x} ${tail.y})"><path d="${tail.path}" fill="${page.theme.plain.paper}"/></g>`,
  )
  return [point, ...onFeet(page, on, figure, rect)]
}

/** The figure as large as it goes before a disc, the words at the foot (beside it, on a wide canvas). */
const presenting: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const on = page.theme.soft
  const figure = figureOf(page, data.pose)
  const room = wide ? area.width * 0.5 : area.width
  const space = { on, width: room, height: area.height * (wide ? 0.5 : 0.3) }
  const blocks = column(page, await setWords(page, { ...data, max: wide ? 84 : 112 }, space))
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const foot = area.y + area.height
  const top = foot - heightOf(blocks)
  const under = area.y + logo.height + 30 * unit
  const rect = wide
    ? { x: area.x + room + 50 * unit, y: area.y, width: area.width - room - 50 * unit, height: area.height }
    : { x: area.x, y: under, width: area.width, height: top - 70 * unit - under }
  const centre = [rect.x + rect.width / 2, rect.y + rect.height * 0.5] as const
  const radius = Math.min(rect.height * 0.5, (wide ? width - centre[0] : width / 2) * 0.94)
  const art =
    rect.height < 200 * unit
      ? []
      : figure
        ? [
            spot(centre, radius, page.theme.dark ? page.theme.plain.accent : page.theme.deep.paper),
            ...onFeet(page, on, figure, rect),
          ]
        : await pictured(
            page,
            on,
            wide
              ? { ...rect, y: 0, width: width - rect.x, height }
              : { ...rect, x: 0, y: 0, width, height: top - 76 * unit },
            wide ? 'none' : 'foot',
          )
  return drawnOn(on, [...art, logo.at(area.x, area.y), ...stack(area.x, top, blocks).nodes])
}

export const about = described({
  name: 'mascot',
  title: 'Mascot',
  description: 'The brand’s own figure says or shows it.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['speaking', 'presenting'],
  sample: {
    headline: 'One story a day, then it stops.',
    body: 'Five minutes of reading, ages 4 to 7.',
    cta: 'Start tonight',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { speaking, presenting },
  alt: (_data, kit) => `Card from ${kit.name} with its mascot`,
}
