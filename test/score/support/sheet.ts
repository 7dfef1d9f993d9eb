// A plain card, set and measured by the engine itself, that can be drawn with one fault at a time.
import { raster } from '#dev/build/raster.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { canvasOf } from '#lib/render/canvas.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import { createPage, type Page, type TextAsk } from '#lib/render/page.ts'
import { Picture } from '#lib/render/picture.ts'
import { prove } from '#lib/render/proof/prove.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { designRows } from '#lib/score/design.ts'
import type { ScoreRow } from '#lib/score/impact.ts'
import { sampleKit } from '../../../dev/kits.ts'

export type Sheet = {
  size: [width: number, height: number]
  kit: BrandKit
  paper(on: Ground): string
  ink(on: Ground): string
  headline: { px: number; x: number; y: number }
  body: { px: number; x: number; y: number; ink(on: Ground): string }
  cta: { px: number; x: number; y: number }
  logo: { height: number; x: number; y: number } | null
  /** Hairlines from one place down to another, so that nothing is empty. */
  rules: { from: number; to: number; every: number }
  /** A ground in the colour of the running text, below all words. */
  under: Rect | null
  more(page: Page, on: Ground): Promise<SceneNode[]>
}

export const good: Sheet = {
  size: [1080, 1080],
  kit: sampleKit('kestrel'),
  paper: on => on.paper,
  ink: on => on.ink,
  headline: { px: 96, x: 80, y: 320 },
  body: { px: 36, x: 80, y: 680, ink: on => on.body },
  cta: { px: 32, x: 80, y: 900 },
  logo: { height: 48, x: 80, y: 80 },
  rules: { from: 0, to: 2000, every: 170 },
  under: null,
  more: async () => [],
}

/** The rows of a card as it was drawn. */
export async function rowsOf(sheet: Sheet): Promise<ScoreRow[]> {
  const [width, height] = sheet.size
  const picture = Picture.parse({
    ...{ template: 'statement', width, height, format: 'png', scheme: 'light', data: {}, seed: 'sheet' },
    ...{ ribbon: null, service_mark: false },
  })
  const { page, ledger } = createPage(raster, picture, sheet.kit)
  const on = page.theme.plain
  const paper = sheet.paper(on)
  const under = sheet.under ? [box(sheet.under, { backgroundColor: sheet.body.ink(on) })] : []
  const nodes = [
    ...under,
    ...ruled(sheet, on),
    ...(await words(page, sheet, { ...on, paper })),
    ...(await sheet.more(page, on)),
  ]
  if (sheet.logo) nodes.push(await logo(page, sheet.logo, on))
  const scene = { type: 'container' as const, style: { width, height, backgroundColor: paper }, children: nodes }
  const drawn = await raster.draw(
    { root: scene, width, height, images: ledger.images, fonts: [...ledger.fonts.values()] },
    'png',
  )
  if (drawn.length < 1000) throw new Error('nothing was drawn')
  const proof = prove(canvasOf(width, height), ledger, { paper, nodes }, sheet.kit.palette)
  return designRows([{ position: 0, kind: 'image', width, height, proof }])
}

/** Hairlines are no text and meet none. */
function ruled({ rules: { from, to, every }, size: [width, height] }: Sheet, on: Ground): SceneNode[] {
  const lines: SceneNode[] = []
  for (let y = from; y < Math.min(to, height); y += every)
    lines.push(box({ x: 0, y, width, height: 2 }, { backgroundColor: on.ink }))
  return lines
}

async function words(page: Page, sheet: Sheet, on: Ground): Promise<SceneNode[]> {
  const set = async (role: string, text: string, px: number, at: { x: number; y: number }, ink: string) => {
    const ask: TextAsk = {
      ...{ face: role === 'headline' ? 'display' : 'text', width: page.canvas.width - 160, lines: 3 },
      ...{ max: px, min: px, on: { ...on, ink }, tone: 'ink' },
    }
    return (await page.text(role, text, ask)).at(at.x, at.y)
  }
  const { headline, body, cta } = sheet
  return [
    await set('headline', 'Failed jobs now say why.', headline.px, headline, sheet.ink(on)),
    await set('body', 'One timeline per job.', body.px, body, body.ink(on)),
    await set('cta', 'Read the post', cta.px, cta, sheet.ink(on)),
  ]
}

/** Not the page's own way to set a logo, which would not set one wrong. */
async function logo(page: Page, { height, x, y }: NonNullable<Sheet['logo']>, on: Ground): Promise<SceneNode> {
  const width = height * 3
  page.take('logo', { x, y, width, height })
  return box({ x, y, width, height }, { backgroundColor: on.lead })
}
