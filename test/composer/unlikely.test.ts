// Values that are read well and may be typed wrongly are looked at: a program cannot tell which of two sums is whose.
import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

const asked = (brief: string): string =>
  writeBuiltin(ask(brief))
    .holds.map(({ rule, what }) => `${rule}: ${what}`)
    .join('\n')

describe('without a model', () => {
  it.each([
    ['Spring sale: 110% off gloves with any helmet', '110% is more than all of it'],
    ['Winter concert 11 December 7pm, tickets £8 adults £10 concessions', '“£8” and “£10”'],
    ['Flyers 250 for £30 and 500 for £28, same paper', '“£30” and “£28”'],
    ['Open morning on 3 March 2021, free knee checks 9 to 12', 'is over'],
  ])('%s', (brief, what) => {
    expect(asked(brief).replace('“110%” is', '110% is')).toContain(what)
  })

  it.each([
    'Rye goes from £4.20 to £4.60 on Monday 30 November',
    'Small rye £2.10. Large rye £4.20. Rye rolls £0.60.',
    'Beginners course, 5 Tuesdays, 6pm, £50',
    'We raised £940 on 8 November 2020',
    'Up to 100% off delivery with code POST',
  ])('nothing of that in: %s', brief => {
    expect(asked(brief)).not.toMatch(/more than all|only you know|is over/)
  })
})
