// What a wish asks to see, heard by lists of words alone: how the post is to look is nothing that it shows.
import { describe, expect, it } from 'vitest'
import { answers } from '#lib/composer/answer.ts'
import { wantedOf } from '#lib/composer/illustrator/wanted.ts'
import { ask } from './ask.ts'

function wantedFor(wish: string, language: string, list: 'style' | 'unsure' = 'style'): string | undefined {
  const question = ask(`Open on Sunday.\n${wish}`, { asset_type: 'card' })
  const asked = question.segments.flatMap((_, at) => (at === 0 ? [] : [at + 1]))
  const line = { text: 'Open on Sunday', from: ['1'] }
  const answer = answers.card.parse({
    read: { publish: [1], style: [], parts: [], secret: [], unsure: [], noise: [], attack: [], [list]: asked },
    ...{ language, sensitive: 'none', caption: [line], short: line },
    ...{ form: 'notice', parts: [{ role: 'headline', ...line }] },
  })
  return wantedOf(question, answer)?.[0]
}

describe('a wish', () => {
  it.each([
    ['Restez sobre, plutôt dessin technique que photo', 'fr'],
    ['Link picture for our booking page killeenvets.ie/book', 'en'],
    ['A picture of the water early in the morning', 'en'],
    ['Bitte ein schönes Foto, keine Zeichnung', 'de'],
    ['Con una foto bonita', 'es'],
    ['Con una bella foto, non un disegno', 'it'],
    ['Uma foto bonita por favor', 'pt'],
    ['Graag een mooie foto of tekening', 'nl'],
    ['Ładne zdjęcie albo rysunek', 'pl'],
    ['Show people how to book online', 'en'],
    ['Show them what we saw', 'en'],
  ])('names nothing: %s', (wish, language) => expect(wantedFor(wish, language)).toBeUndefined())

  it.each([
    ['Con una foto de la salina al amanecer', 'es', 'salt_heap'],
    ['Une photo d’un parapluie', 'fr', 'umbrella'],
    ['Ein Bild von einem Brot', 'de', 'bread'],
    ['A picture of a book on a table', 'en', 'book'],
    ['Zdjęcie roweru, a właściwie rower', 'pl', 'bicycle'],
    ['Uma coisa alegre que mostre um pombo bonito', 'pt', 'pigeon'],
    ['A drawing of a camera', 'en', 'camera'],
    ['Show a drop of water', 'en', 'drop'],
    ['Een plaatje van een fiets', 'nl', 'bicycle'],
    ['Una foto di una bicicletta', 'it', 'bicycle'],
  ])('names its thing: %s', (wish, language, noun) => expect(wantedFor(wish, language)?.split(':')[0]).toBe(noun))
})

it('that nobody is sure of is heard where it surely asks to see something', () => {
  expect(wantedFor('Con la foto di un trapano o di una motozappa', 'it', 'unsure')).toBe('drill')
  expect(wantedFor('We saw a drill on Sunday', 'en', 'unsure')).toBeUndefined()
})
