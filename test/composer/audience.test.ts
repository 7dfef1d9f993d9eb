import { describe, expect, it } from 'vitest'
import { guess, lettersOf, share } from '#dev/audience/guesses.ts'
import { HELD, readJudged, taughtBy } from '#dev/audience/judged.ts'
import { briefsHash } from '#dev/audience/weights.ts'
import { LEARNED_FROM } from '#lib/composer/audience/weights.generated.ts'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { ask, card } from './ask.ts'

const read = (brief: string) => {
  const { told, left } = sortSegments(ask(brief))
  return { told: told.map(({ text }) => text), left: left.map(({ text }) => text) }
}

describe('who a piece of a brief is for', () => {
  it.runIf(AT_LENGTH)('was learned from the briefs that stand beside it', () => {
    expect(LEARNED_FROM, 'npm run audience -- --write').toBe(briefsHash(taughtBy()))
  })

  it('is read well of recorded sets that nothing was learned from', () => {
    const letters = lettersOf(guess(readJudged(HELD)))
    expect(share(letters.asides)).toBeLessThan(0.19)
    expect(share(letters.s)).toBeLessThan(0.19)
    expect(share(letters.news)).toBeGreaterThan(0.9)
  })

  it.each([
    ['og img for the pricing page. $4 a lift a month, whatever your team costs.', 'og img for the pricing page.'],
    ['bad news post. The pool is closed until Thursday 3 December, the pump broke.', 'bad news post.'],
  ])('“%s”', (brief, aside) => {
    expect(read(brief).left).toContain(aside)
    expect(read(brief).told).not.toContain(aside)
  })

  it.each([
    [
      'Open day on 3 May from 10 to 4 (put that big please), entry is free',
      'Open day on 3 May from 10 to 4',
      'put that big please',
    ],
  ])('of “%s” a note inside is left out', (brief, news, aside) => {
    expect(read(brief).told).toContain(news)
    expect(read(brief).left).toContain(aside)
  })

  it('tells the rest as a sentence and names the note', () => {
    const { said, reasons } = card('Open day on 3 May from 10 to 4 (put that big please), tickets 12 €')
    expect(said).toMatch(/3 May/)
    expect(said).toMatch(/12\s€/)
    expect(said).not.toMatch(/big|, *,|,$/m)
    expect(reasons).toContain('left_out')
  })

  it.each([
    'Only close when the light is green. Call 112 if you smell gas.',
    'We shipped dark mode. It follows your system. Try it today at acme.example.',
    'Our spring sale starts Friday. 20% off all plants until Sunday. Come by!',
    'Card payments only from Monday. No cash at the till.',
    'Short film night on Friday 4 December. Bring a blanket.',
    'Bike squeaking? We oil chains for free on Saturday 5 December. No appointment needed.',
  ])('all of “%s” is for readers', brief => {
    expect(read(brief).left).toEqual([])
  })
})
