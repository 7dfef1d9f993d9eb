// How a post is to end, to feel and to greet is said to the maker; what it says then is for readers.
import { describe, expect, it } from 'vitest'
import { isMood } from '#lib/composer/builtin/reading/asides/mood.ts'
import { withClosingWords } from '#lib/composer/builtin/slides/last-words.ts'
import { withWish } from '#lib/composer/builtin/tidy/told.ts'

describe('an order of the end', () => {
  it.each([
    ['Acabar com: venham ver, primeira prova a 4 de abril', 'Venham ver, primeira prova a 4 de abril'],
    ['Terminar con: “ven a verlo”', 'Ven a verlo.'],
    ['Finir sur : passez nous voir', 'Passez nous voir'],
    ['Chiudere con: vi aspettiamo', 'Vi aspettiamo'],
    ['Enden mit: kommt vorbei', 'Kommt vorbei'],
    ['Afsluiten met: kom langs', 'Kom langs'],
    ['Zakończyć słowami: wpadnijcie', 'Wpadnijcie'],
    ['Finish with: come and see us', 'Come and see us'],
    ['Am Ende bitte: Fragen? Silke ist im Büro.', 'Fragen? Silke ist im Büro.'],
    ['Al final: ¿Dudas? Llámanos.', '¿Dudas? Llámanos.'],
  ])('leaves what it leads to: %s', (brief, told) => {
    expect(withClosingWords(brief)).toBe(told)
  })

  it.each([
    'Acabar com as filas é fácil: venha cedo.',
    'The tour ends with tea: bring a cup.',
    'Am Ende: wir sagen danke.',
  ])('is none of news: %s', brief => {
    expect(withClosingWords(brief)).toBe(brief)
  })
})

describe('a mood', () => {
  it.each([
    'que de hambre, con ritmo tranquilo',
    'niech bedzie nastrojowo, zimowa rzeka albo cos takiego',
    'let it be moody, fog on the river or something',
    'es darf ruhig stimmungsvoll sein, nebel und so',
    'que ca donne faim, rythme lent',
    'deve fare venire fame',
    'que seja nostalgico, um rio no inverno',
    'het mag sfeervol, mist of zoiets',
    'stimmungsvoll bitte, mit bergen und blumen',
    'kolorowo, wesolo',
    'cheery but not daft',
    'allegro ma non troppo',
  ])('is for the maker: %s', said => {
    expect(isMood(said)).toBe(true)
  })

  it.each([
    'que sea un ano alegre',
    'que tengais un buen verano',
    'niech nowy rok bedzie dobry',
    'it should be open by 9',
    'the film is moody',
    'warm, dry and full of light',
    'bunt',
    'festive',
  ])('is no wish for readers: %s', said => {
    expect(isMood(said)).toBe(false)
  })
})

describe('a wish that somebody is to put', () => {
  it.each([
    [
      'Wish all our customers happy Ugadi from Manjunath and team.',
      'We wish all our customers happy Ugadi – Manjunath and team.',
    ],
    [
      'Wünscht allen Kunden frohe Ostern von Silke und Team.',
      'Wir wünschen allen Kunden frohe Ostern – Silke und Team.',
    ],
    ['Souhaite à tous nos clients une bonne année.', 'Nous souhaitons à tous nos clients une bonne année.'],
    [
      'Desea a todos nuestros clientes felices fiestas de parte de Inma.',
      'Deseamos a todos nuestros clientes felices fiestas – Inma.',
    ],
    ['Augura a tutti buona Pasqua.', 'Auguriamo a tutti buona Pasqua.'],
    ['Deseja a todos boas festas.', 'Desejamos a todos boas festas.'],
    ['Wens al onze klanten fijne dagen.', 'We wensen al onze klanten fijne dagen.'],
    ['Życz wszystkim klientom wesołych świąt.', 'Życzymy wszystkim klientom wesołych świąt.'],
  ])('is theirs: %s', (brief, told) => {
    expect(withWish(brief)).toBe(told)
  })

  it.each(['Wish you were here?', 'Wish us luck on Saturday.', 'Wish list open from Friday.'])(
    'is none where readers wish: %s',
    brief => {
      expect(withWish(brief)).toBe(brief)
    },
  )
})
