import * as z from 'zod'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { board } from '#lib/templates/event/match-board.ts'
import { noteAt } from '#lib/templates/event/match-note.ts'
import { CARD_SIZES, type Composition, described, drawnOn, type Looks, short } from '#lib/templates/kit/template.ts'
import { middleOf } from '#lib/templates/setting/head.ts'
import { figureOn, headlineOn, noteOn } from '#lib/templates/setting/type.ts'

const Fields = z.strictObject({
  home: short,
  away: short,
  home_score: short,
  away_score: short,
  competition: short.optional(),
  /** Who scored, and what else there is to say of it. */
  note: short.optional(),
})
type Data = z.output<typeof Fields>

/** Two halves built alike, the score from edge to edge. */
const halves: Composition<Data> = async (page, data) => {
  const { area, unit, width, height } = page.canvas
  const { vivid, deep, plain, soft } = page.theme
  const left = page.theme.dark ? plain : deep.paper === vivid[0].paper ? soft : deep
  const right = vivid[0]
  const half = width / 2
  const logo = await page.logo({ height: 42 * unit, on: left, form: 'full', width: half - area.x - 36 * unit })
  const competition = await page.optional('competition', data.competition, {
    ...noteOn(right),
    width: half - area.x,
    max: 28 * unit,
    min: 24,
    lines: 2,
    align: 'far',
    cut: { weight: 550 },
  })
  const note = await noteAt(page, left, data.note)
  const foot = note.height
  const nodes: SceneNode[] = [
    box({ x: half, y: 0, width: half, height: height - foot }, { backgroundColor: right.paper }),
    ...note.nodes,
  ]
  nodes.push(...(await team(page, left, ['home', data], { x: area.x, foot })))
  nodes.push(...(await team(page, right, ['away', data], { x: half + 36 * unit, foot })))
  const head: SceneNode[] = [logo.at(area.x, area.y)]
  if (competition) head.push(competition.at(area.x + area.width - half + area.x, middleOf(area.y, logo, competition)))
  return drawnOn(left, [...nodes, ...head])
}

/** A side's score in the middle of its half, and its name at the foot. */
async function team(
  page: Page,
  on: Ground,
  [side, data]: ['home' | 'away', Data],
  { x, foot }: { x: number; foot: number },
): Promise<SceneNode[]> {
  const { unit, width, shape } = page.canvas
  const area = { ...page.canvas.area, height: page.canvas.area.height - foot }
  const room = width / 2 - area.x - 36 * unit
  const score = await page.text(`${side}_score`, data[`${side}_score`], {
    ...figureOn(on),
    width: room,
    height: area.height * 0.44,
    max: (shape === 'wide' ? 330 : 500) * unit,
    min: 64,
    align: 'center',
  })
  const name = await page.text(side, data[side], {
    ...headlineOn(on),
    width: Math.min(room, area.x + area.width - x),
    height: area.height * 0.24,
    max: 54 * unit,
    min: 28,
    lines: 4,
    align: 'center',
  })
  const tallest = 180 * unit
  return [
    score.at(x, area.y + (area.height - tallest) / 2 - score.height * 0.42),
    name.at(x, area.y + area.height - tallest + Math.max(0, (tallest - name.height) / 2)),
  ]
}

export const about = described({
  name: 'match_result',
  title: 'Match result',
  description: 'Two sides and their score.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: ['halves', 'board'],
  sample: {
    home: 'Harbour Road',
    away: 'North Pier',
    home_score: '3',
    away_score: '1',
    competition: 'Sunday League, round 9',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { halves, board },
  alt: (data, kit) =>
    [
      `Result from ${kit.name}: ${data.home} ${data.home_score}, ${data.away} ${data.away_score}`,
      data.competition,
      data.note,
    ]
      .filter(Boolean)
      .join('. '),
}
