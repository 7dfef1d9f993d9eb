// A sentence that is too long for a scene is told in two, and a film ends on nothing that asks nobody to come.
import { describe, expect, it } from 'vitest'
import type { VideoAnswer } from '#lib/composer/answer.ts'
import { actsOf, nameIn } from '#lib/composer/builtin/slides/acts.ts'
import { inHalves } from '#lib/composer/builtin/slides/halves.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { rowsToAct } from '#lib/composer/layout/to-act.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { ask } from './ask.ts'

const scenesOf = (brief: string) =>
  (writeBuiltin(ask(brief, { asset_type: 'video' })).answer as VideoAnswer).scenes.map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  )
const clock = { language: 'en', today: 20_261_012 } as Parameters<typeof inHalves>[1]['clock']
const reader = { lexicons: [lexiconOf('en')], clock }

describe('a sentence that is too long for a scene', () => {
  it.each([
    [
      'Filling the pool. Water goes on on Monday 19 October at 8 in the morning and should reach the deep end mark (2.4 m) on the Thursday morning. Opening 1 November.',
      [
        'Water goes on on Monday 19 October at 8 in the morning',
        '…and should reach the deep end mark (2.4 m) on the Thursday morning',
      ],
    ],
    [
      'On remplit le bassin. Le lundi 19 octobre à 8 heures du matin nous ouvrons les vannes et le jeudi matin l’eau devrait arriver jusqu’au repère du grand bain près du plongeoir. Ouverture le 1er novembre.',
      [
        'Le lundi 19 octobre à 8 heures du matin nous ouvrons les vannes',
        '…et le jeudi matin l’eau devrait arriver jusqu’au repère du grand bain près du plongeoir',
      ],
    ],
    [
      'Llenamos la piscina. El lunes 19 de octubre a las 8 de la mañana abrimos el agua y el jueves por la mañana debería llegar hasta la marca de la parte honda junto al trampolín. Abrimos el 1 de noviembre.',
      [
        'El lunes 19 de octubre a las 8 de la mañana abrimos el agua',
        '…y el jueves por la mañana debería llegar hasta la marca de la parte honda junto al trampolín',
      ],
    ],
    [
      'Napełniamy basen. W poniedziałek 19 października o 8 rano odkręcamy wodę i w czwartek rano powinna sięgnąć do znaku w głębokiej części przy wieży do skoków. Otwieramy 1 listopada.',
      [
        'W poniedziałek 19 października o 8 rano odkręcamy wodę',
        '…i w czwartek rano powinna sięgnąć do znaku w głębokiej części przy wieży do skoków',
      ],
    ],
  ])('is told in two: %s', (brief, scenes) => expect(scenesOf(brief)).toEqual(expect.arrayContaining(scenes)))

  it('is not parted in brackets, nor where it has room', () => {
    expect(inHalves('Come and watch from the terrace and bring a flask', reader)).toHaveLength(1)
    const [head = ''] = inHalves(
      'The old pump from the mill (it came on a cart from the town and was set up by hand) is now back where it stood for ninety years',
      reader,
    )
    expect(head.split('(')).toHaveLength(head.split(')').length)
  })
})

describe('the last scene', () => {
  it('has a name of whole words', () => {
    expect(nameIn('Sociedade Columbófila Vale do Sorraia')).toBe('Sociedade Columbófila Vale do Sorraia')
    expect(nameIn('The Worshipful Company of Umbrella Makers and Menders of Upper Wenbury')).toBe(
      'The Worshipful Company of Umbrella Makers and Menders of',
    )
  })

  it.each(['pt', 'fr', 'de'])('does not say how long something takes: %s', language => {
    const said = { pt: 'Na banheira, cerca de 4 horas', fr: 'Dans la baignoire, environ 4 heures', de: 'In der Wanne' }
    const scene = (role: 'hook' | 'line' | 'end', text: string) => ({ role, text, more: [], from: [] })
    const told = said[language as keyof typeof said]
    const scenes = [scene('hook', 'Sécher'), scene('line', told), scene('line', '1.5.2027'), scene('end', 'Vaissière')]
    expect(rowsToAct(scenes, { ...clock, language } as Parameters<typeof rowsToAct>[1])).not.toContain(told)
  })

  it('has the clauses that say when, where the whole has no room', () => {
    const brief = { ...reader, pieces: [] } as unknown as Parameters<typeof actsOf>[1]
    const long = 'Come and watch with all of your friends, first race on 4 April, we are open from 8 am every day'
    expect(actsOf({ text: long, from: ['1'] }, brief).map(({ text }) => text)).toEqual([
      'First race on 4 April',
      'We are open from 8 am every day',
    ])
  })
})
