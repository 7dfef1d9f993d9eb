// A weekday that is not that of its date, before and behind it, in full and cut short: held, and asked before.
import { describe, expect, it } from 'vitest'
import { clarify } from '#lib/composer/clarify.ts'
import { dataOf } from '#lib/composer/question.ts'
import { ask, card } from './ask.ts'
import { guarded } from './guard/careful.ts'

/** 12 December 2026 is a Saturday, 12 January 2027 a Tuesday; each brief with the weekday that is right. */
const briefs: [language: string, wrong: string, right: string][] = [
  ['en', 'Carol concert on 12 December, Friday, at 7pm in the hall.', 'Saturday'],
  ['en', 'Carol concert on 12 December, a Friday, in the hall.', 'Saturday'],
  ['en', 'Carol concert on Mon 12 Jan. 2027 in the hall.', 'Tue'],
  ['de', 'Konzert am Mo 12. Jan. 2027 in der Alten Schmiede.', 'Di'],
  ['de', 'Konzert am 12. Jan. 2027 (Montag) in der Alten Schmiede.', 'Dienstag'],
  ['de', 'Wir schließen am 12.12.2026, Fr.', 'Sa'],
  ['es', 'Concierto el 12 de diciembre (vie) a las 19 h en la sala.', 'sáb'],
  ['es', 'Concierto el 12 de diciembre, viernes.', 'sábado'],
  ['fr', 'Concert de Noël le 11 décembre, samedi, à 19 h dans la salle.', 'vendredi'],
  ['fr', 'Concert de Noël ven. 12 déc. à 19 h dans la salle de la mairie.', 'sam'],
  ['it', 'Concerto di Natale ven. 12 dic. alle 19 nella sala.', 'sab'],
  ['it', 'Concerto di Natale il 12 dicembre, venerdì, nella sala.', 'sabato'],
  ['pt', 'Concerto de Natal a 12/12, sexta-feira, na nossa sala.', 'sábado'],
  ['pt', 'Concerto de Natal na sexta-feira, 12 de dezembro, na sala.', 'sábado'],
  ['pl', 'Koncert kolęd 12.12 (pt.) o 19 w naszej sali.', 'sob.'],
  ['pl', 'Koncert kolęd w piątek 12 grudnia o 19 w naszej sali.', 'sobota'],
  ['ja', 'コンサートは12月12日金曜日です。', '土曜日'],
  ['ja', '12月12日(金)にコンサートを開きます。', '土'],
  ['ar', 'حفل يوم الجمعة الموافق 12 ديسمبر في القاعة.', 'السبت'],
  ['ar', 'حفل يوم 12 ديسمبر (الجمعة) في القاعة.', 'السبت'],
  ['sv', 'Julmarknad fre 12. december kl 18 i vår butik.', 'lör'],
]
const WEEKDAYS =
  /sexta-feira|Friday|Mon(?!\p{L})|Montag|Mo(?= )|Fr(?=\.)|viernes|vie(?=\))|samedi|ven(?=\.)|venerdì|pt\.|piątek|金曜日|金(?=\))|الجمعة|fre(?= )/u

const asked = (language: string, brief: string) => {
  const { brand, ...question } = ask(brief)
  const about = { brief, brand: { ...brand, voice: { ...brand.voice, languages: [language] } } }
  const input = { ...about, channel: question.channel, asset_type: question.asset_type, day: '2026-11-22' }
  return clarify({ ...input, time_zone: 'UTC' }).questions.filter(({ id }) => id.startsWith('date'))
}
const held = (language: string, brief: string) =>
  guarded({ language, brief, says: [brief], day: '2026-11-22' }).holds.filter(({ rule }) => rule === 'weekday')

describe('a weekday that is not that of its date', () => {
  it.each(briefs)('is held and asked: %s, %s', (language, brief) => {
    expect(held(language, brief)).toHaveLength(1)
    expect(asked(language, brief)).toHaveLength(1)
  })

  it.each(briefs)('is neither where it is right: %s, %s', (language, brief, right) => {
    const mended = brief.replace(WEEKDAYS, right)
    expect(mended).not.toBe(brief)
    expect([held(language, mended), asked(language, mended)]).toEqual([[], []])
  })

  it('a weekday behind a comma that has hours of its own is another day', () => {
    expect(held('en', 'Open on Saturday 12 December, Friday 10 to 4, in the hall.')).toEqual([])
  })
})

