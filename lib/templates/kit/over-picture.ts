import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { hex, lch, withAlpha } from '#lib/render/colour/oklch.ts'
import { BODY } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import { heightOf, stack } from '#lib/render/part/block.ts'
import { coloursUnder, cover, scrimFor } from '#lib/render/part/photo.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { poster } from '#lib/templates/kit/frames.ts'
import { loudGround } from '#lib/templates/kit/grounds.ts'
import { photoOf } from '#lib/templates/kit/pictured.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { column, setWords, type Words } from '#lib/templates/kit/words.ts'

export const FEW = 0.04
/** A thin bright line through a headline is less than a hundredth of what lies under it. */
const HARDLY_ANY = 0.002

/** A picture over the whole canvas, and the colours that lie under a part of it. */
type Backdrop = { nodes: SceneNode[]; under(part: Rect, left: number): Promise<string[]> }

/** The words stand at the foot of the picture, where a scrim in the picture's own colour makes room for them. */
export async function overPicture(page: Page, words: Words): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const back = await backdrop(page, { x: 0, y: 0, width, height })
  if (!back) return poster(page, loudGround(page), words)
  const foot = await back.under({ x: 0, y: height * 0.55, width, height: height * 0.45 }, FEW)
  const on = footGround(page, foot)
  const setOver = async (colours: readonly string[]) => {
    const { alpha, behind } = scrimFor(on.body, on.paper, colours, BODY)
    const look = {
      ...{ on, behind, width: wide ? area.width * 0.62 : area.width, height: area.height * 0.44 },
      max: wide ? 96 : 128,
    }
    const blocks = column(page, await setWords(page, words, look))
    const tall = heightOf(blocks)
    return { alpha, blocks, rect: { x: area.x, y: area.y + area.height - tall, width: widest(blocks), height: tall } }
  }
  // A bright line is little of the foot and much of what lies under the words.
  const { rect } = await setOver(foot)
  const { alpha, blocks } = await setOver([...foot, ...(await back.under(rect, HARDLY_ANY))])
  const top = rect.y
  const from = Math.max(0, top - 340 * unit)
  const full = (((top - 36 * unit - from) / (height - from)) * 100).toFixed(1)
  const fade = `linear-gradient(180deg, ${withAlpha(on.paper, 0)} 0%, ${withAlpha(on.paper, alpha * 0.55)} ${(Number(full) * 0.62).toFixed(1)}%, ${withAlpha(on.paper, alpha)} ${full}%, ${withAlpha(on.paper, alpha)} 100%)`
  const scrim = box({ x: 0, y: from, width, height: height - from }, { backgroundImage: fade })
  const under = await back.under({ x: 0, y: 0, width: width * 0.5, height: height * 0.14 }, FEW)
  const head = await page.logo({
    height: 44 * unit,
    on: headGround(page, under),
    form: 'full',
    behind: under.slice(1, 2),
  })
  const { nodes } = stack(area.x, top, blocks)
  return drawnOn(on, [...back.nodes, scrim, head.at(area.x, area.y), ...nodes])
}

const widest = (blocks: ReturnType<typeof column>) => Math.max(0, ...blocks.map(([block]) => block?.width ?? 0))

async function backdrop(page: Page, whole: Rect): Promise<Backdrop | null> {
  const photo = await photoOf(page, ['scene', 'ground'])
  if (photo)
    return {
      nodes: [cover(page, whole, photo.image)],
      under: (part, left) => coloursUnder(page, whole, photo.image, { part, left }),
    }
  return null
}

/** A ground of the picture's own middle colour at its foot, made clearly light or clearly dark. */
export function footGround(page: Page, colours: readonly string[]): Ground {
  const { l, c, h } = lch(colours[1] ?? page.theme.deep.paper)
  const paper =
    l > 0.6
      ? hex({ l: Math.max(l, 0.84), c: Math.min(c, 0.13), h })
      : hex({ l: Math.min(l, 0.21), c: Math.min(c, 0.05), h })
  return onPicture(page, paper)
}

function headGround(page: Page, colours: readonly string[]): Ground {
  return onPicture(page, colours[1] ?? page.theme.deep.paper)
}

function onPicture(page: Page, paper: string): Ground {
  const { plain, deep } = page.theme
  return groundOn(paper, { inks: [plain.ink, plain.paper, deep.ink, deep.paper], lead: [plain.lead], accent: [] })
}
