// What sounds grave and tells of nothing that has happened; beside it what has.
import { describe, expect, it } from 'vitest'
import { graveIn } from '#lib/composer/guard/grave.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'

const graveOf = (language: string, text: string): string | undefined =>
  graveIn(text, language === 'en' ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')])

describe('is none', () => {
  it.each([
    ['en', 'Even the pollen or the water in the vase can be fatal to a cat.'],
    ['en', 'The one fatal mistake with sourdough is an open oven.'],
    ['en', 'Car battery died? We come to you.'],
    ['en', 'If a bird is injured, keep it in a dark box.'],
    ['en', 'Sat 10 Apr, 7pm, Sue brings the cake and Isa the tea.'],
    ['de', 'Lilien sind für Katzen tödlich.'],
    ['de', 'Wenn der Igel verletzt ist, ruft an.'],
    ['de', 'Der alte Mieter war ein Sonnenstudio.'],
    ['de', 'Unterdeckel abnehmen und reinschauen.'],
    ['fr', 'Quand le ressort est mort, on ne répare pas.'],
    ['fr', 'Un trajet court, à dix minutes de la gare.'],
    ['es', 'El chocolate es mortal para los perros.'],
    ['es', 'Media pensión, 60 € por noche.'],
    ['it', 'I gigli sono mortali per i gatti.'],
    ['it', 'Le sue torte sono buone.'],
    ['pt', 'Se tem ferida ou não quer voar, ligue-nos.'],
    ['pt', 'O novo court de padel abre no sábado.'],
    ['pl', 'Lilie są śmiertelne dla kotów.'],
    ['nl', 'Lelies zijn dodelijk voor katten.'],
  ])('%s: %s', (language, text) => expect(graveOf(language, text)).toBeUndefined())
})

describe('is one', () => {
  it.each([
    ['en', 'A fatal crash closed the road.', 'death'],
    ['en', 'Our dog died on Sunday.', 'death'],
    ['en', 'If you were injured in the accident, call us.', 'other'],
    ['en', 'We will sue the council.', 'legal'],
    ['en', 'Loans from 19.9% APR.', 'money'],
    ['en', 'After the war we reopened.', 'politics'],
    ['de', 'Ein Radfahrer wurde verletzt.', 'other'],
    ['de', 'Schnell abnehmen mit unserem Pulver.', 'health'],
    ['de', 'Als Paul verletzt wurde, standen wir daneben.', 'other'],
    ['fr', 'Notre ami Paul est mort dimanche.', 'death'],
    ['es', 'Ha muerto don Luis.', 'death'],
    ['it', 'Marco si è ferito ieri.', 'other'],
    ['pt', 'Ontem um sócio ficou ferido.', 'other'],
    ['pl', 'Zmarł nasz kolega.', 'death'],
  ])('%s: %s', (language, text, kind) => expect(graveOf(language, text)).toBe(kind))
})
