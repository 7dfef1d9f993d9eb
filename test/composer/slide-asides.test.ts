// What is said between a title and its points is none of them: it stands small on the cover, and in a film under the picture alone.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { tidied } from '#lib/composer/builtin/tidy/tidied.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const answerOf = (brief: string, asset_type: 'carousel' | 'slideshow' | 'video') =>
  writeBuiltin(tidied(ask(brief, { asset_type }), { brief })).answer
const slidesOf = (brief: string) =>
  (answerOf(brief, 'carousel') as SlidesAnswer).slides.map(({ headline, body }) =>
    [headline, body].filter(Boolean).join(' / ').replaceAll('\u00a0', ' '),
  )
const scenesOf = (brief: string) =>
  (answerOf(brief, 'video') as VideoAnswer).scenes.map(({ text }) => text.replaceAll('\u00a0', ' '))

describe('how often somebody asks', () => {
  it.each([
    [
      'Carousel on how to slow roast a shoulder, people ask at the counter all the time. 1. Take it out an hour before. 2. Rub it with salt. 3. Four hours for 2 kg. 4. Rest it half an hour.',
      'How to slow roast a shoulder / People ask at the counter all the time.',
    ],
    [
      'Karussell: Messer schärfen, das werden wir jeden Tag gefragt. 1. Stein wässern. 2. Winkel halten, etwa 15 Grad. 3. Zehn Züge pro Seite. 4. Abziehen auf Leder',
      'Messer schärfen / Das werden wir jeden Tag gefragt.',
    ],
    [
      'Carrusel sobre cómo poner la bici a punto, todo el mundo nos pregunta.\n- infla las ruedas\n- engrasa la cadena\n- revisa los frenos\n- aprieta los tornillos',
      'Cómo poner la bici a punto / Todo el mundo nos pregunta.',
    ],
    [
      'Carousel: how to tie a bowline, half our crew still can’t. Make a loop. Bring the end up through it. Take it round the back. Push it down again and pull tight.',
      'How to tie a bowline / Half our crew still can’t.',
    ],
    [
      'Carrousel over je fiets winterklaar maken. Voor forenzen.\n1. Maak de ketting schoon\n2. Pomp de banden op tot 4 bar\n3. Controleer je lampen',
      'Je fiets winterklaar maken / Voor forenzen.',
    ],
  ])('%s', (brief, cover) => expect(slidesOf(brief)[0]).toBe(cover))

  it('is no frame of a film', () =>
    expect(
      scenesOf(
        'Short film on how to plant garlic. People ask us every single day. 1. Break up the bulb. 2. Push each clove in, point up. 3. Cover with straw.',
      ),
    ).not.toContain('People ask us every single day'))
})

describe('what is a point', () => {
  it('stays one where the title counts it', () =>
    expect(
      slidesOf(
        'Carousel: 3 worries before the first swim lesson. People ask if the water is cold. Parents are nervous about goggles. Everyone asks about showers.',
      )[0],
    ).toBe('3 worries before the first swim lesson'))

  it('and what follows the title of a story', () =>
    expect(
      slidesOf(
        'Carousel about the old mill. The roof came down in 2019. We found the wheel under the floor. Four of us rebuilt it. It turns again since May.',
      )[1],
    ).toBe('The roof came down in 2019'))

  it('of kids it is said that it is free', () =>
    expect(
      slidesOf(
        'Carosello sulla giornata in cantina. Visitiamo le botti. Assaggiamo tre vini. Pranzo sotto il portico. Per i bambini va benissimo.',
      ).at(-1),
    ).toMatch(/^Per i bambini va benissimo/))
})

describe('a sentence', () => {
  it.each([
    [
      'Carousel about the oak at the school. The parents wanted it kept. We took out the dead wood, brought the crown in by a quarter and put in a brace. Three of us, two days.',
      'We took out the dead wood, brought the crown in by a quarter and put in a brace',
    ],
    [
      'Carousel on pruning roses. Wait until the worst of the frost is over, late February to mid March round here. Take out anything dead first. Cut above a bud that faces out.',
      'Wait until the worst of the frost is over, late February to mid March round here',
    ],
  ])('is not cut where its second half has no subject: %s', (brief, whole) =>
    expect(slidesOf(brief).some(text => text.includes(whole))).toBe(true),
  )

  it('is where it has one', () =>
    expect(
      slidesOf(
        'Carousel on the new shed. It opens in the first week of October at the harbour, we show you round at ten and at four. Tea and cake. Bring boots.',
      ),
    ).toContain('It opens in the first week of October at the harbour / We show you round at ten and at four.'))
})

