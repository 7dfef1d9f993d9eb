import * as z from 'zod'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { CARD_SIZES, type Composition, short, template } from '#lib/templates/template.ts'

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

/** The side with more stands on the brand's colour, also when scores are not plain numbers. */
function leads(data: Data): 'home' | 'away' {
  const [home, away] = [Number.parseFloat(data.home_score), Number.parseFloat(data.away_score)]
  return away > home ? 'away' : 'home'
}

/** One band a side over the whole width, name left and score right, as a table reads. */
const board: Composition<Data> = async (page, data) => {
  const { area, unit, width, height, shape } = page.canvas
  const { plain, soft, vivid } = page.theme
  const loud = vivid[0].paper === plain.paper ? soft : vivid[0]
  const quiet = page.theme.dark ? soft : page.theme.deep
  const wide = shape === 'wide'
  const logo = await page.logo({ height: 42 * unit, on: plain, form: 'full' })
  const competition = await page.optional('competition', data.competition, {
    face: 'text',
    width: area.width * 0.5,
    max: 30 * unit,
    min: 24,
    lines: 2,
    on: plain,
    tone: 'muted',
    align: 'end',
  })
  const from = area.y + Math.max(logo.height, competition?.height ?? 0) + (wide ? 44 : 60) * unit
  const until = shape === 'story' ? area.y + area.height : height
  const line = (until - from) / 2
  const nodes: SceneNode[] = []
  for (const [index, side] of (['home', 'away'] as const).entries()) {
    const y = from + index * line
    const on = leads(data) === side ? loud : quiet.paper === loud.paper ? soft : quiet
    const score = await page.text(`${side}_score`, data[`${side}_score`], {
      face: 'figure',
      width: area.width * 0.44,
      height: line * 0.62,
      max: (wide ? 260 : 460) * unit,
      min: 60,
      lines: 1,
      on,
      tone: 'ink',
      align: 'end',
    })
    const name = await page.text(side, data[side], {
      face: 'display',
      width: area.width * 0.52,
      height: line * 0.62,
      max: 98 * unit,
      min: 30,
      lines: 4,
      on,
      tone: 'ink',
    })
    const at = (tall: number) => Math.min(y + (line - tall) / 2, area.y + area.height - tall)
    nodes.push(
      box({ x: 0, y, width, height: index === 1 ? height - y : line + 1 }, { backgroundColor: on.paper }),
      name.at(area.x, at(name.height)),
      score.at(area.x + area.width * 0.56, at(score.height)),
    )
  }
  const head = [
    logo.at(area.x, area.y),
    ...(competition
      ? [competition.at(area.x + area.width * 0.5, area.y + Math.max(0, (logo.height - competition.size * 0.72) / 2))]
      : []),
  ]
  return { paper: plain.paper, dark: plain.dark, nodes: [...nodes, ...head] }
}

export default template({
  name: 'match_result',
  title: 'Match result',
  description: 'Two sides and their score.',
  asset_type: 'card',
  fields: Fields,
  sizes: CARD_SIZES,
  compositions: { halves, board },
  alt: (data, kit) => `Result from ${kit.name}: ${data.home} ${data.home_score}, ${data.away} ${data.away_score}`,
  sample: {
    home: 'Harbour Road',
    away: 'North Pier',
    home_score: '3',
    away_score: '1',
    competition: 'Sunday League, round 9',
  },
})
