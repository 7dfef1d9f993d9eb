// What stands at the head of each slide: whose it is, and how far the set has come.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, drawing, type SceneNode } from '#lib/render/scene.ts'

export type Head = { nodes: SceneNode[]; bottom: number }
/** `rtl` where the set is read from right to left: then all of it stands on the other side. */
/** `numbered` where slides have a number as points of their set: “2 / 7” beside “1” would be a second count. */
export type Spot = { index: number; count: number; rtl: boolean; numbered: boolean }
export type SetHead = (page: Page, on: Ground, spot: Spot) => Promise<Head>

/** By how much its name is taller on the last slide, which says who it was, and what a count beside it takes. */
const [SIGNED, COUNT] = [1.8, 200]

/** Where it begins at the right margin, what stands beside it is at its left. */
async function nameOn({ logo, canvas: { area, unit } }: Page, on: Ground, spot: Spot, { tall, beside }: Named) {
  const isLast = spot.count > 1 && spot.index === spot.count - 1
  const form = 'full' as const
  if (!isLast) return { name: await logo({ height: tall * unit, on, form }), x: area.x }
  const name = await logo({ height: tall * SIGNED * unit, on, form, width: area.width - beside * unit })
  return { name, x: spot.rtl ? area.x + beside * unit : area.x }
}
type Named = { tall: number; beside: number }

/** A name and a small count of pages, far from any number of the story; on the cover an arrow that leads on. */
export const counted: SetHead = async (page, on, spot) => {
  const { area, unit } = page.canvas
  const { index, count, rtl } = spot
  const { name, x } = await nameOn(page, on, spot, { tall: 40, beside: COUNT })
  const bottom = area.y + name.height
  if (index === 0) return { nodes: [name.at(x, area.y), onwards(page, on, area.y + name.height / 2, rtl)], bottom }
  if (spot.numbered) return { nodes: [name.at(x, area.y)], bottom }
  const place = await page.text('position', `${index + 1} / ${count}`, {
    ...{ face: 'text', width: 160, max: 28 * unit, min: 28, lines: 1, on },
    ...{ tone: 'muted', align: rtl ? 'start' : 'end', cut: { weight: 550 } },
  })
  return {
    nodes: [
      name.at(x, area.y),
      place.at(rtl ? area.x : area.x + area.width - 160, area.y + Math.max(0, (name.height - place.height) / 2)),
    ],
    bottom,
  }
}

/** To the margin where the next slide comes from. */
function onwards(
  { canvas: { area, unit, width, height }, signature }: Page,
  on: Ground,
  y: number,
  rtl: boolean,
): SceneNode {
  const weight = Math.round(Math.max(9, signature.grid.rule * 2.6) * unit)
  const [tip, long] = [26 * unit, 104 * unit]
  const end = rtl ? area.x + weight / 2 : area.x + area.width - weight / 2
  const back = (by: number) => (rtl ? end + by : end - by)
  const path = `M${back(long)} ${y}H${end}M${back(tip)} ${y - tip}L${end} ${y}L${back(tip)} ${y + tip}`
  return drawing(
    { x: 0, y: 0, width, height },
    `<path d="${path}" fill="none" stroke="${on.lead_ink}" stroke-width="${weight}" stroke-linejoin="miter"/>`,
  )
}

/** A bar that fills slide by slide. */
export const filling: SetHead = async (page, on, spot) => {
  const { area } = page.canvas
  const { index, count, rtl } = spot
  const { name, x } = await nameOn(page, on, spot, { tall: 46, beside: 0 })
  const gap = 10
  const width = (area.width - gap * (count - 1)) / count
  const bars = Array.from({ length: count }, (_, place) =>
    box(
      { x: area.x + (rtl ? count - 1 - place : place) * (width + gap), y: area.y - 34, width, height: 6 },
      { backgroundColor: place <= index ? on.ink : on.line, borderRadius: 3 },
    ),
  )
  return { nodes: [...bars, name.at(x, area.y)], bottom: area.y + name.height }
}
