// The list that a brief numbers itself: its items keep their numbers and their order, and nothing else has a number.
import { describe, expect, it } from 'vitest'
import { type Answer, answers, type Block, type Slide } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { numberedIn } from '#lib/composer/numbered/list.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { questionOf } from '#lib/composer/question.ts'
import type { AssetType } from '#lib/plans.ts'
import { ordinalsOf } from '#lib/templates/carousel/plan/order.ts'

describe('the items that a brief numbers', () => {
  it.each<[string, string[]]>([
    [
      'Regrip a club. 1. cut the old grip off 2. new tape 3) plenty of solvent',
      ['cut the old grip off', 'new tape', 'plenty of solvent'],
    ],
    [
      'Is it time?\n1 the bell sticks\n2 chain skips\n3 brakes squeal',
      ['the bell sticks', 'chain skips', 'brakes squeal'],
    ],
    ['順番は①土を入れる②種をまく ③水をやる。写真はなし', ['土を入れる', '種をまく', '水をやる。']],
    ['Steps: 1) wax 2) iron 3) scrape. NEVER leave the iron on.', ['wax', 'iron', 'scrape.']],
    ['Kurse am 1. Juli, 2. Juli und 3. Juli', []],
    ['1 coat at 10.30, 2 coats by 3 pm', []],
    ['Mon:\n1. pool\n2. gym\n3. lunch\nTue:\n1. bus\n2. zoo\n3. home', []],
  ])('%s', (brief, items) => expect(numberedIn(brief)).toEqual(items))
})

const BRIEF =
  '4 steps to put a chain back on. 1. shift to the small ring 2. push the derailleur forward 3. lay the chain on the teeth 4. turn the pedal backwards. IMPORTANT keep fingers off the ring. Workshop Saturday.'

function posted(asset_type: AssetType, told: object, brief = BRIEF) {
  const raw = { brief, channel: 'instagram', asset_type, day: '2026-11-20', brand: { name: 'Spoke Yard' } }
  const question = questionOf(ComposeInput.parse(raw))
  const publish = question.segments.map((_, at) => at + 1)
  const read = { publish, style: [], secret: [], unsure: [], noise: [], attack: [] }
  const beside = { read, language: 'en', sensitive: 'none', caption: [{ text: brief }], short: { text: 'A chain' } }
  const guarded = guard(question, answers[asset_type].parse({ ...beside, title: '', ...told }) as Answer)
  const [picture] = layOut(guarded.answer, question, ComposeInput.parse(raw).library, 0).pictures
  const said = [...guarded.faults, ...guarded.holds.map(({ rule, what }) => `${rule}: ${what}`)]
  return { data: picture?.data ?? {}, wrong: said.filter(one => one.startsWith('steps')) }
}

const all = ['1', '2', '3', '4', '5', '6', '7']
const slide = (headline: string, body = ''): Slide => ({ headline, body, value: '', small: '', cta: '', from: all })
const cover = slide('Four steps to put a chain back on')
const steps = [
  slide('Shift to the small ring'),
  slide('Push the derailleur forward'),
  slide('Lay the chain on the teeth'),
  slide('Turn the pedal backwards'),
]
const warning = slide('Keep fingers off the ring')
const end = slide('Workshop on Saturday')

function counted(slides: readonly Slide[]) {
  const { data, wrong } = posted('carousel', { slides })
  const shown = data.slides as { headline: string }[]
  const places = ordinalsOf(shown as never)
  return { wrong, shown: shown.map(({ headline }, at) => (places[at] ? `${places[at]} ${headline}` : headline)) }
}
const ALL = [
  '1 Shift to the small ring',
  '2 Push the derailleur forward',
  '3 Lay the chain on the teeth',
  '4 Turn the pedal backwards',
]

describe('slides of steps', () => {
  it('are five where the last has lost its sign, or four', () => {
    const brief = 'Clean them: 1. water 2. soap 3. rub 4. rinse 5 dry with cotton'
    const told = (...rest: string[]) =>
      posted('carousel', { slides: ['1. Water', '2. Soap', '3. Rub', ...rest].map(one => slide(one)) }, brief).wrong
    expect(told('4. Rinse', '5. Dry with cotton')).toEqual([])
    expect(told('4. Rinse, 5 dry with cotton')).toEqual([])
    expect(told('5. Rinse', '4. Dry with cotton')).not.toEqual([])
  })

  it('count no warning, wherever it stands', () => {
    const first = counted([cover, warning, ...steps, end])
    expect(first).toEqual({ wrong: [], shown: [cover.headline, warning.headline, ...ALL, end.headline] })
    const last = counted([cover, ...steps, warning, end])
    expect(last).toEqual({ wrong: [], shown: [cover.headline, ...ALL, warning.headline, end.headline] })
  })

  it('give a step of its own what stood in the small line of another', () => {
    const merged = [...steps.slice(0, 2), slide('Lay the chain on the teeth', 'Turn the pedal backwards.')]
    const { shown, wrong } = counted([cover, warning, ...merged, end])
    expect(wrong).toEqual([])
    expect(shown.slice(2, 6)).toEqual(ALL)
  })

  it('are refused where one is missing, moved or has another number', () => {
    expect(counted([cover, ...steps.slice(0, 3), end]).wrong[0]).toMatch(/“turn the pedal backwards.”, 4 in the brief/)
    expect(counted([cover, ...steps.toReversed(), end]).wrong[0]).toMatch(/stands before/)
    const shifted = [warning, ...steps].map((one, at) => ({ ...one, headline: `${at + 1}. ${one.headline}` }))
    expect(counted([cover, ...shifted, end]).wrong[0]).toMatch(/is 1 in the brief and 2 here/)
  })
})

describe('steps that are numbered wherever they are drawn', () => {
  const card = (...texts: string[]) =>
    posted('card', {
      form: 'steps',
      parts: [{ role: 'headline', text: cover.headline }, ...texts.map(text => ({ role: 'step', text }))],
    }).wrong
  const told = steps.map(({ headline }) => headline)

  it('are those of the brief on a card', () => {
    expect(card(...told)).toEqual([])
    expect(card(warning.headline, ...told)[0]).toMatch(/is 1 in the brief and 2 here/)
    expect(card(...told, warning.headline)[0]).toMatch(/has no number/)
  })

  it('are those of the brief on an infographic, one a row', () => {
    const row = (label: string, text = ''): Block['rows'][number] => ({ label, before: '', text })
    const rows = [...told.slice(0, 2).map(label => row(label)), row(told[2] ?? '', `${told[3]}.`)]
    const blocks = [{ kind: 'steps', rows, from: all }]
    const { data, wrong } = posted('infographic', { title: cover.headline, blocks })
    expect(wrong).toEqual([])
    expect(data.blocks).toMatchObject([{ titles: told }])
  })

  it('are counted by one scene of a film alone', () => {
    const of = (...more: string[]) => ({ role: 'steps', text: 'The chain', more, from: all })
    const last = { role: 'end', text: end.headline, from: all }
    const kinds = (...scenes: object[]) =>
      (
        posted('video', { scenes: [{ role: 'hook', text: cover.headline, from: all }, ...scenes, last] }).data
          .scenes as { role: string }[]
      ).map(({ role }) => role)
    expect(kinds(of(...told))).toEqual(['hook', 'steps', 'end'])
    expect(kinds(of(...told.slice(0, 2)), of(...told.slice(2)))).toEqual(['hook', 'list', 'list', 'end'])
  })
})
