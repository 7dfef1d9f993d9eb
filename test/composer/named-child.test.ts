// A child whom readers could tell waits for a person; an offer for children does not.
import { describe, expect, it } from 'vitest'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { Brand } from '#lib/composer/plan.ts'
import { ask, brands } from './ask.ts'

const nursery = Brand.parse({
  ...brands.stackyard,
  name: 'Little Acorns',
  overview: 'A nursery for children from two to five.',
})
const isHeld = (brief: string): boolean => {
  const question = ask(brief, { brand: nursery })
  const { holds, doubts } = guard(question, writeBuiltin(question).answer)
  return [...holds, ...(doubts ?? []).map(({ of }) => of)].some(({ what }) => what.startsWith('minors'))
}

describe('of a house of children', () => {
  it.each([
    'Well done to Ella (4) and Noah (3) who planted 20 bulbs on 2 October.',
    'Ella, 4, has planted 20 bulbs.',
    'Thank you to little Ella for the 20 bulbs.',
    'Our son Tom is 7 years old and swims for Leeds.',
  ])('“%s” waits', brief => expect(isHeld(brief)).toBe(true))

  it.each([
    'Kids’ lessons from 3 January 2027, ages 4 to 9, £6 each. Book at tadpoles.example.',
    'We have three places for two-year-olds from January. Call 01943 555 120 to visit.',
    'Our Christmas fair is on Saturday 12 December, 10am to 1pm. Entry £2, under fives free.',
    'Closed on Friday 27 November for staff training. Open again on Monday 30 November at 8am.',
  ])('“%s” does not', brief => expect(isHeld(brief)).toBe(false))
})

describe('of a child whose first name a parent allows', () => {
  const judged = (brief: string, person: { name: string; agreed: boolean }) => {
    const question = ask(brief)
    const { answer } = writeBuiltin(question)
    const { faults, holds } = guard(question, { ...answer, people: [{ who: 'child', ...person }] })
    return {
      isRefused: faults.some(fault => fault.startsWith('a child is named')),
      waits: holds.some(({ what }) => what.startsWith('minors')),
    }
  }
  const ALLOWED = 'Well done to Evie Hart who won the junior cup. Her mum says first name only is fine.'

  it('the first name is told, and a person looks', () => {
    expect(judged(ALLOWED, { name: 'Evie Hart', agreed: true })).toEqual({ isRefused: false, waits: true })
  })
  it.each([
    ['nobody agreed', ALLOWED, { name: 'Evie Hart', agreed: false }],
    ['no brief says so', 'Well done to Evie Hart who won the junior cup.', { name: 'Evie Hart', agreed: true }],
    ['another name of it stands there', ALLOWED, { name: 'Evie cup', agreed: true }],
  ])('it is refused where %s', (_, brief, person) => {
    expect(judged(brief, person).isRefused).toBe(true)
  })
})
