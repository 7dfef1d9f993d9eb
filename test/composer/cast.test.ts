// What comes on several drawings of a set: a model draws it once, and code puts it into each of them.
import { describe, expect, it } from 'vitest'
import { draft } from '#lib/composer/draughtsman/draft.ts'
import { mend } from '#lib/composer/draughtsman/mend.ts'
import type { DraughtsmanData } from '#lib/composer/draughtsman/question.ts'
import type { Asker } from '#lib/composer/model/beside.ts'
import type { WriteRequest } from '#lib/composer/model/writer.ts'
import { lch } from '#lib/render/colour/oklch.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { hands } from '#lib/render/objects/hands/hands.ts'
import { paintsOf } from '#lib/render/objects/hands/paints.ts'
import { draftedBy } from '#lib/render/objects/named/drafted.ts'
import { HUMAN } from '#lib/render/objects/natural.ts'

const cottage = {
  name: 'cottage',
  looks: 'thatch, two chimneys',
  colours: [{ tone: 'body', colour: 'stone' }],
  shapes: [
    { tone: 'body', stroke: 0, d: 'M20 90 H180 V180 H20 Z' },
    { tone: 'shade', stroke: 0, d: 'M10 90 L40 40 H160 L190 90 Z' },
    { tone: 'ink', stroke: 6, d: 'M50 40 V20 M150 40 V20' },
  ],
}
/** Where ink is light. */
const night = themeOf({ primary: '#2B1730', background: '#0E0E12', text: '#F3F3EE' }, 'auto').plain
const use = { name: 'cottage', x: 0, y: 0, scale: 1, after: 0 }
const alone = { n: 1, wish: 0, shows: 'cottage', uses: [use], colours: [], shapes: [] }
const [ladder, step] = [
  { tone: 'accent', stroke: 6, d: 'M150 180 L130 60' },
  { tone: 'light', stroke: 0, d: 'M140 120 H150 V130 H140 Z' },
]
const leaning = {
  ...{ n: 2, wish: 0, shows: 'ladder at a cottage', colours: [{ tone: 'body', colour: 'red' }] },
  ...{ uses: [{ ...use, x: 20, y: 40, scale: 0.5, after: 1 }], shapes: [ladder, step] },
}

const data: DraughtsmanData = {
  ...{ brand: { name: 'Hollow End', lines: [] }, asset_type: 'carousel', language: 'en' },
  pictures: { 1: ['The cottage'], 2: ['Its chimneys are swept'] },
  ...{ undrawn: { 1: 'cottage', 2: 'ladder at a cottage' }, wishes: {} },
}

/** Answers in turn; what it is asked is kept. */
function answering(answers: unknown[]) {
  const asked: WriteRequest[] = []
  const writer = {
    name: 'model-a',
    write: async (request: WriteRequest) => {
      asked.push(request)
      return { value: answers.shift(), usage: { input_tokens: 1, output_tokens: 1, cost_usd: 0 } }
    },
  }
  const asker: Asker = {
    models: {
      ...{ first: writer, second: writer, judge: null, editor: null, draughtsman: writer, daily_usd: 1 },
      fence: async () => 'f',
    },
    memory: {
      find: async () => null,
      keep: async () => undefined,
      spent_usd: async () => 0,
      spend: async () => undefined,
    },
    ...{ workspace: 'w', portray: async drawn => drawn },
  }
  return { asked, asker }
}

async function drawn(...answers: unknown[]) {
  const { asked, asker } = answering(answers)
  const first = (await draft(data, asker)).found
  const seen = first && answers.length > 0 ? (await mend(first, data, asker)).found : undefined
  const by_picture = (seen ?? first)?.by_picture ?? new Map<number, string>()
  return { asked, cottages: [by_picture.get(1), by_picture.get(2)] }
}

