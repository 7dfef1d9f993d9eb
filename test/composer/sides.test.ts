// Two sides of a thing stand as two: a comparison, and what was and what is; steps and prices of an infographic stand as what they are.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer, SlidesAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { ask } from './ask.ts'

const answerOf = (brief: string, asset_type: 'carousel' | 'infographic' | 'video') =>
  writeBuiltin(ask(brief, { asset_type })).answer
const slidesOf = (brief: string): string[] =>
  (answerOf(brief, 'carousel') as SlidesAnswer).slides.map(({ headline, body }) => [headline, body].join(' ').trim())
const blocksOf = (brief: string) => (answerOf(brief, 'infographic') as InfographicAnswer).blocks

const HEATING =
  'Oil and a heat pump. Oil: about 2,900 euros a year, smells in the cellar, loud. Heat pump: about 1,300 euros a year, no smell, silent.'

const EVEN = 'Our two plans. Solo: $9 a month, 3 boards. Crew: $29 a month, 40 boards.'
const PLANS =
  'Our two plans. Solo $9 a month: 3 boards, mail support. Crew $29 a month: 40 boards, single sign-on, support by phone. Both can be left at any time.'

describe('two sides', () => {
  it('a member is told where its partner is', () =>
    expect(
      slidesOf(
        'A rota in a spreadsheet or in Shiftling. Spreadsheet: 3 hours a week, changes sent by text, no view of wage cost. Shiftling: 40 minutes a week, changes go to every phone, wage cost shown as you plan.',
      ).join(),
    ).toContain('Wage cost shown as you plan'))

  it('stand side by side in an infographic', () =>
    expect(blocksOf(HEATING)).toMatchObject([
      {
        ...{ kind: 'versus', left: 'Oil', right: 'Heat pump' },
        rows: [{}, { before: 'Smells in the cellar', text: 'No smell' }, { before: 'Loud', text: 'Silent' }],
      },
    ]))

  it('three are no two', () =>
    expect(blocksOf(`${HEATING} Wood: about 900 euros, work, dust.`).map(({ kind }) => kind)).not.toContain('versus'))

  it('of unequal length have their partners beside each other, a price beside a name too', () =>
    expect(blocksOf(PLANS)).toMatchObject([
      {
        ...{ kind: 'versus', left: 'Solo', right: 'Crew' },
        rows: [
          { before: '$9 a month', text: '$29 a month' },
          { before: '3 boards', text: '40 boards' },
          { before: 'Mail support', text: 'Support by phone' },
          { before: '', text: 'Single sign-on' },
        ],
      },
      { kind: 'note' },
    ]))

  it('are the whole of a card where nothing else is told', () =>
    expect(writeBuiltin(ask(EVEN))).toMatchObject({
      kind: 'versus',
      answer: { rows: [{ value: '$9 a month', note: '$29 a month' }, {}] },
    }))

  it('that have nothing in common are two lists', () =>
    expect(
      blocksOf(
        'How much rain a roof catches. Rule: 1 mm on 1 square metre is a litre, a fifth is lost. Full roofs: 40 litres on a garage, 80 litres on a house, 160 litres on a barn.',
      ).map(({ kind, title }) => [kind, title]),
    ).toEqual([
      ['note', ''],
      ['list', 'Full roofs'],
    ]))

  it.each<[string, string[]]>([
    [
      'before and after of our floor: before we had 140 square metres and 2 racks, now its 260 square metres, 5 racks and a sauna',
      [
        'Before and after of our floor',
        ...['Before we had 140 square metres and 2 racks', 'Now it’s 260 square metres, 5 racks and a sauna'],
      ],
    ],
    [
      'Antes abríamos de lunes a viernes, ahora también los sábados, con desayunos. Os esperamos',
      ['Antes abríamos de lunes a viernes', 'Ahora también los sábados, con desayunos', 'Os esperamos'],
    ],
  ])('what was and what is are a slide each: %s', (brief, slides) => expect(slidesOf(brief)).toEqual(slides))

  it('an hour is no change', () =>
    expect(slidesOf('Before 8 we bake, now and then we sing')[0]).toBe('Before 8 we bake, now and then we sing'))
})