describe('steps that are counted in words', () => {
  it.each([
    [
      'A short video showing how you change a bike tube. Step one, take the wheel off. Step two, pull the tyre over the rim. Step three, put the new tube in and pump it up',
      ['1. Take the wheel off', '2. Pull the tyre over the rim', '3. Put the new tube in and pump it up'],
    ],
    [
      'Kurzes Video: so wird der Teig gemacht. Schritt eins, Mehl sieben. Schritt zwei: Butter reiben. Schritt drei, kneten und kalt stellen.',
      ['1. Mehl sieben', '2. Butter reiben', '3. Kneten und kalt stellen'],
    ],
    [
      'Video sobre cómo atar el pañuelo. Paso uno, dobla en triángulo. Paso dos, enrolla desde la punta. Paso tres, haz el nudo detrás.',
      ['1. Dobla en triángulo', '2. Enrolla desde la punta', '3. Haz el nudo detrás'],
    ],
  ])('%s', (brief, steps) => expect(scenesOf(brief).slice(1, -1)).toEqual(steps))
})

describe('rows of one build', () => {
  it.each([
    [
      'Carousel of our spring classes:\nBOWL TURNING Saturdays 3 and 10 April, 10 to 4, £85\nSPOON CARVING Sunday 18 April, 1 to 5, £45\nSHARPENING NIGHT Thursday 22 April, 7 to 9, £15',
      ['BOWL TURNING', 'SPOON CARVING', 'SHARPENING NIGHT'],
    ],
    [
      'Carousel about what to bring. Warm hat, it was 2 degrees last night. A torch, there are no lights on the path. Wellies, the ford is deep after rain. Midge net from June.',
      ['Warm hat', 'A torch', 'Wellies'],
    ],
    [
      'Slideshow: hoe oud is jouw kaas?\njong - 4 weken - zacht\nbelegen - 16 weken - pittig\noud - 10 maanden - zout\nWelke eet jij het liefst?',
      ['Jong', 'Belegen', 'Oud'],
    ],
    [
      'Carousel: what people ask before a visit\nhow much is a look - nothing, we call out\ndo I have to be home - no, if the gate is open\nhow long does it take - about a morning',
      ['How much is a look?', 'Do I have to be home?', 'How long does it take?'],
    ],
    [
      'Karussell: was vor dem Termin gefragt wird\nwie lange dauert es - etwa eine Stunde\nmuss ich nüchtern sein - nein, gar nicht\nwo kann ich parken - hinter dem Haus',
      ['Wie lange dauert es?', 'Muss ich nüchtern sein?', 'Wo kann ich parken?'],
    ],
  ])('%s', (brief, labels) =>
    expect(slidesOf(brief).map(text => text.split(' / ')[0])).toEqual(expect.arrayContaining(labels)),
  )

  it('sums stand below what they are of', () =>
    expect(
      slidesOf(
        'Carousel on holiday for part-timers. The least is 5.6 weeks a year. Multiply 5.6 by the days somebody works. 5 days = 28 days, 4 days = 22.4, 3 days = 16.8. You may round up.',
      ),
    ).toContain('Multiply 5.6 by the days somebody works / 5 days = 28 days\n4 days = 22.4\n3 days = 16.8'))

  it('steps that go on behind a comma are no labels', () =>
    expect(
      slidesOf(
        'Carousel on bread. Mix flour, water and salt. Fold it, rest it, fold it. Bake it hot, then cooler. Eat it while it is still warm.',
      ).slice(1),
    ).toEqual([
      'Mix flour, water and salt',
      'Fold it, rest it, fold it',
      'Bake it hot, then cooler',
      'Eat it while it is still warm',
    ]))
})

describe('the last slide', () => {
  it.each([
    [
      'The four walks from our door.\nNorth - the dunes\nEast - the mill\nSouth - the weir\nOn the last picture ask people which walk they would take',
      'Which walk would you take?',
    ],
    [
      'Words from the print shop. Upper case is the top drawer. A sort is one letter. A stick holds a line. End on a question - which one did you know?',
      'Which one did you know?',
    ],
    [
      'Your first session. We warm up for 15 minutes. You learn to fall on soft mats. Tea afterwards. Finish with "come on a Monday" and the club name pls',
      'Come on a Monday',
    ],
    [
      'Our season. 140 members. 64 gradings passed. 11 competitions. End with a thank you to the coaches and to the hall.',
      'Thank you to the coaches and to the hall',
    ],
    [
      'The new wash block. Five showers. Heating under the floor. Rob built it all winter so a thank you to Rob at the end would be good.',
      'Thank you to Rob',
    ],
  ])('%s', (brief, last) => expect(slidesOf(brief).at(-1)).toBe(last))
})

describe('a frame of a film', () => {
  it.each([
    [
      '3 stretches for a stiff neck. 1) drop your right ear to your right shoulder, 3 slow breaths, switch. 2) roll your shoulders back. 3) clasp your hands behind your back and lift your chest, 3 breaths.',
      '3. Clasp your hands behind your back and lift your chest, 3 breaths',
    ],
    [
      'The way to the weir. Follow the river for two miles as far as the second gate on the right, not the first. Park by the barn. Walk down.',
      'Follow the river for two miles as far as the second gate on the right, not the first',
    ],
  ])('has no scrap of a sentence: %s', (brief, whole) => expect(scenesOf(brief)).toContain(whole))
})
