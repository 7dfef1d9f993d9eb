// What nobody has said to be for readers waits for a person, and what is over is no event.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('what slips in beside news', () => {
  it.each([
    'We open on 2 November. dave dont forget to chase the mill, they still owe us 600',
    'We open on 2 November. could do with the 3 posters up before Jo is back tho',
    'E-bike hire £25 a day, helmets optional, brakes on two of them are a bit soft so give those to adults only',
    'Summer camp 12 to 16 July, £120. early bird ended in May but still give it if asked',
    'Sourdough £4.80. Mr Hobbs still hasn’t paid his 40 quid so no more tick for him',
    'Gluten free brownies £3.20, baked in the same tins as the others so probably fine',
    'Thank you to the Patel family for the £500, they want to stay anonymous',
  ])('waits for a person: %s', brief => expect(card(brief).reasons.join()).toMatch(/pieces|left_out|uncertain/))

  it('what is told after it happened is no event, and a sentence about a price no list', () => {
    const past = card('Honest postmortem: on Thursday the app did not load for 47 minutes (09:12 to 09:59 UTC).')
    expect(past.answer.form).not.toBe('event')
    const price = card('We’ve put our prices up. A large sourdough is £4.80 now, was £4.40')
    expect(price.said).toContain('A large sourdough is £4.80 now, was £4.40')
  })
})
