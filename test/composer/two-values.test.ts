// One thing with two values is asked about, and two things with one each are not.
import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const doubted = (brief: string): string[] =>
  writeBuiltin(ask(brief)).holds.flatMap(({ rule, what }) => (rule === 'uncertain' ? [what] : []))

describe('one thing with two values', () => {
  it.each([
    ['Rye is £4.20. The rye costs £4.60 from Monday to Friday.', '“£4.20” or “£4.60”: two values for one thing'],
    [
      'Our bread class is at 2pm. The class starts at 3pm. Book on 01943 555 299.',
      '“2pm” or “3pm”: two values for one thing',
    ],
    [
      'Adults £6, children £3, family ticket £15. Grown-ups pay £7.50. Gates open at 10.',
      '“£6” or “£7.50”: two values for one thing',
    ],
    ['Members get 20% off. Members get 25% off at the till.', '“20%” or “25%”: two values for one thing'],
    [
      'Der Kurs beginnt um 18 Uhr. Beginn Kurs 19 Uhr. Anmeldung unter 0221 555 12.',
      '“18 Uhr” or “19 Uhr”: two values for one thing',
    ],
  ])('%s', (brief, what) => {
    expect(doubted(brief)).toEqual([what])
  })
})

describe('two things, or one on two days, or from one hour to another', () => {
  it.each([
    'Small rye £2.10. Large rye £4.20. Rye rolls 60p.',
    'Yoga on Mondays at 2pm. Yoga on Thursdays at 3pm.',
    'The class is at 2pm. Another class is at 3pm.',
    'The market opens at 9am. The market is open until 2pm.',
    'Coarse salt 5 kg €9.00. Coarse salt 25 kg €36.00.',
    'Doors 7pm. Show 7.30pm.',
    'Adult swim £6, adult class £8, child £3. Adult membership £40.',
    'Adult £6.20. Child £3.10. Ten-trip adult card £52.',
  ])('%s', brief => {
    expect(doubted(brief).filter(what => what.endsWith('two values for one thing'))).toEqual([])
  })
})
