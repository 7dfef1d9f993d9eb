import { describe, expect, it } from 'vitest'
import { Channel } from '#lib/channels.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { clarify } from '#lib/composer/clarify.ts'
import { faithful, TOO_LONG } from '#lib/composer/faithful.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { type Question, questionOf } from '#lib/composer/question.ts'
import { MOST_STEPS, stepsOf, took } from '#lib/composer/steps.ts'
import { AssetType } from '#lib/plans.ts'
import { templates } from '#lib/templates/index.ts'
import { processorMs } from '#test/support/processor.ts'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { findSlow } from '#test/support/slowest.ts'
import { brands } from './fixtures/brands.ts'
import { briefs } from './fixtures/briefs.ts'
import { slowBriefs } from './slow-briefs.ts'
import { builtinPost, DAY, inputOf } from './support.ts'

const UNITS = [
  'a ',
  '1 ',
  'Aa Bb ',
  'word-',
  ', ',
  '. ',
  '"',
  '“',
  '£1 ',
  'http://a.b/',
  'a@b.c ',
  'to ',
  'x: ',
  '| ',
  'あ',
  'ß',
  '(',
  '1.',
  '1,',
  '12 May ',
  '\n- a',
  '🎉',
  'hiring a ',
  "l'",
  'A.',
  '1-',
  '10am ',
]
const RUNS = many(60, 300)
/** One of each way to be composed: a picture, pictures over time. */
const TYPES = many<readonly AssetType[]>(['card', 'video'], AssetType.options)

function* random(seed: number): Generator<number> {
  let state = seed
  while (true) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    yield state / 0x7fffffff
  }
}

/** Patterns that try every way of parting these took seconds to for ever. */
const ATTACKS: [string, string][] = [
  ['marks before a day', `Summer Dinner${':'.repeat(40)}x on Friday 5 December at 6pm`],
  ['spaces before a day', `Summer Dinner${' '.repeat(400)}x on Friday 5 December at 6pm`],
  ['names in a row', `Ann ${'and Ann '.repeat(600)}join us on Friday 5 December`],
  ['a place that is no name', `Team lunch at A${'iA'.repeat(60)}1 on Friday 5 December at 6pm`],
  ['a line that is typed', `Run ab, 0${' t - --d'.repeat(60)}\t!`],
  ['orders in a row', `I like${' can you please'.repeat(60)} n`],
  ['days in a row', `Open 0-0 sat&${'jul 0-0 sep-'.repeat(60)}x`],
  [
    'answers without an end',
    `Sale on Friday\n\nCREATOR PREFERENCES\n*${'\t'.repeat(900)}?${'\t'.repeat(900)}?${'\t'.repeat(900)}`,
  ],
  ['titles of preferences', `${'\n'.repeat(2_000)}CREATOR PREFERENCES${'\t'.repeat(2_500)}x`],
  ['openings of scripts', '<STYLE\u00000'.repeat(600)],
  ['elisions in a row', "l'".repeat(2_500)],
  ['hours behind a mark', `Open day on Sunday 18 April.${" '2pm.".repeat(820)}`],
  ['values that are taken back', `Doors 7 ${'no, 7 no, 8 edit: '.repeat(270)}x`],
  ['turns far behind a value', `Doors 7 ${'no, '.repeat(1_200)}8`],
  ['what is now another hour', 'Demo is now 5pm. Demo is now 6pm. '.repeat(140)],
  ['quotes without an end', "「'A".repeat(1_600)],
  ['phrases that part in many ways', `We ${'run all day '.repeat(18)}${'x'.repeat(120)}`],
  ['phrases that part at days', `We ${'walk on Friday '.repeat(18)}${'x'.repeat(70)} ${'y'.repeat(70)}`],
]
/** `npm run proof -- slow/briefs` searches a million. */
const SEARCHED = many(10, 100)

/** A post, and the steps that it took. */
function counted(input: Parameters<typeof builtinPost>[0]) {
  let post = {} as ReturnType<typeof builtinPost>
  const steps = stepsOf(() => {
    post = builtinPost(input)
  })
  return { post, steps }
}

/** Half a second on a quiet machine; what is looked for takes many seconds or never ends. */
const MOST_MS_OF_ONE = 4_000

