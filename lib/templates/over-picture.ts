import { artwork } from '#lib/render/art/motif.ts'
import { heightOf, stack } from '#lib/render/block.ts'
import type { KitImage } from '#lib/render/brand-kit.ts'
import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { hex, lch, withAlpha } from '#lib/render/colour/oklch.ts'
import { BODY } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import { coloursUnder, cover, scrimFor } from '#lib/render/photo.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { photoOf } from '#lib/templates/pictured.ts'
import type { Drawing } from '#lib/templates/template.ts'
import { column, setWords, type Words } from '#lib/templates/words.ts'

/** A picture over the whole canvas, with the colours that lie under its head and its foot. */
type Backdrop = { nodes: SceneNode[]; head: string[]; foot: string[] }

/** The words stand at the foot of the picture, where a scrim in the picture's own colour makes room for them. */
export async function overPicture(page: Page, words: Words): Promise<Drawing> {
  const { area, unit, width, height, shape } = page.canvas
  const wide = shape === 'wide'
  const back = await backdrop(page, { x: 0, y: 0, width, height })
  const on = footGround(page, back.foot)
  const { alpha, behind } = scrimFor(on.body, on.paper, back.foot, BODY)
  const set = await setWords(page, words, {
    on,
    width: wide ? area.width * 0.62 : area.width,
    height: area.height * 0.44,
    max: wide ? 96 : 128,
    behind,
  })
  const blocks = column(page, set)
  const top = area.y + area.height - heightOf(blocks)
  const { nodes } = stack(area.x, top, blocks)
  const from = Math.max(0, top - 340 * unit)
  const full = (((top - 36 * unit - from) / (height - from)) * 100).toFixed(1)
  const fade = `linear-gradient(180deg, ${withAlpha(on.paper, 0)} 0%, ${withAlpha(on.paper, alpha * 0.55)} ${(Number(full) * 0.62).toFixed(1)}%, ${withAlpha(on.paper, alpha)} ${full}%, ${withAlpha(on.paper, alpha)} 100%)`
  const scrim = box({ x: 0, y: from, width, height: height - from }, { backgroundImage: fade })
  const head = await page.logo({
    height: 44 * unit,
    on: headGround(page, back.head),
    form: 'full',
    behind: back.head.slice(1, 2),
  })
  return { paper: on.paper, dark: on.dark, nodes: [...back.nodes, scrim, head.at(area.x, area.y), ...nodes] }
}

async function backdrop(page: Page, whole: Rect): Promise<Backdrop> {
  const photo = await photoOf(page, ['scene', 'ground'])
  if (photo)
    return {
      nodes: [cover(page, whole, photo.image)],
      head: await strip(page, whole, photo.image, 0),
      foot: await strip(page, whole, photo.image, 0.55),
    }
  const on = page.theme.deep
  const { l, c, h } = lch(on.lead)
  const colours = [on.paper, on.paper, hex({ l: Math.min(0.9, l + 0.16), c, h })]
  const motif = page.pairing.manner === 'editorial' ? 'orb' : 'silk'
  return {
    nodes: artwork(page, on, { ...whole, height: whole.height * 0.72 }, 'none', motif),
    head: colours,
    foot: colours,
  }
}

function strip(page: Page, whole: Rect, photo: KitImage, from: number): Promise<string[]> {
  const part =
    from === 0
      ? { ...whole, width: whole.width * 0.5, height: whole.height * 0.14 }
      : { ...whole, y: whole.height * from, height: whole.height * (1 - from) }
  return coloursUnder(page, whole, photo, part)
}

/** A ground of the picture's own middle colour at its foot, made clearly light or clearly dark. */
function footGround(page: Page, colours: readonly string[]): Ground {
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
