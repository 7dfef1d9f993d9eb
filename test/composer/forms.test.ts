import { describe, expect, it } from 'vitest'
import { answers, CardAnswer } from '#lib/composer/answer.ts'
import { cardForms, formOf, ogForms, roleNames } from '#lib/composer/forms.ts'
import { instructionsFor } from '#lib/composer/model/instructions.ts'
import { Brand } from '#lib/composer/plan.ts'
import { calendar, dataOf, lastingHash, linesOf, type Question, questionHash } from '#lib/composer/question.ts'
import { textsOf } from '#lib/composer/said.ts'
import { answerSchema } from '#lib/composer/schema.ts'
import { AssetType } from '#lib/plans.ts'

describe('the table of forms', () => {
  it('reads most characters, need and count from the notation', () => {
    const role = (form: string, name: string) => formOf('card', form)?.roles.find(one => one.name === name)
    expect(role('notice', 'headline')).toEqual({
      name: 'headline',
      most: 60,
      needed: true,
      least: 1,
      times: 1,
      unasked: false,
    })
    expect(role('notice', 'item')).toEqual({
      name: 'item',
      most: 64,
      needed: false,
      least: 0,
      times: 6,
      unasked: false,
    })
    expect(role('list', 'item')).toEqual({ name: 'item', most: 44, needed: true, least: 2, times: 6, unasked: false })
  })

  it('keeps what no writer is asked for out of the instructions', () => {
    expect(formOf('card', 'result')?.roles.find(({ unasked }) => unasked)?.name).toBe('caveat')
    expect(instructionsFor('card')).toContain('away_score* 6, body 60\n')
  })

  it.each(Object.entries({ ...cardForms, ...ogForms }))(
    '%s can be filled: it needs a text, and says when',
    (_, form) => {
      expect(form.when.length).toBeGreaterThan(10)
      expect(form.roles.some(role => role.needed)).toBe(true)
      expect(new Set(form.roles.map(role => role.name)).size).toBe(form.roles.length)
    },
  )
})

type Json = { [key: string]: unknown }

/** Every object of a schema, however deep. */
const nodes = (node: unknown): Json[] =>
  Array.isArray(node)
    ? node.flatMap(nodes)
    : node && typeof node === 'object'
      ? [node as Json, ...Object.values(node).flatMap(nodes)]
      : []

describe('the schema that a provider is given', () => {
  it.each(AssetType.options)('of a %s is of the strictest common form', asset_type => {
    const schema = answerSchema(asset_type)
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    for (const node of nodes(schema)) {
      for (const word of ['anyOf', 'oneOf', 'allOf', 'not', 'default', '$ref', 'minimum', 'minLength', 'pattern'])
        expect(node).not.toHaveProperty(word)
      if (node.type !== 'object') continue
      expect(node.additionalProperties).toBe(false)
      expect(node.required).toEqual(Object.keys(node.properties as Json))
    }
    const text = JSON.stringify(schema)
    expect(text.length).toBeLessThan(6_000)
  })

  it('names every form and every role once', () => {
    const { properties } = answerSchema('card') as { properties: Json }
    expect(properties.form).toEqual({ type: 'string', enum: Object.keys(cardForms) })
    expect(JSON.stringify(properties.parts)).toContain(JSON.stringify(roleNames(cardForms)))
  })
})

const bare = {
  read: { publish: [1] },
  language: 'en',
  sensitive: 'none',
  form: 'prices',
  parts: [{ role: 'title', text: 'Autumn prices', from: ['1'] }],
  rows: [
    { label: 'Filter', value: '€3', from: ['1'] },
    { label: 'Flat white', value: '€4' },
  ],
  caption: [{ text: 'From Monday.', from: ['1'] }],
  short: { text: 'Autumn prices.', from: ['1'] },
}

describe('an answer', () => {
  it('may leave out what is empty', () => {
    const read = CardAnswer.parse(bare)
    expect(read.read.secret).toEqual([])
    expect(read).toMatchObject({ show: '', people: [], questions: [], hashtags: [] })
  })

  it('without a role or with one that no form has is none', () => {
    const wrong = { ...bare, parts: [{ role: 'footer', text: 'x', from: [] }] }
    expect(CardAnswer.safeParse(wrong).success).toBe(false)
    expect(answers.video.safeParse(bare).success).toBe(false)
  })

  it('tells its texts with place, evidence and room', () => {
    const said = textsOf(CardAnswer.parse(bare), 'card')
    expect(said.map(({ at, text, most, on }) => [at, text, most, on])).toEqual([
      ['title', 'Autumn prices', 56, 'picture'],
      ['row 1 label', 'Filter', 56, 'picture'],
      ['row 1 value', '€3', 20, 'picture'],
      ['row 2 label', 'Flat white', 56, 'picture'],
      ['row 2 value', '€4', 20, 'picture'],
      ['caption 1', 'From Monday.', 1400, 'caption'],
      ['short', 'Autumn prices.', 130, 'short'],
    ])
  })
})

const question = (day: string): Question => ({
  asset_type: 'card',
  channel: 'twitter',
  day,
  brand: Brand.parse({ name: 'Tidewell', tagline: 'Move.', offer: { features: ['free parking'] } }),
  shows: [],
  segments: ['Closed on Monday'],
  another_than: [],
})

describe('the question', () => {
  it('gives nine Mondays around the day', () => {
    expect(calendar('2026-10-12')).toBe(
      'today is Monday 12 Oct 2026; Mondays: 5 Oct, 12 Oct, 19 Oct, 26 Oct, 2 Nov, 9 Nov, 16 Nov, 23 Nov, 30 Nov',
    )
    expect(calendar('2027-01-03')).toMatch(/^today is Sunday 3 Jan 2027; Mondays: 21 Dec, 28 Dec, 4 Jan,/)
  })

  it('keeps the numbers of the brand’s lines whichever are there', () => {
    expect(linesOf(question('2026-10-12').brand)).toEqual({ b1: 'Move.', b5: 'free parking' })
  })

  it('is the same for the same request, another on another day or with another headline wanted', async () => {
    const [monday, tuesday] = [question('2026-10-12'), question('2026-10-13')]
    expect(await questionHash(monday)).toBe(await questionHash(question('2026-10-12')))
    expect(await questionHash(monday)).not.toBe(await questionHash(tuesday))
    const lasting = (of: Question, faults: string[] = []) => lastingHash('card', dataOf(of, faults, faults[0] && {}))
    expect(await lasting(monday)).toBe(await lasting({ ...tuesday, shows: ['Invoices'] }, ['lost: “8 am”']))
    expect(await lasting(monday)).not.toBe(await lasting({ ...monday, segments: ['Open'] }))
    expect(await questionHash({ ...monday, another_than: ['Closed'] })).not.toBe(await questionHash(monday))
  })

  it('tells faults of a refused answer last', () => {
    expect(Object.keys(dataOf(question('2026-10-12'), ['lost: “8 am”'])).at(-1)).toBe('your_last_answer_was_refused')
  })
})
