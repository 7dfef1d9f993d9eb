import type { Ground } from '#lib/render/colour/ground.ts'
import { mix, shadowTint, withAlpha } from '#lib/render/colour/oklch.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { box, type Rect, type SceneNode } from '#lib/render/scene.ts'
import { noteAt } from '#lib/templates/event/match-note.ts'
import { loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import { type Drawing, drawnOn } from '#lib/templates/kit/template.ts'
import { lit } from '#lib/templates/kit/wash.ts'
import { atItsSide } from '#lib/templates/setting/head.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

type Result = {
  home: string
  away: string
  home_score: string
  away_score: string
  competition?: string
  note?: string
}

/** A board of two flaps with the score on them, each side's name under its own. */
export async function board(page: Page, data: Result): Promise<Drawing> {
  const { area, unit, shape } = page.canvas
  const on = loudGround(page)
  const flap = standingOut(page, on, page.theme.dark ? page.theme.plain : page.theme.deep)
  const wide = shape === 'wide'
  const { background, tones } = lit(on)
  const logo = await page.logo({ height: 42 * unit, on, form: 'full', behind: tones })
  const competition = await page.optional('competition', data.competition, {
    ...noteOn(on),
    width: area.width * 0.5,
    max: 30 * unit,
    min: 24,
    lines: 2,
    align: 'end',
    behind: tones,
    cut: { weight: 550 },
  })
  const gap = 36 * unit
  const width = (area.width - gap) / 2
  const names: Block[] = []
  const name = { ...headlineOn(on), width, height: area.height * 0.24, max: (wide ? 54 : 76) * unit, min: 28, lines: 4 }
  for (const side of SIDES) names.push(await page.text(side, data[side], { ...name, behind: tones }))
  const tallest = Math.max(...names.map(name => name.height))
  const apart = (wide ? 40 : 60) * unit
  const top = area.y + Math.max(logo.height, competition?.height ?? 0) + apart
  const note = await noteAt(page, on, data.note, tones)
  const foot = area.y + area.height - tallest - apart - note.height
  const tall = Math.min(foot - top, width * 1.5)
  const y = top + (foot - top - tall) / 2
  const nodes: SceneNode[] = []
  for (const [index, side] of SIDES.entries()) {
    const tile = { x: area.x + index * (width + gap), y, width, height: tall }
    nodes.push(...(await scored(page, tile, [side, data], { flap, on })))
    const below = names[index]
    if (below) nodes.push(below.at(tile.x, y + tall + apart))
  }
  const head = atItsSide(page, logo, competition)
  return drawnOn(on, [logo.at(area.x, area.y), ...head, ...nodes, ...note.nodes], background)
}

const SIDES = ['home', 'away'] as const

/** The score of a side on its flap; whoever has less is quieter. */
async function scored(
  page: Page,
  tile: Rect,
  [side, data]: [(typeof SIDES)[number], Result],
  { flap, on }: { flap: Ground; on: Ground },
): Promise<SceneNode[]> {
  const { unit } = page.canvas
  const score = await page.text(`${side}_score`, data[`${side}_score`], {
    ...figureOn(flap),
    width: tile.width - 70 * unit,
    height: tile.height * 0.64,
    max: 620 * unit,
    min: 60,
    tone: leads(data) === side ? 'ink' : 'muted',
    align: 'center',
  })
  const [upper, split] = leaves(page, tile, flap, on)
  return [upper, score.at(tile.x + 35 * unit, tile.y + (tile.height - score.height) / 2), split]
}

/** The side with more, also when scores are not plain numbers. */
function leads(data: Result): 'home' | 'away' {
  const [home, away] = [Number.parseFloat(data.home_score), Number.parseFloat(data.away_score)]
  return away > home ? 'away' : 'home'
}

/** A flap of two leaves, and the slit between them that lies over its figure. */
function leaves(page: Page, rect: Rect, flap: Ground, on: Ground): [SceneNode, SceneNode] {
  const { unit } = page.canvas
  const radius = (page.pairing.manner === 'friendly' ? 44 : 20) * unit
  const tint = shadowTint(on.paper)
  const shadow = `0 ${4 * unit}px ${8 * unit}px ${withAlpha(tint, 0.25)}, 0 ${26 * unit}px ${56 * unit}px ${withAlpha(tint, 0.34)}`
  const light = mix(flap.paper, flap.dark ? flap.ink : '#FFFFFF', flap.dark ? 0.06 : 0.2)
  const face = box(rect, { backgroundColor: flap.paper, borderRadius: radius, boxShadow: shadow, overflow: 'hidden' }, [
    box(
      { x: 0, y: 0, width: rect.width, height: rect.height / 2 },
      { backgroundColor: light, borderRadius: `${radius}px ${radius}px 0 0` },
    ),
  ])
  const thick = Math.max(4, 7 * unit)
  const pin = { width: 16 * unit, height: 56 * unit }
  const middle = rect.height / 2
  const pins = [0, rect.width - pin.width].map(x =>
    box(
      { x, y: middle - pin.height / 2, ...pin },
      { backgroundColor: mix(flap.paper, flap.ink, 0.3), borderRadius: 5 * unit },
    ),
  )
  const slit = box(
    { x: 0, y: middle - thick / 2, width: rect.width, height: thick },
    { backgroundColor: mix(flap.paper, '#000000', 0.5) },
  )
  return [face, box(rect, {}, [slit, ...pins])]
}