describe('a slide of several with a name each', () => {
  const BAGS =
    'What to pack. For you: phone, charger, socks. For the baby: body, hat, a blanket. For both: your papers, in a folder.'
  const shown = layOut(
    answerOf(BAGS, 'carousel'),
    ask(BAGS, { asset_type: 'carousel' }),
    { screens: [], people: [], pictures: [] },
    0,
  )
  const slides = shown.pictures[0]?.data.slides as { body?: string; facts?: string[] }[]

  it('has a line for each member of its list', () => expect(slides[1]?.facts).toEqual(['Phone', 'Charger', 'Socks']))
  it('has a sentence where there is no list', () => {
    expect(slides[3]?.facts).toBeUndefined()
    expect(slides[3]?.body).toBe('Your papers, in a folder.')
  })
})

describe('an infographic', () => {
  it('numbers the steps that its title counts', () =>
    expect(
      blocksOf(
        'Heizkörper entlüften in 3 Schritten: Thermostat ganz aufdrehen, Ventil öffnen bis Wasser kommt, Ventil schließen und Druck prüfen',
      ),
    ).toMatchObject([{ kind: 'steps', rows: [{ label: 'Thermostat ganz aufdrehen' }, {}, {}] }]))

  it.each([
    ['Prices: check-up £48, white filling from £120, whitening £245', 'White filling', 'from £120'],
    ['Tarifs : coupe 32 €, couleur à partir de 58 €, brushing 25 €', 'Couleur', 'à partir de 58 €'],
  ])('sets “from” beside its price: %s', (brief, label, text) =>
    expect(blocksOf(brief)[0]?.rows[1]).toMatchObject({ label, text }),
  )

  it('shows how much of one unit each part has, under what a sentence says before its reason', () => {
    const { title, blocks } = answerOf(
      'Giving blood takes less than an hour because it is well prepared. 5 minutes form, 10 minutes talk with a nurse, 8 minutes giving, 15 minutes tea.',
      'infographic',
    ) as InfographicAnswer
    expect(title).toBe('Giving blood takes less than an hour')
    expect(blocks.at(-1)).toMatchObject({
      kind: 'table',
      rows: [{ label: 'Form', text: '5 minutes' }, { label: 'Talk with a nurse' }, {}, { label: 'Tea' }],
    })
  })

  it('keeps numbers of different things as figures', () =>
    expect(
      blocksOf('Our year. 214 clients advised, 187 returns filed, 3 colleagues joined').map(({ kind }) => kind),
    ).toEqual(['figure', 'figure', 'figure']))

  it('reads two values of each thing down their columns, and a rule for all below them', () =>
    expect(
      blocksOf(
        'Feeding houseplants. Fern: every 2 weeks, half a cap. Cactus: every 6 weeks, one cap. Ficus: every 3 weeks, one cap. Never feed a dry pot.',
      ),
    ).toMatchObject([
      { kind: 'table', rows: [{ label: 'Fern', before: 'every 2 weeks', text: 'half a cap' }, {}, {}] },
      { kind: 'note' },
    ]))

  it('tells its last figure without the “and”', () =>
    expect(blocksOf('October: 1,180 rotas, 74 new teams, and 38 minutes to build a rota')[2]?.rows[0]).toMatchObject({
      ...{ label: 'minutes to build a rota', text: '38' },
    }))
})

it('a film of counted tips numbers them', () =>
  expect(
    (answerOf('3 tips for dry skin: drink enough, shower lukewarm, wear cotton', 'video') as VideoAnswer).scenes.map(
      ({ role }) => role,
    ),
  ).toEqual(['hook', 'steps', 'end']))