/** The date alone is no other day than the brief's, and whoever writes is told which weekday it has. */
const ALONE: [language: string, brief: string, date: string, says: string, question: string][] = [
  [
    'en',
    'Carol concert Friday 12 December at 7pm in the hall.',
    'Friday 12 December',
    'Carol concert on 12 December at 7 pm in the hall',
    'Friday 11 or Saturday 12 December?',
  ],
  [
    'de',
    'Konzert am Mo 12. Jan. 2027 um 19 Uhr in der Schmiede.',
    'Mo 12. Jan. 2027',
    'Konzert am 12. Januar 2027 um 19 Uhr in der Schmiede',
    'Montag, 11. oder Dienstag, 12. Januar 2027?',
  ],
  [
    'es',
    'Concierto el 12 de diciembre, viernes, a las 19 h en la sala.',
    '12 de diciembre, viernes',
    'Concierto el 12 de diciembre a las 19 h en la sala',
    '¿Viernes 11 o sábado 12 de diciembre?',
  ],
]

describe('a date beside another weekday', () => {
  it.each(ALONE)('stands without it, and is asked: %s, %s', (language, brief, date, text, question) => {
    const asks = [{ about: 'date' as const, question, options: [] }]
    const said = { language, brief, says: [text], day: '2026-11-22' }
    expect(guarded({ ...said, questions: asks }).faults).toEqual([])
    expect(guarded(said).holds.map(({ rule }) => rule)).toContain('weekday')
    const { brand, ...asked } = ask(brief)
    const voice = { ...brand.voice, languages: [language] }
    expect(dataOf({ ...asked, day: '2026-11-22', brand: { ...brand, voice } }).other_weekdays).toEqual({
      [date]: language === 'de' ? 'Tuesday' : 'Saturday',
    })
  })

  it.each(briefs)('is told by the built-in writer: %s, %s', (language, brief) => {
    const { brand } = ask(brief)
    const own = { day: '2026-11-22', brand: { ...brand, voice: { ...brand.voice, languages: [language] } } }
    const { said } = card(brief, own)
    expect(said).toMatch(/1[12](?:日|\D{0,4}(?:de )?\p{L}{3}|[./]12)/u)
    expect(said).not.toMatch(WEEKDAYS)
  })

  it('is no news where the two agree', () => {
    const agreed = ask('Carol concert Saturday 12 December.')
    expect(dataOf({ ...agreed, day: '2026-11-22' })).not.toHaveProperty('other_weekdays')
  })
})

/** 23 October 2026 is a Friday. */
describe('a date is told without a weekday that is another’s', () => {
  it.each([
    ['en', 'Open day at the hall on Saturday 23 October, 11 to 3', 'on 23 October, 11 to 3', /Saturday/],
    ['fr', "Portes ouvertes à l'atelier samedi 23 octobre de 10 h à 18 h", 'le 23 octobre de 10 h', /samedi/],
    [
      'de',
      'Wir feiern am Samstag, den 23. Oktober, unser Sommerfest ab 15 Uhr',
      'am 23. Oktober, unser Sommerfest',
      /Samstag/,
    ],
    ['it', 'Il mercato apre sabato 23 ottobre alle 10', 'apre il 23 ottobre alle 10', /sabato/],
  ])('%s: %s', (_, brief, told, never) => {
    const { said, holds } = card(brief)
    expect(said.replaceAll('\u00a0', ' ')).toContain(told)
    expect(said).not.toMatch(never)
    expect(holds.map(({ rule }) => rule)).toContain('left_out')
  })

  it('and is left out where other words hold on to that', () =>
    expect(card('The sale of bulbs runs every Saturday 23 October at the hall').said).not.toMatch(/every 23|Saturday/))
})
