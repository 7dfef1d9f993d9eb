// What judges saw and the score did not: each kind of fault is planted by itself, named with its place, and costs its cap.
import { describe, expect, it } from 'vitest'
import type { TextAsk } from '#lib/render/page.ts'
import { DEFECT_CAP, impactScore } from '#lib/score/impact.ts'
import { good, rowsOf, type Sheet } from '#test/score/support/sheet.ts'

type More = Sheet['more']

/** One more text on the card, at its own size and place. */
const text =
  (role: string, words: string, ask: Partial<TextAsk> & { px: number; y: number }): NonNullable<More> =>
  async (page, on) => {
    const { px, y, ...rest } = ask
    const set = { face: 'text' as const, width: 900, max: px, min: px, lines: 3, on, tone: 'ink' as const, ...rest }
    return [(await page.text(role, words, set)).at(80, y)]
  }

const both =
  (one: NonNullable<More>, other: NonNullable<More>): More =>
  async (page, on) => [...(await one(page, on)), ...(await other(page, on))]

/** A photo of some pixels over a part of the canvas. */
const photo =
  (pixels: number, width: number, height: number): More =>
  async page => {
    const image = { key: 'photo', bytes: new Uint8Array(), content_type: 'image/jpeg', width: pixels, height: pixels }
    page.shown(image, { x: 1080 - width, y: 0, width, height })
    return []
  }

const small = { px: 34, y: 540 }
const large = { px: 104, y: 480, width: 940, lines: 2 }
const torn = (words: string): More => text('contact', words, { px: 36, y: 450, width: 360, lines: 6 })

const faults: [what: string, rule: string, more: Partial<Sheet>][] = [
  [
    'nothing above the headline',
    'hole',
    {
      rules: { from: 640, to: 2000, every: 170 },
      headline: { ...good.headline, y: 600 },
      logo: { height: 48, x: 80, y: 480 },
    },
  ],
  [
    'nothing below the words',
    'hole',
    { rules: { from: 0, to: 600, every: 170 }, body: { ...good.body, y: 520 }, cta: { ...good.cta, y: 620 } },
  ],
  ['nothing between headline and foot', 'hole', { rules: { from: 0, to: 340, every: 170 } }],
  ['nothing anywhere', 'hole', { rules: { from: 5000, to: 5000, every: 170 } }],
  ...['date', 'launch_date', 'deadline', 'ends', 'salary', 'price', 'now', 'new_price', 'value', 'send', 'to'].map(
    (role): [string, string, Partial<Sheet>] => [
      `a ${role} that is small`,
      'key_fact',
      { more: text(role, 'Friday 9 October', small) },
    ],
  ),
  ...['time', 'location'].map((role): [string, string, Partial<Sheet>] => [
    `a ${role} that is small beside its day`,
    'key_fact',
    { more: both(text('date', 'Friday 9 October', { px: 46, y: 540 }), text(role, 'Boathouse', { px: 30, y: 620 })) },
  ]),
  [
    'a name of a fact that is larger than the fact',
    'key_fact',
    { more: both(text('rows label', 'Under ten', { px: 56, y: 540 }), text('rows value', 'Free', { px: 40, y: 620 })) },
  ],
  ...['source', 'eyebrow', 'legal', 'meta', 'note', 'caveat', 'cta', 'heads', 'legend'].map(
    (role): [string, string, Partial<Sheet>] => [
      `a ${role} that leads`,
      'lead',
      { more: text(role, 'Of 412', large), headline: { ...good.headline, px: 84 } },
    ],
  ),
  ['a broken address', 'torn', { more: torn('Book at quiz-night-on-the-slipway.rivermouth.example/now today') }],
  ['a broken address of a page', 'torn', { more: torn('See https://www.a-very-long-name-of-a-house.example/path') }],
  ['a broken mailbox', 'torn', { more: torn('Write to quiz-on-the-slipway@rivermouth-lifeboats.example') }],
  ['a broken path', 'torn', { more: torn('Open docs.example.com/reference/queues/retries/attempts') }],
  ['a photo too coarse for the whole canvas', 'resolution', { more: photo(1180, 1080, 1080) }],
  ['a photo too coarse for its place', 'resolution', { more: photo(380, 400, 400) }],
]

describe('planted faults of looks', () => {
  it('are of many kinds', () => {
    expect(faults.length).toBeGreaterThanOrEqual(28)
  })

  it('are none on the card without them, nor where they are right', async () => {
    expect(impactScore(await rowsOf(good))).toBe(100)
    const right = [
      text('date', 'Friday 9 October', { px: 46, y: 540 }),
      text('contact', 'quiz@rivermouth.example', small),
      photo(1300, 1080, 1080),
      photo(400, 400, 400),
    ]
    for (const more of right) {
      const failing = (await rowsOf({ ...good, more })).filter(row => !row.passed)
      expect(failing.map(row => row.rule)).toEqual([])
    }
  })

  it('name texts that stand on lines of their own', async () => {
    const scattered: More = async (page, on) => {
      const set = { face: 'text' as const, width: 300, max: 34, min: 34, lines: 1, on, tone: 'ink' as const }
      const said = [
        'one',
        'and two',
        'a third of them',
        'four',
        'the fifth of them all',
        'six of it',
        'seven',
        'eight and no more',
      ]
      const lefts = [133, 251, 374, 447, 532, 689, 761, 818]
      const blocks = await Promise.all(said.map(words => page.text('note', words, set)))
      return blocks.map((block, at) => block.at(lefts[at] ?? 0, 440 + at * 44))
    }
    const found = (await rowsOf({ ...good, more: scattered })).find(row => row.rule === 'alignment')
    expect(found).toMatchObject({ passed: false, points: 0, box: { asset: 0 } })
  })

  it.each(faults)('%s: is named with its place, and costs a quarter', async (_, rule, fault) => {
    const rows = await rowsOf({ ...good, ...fault })
    const found = rows.find(row => row.rule === rule)
    expect(found).toMatchObject({
      passed: false,
      points: 0,
      cap: DEFECT_CAP,
      fix: expect.any(String),
      box: { asset: 0 },
    })
    expect(found?.box?.width).toBeGreaterThan(0)
    expect(impactScore(rows)).toBeLessThanOrEqual(DEFECT_CAP)
  })
})