describe('what comes on two slides', () => {
  it('is the same there: its shapes, moved and scaled, and its colours, among what a slide has alone', async () => {
    const { cottages } = await drawn({ cast: [cottage], drawings: [alone, leaning] })
    expect(cottages).toEqual([
      'drafted/cottage/a=stone/a M20 90L180 90L180 180L20 180Z|b M10 90L40 40L160 40L190 90Z|k6 M50 40L50 20M150 40L150 20',
      'drafted/ladder at a cottage/a=stone/x6 M150 180L130 60|a M30 85L110 85L110 130L30 130Z|b M25 85L40 60L100 60L115 85Z|k3 M45 60L45 50M95 60L95 50|w M140 120H150V130H140Z',
    ])
  })

  it('is drawn anew for both at once by whoever has seen them side by side', async () => {
    const red = { ...cottage, colours: [{ tone: 'body', colour: 'red' }] }
    const { asked, cottages } = await drawn(
      { cast: [cottage], drawings: [alone, leaning] },
      { cast: [red], drawings: [] },
    )
    expect(cottages).toEqual([
      expect.stringMatching(/^drafted\/cottage\/a=red\//),
      expect.stringMatching(/^drafted\/ladder at a cottage\/a=red\//),
    ])
    expect(asked[1]?.data).toContain('"cast":[{"name":"cottage","looks":"thatch, two chimneys"')
    expect(asked[1]?.pictures).toHaveLength(2)
  })

  it('is kept where it is not drawn anew, and leaves a slide where it is given up there', async () => {
    const gone = { ...leaning, uses: [], shapes: [] }
    const { cottages } = await drawn({ cast: [cottage], drawings: [alone, leaning] }, { drawings: [gone] })
    expect(cottages).toEqual([expect.stringMatching(/^drafted\/cottage\/a=stone/), undefined])
  })

  it('is in no drawing where nobody drew it, or where it would lie far out of its square', async () => {
    expect((await drawn({ cast: [], drawings: [alone, leaning] })).cottages).toEqual([undefined, undefined])
    const far = { ...leaning, uses: [{ ...use, x: 400 }] }
    expect((await drawn({ cast: [cottage], drawings: [alone, far] })).cottages[1]).toBeUndefined()
  })

  it('may have a head that nobody has to draw, in the skin and hair that it is given there', async () => {
    const head = { name: 'head_bun_2', x: 60, y: 10, scale: 0.5, after: 1 }
    const [coat, arm] = [
      { tone: 'body', stroke: 0, d: 'M40 182V90H140V182Z' },
      { tone: 'body', stroke: 14, d: 'M140 100L170 140' },
    ]
    const greeter = {
      ...{ n: 1, wish: 0, shows: 'Greta at the door', uses: [head], shapes: [coat, arm] },
      colours: [{ tone: 'hair_2', colour: 'grey' }],
    }
    const [name = ''] = (await drawn({ drawings: [greeter] })).cottages
    expect(name).toMatch(
      /^drafted\/Greta at the door\/j=grey\/a M40 182V90H140V182Z\|j M.*\|t M.*\|p1.5 M.*\|a14 M140 100L170 140$/,
    )
    const tones = new Map(draftedBy(name)?.shapes.map(({ tone }) => [tone, paintsOf(name, night)[tone]]))
    expect(tones.get('hair_2')).not.toBe(HUMAN.hair_2)
    expect(lch(tones.get('pupil') ?? '').l).toBeLessThan(0.35)
  })

  it('may have holes in a row, all in one path', async () => {
    const hole = (x: number, y: number) =>
      `M${x} ${y + 6} C${x} ${y + 2.7} ${x + 2.7} ${y} ${x + 6} ${y} C${x + 9.3} ${y} ${x + 12} ${y + 2.7} ${x + 12} ${y + 6} Z`
    const holes = Array.from({ length: 42 }, (_, at) => hole(24 + (at % 7) * 22, 30 + Math.floor(at / 7) * 22)).join(
      ' ',
    )
    const shapes = [...cottage.shapes, { tone: 'light', stroke: 0, d: holes }]
    expect(holes.length).toBeGreaterThan(1_200)
    const { cottages } = await drawn({ cast: [{ ...cottage, shapes }], drawings: [alone, leaning] })
    expect(cottages).toEqual([expect.stringContaining('drafted/cottage/'), expect.stringContaining('drafted/ladder')])
  })

  it('looks out of eyes that no hand swells', async () => {
    const coat = { tone: 'body', stroke: 0, d: 'M40 182V90H140V182Z' }
    const head = { name: 'head_short', x: 60, y: 10, scale: 0.3, after: 1 }
    const somebody = { n: 1, wish: 0, shows: 'somebody', uses: [head], colours: [], shapes: [coat, coat, coat] }
    const [name = ''] = (await drawn({ drawings: [somebody] })).cottages
    const shapes = draftedBy(name)?.shapes ?? []
    const [eye] = shapes.filter(({ tone, stroke }) => tone === 'pupil' && !stroke)
    const paints = paintsOf(name, night)
    for (const hand of ['line', 'clay'] as const)
      expect(hands[hand](shapes, paints, { seed: 'one', size: 300 })).toContain(
        `<path d="${eye?.d}" fill="${paints.pupil}"/>`,
      )
    expect(paints.rims.pupil).toBeUndefined()
  })
})
