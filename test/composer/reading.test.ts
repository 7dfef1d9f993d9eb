import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#lib/composer/read/language.ts'
import { normalise } from '#lib/composer/read/normalise.ts'
import { parseDay, shiftZone } from '#lib/composer/slots/calendar.ts'
import { findDates } from '#lib/composer/slots/dates.ts'
import { squeeze, tighten } from '#lib/composer/words/compress.ts'
import { speakDate } from '#lib/composer/words/speak.ts'
import { weighted, width } from '#lib/composer/words/width.ts'
import { briefs } from './fixtures/briefs.ts'

const today = parseDay('2026-11-20')
const said = (text: string, language = 'en', monthFirst = false) =>
  findDates(text, language, today).map(slot => speakDate(slot, { language, today, monthFirst }))

describe('dates, from Friday 20 November 2026', () => {
  it.each<[string, string]>([
    ['tomorrow', 'Saturday 21 November'],
    ['launching next Tuesday', 'Tuesday 24 November'],
    ['by friday', 'Friday 27 November'],
    ['from 1 dec', '1 December'],
    ['Dec 3 at 6 pm', '3 December'],
    ['fri nov 27', 'Friday 27 November'],
    ['in two weeks', 'Friday 4 December'],
    ['on 12 March', '12 March'],
    ['since jan 2024', 'January 2024'],
    ['closed 24 to 26 december', '24 to 26 December'],
    ['they were down on saturday', 'Saturday 14 November'],
    ['2027-02-01', '1 February'],
  ])('%s is %s', (text, expected) => {
    expect(said(text)).toEqual([expected])
  })

  it('keeps Black Friday a name, and “needs it today” a manner of speaking', () => {
    expect(said('Black Friday deals')).toEqual([])
    expect(said('what needs an answer today')).toEqual([])
  })

  it('reads other languages', () => {
    expect(said('Rückrunde startet 6.3.', 'de')).toEqual(['6. März'])
    expect(said('el 1 de marzo', 'es')).toEqual(['1 de marzo'])
    expect(said('12月3日スタート', 'ja')).toEqual(['12月3日'])
    expect(said('Dec 3', 'en', true)).toEqual(['December 3'])
  })

  it('notices a weekday that does not fit its date', () => {
    expect(findDates('friday 28 november', 'en', today)[0]?.clash).toBe(5)
  })

  it('carries a minute to another wall', () => {
    expect(shiftZone(parseDay('2026-11-27'), 23 * 60 + 59, 'America/Los_Angeles', 'Europe/London')).toEqual({
      day: parseDay('2026-11-28'),
      minute: 7 * 60 + 59,
    })
  })
})

describe('reading', () => {
  it('tells languages apart', () => {
    expect(detectLanguage('Neue Saison, neue Trikots bis 15. Dezember')).toBe('de')
    expect(detectLanguage('reabrimos la azotea el 1 de marzo')).toBe('es')
    expect(detectLanguage('ひらがなコース')).toBe('ja')
    expect(detectLanguage('Notre atelier ouvre le 3 février à Lyon')).toBe('fr')
    expect(detectLanguage('https://a.example/x', 'de')).toBe('de')
  })

  it('takes hidden characters, tags, shouting and repeats out', () => {
    expect(normalise('SALE\u202e ON ALL\u200b WOOLLENS!!!')).toBe('sale on all woollens!')
    expect(normalise('a <script>alert(1)</script> b')).toBe('a b')
    expect(normalise('same line\nsame line')).toBe('same line')
  })

  it('compresses without losing a number or a “not”, and once is enough', () => {
    for (const { brief } of briefs) {
      const once = tighten(brief)
      expect(tighten(once)).toBe(once)
      const short = squeeze(brief.split(/[.!?\n]/)[0] ?? '', 60)
      if (short) expect(short.match(/\d/g)?.length ?? 0).toBe(brief.split(/[.!?\n]/)[0]?.match(/\d/g)?.length ?? 0)
    }
  })

  it('counts as boxes and as X do', () => {
    expect(width('ひらがな')).toBe(8)
    expect(weighted('see https://tarn.example/a/very/long/path/that/is/long')).toBe(27)
    expect(weighted('£5 → €6')).toBe(9)
  })
})
