import { describe, expect, it } from 'vitest'
import { type Example, examplesOf } from '#dev/audience/examples.ts'
import { byPatterns, type Guess, guessInTurn, lettersOf, share } from '#dev/audience/guesses.ts'
import { readMarked } from '#dev/audience/marked.ts'
import { briefsHash } from '#dev/audience/weights.ts'
import { hear } from '#lib/composer/audience/audience.ts'
import { LEARNED_FROM } from '#lib/composer/audience/weights.ts'
import { sortBy, sortSegments } from '#lib/composer/builtin/reading/asides.ts'
import { FULL } from '#test/support/proof.ts'
import { ask, card } from './ask.ts'

const read = (brief: string) => {
  const { told, left } = sortSegments(ask(brief))
  return { told: told.map(({ text }) => text), left: left.map(({ text }) => text) }
}

describe('who a piece of a brief is for', () => {
  it('was learned from the briefs that stand beside it', () => {
    expect(LEARNED_FROM, 'npm run audience -- --write').toBe(briefsHash(readMarked()))
  })

  const isBetter = (guesses: readonly Guess[], examples: readonly Example[]) => {
    const [held, patterns] = [lettersOf(guesses), lettersOf(byPatterns(examples))]
    expect(share(held.asides)).toBeLessThan(share(patterns.asides) * 0.8)
    expect(share(held.s)).toBeLessThan(share(patterns.s) * 0.8)
    expect(share(held.news)).toBeGreaterThan(0.92)
  }

  it('is read by what was learned: fewer letters told that are for nobody, and no more news lost', () => {
    const some = examplesOf(readMarked().filter((_, at) => at % 10 === 0))
    const read = some.map(example => {
      const { question, sorted } = example
      return { example, sorted: sortBy(question, sorted, hear(question.segments, sorted)) }
    })
    isBetter(read, some)
  })

  // Learning takes up to a minute: `npm run proof -- audience`.
  it.runIf(FULL)(
    'is read as well of briefs that were not learned from',
    () => {
      const examples = examplesOf(readMarked())
      isBetter(guessInTurn(examples), examples)
    },
    600_000,
  )

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
    [
      "Doors at 7, tho ask Ben if that's right, tickets 12 €",
      'Doors at 7, tickets 12 €',
      "tho ask Ben if that's right",
    ],
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
    const { said, reasons } = card("Doors at 7, tho ask Ben if that's right, tickets 12 €")
    expect(said).toMatch(/Doors at 7/)
    expect(said).toMatch(/12\s€/)
    expect(said).not.toMatch(/Ben|, *,|,$/m)
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
