// What a brief says to whoever makes the post, told to readers: held in nine languages, and not where the post leaves it out.
import { describe, expect, it } from 'vitest'
import { guarded } from './careful.ts'

type Row = [language: string, brief: string, told: string[], clean: string[]]

const held = (language: string, brief: string, says: string[], features: string[] = []) =>
  guarded({ language, brief, says, features }).holds.filter(({ rule }) => rule === 'uncertain')

/** A laugh, a shrug, a word to a colleague: with what hangs on it, and without. */
const turns: Row[] = [
  [
    'en',
    'wine night friday 13 march at 7. the second red is from a supermarket but hey',
    ['Wine night on Friday 13 March at 7', 'The second red is from a supermarket.'],
    ['Wine night on Friday 13 March at 7', 'With reds.'],
  ],
  [
    'de',
    'Flohmarkt am 14. März ab 9 Uhr. Die Hälfte ist Gerümpel, aber naja. Kuchen gibt es auch.',
    ['Flohmarkt am 14. März ab 9 Uhr', 'Die Hälfte ist Gerümpel. Kuchen gibt es auch.'],
    ['Flohmarkt am 14. März ab 9 Uhr', 'Kuchen gibt es auch.'],
  ],
  [
    'es',
    'recital el 14 de marzo a las 19 h. el pianista viene obligado pero bueno',
    ['Recital el 14 de marzo a las 19 h', 'El pianista viene obligado.'],
    ['Recital el 14 de marzo a las 19 h', 'Con el pianista.'],
  ],
  [
    'fr',
    'concert le 14 mars à 20 h. le ténor remplace un malade, enfin bref',
    ['Concert le 14 mars à 20 h', 'Le ténor remplace un malade.'],
    ['Concert le 14 mars à 20 h', 'Avec le ténor.'],
  ],
  [
    'it',
    'mostra dal 14 marzo, ore 18. metà delle foto sono sfocate ma vabbè',
    ['Mostra dal 14 marzo, ore 18', 'Metà delle foto sono sfocate.'],
    ['Mostra dal 14 marzo, ore 18', 'Con le foto.'],
  ],
  [
    'pt',
    'feira a 14 de março às 10 h. a sopa sobrou do ano passado, mas pronto',
    ['Feira a 14 de março às 10 h', 'A sopa sobrou do ano passado.'],
    ['Feira a 14 de março às 10 h', 'Há sopa.'],
  ],
  [
    'pl',
    'koncert 14 marca o 19. chór śpiewa z playbacku, no cóż',
    ['Koncert 14 marca o 19', 'Chór śpiewa z playbacku.'],
    ['Koncert 14 marca o 19', 'Zapraszamy.'],
  ],
  [
    'ja',
    '3月14日に試食会を開きます。去年の残りのパンです、笑',
    ['3月14日に試食会を開きます', '去年の残りのパンです。'],
    ['3月14日に試食会を開きます', '試食会です。'],
  ],
  [
    'ar',
    'معرض يوم 14 مارس الساعة 6. نصف الصور قديمة ما علينا',
    ['معرض يوم 14 مارس الساعة 6', 'نصف الصور قديمة.'],
    ['معرض يوم 14 مارس الساعة 6', 'معرض الصور.'],
  ],
]

/** Who says “I” is no brand. */
const selves: Row[] = [
  [
    'en',
    'Stall at the market on 14 March from 9. I forgot to order bags.',
    ['Stall at the market on 14 March from 9', 'Bags are forgotten to be ordered.'],
    ['Stall at the market on 14 March from 9', 'Bring bags.'],
  ],
  [
    'de',
    'Markt am 14. März ab 9 Uhr. Ich habe die Tüten vergessen.',
    ['Markt am 14. März ab 9 Uhr', 'Ich habe die Tüten vergessen.'],
    ['Markt am 14. März ab 9 Uhr', 'Tüten mitbringen.'],
  ],
  [
    'fr',
    'marché le 14 mars à 9 h. j’ai oublié les sacs.',
    ['Marché le 14 mars à 9 h', 'J’ai oublié les sacs.'],
    ['Marché le 14 mars à 9 h', 'Des sacs.'],
  ],
]

describe('a remark of colleagues that the post tells', () => {
  it.each([...turns, ...selves])('is held: %s, %s', (language, brief, told) =>
    expect(held(language, brief, told)).not.toEqual([]),
  )

  it.each([...turns, ...selves])('is not held where it is left out: %s, %s', (language, brief, _, clean) =>
    expect(held(language, brief, clean)).toEqual([]),
  )
})

describe('what a colleague would not say', () => {
  it('“I” in a quote is its speaker’s', () => {
    const brief = 'Dana Whitlock, baker: "I forgot how good rye is."'
    expect(held('en', brief, ['Dana Whitlock, baker: “I forgot how good rye is.”'])).toEqual([])
  })

  it('“I” is the voice of a brand whose own lines say it', () => {
    const [brief, says] = ['I open my pottery on 14 March at 10.', ['I open my pottery on 14 March at 10']]
    expect(held('en', brief, says)).toHaveLength(1)
    expect(held('en', brief, says, ['I throw every bowl myself'])).toEqual([])
  })
})

describe('a second reading by code', () => {
  it('holds a wish that the writer took for news', () => {
    const brief = 'Open on Sunday 15 March from 10 to 4. Picture of a rugged red barn in warm light please.'
    expect(
      held('en', brief, ['Open on Sunday 15 March from 10 to 4', 'A rugged red barn in warm light.']),
    ).toHaveLength(1)
    expect(held('en', brief, ['Open on Sunday 15 March from 10 to 4'])).toEqual([])
  })

  it('holds a doubt that is told as a fact', () => {
    const brief = 'Open on Sunday 15 March from 10 to 4. The cellar probably opens in autumn, not sure.'
    const day = 'Open on Sunday 15 March from 10 to 4'
    expect(held('en', brief, [day, 'The cellar opens in autumn.'])).toHaveLength(1)
    expect(held('en', brief, [day])).toEqual([])
  })

  it('holds a secret that is told', () => {
    const brief = 'Open on Sunday 15 March from 10 to 4. Dont mention the broken oven.'
    expect(held('en', brief, ['Open on Sunday 15 March from 10 to 4', 'The broken oven.'])).toHaveLength(1)
  })
})
