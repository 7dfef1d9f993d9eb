import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ComposeInput } from '#lib/composer/plan.ts'
import { writePost } from '#lib/composer/write-post.ts'
import { brands, card } from './ask.ts'

describe('what a neighbour or a place makes doubtful is left out', () => {
  it.each<[string, string, RegExp, RegExp]>([
    [
      'a sum that is named',
      'Call-out goes up to £72 from 1st April (was £65 but dont mention the old price)',
      /£72/,
      /65/,
    ],
    [
      'words that are named',
      'Last day is Sunday 28 February. Rent went up 40%. Dont mention the rent.',
      /28 Feb/,
      /40/,
    ],
    [
      'the other one of two',
      'Flu jabs on Monday 9 to 5. Cash price is 35 i think?? or 39, check w Denise',
      /Monday/,
      /39|Denise/,
    ],

    [
      'a remark about the picture',
      'Open day on 3 May. Picture of the old oak please. Free entry until 4pm.',
      /3 May/,
      /oak/,
    ],
    ['a mood at the end', 'Flash day on 13 November. $31 palm size. Make it dark and spooky pls', /\$31/, /spooky/],
  ])('%s: %s', (_, brief, told, never) => {
    const { said, reasons } = card(brief)
    expect(said).toMatch(told)
    expect(said).not.toMatch(never)
    expect(reasons).toContain('left_out')
  })

  it.each<[string, Parameters<typeof card>[1], RegExp]>([
    ['wir machen ferien vom 3. bis 21. august. bitte bisschen sommerlich aber nicht kitschig', {}, /bitte|kitschig/i],
  ])('a remark beside the news is left out and told: %s', (brief, more, never) => {
    const { said, reasons } = card(brief, more)
    expect(said).not.toMatch(never)
    expect(reasons).toContain('left_out')
  })

  it.each([
    ['Fresh bread for the school fair, from 7 on Saturday.', /for the school fair/],
    ['We have a new water slide 12 m long in the pool, open from 10.', /slide/],
    ['Open from 7. Please bring a warm coat but no dogs', /warm coat/],
    ['Kita opens at 8, we are happy to see you all on Monday 19 October.', /opens at 8/],
  ])('what only sounds like one is told: %s', (brief, told) => expect(card(brief).said).toMatch(told))
})

describe('a wish for no picture', () => {
  const depicted = async (brief: string) => {
    const input = ComposeInput.parse({ ...asked, brief })
    const { plan } = await writePost(input, { guard, builtin: writeBuiltin, planner: null })
    return plan.pictures[0]?.depicts
  }

  it.each(['No pictures please.', 'Just the words please.'])('is heard where no model looks: %s', async wish =>
    expect(await depicted(`Soup tasting on Saturday 17 October at six. ${wish}`)).toEqual(['none']),
  )

  it.each([
    ['Tre foto e il piano, preventivo in due giorni... niente furgone che ha la scritta vecchia', ['none']],
    ['Tre foto e il piano, preventivo in due giorni... niente gatti che non piacciono a tutti', undefined],
  ])('is heard where it refuses what stands for the trade: %s', async (brief, shown) => {
    const input = ComposeInput.parse({ ...asked, brand: movers, asset_type: 'og_image', brief })
    const { plan } = await writePost(input, { guard, builtin: writeBuiltin, planner: null })
    expect(plan.pictures[0]?.depicts).toEqual(shown)
  })

  it('is not heard where there is none', async () => {
    expect(await depicted('Soup tasting on Saturday 17 October at six. Use the green one.')).toBeUndefined()
  })
})

const movers = {
  ...brands.stackyard,
  ...{ name: 'Traslochi Boccadoro', tagline: 'Passiamo anche di lì', overview: 'Traslochi a Genova, nei vicoli.' },
  ...{ offer: { product_name: 'Trasloco', one_liner: 'Porta a porta' }, voice: { languages: ['it'] } },
}
const asked = { brand: brands.stackyard, channel: 'instagram', asset_type: 'card', day: '2026-10-12' }
