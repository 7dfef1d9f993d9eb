// A scene says something by itself: it is never a half of a sentence.
import { describe, expect, it } from 'vitest'
import type { VideoAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const film = (brief: string) => (writeBuiltin(ask(brief, { asset_type: 'video' })).answer as VideoAnswer).scenes
const said = (brief: string) => film(brief).map(({ text }) => text)

describe('a sentence of a film', () => {
  it.each([
    'The choir sang 14 songs in the hospital on Tuesday and 3 of them were asked for twice',
    'Unser Hof hat 90 Kisten Äpfel gepresst und 15 davon an die Schule im Ort gegeben',
    'Hemos plantado 200 pinos en la sierra de Alcubierre y 60 de ellos ya son más altos que una puerta',
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
      'Attendance rose by 12% at the lido in August, when it hardly rained, and the café sold 900 ices',
      ['Attendance rose by 12% at the lido in August, when it hardly rained, and the café sold 900 ices'],
    ],
    [
      'Wenn du ein Nest findest, ruf uns an, bevor du das Loch zumachst',
      ['Wenn du ein Nest findest, ruf uns an, bevor du das Loch zumachst'],
    ],
  ])('keeps what leans on another clause with it: %s', (brief, told) => expect(said(brief).slice(0, -1)).toEqual(told))

  it('that has no room in any frame is for the caption, and somebody looks', () => {
    const brief = `We thank ${'everyone who carried chairs and tables and benches '.repeat(4)}to the meadow`
    const { answer, holds } = writeBuiltin(ask(brief, { asset_type: 'video' }))
    expect((answer as VideoAnswer).scenes.map(({ text }) => text)).toEqual(['Stackyard', 'Stackyard'])
    expect(holds.map(({ what }) => what)).toContain('not all of your brief stands on the picture')
  })
})
