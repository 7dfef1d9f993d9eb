import { heightOf, stack, startOf } from '#lib/render/part/block.ts'
import { ruler, spanIn } from '#lib/templates/hours/ruler.ts'
import { rows } from '#lib/templates/kit/rows.ts'
import { CARD_SIZES, type Composition, described, type Looks } from '#lib/templates/kit/template.ts'
import { letter } from '#lib/templates/notice/letter.ts'
import { atFoot, gathered, type NoticeData, NoticeFields, setNotice } from '#lib/templates/notice/parts.ts'

/** Said plainly: no artwork, no loud ground; what happened, when, what was done, what comes next. */
const sheet: Composition<NoticeData> = async (page, whole) => {
  const data = gathered(whole)
  const { area, unit, shape } = page.canvas
  const on = page.theme.plain
  const wide = shape === 'wide'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const alone = data.items.length === 0
  const room = alone
    ? { width: area.width * (wide ? 0.8 : 1), height: area.height * 0.5, max: wide ? 128 : 230, body: wide ? 46 : 64 }
    : { width: wide ? area.width * 0.48 : area.width, height: area.height * 0.3, max: wide ? 72 : 112 }
  const { eyebrow, headline, body, closing, contact } = await setNotice(page, data, on, room)
  const top = area.y + logo.height + (wide ? 60 : 76) * unit
  const { nodes, bottom } = stack(area.x, top, [
    [headline, 0],
    [alone ? null : body, 44 * unit + headline.size * 0.16],
  ])
  // With nothing to list, what happened fills the canvas and the rest stands at its foot.
  const last = atFoot({ body, closing, contact }, alone, unit)
  const low = heightOf(last)
  const span = wide ? null : spanIn(data.body, data.headline)
  const free = foot - bottom - (low > 0 ? low + 60 * unit : 0) - data.items.length * 74 * unit
  const scale = span && free > 250 * unit ? Math.min(230 * unit, free - 130 * unit) : 0
  const hours = span && scale > 0 ? await ruler(page, on, span, { ...area, y: bottom + 64 * unit, height: scale }) : []
  const x = wide ? area.x + area.width * 0.55 : area.x
  const from = wide
    ? area.y + logo.height + 40 * unit
    : bottom + (scale > 0 ? 64 * unit + scale + 40 * unit : 70 * unit)
  const end = wide ? foot : foot - (low > 0 ? low + 56 * unit : 0)
  const list =
    data.items.length > 0
      ? await rows(
          page,
          data.items.map(title => ({ title })),
          { x, y: from, width: area.x + area.width - x, height: end - from },
          { role: 'items', on, lead: 'none', rules: 'all', max: 40 },
        )
      : []
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      logo.at(eyebrow ? area.x : startOf(area, logo, headline), area.y),
      ...(eyebrow
        ? [eyebrow.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - eyebrow.size * 0.72) / 2))]
        : []),
      ...nodes,
      ...hours,
      ...list,
      ...stack(area.x, foot - low, last).nodes,
    ],
  }
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
