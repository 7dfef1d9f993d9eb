// A film of the built-in writer: what stands behind a list is on it, and how long it is to be is a wish.
import { describe, expect, it } from 'vitest'
import type { VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const scenesOf = (brief: string) => {
  const { answer } = writeBuiltin(ask(brief, { asset_type: 'video' }))
  return (answer as VideoAnswer).scenes.map(({ text, more }) => [text, ...more].join(' / ').replaceAll('\u00a0', ' '))
}
const saidIn = (brief: string) => {
  const { answer } = writeBuiltin(ask(brief, { asset_type: 'video' }))
  return JSON.stringify([(answer as VideoAnswer).scenes, answer.caption, answer.short])
}

describe('what stands behind a list in a film', () => {
  it.each([
    [
      'how to tell if your dogs matted before you call us: metal comb, start at the skin not the top, check behind the ears, armpits, base of the tail. if the comb wont go through DONT bathe him, water makes mats tighter. 15 to 20 sec 🐶',
      'If the comb won’t go through DONT bathe him, water makes mats tighter',
    ],
    [
      'Seven things to bring to camp: a sleeping bag, a torch, wellies, a warm hat, a towel, a mug, a book. Leave the phone at home. Parents collect at 3.',
      'Leave the phone at home',
    ],
    [
      '5 Dinge vor dem Frost: Dahlien raus, Wasser abdrehen, Töpfe rein, Rosen anhäufeln, Laub unter die Hecke. Der Igel schläft im Laub weiter.',
      'Der Igel schläft im Laub weiter',
    ],
  ])('has a scene: %s', (brief, behind) => {
    expect(scenesOf(brief)).toContain(behind)
  })

  it('takes no scene from a list that has room', () => {
    expect(scenesOf('5 things in the bag: bread, salt, oil, figs, tea.').slice(1, 3)).toEqual(['Bread', 'Salt'])
  })
})

describe('the length of a film', () => {
  it.each([
    'Our kiln is back and fires 40 mugs at once. 15 to 20 sec',
    'Our kiln is back and fires 40 mugs at once. Under 30 seconds',
    'Our kiln is back and fires 40 mugs at once. 20 or 30 seconds please. Come and look.',
    'Our kiln is back and fires 40 mugs at once. Keep it under twenty seconds please',
    'Nuestro horno ha vuelto y cuece 40 tazas a la vez. Máximo 30 segundos',
    'Unser Ofen ist wieder da und brennt 40 Becher auf einmal. Etwa 20 Sekunden',
    'Notre four est de retour et cuit 40 tasses à la fois. Environ 30 secondes s’il vous plaît',
    'Il nostro forno è tornato e cuoce 40 tazze alla volta. Al massimo 20 secondi',
    'O nosso forno voltou e coze 40 canecas de uma vez. No máximo 30 segundos',
    'Onze oven is terug en bakt 40 mokken tegelijk. Maximaal 20 seconden graag',
    'Nasz piec wrócił i wypala 40 kubków naraz. Maksymalnie 30 sekund',
    '窯が戻りました。一度に40個焼けます。15秒くらいでお願いします',
  ])('is told nowhere: %s', brief => {
    expect(saidIn(brief)).not.toMatch(/sec\b|second|segundo|sekund|secondi|秒/iu)
    expect(saidIn(brief)).toContain('40')
  })

  it.each([
    ['How long does the plane ride last? 20 seconds. How much is it? £3.', '20 seconds'],
    ['Seal a bag in three steps. Fold it twice. Press. Hold the iron on it for 20 seconds.', 'for 20 seconds'],
    ['Our ring is back. Under 3 seconds to open.', '3 seconds'],
    ['The fastest puncture in Leith. Wheel off, patch on, wheel on. 4 minutes.', '4 minutes'],
  ])('is none where it is of something else: %s', (brief, told) => {
    expect(saidIn(brief).replaceAll('\u00a0', ' ')).toContain(told)
  })
})
