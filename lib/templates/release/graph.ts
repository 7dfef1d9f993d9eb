import { type Point, tidy } from '#lib/render/art/curve.ts'
import { type Ground, tintOf } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, drawing, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { calmGround } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

type Release = { version: string; headline: string; notes: readonly string[] }

/** The release as the tag on a line of work: each note is a knot on it, some on a branch that comes back. */
export async function graph(page: Page, { version, headline: text, notes }: Release): Promise<Drawing> {
  const { area, unit, height, shape } = page.canvas
  const on = calmGround(page)
  const wide = shape === 'wide'
  const square = shape === 'square'
  const foot = area.y + area.height
  const logo = await page.logo({ height: 42 * unit, on, form: 'full' })
  const room = wide ? area.width * 0.44 : area.width
  const tag = await label(page, version, on, room * 0.6)
  const headline = await page.text('headline', text, {
    ...headlineOn(on),
    width: room,
    height: area.height * (wide ? 0.5 : 0.26),
    max: (wide ? 84 : square ? 100 : 128) * unit,
    min: 38,
    lines: 5,
  })
  const x = wide ? area.x + room + 96 * unit : area.x + 36 * unit
  const head = wide ? foot - headline.height : area.y + logo.height + (square ? 56 : 80) * unit
  const tagX = wide ? x - 36 * unit : area.x
  const tagY = wide ? area.y : head + headline.height + (square ? 54 : 80) * unit
  const from = tagY + tag.height + (square || wide ? 30 : 50) * unit
  const left = x + 124 * unit
  const list = await knots(page, notes, on, {
    x: left,
    y: from,
    width: area.x + area.width - left,
    height: foot - from,
  })
  const spots = list.map(({ y }, index): Point => [x + (index % 2 === 1 ? 62 * unit : 0), y])
  return drawnOn(on, [
    lines(page, on, spots, { x, from: tagY + tag.height / 2, to: height + 20 }),
    logo.at(area.x, area.y),
    headline.at(area.x, head),
    ...tag.at(tagX, tagY),
    ...list.map(({ node }) => node),
  ])
}

/** The version in a capsule of the leading colour. */
async function label(page: Page, version: string, on: Ground, width: number) {
  const { unit, shape } = page.canvas
  // Not every leading colour carries words; ink always does.
  const loud = reaches(on.on_lead, [on.lead], LARGE)
  const inside = { ...on, paper: loud ? on.lead : on.ink, ink: loud ? on.on_lead : on.paper }
  const words: Block = await page.text('version', version, {
    ...figureOn(inside),
    width,
    max: (shape === 'wide' ? 64 : 108) * unit,
    min: 32,
  })
  const pad = words.height * 0.72
  const height = words.height + pad * 1.3
  const square = page.pairing.manner === 'bold' || page.pairing.manner === 'editorial'
  return {
    height,
    at: (x: number, y: number): SceneNode[] => [
      box(
        { x, y, width: words.width + pad * 2, height },
        { backgroundColor: inside.paper, borderRadius: square ? 0 : height / 2 },
      ),
      words.at(x + pad, y + (height - words.height) / 2),
    ],
  }
}

/** The notes spread over the room, each with the height at which its knot lies. */
async function knots(page: Page, notes: readonly string[], on: Ground, room: Rect) {
  const { unit } = page.canvas
  const blocks: Block[] = []
  for (const note of notes)
    blocks.push(
      await page.text('highlights', note, {
        ...noteOn(on),
        width: room.width,
        max: (notes.length > 3 ? 46 : 58) * unit,
        lines: 4,
        cut: { weight: 550 },
      }),
    )
  const natural = blocks.reduce((sum, block) => sum + block.height, 0)
  const gap = Math.max(26 * unit, Math.min(120 * unit, (room.height - natural) / Math.max(1, blocks.length)))
  let y = room.y + gap / 2
  return blocks.map(block => {
    const node = block.at(room.x, y)
    const middle = y + Math.min(block.height, block.size * 0.72) / 2
    y += block.height + gap
    return { node, y: middle }
  })
}

/** The main line, a branch around every second knot, and the knots. */
function lines(
  page: Page,
  on: Ground,
  spots: readonly Point[],
  main: { x: number; from: number; to: number },
): SceneNode {
  const { width, height, unit } = page.canvas
  const weight = 11 * unit
  const lead = tintOf(on)
  const branch = mix(on.paper, on.ink, 0.34)
  const bend = 74 * unit
  const branches = spots
    .filter(([x]) => x !== main.x)
    .map(([x, y]) => {
      const [top, foot] = [y - bend, y + bend]
      return `<path d="M${tidy(main.x)} ${tidy(top - 20 * unit)}C${tidy(main.x)} ${tidy(top + 34 * unit)} ${tidy(x)} ${tidy(top + 10 * unit)} ${tidy(x)} ${tidy(y)}C${tidy(x)} ${tidy(foot - 10 * unit)} ${tidy(main.x)} ${tidy(foot - 34 * unit)} ${tidy(main.x)} ${tidy(foot + 20 * unit)}" fill="none" stroke="${branch}" stroke-width="${tidy(weight * 0.8)}"/>`
    })
  const trunk = `<path d="M${tidy(main.x)} ${tidy(main.from)}V${tidy(main.to)}" stroke="${lead}" stroke-width="${tidy(weight)}"/>`
  const dots = spots.map(
    ([x, y]) =>
      `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(19 * unit)}" fill="${on.paper}" stroke="${x === main.x ? lead : branch}" stroke-width="${tidy(weight * 0.9)}"/>`,
  )
  return drawing({ x: 0, y: 0, width, height }, [...branches, trunk, ...dots].join(''))
}
