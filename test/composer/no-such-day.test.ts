// Days and hours that cannot be, are over, or will soon be others: nobody posts them by themselves.
import { describe, expect, it } from 'vitest'
import { impossibleDayIn } from '#lib/composer/days/impossible.ts'
import { guardWords } from '#lib/composer/guard/value/words.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { ask, card } from './ask.ts'

const { brand, day } = ask('')
const asked = (brief: string) =>
  card(brief)
    .holds.map(({ what }) => what)
    .join('\n')

describe('a day that no calendar has', () => {
  it.each([
    ['en', 'Harvest supper 31 September 7pm', '31 September'],
    ['en', 'Open until April 31st', 'April 31'],
    ['de', 'Konzert am 30. Februar', '30. Februar'],
    ['es', 'Mercado el 31 de abril', '31 de abril'],
  ])('%s: %s', (language, text, found) => expect(impossibleDayIn(text, [lexiconOf(language)])).toBe(found))

  it.each(['29 February', 'May 31, June 1', '31 may be too many', '40 September socks', 'Room 31, June Street'])(
    'others are days or none: %s',
    text => expect(impossibleDayIn(text, [lexiconOf('en')])).toBeUndefined(),
  )

  it('is held in words of a caller and in those of the writer', () => {
    const { holds } = guardWords([{ at: 'headline', text: 'Supper on 31 September' }], { brand, day })
    expect(holds.map(({ what }) => what)).toContain('“31 September”: no calendar has that day')
    expect(card('Supper on 31 September, £12').reasons).toContain('weekday')
  })
})

describe('a day or an hour that is asked about', () => {
  it.each([
    ['Doors 8pm, band on at 9, finish 7.30pm, £5', 'a person reads it over'],
    ['Breakfast 8:30 to 11:75, full plate £9', '“75”'],
    ['Kids eat free 16 to 19 December, noon til 5', 'a person reads it over'],
    ['On stage next month at the Corn Theatre, £14', 'a person reads it over'],
    ['Tickets for the supper on 3 July, £12', 'which year'],
  ])('%s', (brief, reason) => expect(asked(brief)).toContain(reason))

  it.each(['We raised £940 on 2 October', 'Open since 2 October, 9am to 5pm'])('and not: %s', brief =>
    expect(asked(brief)).not.toMatch(/which year|is over/),
  )
})
