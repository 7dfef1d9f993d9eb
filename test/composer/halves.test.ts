// A scene or a slide says something by itself: it is never a half of a sentence.
import { describe, expect, it } from 'vitest'
import type { SlidesAnswer, VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { ask } from './ask.ts'

const film = (brief: string) => (writeBuiltin(ask(brief, { asset_type: 'video' })).answer as VideoAnswer).scenes
const said = (brief: string) => film(brief).map(({ text }) => text)

describe('a sentence of a film', () => {
  it.each([
    'The choir sang 14 songs in the hospital on Tuesday and 3 of them were asked for twice',
    'Unser Hof hat 90 Kisten Äpfel gepresst und 15 davon an die Schule im Ort gegeben',
    'Hemos plantado 200 pinos en la sierra de Alcubierre y 60 de ellos ya son más altos que yo',
    'Nos bénévoles ont réparé 75 vélos au local de la gare et 20 sont partis au foyer des jeunes',
    'Abbiamo raccolto 310 cappotti davanti alla stazione e 45 di quelli erano ancora nuovi',
    'Apanhámos 500 quilos de lixo na praia da Barra e 80 deles eram redes de pesca',
    'Zebraliśmy 120 kurtek przed dworcem w Lublinie i 30 z nich oddaliśmy do noclegowni',
    'زرعنا ٢٠٠ شجرة في الحديقة العامة ثم سقيناها مع أطفال المدرسة كل يوم خميس',
    '図書館の前で古本市をひらいて、三百冊を新しい読み手に渡すことができました',
    'We need a second driver in Hull',
  ])('stays whole: %s', brief => expect(said(brief)).toEqual([brief, 'Stackyard']))

  it.each<[string, string[]]>([
    [
      'Ninety neighbours came to the soup evening in the old fire station and they ate 140 bowls',
      ['Ninety neighbours came to the soup evening in the old fire station', 'They ate 140 bowls'],
    ],
    [
      'Wir haben gestern 60 Bäume am Kanal gepflanzt, und ihr habt uns 300 Liter Wasser getragen',
      ['Wir haben gestern 60 Bäume am Kanal gepflanzt', 'Ihr habt uns 300 Liter Wasser getragen'],
    ],
    [
      'Nous avons repeint la salle des fêtes pendant les vacances et vous nous avez prêté 40 pinceaux',
      ['Nous avons repeint la salle des fêtes pendant les vacances', 'Vous nous avez prêté 40 pinceaux'],
    ],
  ])('is parted before a subject of its own: %s', (brief, told) => expect(said(brief).slice(0, -1)).toEqual(told))

  it.each<[string, string[]]>([
    [
      'Attendance rose by 12% at the lido in August, when it hardly rained, and the café sold 900 ices',
      ['Attendance rose by 12% at the lido in August, when it hardly rained, and the café sold 900 ices'],
    ],
    [
      'Wenn du ein Nest findest, ruf uns an, bevor du das Loch zumachst',
      ['Wenn du ein Nest findest, ruf uns an, bevor du das Loch zumachst'],
    ],
    ['Swim lessons, Mondays in May, from 6 pm, £8 each', ['Swim lessons, Mondays in May, from 6 pm', '£8 each']],
  ])('keeps what leans on another clause with it: %s', (brief, told) => expect(said(brief).slice(0, -1)).toEqual(told))

  it('that has no room in any frame is for the caption, and somebody looks', () => {
    const brief = `We thank ${'everyone who carried chairs and tables and benches '.repeat(4)}to the meadow`
    const { answer, holds } = writeBuiltin(ask(brief, { asset_type: 'video' }))
    expect((answer as VideoAnswer).scenes.map(({ text }) => text)).toEqual(['Stackyard', 'Stackyard'])
    expect(holds.map(({ what }) => what)).toContain('not all of your brief stands on the picture')
  })
})

describe('a half of a sentence is a fault, whoever wrote it', () => {
  const faultsOf = (brief: string, texts: readonly string[]) => {
    const question = ask(brief, { asset_type: 'video' })
    const { answer } = writeBuiltin(question)
    const [first, ...more] = (answer as VideoAnswer).scenes
    const scenes = texts.map((text, at) => ({
      ...first,
      role: at === 0 ? 'hook' : 'line',
      text,
      more: [],
      from: ['1'],
    }))
    const given = { ...answer, scenes: [...scenes, ...more.slice(-1)] } as VideoAnswer
    return guard(question, given).faults.filter(fault => fault.includes('middle of a sentence'))
  }
  it.each([
    ['We sold 70 lamps in March and 30 of them went to schools', 'We sold 70 lamps in March and 30'],
    ['We sold 70 lamps in March and 30 of them went to schools', 'Of them went to schools'],
    ['Our boat came back safe with all crew in the fog', 'In the fog'],
    ['40 dogs walked with us on Sunday 6 June and made the park loud', 'On Sunday 6 June and made the park loud'],
    ['The mill turned 200 in May when nobody was there', 'When nobody was there'],
    ['Wir haben 70 Lampen verkauft und 30 davon verschenkt', 'Davon verschenkt'],
    ['Unser Boot kam sicher zurück im Nebel', 'Im Nebel'],
    ['El barco volvió con todos a bordo en la niebla', 'En la niebla'],
    ['Le bateau est rentré avec tout le monde dans le brouillard', 'Dans le brouillard'],
    ['La barca è tornata con tutti a bordo nella nebbia', 'Nella nebbia'],
    ['O barco voltou com todos a bordo no nevoeiro', 'No nevoeiro'],
    ['Łódka wróciła z całą załogą we mgle', 'We mgle'],
    ['عاد القارب مع كل الطاقم في الضباب', 'في الضباب'],
  ])('%s: “%s”', (brief, scene) => expect(faultsOf(brief, ['Stackyard', scene])).toHaveLength(1))

  it.each([
    ['After Easter everyone gets a chat with a tutor. If it rains, we meet inside.', 'If it rains, we meet inside'],
    ['Open evening on 3 May for current Year 5 and 6 families', 'For current Year 5 and 6 families'],
    ['In the fog our boat came back', 'In the fog our boat came back'],
    ['We sold 70 lamps and you brought 30 back', 'And you brought 30 back'],
  ])('%s: “%s” is none', (brief, scene) => expect(faultsOf(brief, ['Stackyard', scene])).toEqual([]))

  it('a slide that goes on from the one before it', () => {
    const question = ask('The bakery closed in June and the oven went to Leeds', { asset_type: 'carousel' })
    const { answer } = writeBuiltin(question)
    const [first] = (answer as SlidesAnswer).slides
    const slides = ['The bakery closed in June', 'And the oven went to Leeds'].map(headline => ({
      ...first,
      headline,
      body: '',
    }))
    const { faults } = guard(question, { ...answer, slides } as SlidesAnswer)
    expect(faults.join('\n')).toContain('slide 2 headline begins in the middle of a sentence')
  })
})
