import * as z from 'zod'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { board } from '#lib/templates/event/match-board.ts'
import { CARD_SIZES, type Composition, described, type Looks, short } from '#lib/templates/kit/template.ts'

const Fields = z.strictObject({
  home: short,
  away: short,
  home_score: short,
  away_score: short,
  competition: short.optional(),
})
type Data = z.output<typeof Fields>

/** Two halves built alike, the score from edge to edge. */
const halves: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const { vivid, deep, plain, soft } = page.theme
  const left = page.theme.dark ? plain : deep.paper === vivid[0].paper ? soft : deep
  const right = vivid[0]
  const half = width / 2
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on: left, form: 'full' })
  const competition = await page.optional('competition', data.competition, {
    face: 'text',
    width: half - area.x,
    max: 28 * unit,
    min: 24,
    lines: 2,
    on: right,
    tone: 'body',
    align: 'end',
    cut: { weight: 550 },
  })
  const nodes: SceneNode[] = [box({ x: half, y: 0, width: half, height }, { backgroundColor: right.paper })]
  const foot = area.y + area.height
  for (const [index, side] of (['home', 'away'] as const).entries()) {
    const on = index === 0 ? left : right
    const room = half - area.x - 36 * unit
    const x = index === 0 ? area.x : half + 36 * unit
    const score = await page.text(`${side}_score`, data[`${side}_score`], {
      face: 'figure',
      width: room,
      height: area.height * 0.44,
      max: (wide ? 330 : 500) * unit,
      min: 64,
      lines: 1,
      on,
      tone: 'ink',
      align: 'center',
    })
    const name = await page.text(side, data[side], {
      face: 'display',
      width: Math.min(room, area.x + area.width - x),
      height: area.height * 0.24,
      max: 54 * unit,
      min: 28,
      lines: 4,
      on,
      tone: 'ink',
      align: 'center',
    })
    const tallest = 180 * unit
    nodes.push(
      score.at(x, area.y + (area.height - tallest) / 2 - score.height * 0.42),
      name.at(x, foot - tallest + Math.max(0, (tallest - name.height) / 2)),
    )
  }
  const head = [
    logo.at(area.x, area.y),
    ...(competition
      ? [
          competition.at(
            area.x + area.width - half + area.x,
            area.y + Math.max(0, (logo.height - competition.size * 0.72) / 2),
          ),
        ]
      : []),
  ]
  return { paper: left.paper, dark: left.dark, nodes: [...nodes, ...head] }
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
  alt: (data, kit) => `Result from ${kit.name}: ${data.home} ${data.home_score}, ${data.away} ${data.away_score}`,
}