describe('hostile briefs', () => {
  it.each(ATTACKS)('%s take no time, whatever is made of them', (_, brief) => {
    for (const asset_type of TYPES) {
      const input = { brief, brand: brands.tarn, channel: 'twitter' as const, asset_type, day: DAY }
      let pictures = 0
      const ms = processorMs(() => {
        pictures = builtinPost(input).pictures.length
        if (asset_type === 'card') clarify(input)
      })
      expect([asset_type, pictures > 0, ms < MOST_MS_OF_ONE]).toEqual([asset_type, true, true])
    }
  })

  it('a beginning that takes too long itself is told by less of it', () => {
    const asked = { brand: brands.tarn, channel: 'twitter' as const, asset_type: 'card' as const, day: DAY }
    const question = questionOf(ComposeInput.parse({ ...asked, brief: 'Open all day. '.repeat(80) }))
    const whole = question.segments.join(' ')
    for (const most of [399, 99, 1]) {
      const builtin = (asked: Question) => {
        if (asked.segments.join('').length >= most) took(MOST_STEPS + 1)
        return writeBuiltin(asked)
      }
      const { holds } = faithful({ ...question, segments: [whole] }, { guard, builtin })
      expect(holds).toContainEqual({ rule: 'left_out', what: TOO_LONG, where: '' })
    }
  })

  it.each(TYPES)('a %s of more values than can be compared tells its beginning, and a person looks', asset_type => {
    const brief = `Yoga retreat\n${'1 March, £35 ! 10am–2pm, v1.2 – '.repeat(2_000)}`
    const input = { brief, brand: brands.tarn, channel: 'linkedin' as const, asset_type, day: DAY }
    const { post, steps } = counted(input)
    expect(steps).toBeLessThan(1.2 * MOST_STEPS)
    expect(post.holds).toContainEqual({ rule: 'left_out', what: TOO_LONG, where: '' })
    expect(post.pictures.length).toBeGreaterThan(0)
    expect(stepsOf(() => clarify(input))).toBeLessThan(1.2 * MOST_STEPS)
  })

  it('a brief takes the same steps each time, and a usual one a small part of those there are', () => {
    const inputs = briefs.filter((_, at) => at % 20 === 0).map(inputOf)
    const steps = () => inputs.map(input => stepsOf(() => builtinPost(input)))
    const first = steps()
    expect(steps()).toEqual(first)
    expect(Math.max(...first)).toBeLessThan(MOST_STEPS / 10)
  })

  it(`a search for slow briefs finds none (seed ${seed})`, async () => {
    const { worst } = await findSlow(slowBriefs, SEARCHED, seed)
    expect(worst.ms, worst.input?.slice(0, 400)).toBeLessThan(MOST_MS_OF_ONE)
  })

  it.each(UNITS.map(unit => [unit]))('5,000 characters of %j are answered in time', unit => {
    const brief = unit.repeat(Math.ceil(5000 / unit.length)).slice(0, 5000)
    const input = { brief, brand: brands.tarn, channel: 'twitter' as const, asset_type: 'card' as const, day: DAY }
    const { post, steps } = counted(input)
    expect(post.pictures.length).toBeGreaterThan(0)
    expect(steps).toBeLessThan(MOST_STEPS)
  })

  it(`words and lines thrown together give whole pictures for every asset type (seed ${seed})`, () => {
    const words = briefs.flatMap(each => each.brief.split(/\s+/))
    const numbers = random(seed)
    const next = (below: number): number => Math.floor((numbers.next().value ?? 0) * below)
    const all = Object.values(brands)
    const types = AssetType.options
    const marks = ['\n', '\n', ', ', '\t', ' > ', ': ', ' ', ' ', ' ', ' ']
    for (let run = 0; run < RUNS; run++) {
      const few = marks.slice(next(marks.length))
      const mark = (): string => few[next(few.length)] ?? ' '
      const brief = Array.from({ length: 1 + next(60) }, () => `${words[next(words.length)]}${mark()}`).join('')
      const asset_type = types[run % types.length] ?? 'card'
      const channel = Channel.options[run % Channel.options.length] ?? 'twitter'
      const plan = builtinPost({ brief, brand: all[run % all.length] ?? brands.blank, channel, asset_type, day: DAY })
      expect([brief, plan.pictures.length > 0]).toEqual([brief, true])
      for (const { template, data } of plan.pictures.filter(one => templates[one.template]))
        expect([brief, templates[template]?.fields.safeParse(data).error?.message]).toEqual([brief, undefined])
    }
  })
})
