import { describe, expect, it } from 'vitest'
import { examplesOf } from '#dev/audience/examples.ts'
import { guessInTurn, sharesAbove } from '#dev/audience/guesses.ts'
import { readMarked } from '#dev/audience/marked.ts'
import { briefsHash } from '#dev/audience/weights.ts'
import { LEARNED_FROM } from '#lib/composer/audience/weights.ts'
import { sortSegments } from '#lib/composer/builtin/reading/asides.ts'
import { ask } from './ask.ts'

const read = (brief: string) => {
  const { told, left } = sortSegments(ask(brief))
  return { told: told.map(({ text }) => text), left: left.map(({ text }) => text) }
}

describe('who a piece of a brief is for', () => {
  it('was learned from the briefs that stand beside it', () => {
    expect(LEARNED_FROM, 'npm run audience -- --write').toBe(briefsHash(readMarked()))
  })

  it('is read of briefs that were not learned from: half of what no pattern knows, for at most 4 % of the news', () => {
    const { asides, news } = sharesAbove(guessInTurn(examplesOf(readMarked()), 1), 0.6)
    expect(asides).toBeGreaterThan(0.4)
    expect(news).toBeLessThan(0.05)
  })

  it.each([
    ['og img for the pricing page. $4 a lift a month, whatever your team costs.', 'og img for the pricing page.'],
    ['bad news post. The pool is closed until Thursday 3 December, the pump broke.', 'bad news post.'],
    [
      'got this in the inbox this morning. We won the county prize for our rye loaf.',
      'got this in the inbox this morning.',
    ],
  ])('“%s”', (brief, aside) => {
    expect(read(brief).left).toContain(aside)
    expect(read(brief).told).not.toContain(aside)
  })

  it.each([
    'We shipped dark mode. It follows your system. Try it today at acme.example.',
    'Our spring sale starts Friday. 20% off all plants until Sunday. Come by!',
    'Card payments only from Monday. No cash at the till.',
    'Short film night on Friday 4 December. Bring a blanket.',
    'Bike squeaking? We oil chains for free on Saturday 5 December. No appointment needed.',
  ])('all of “%s” is for readers', brief => {
    expect(read(brief).left).toEqual([])
  })
})
