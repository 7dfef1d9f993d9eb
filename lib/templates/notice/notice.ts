import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { type Block, heightOf, stack, startOf } from '#lib/render/part/block.ts'
import { ruler, spanIn } from '#lib/templates/hours/ruler.ts'
import { isColoured, loudGround } from '#lib/templates/kit/grounds.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks } from '#lib/templates/kit/template.ts'
import { letter } from '#lib/templates/notice/letter.ts'
import {
  atFoot,
  gathered,
  type NoticeData,
  NoticeFields,
  type Room,
  setItems,
  setWithin,
} from '#lib/templates/notice/parts.ts'
import { atItsSide } from '#lib/templates/setting/head.ts'

/** Said plainly: no artwork, no loud ground; what happened, when, what was done, what comes next. */
const sheet: Composition<NoticeData> = async (page, whole) => {
  const data = gathered(whole)
  const { area, unit, shape } = page.canvas
  const on = isColoured(page) ? loudGround(page) : page.theme.plain
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const alone = data.items.length === 0
  const top = area.y + logo.height + (wide ? 60 : 76) * unit
  // Headline and foot keep a line's distance.
  const left = (low: number, { size }: Block) => foot - top - low - size * 0.3 - 48 * unit
  const { eyebrow, headline, body, closing, contact } = await setWithin(page, data, on, roomOf(page, data), left)
  const { nodes, bottom } = stack(area.x, top, [
    [headline, 0],
    [alone ? null : body, 44 * unit + headline.size * 0.16],
  ])
  // With nothing to list, what happened fills the canvas and the rest stands at its foot.
  const last = atFoot({ body, closing, contact }, alone, unit)
  const low = heightOf(last)
  const free = foot - bottom - (low > 0 ? low + 60 * unit : 0) - data.items.length * 74 * unit
  const hours = await hoursOf(page, data, on, { y: bottom + 64 * unit, free })
  const x = wide ? area.x + area.width * 0.55 : area.x
  const under = hours.height > 0 ? 64 * unit + hours.height + 40 * unit : 70 * unit
  const from = wide ? area.y + logo.height + 40 * unit : bottom + under
  const end = wide ? foot : foot - (low > 0 ? low + 56 * unit : 0)
  const room = { x, y: from, width: area.x + area.width - x, height: end - from }
  const max = (wide ? 44 : 56) * (data.items.length <= FEW ? 1.3 : 1)
  const list = await setItems(page, data, room, { on, headline, rules: 'all', max })
  return drawnOn(on, [
    logo.at(eyebrow ? area.x : startOf(area, logo, headline), area.y),
    ...atItsSide(page, logo, eyebrow),
    ...nodes,
    ...hours.nodes,
    ...list,
    ...stack(area.x, foot - low, last).nodes,
  ])
}

/** So few points have larger letters. */
const FEW = 2

function roomOf({ canvas: { area, shape } }: Page, { items, body }: NoticeData): Room {
  const wide = shape === 'wide'
  if (items.length === 0)
    return {
      width: area.width * (wide ? 0.8 : 1),
      height: area.height * 0.5,
      max: wide ? 128 : 230,
      body: wide ? 46 : 64,
    }
  // Beside a list the headline alone has its column.
  const lone = wide && !body
  const width = wide ? area.width * 0.48 : area.width
  return { width, height: area.height * (lone ? 0.56 : wide ? 0.42 : 0.34), max: wide && !lone ? 104 : 124 }
}

/** How long it lasted, on a scale of hours, where the words say it and there is room. */
async function hoursOf(
  page: Page,
  { body, headline }: NoticeData,
  on: Ground,
  { y, free }: { y: number; free: number },
) {
  const { area, unit, shape } = page.canvas
  const span = shape === 'wide' ? null : spanIn(body, headline)
  if (!span || free <= 250 * unit) return { height: 0, nodes: [] }
  const height = Math.min(230 * unit, free - 130 * unit)
  return { height, nodes: await ruler(page, on, span, { ...area, y, height }) }
}

export const about = described({
  name: 'notice',
  title: 'Notice',
  description: 'Something that has to be said plainly: an outage, an apology, a change.',
  asset_type: 'card',
  fields: NoticeFields,
  sizes: CARD_SIZES,
  compositions: ['sheet', 'panel'],
  sample: {
    eyebrow: 'Incident, 19 Nov 2026',
    headline: 'Cache reads failed for 95 minutes.',
    body: '09:12 to 10:47 UTC. Builds ran in full: slow, nothing lost.',
    items: [
      'Cause: expired TLS certificate, EU gateway',
      'Fixed: certificate renewed',
      'Next: an alert 30 days before expiry',
    ],
    closing: 'We are sorry.',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { sheet, panel: letter },
  alt: (_data, kit) => `Notice from ${kit.name}`,
}
