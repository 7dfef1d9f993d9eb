import { beforeAll, describe, expect, it } from 'vitest'
import type { KitImage } from '#lib/render/brand-kit.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import type { TextAsk } from '#lib/render/page.ts'
import { box, drawing, image, type Rect } from '#lib/render/scene.ts'
import { designRows } from '#lib/score/design.ts'
import { impactScore, type ScoreRow } from '#lib/score/impact.ts'
import { good, rowsOf, type Sheet } from '#test/score/support/sheet.ts'

const notes: Sheet['more'] = async (page, on) => {
  const note = async (size: number, y: number) => {
    const ask: TextAsk = { face: 'text', width: 900, max: size, min: size, lines: 1, on, tone: 'ink' }
    return (await page.text('note', 'Seven years of jobs.', ask)).at(80, y)
  }
  return [await note(80, 512), await note(66, 600), await note(54, 790)]
}
const crowd: Sheet['more'] = async page => {
  page.take('artwork', { x: 0, y: 400, width: 1080, height: 680 })
  return []
}
const band = { x: 0, y: 530, width: 1080, height: 120 }
/** A ground, a photo or a drawing that is painted after the words. */
const over =
  (rect: Rect, kind: 'ground' | 'photo' | 'drawing' = 'ground'): Sheet['more'] =>
  async (page, on) => {
    if (kind === 'ground') return [box(rect, { backgroundColor: on.raised })]
    if (kind === 'photo') return [image(rect, page.picture(page.kit.photos[0]?.image as KitImage))]
    const lines = Array.from({ length: 30 }, (_, at) => rect.x + at * 12)
    return [drawing(rect, lines.map(x => `<rect x="${x}" y="${rect.y}" width="6" height="80"/>`).join(''))]
  }
const bandOverName: Sheet['more'] = async (page, on) => {
  const ask: TextAsk = { face: 'text', width: 900, max: 96, min: 96, lines: 1, on, tone: 'ink' }
  return [(await page.text('wordmark', page.kit.name, ask)).at(80, 550), ...(await over(band)(page, on))]
}
const story: Partial<Sheet> = {
  size: [1080, 1920],
  logo: { height: 64, x: 80, y: 290 },
  headline: { px: 96, x: 80, y: 700 },
  body: { px: 40, x: 80, y: 1100, ink: on => on.body },
  cta: { px: 36, x: 80, y: 1400 },
}

/** What is wrong, the rules that must name it, and the card on which it is planted. */
const faults: [what: string, rules: string[], fault: Partial<Sheet>, base?: Partial<Sheet>][] = [
  [
    'a text that can hardly be seen',
    ['contrast', 'perceived_contrast', 'legible'],
    { body: { ...good.body, ink: on => mix(on.paper, on.ink, 0.25) } },
  ],
  ['a faint small text', ['contrast'], { body: { ...good.body, px: 30, ink: () => '#828282' } }],
  ['tiny text', ['body_text', 'smallest_text'], { body: { ...good.body, px: 18 } }],
  ['running text that is too small', ['body_text'], { body: { ...good.body, px: 25 } }],
  ['texts that crowd one another', ['crowding'], { cta: { ...good.cta, y: 712 } }],
  ['a picture without a quiet place', ['quiet_area'], { more: crowd }],
  ['a colour that is not the brand’s', ['palette_distance'], { paper: () => '#E59BF0', ink: () => '#000000' }],
  ['a cut logo', ['logo_whole'], { logo: { height: 48, x: -60, y: 80 } }],
  ['no logo', ['logo'], { logo: null }],
  ['a logo too small to know', ['logo_size'], { logo: { height: 20, x: 80, y: 80 } }],
  ['a logo without room', ['logo_space'], { logo: { height: 64, x: 80, y: 240 } }],
  ['a text cut by the edge', ['safe_zone', 'text_whole'], { cta: { ...good.cta, x: 960 } }],
  ['a text under the platform’s buttons', ['safe_zone'], { cta: { px: 36, x: 80, y: 1700 } }, story],
  ['a margin that is not kept', ['safe_zone'], { cta: { ...good.cta, x: 20 } }],
  ['a band over the brand’s name', ['uncovered'], { more: bandOverName }],
  ['a box over most of a headline', ['uncovered'], { more: over({ x: 300, y: 310, width: 700, height: 120 }) }],
  ['a photo over running text', ['uncovered'], { more: over({ x: 60, y: 670, width: 200, height: 90 }, 'photo') }],
  ['a drawing over a call to act', ['uncovered'], { more: over({ x: 60, y: 880, width: 400, height: 60 }, 'drawing') }],
  ['a text over a text', ['crowding', 'uncovered'], { cta: { ...good.cta, y: 686 } }],
  ['a text on a band of its own colour', ['uncovered'], { under: { x: 0, y: 640, width: 1080, height: 100 } }],
  ['nothing that leads', ['focal_point', 'hierarchy'], { headline: { ...good.headline, px: 38 } }],
  ['two texts that both lead', ['hierarchy'], { body: { ...good.body, px: 88, y: 640 } }],
  ['letters of six sizes', ['text_sizes'], { more: notes, body: { ...good.body, px: 44 } }],
]

let whole: ScoreRow[]

it('letters that are struck through, underlined or on a field of another colour are seen', async () => {
  const struck = box({ x: 70, y: 350, width: 600, height: 8 }, { backgroundColor: '#2563EB' })
  const rows = await rowsOf({ ...good, more: async () => [struck] })
  expect(failing(rows)).not.toContain('uncovered')
})

beforeAll(async () => {
  whole = await rowsOf(good)
})

const failing = (rows: ScoreRow[]) => rows.filter(row => !row.passed).map(row => row.rule)

it('two texts beside a drawing that fills its place leave nothing to take off', () => {
  const text = (role: string) => ({ role, size_px: 80, cut: false })
  const of = (quiet_area: number, roles: string[]) =>
    failing(
      designRows([
        { position: 0, kind: 'image', width: 1600, height: 900, proof: { quiet_area, texts: roles.map(text) } },
      ]),
    ).includes('quiet_area')
  expect(of(0.35, ['wordmark', 'value', 'label'])).toBe(false)
  expect(of(0.25, ['wordmark', 'value', 'label'])).toBe(true)
  expect(of(0.35, ['value', 'label', 'context'])).toBe(true)
})

describe('planted faults of design', () => {
  it('are not found where there are none', async () => {
    expect(whole.length).toBeGreaterThan(15)
    expect(failing(whole)).toEqual([])
    expect(impactScore(whole)).toBe(100)
    expect(failing(await rowsOf({ ...good, ...story }))).toEqual([])
  })

  it.each(faults)(
    '%s: costs points and is named; without it the card is whole again',
    async (_, rules, fault, base = {}) => {
      const sheet = { ...good, ...base }
      const rows = await rowsOf({ ...sheet, ...fault })
      expect(failing(rows).sort()).toEqual([...rules].sort())
      expect(impactScore(rows)).toBeLessThan(100)
      for (const row of rows.filter(one => !one.passed)) {
        expect(row.fix).toBeTruthy()
        expect(row.points).toBe(0)
      }
      expect(impactScore(await rowsOf(sheet))).toBe(100)
    },
  )

  it('say where they are', async () => {
    const rows = await rowsOf({ ...good, body: { ...good.body, px: 18 } })
    const box = rows.find(row => row.rule === 'smallest_text')?.box
    expect(box).toMatchObject({ asset: 0, x: 80, y: 680 })
    expect(box?.width).toBeGreaterThan(100)
    expect(box?.height).toBeLessThan(30)
  })
})
