import { describe, expect, it } from 'vitest'
import { examplesOf } from '#dev/audience/examples.ts'
import { guess, lettersOf, share } from '#dev/audience/guesses.ts'
import { HELD, readJudged, taughtBy } from '#dev/audience/judged.ts'
import { readMarked, UNSEEN } from '#dev/audience/marked.ts'
import { briefsHash } from '#dev/audience/weights.ts'
import { LEARNED_FROM } from '#lib/composer/audience/weights.generated.ts'
import { sortSegments } from '#lib/composer/builtin/reading/sort.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { ask, card } from './ask.ts'

const read = (brief: string) => {
  const { told, left } = sortSegments(ask(brief))
  return { told: told.map(({ text }) => text), left: left.map(({ text }) => text) }
}

const unseen = (isMeant: (file: string) => boolean) =>
  examplesOf(readMarked(UNSEEN).filter(({ file }) => isMeant(file)))
const isHurried = (file: string) => file.startsWith('hurried-')
/** Blind sets whose briefs were marked, and owners who were played one after the other. */
const isOfOwner = (file: string) => file === 'sets3.txt' || file === 'owners.txt'
/** Orders in whole sentences, people who think aloud, and what they paste. */
const isTalk = (file: string) => /^(?:polite|aloud|lists)\./.test(file)

describe('who a piece of a brief is for', () => {
  it.runIf(AT_LENGTH)('was learned from the briefs that stand beside it', () => {
    expect(LEARNED_FROM, 'npm run audience -- --write').toBe(briefsHash(taughtBy()))
  })

  // Told of the asides, of the secrets and of the news: what was last measured, with little to spare.
  it.each([
    ['recorded sets', () => readJudged(HELD), 0.205, 0.205, 0.93],
    ['hurried briefs', () => unseen(isHurried), 0.16, 0.1, 0.93],
    ['blind sets and owners', () => unseen(isOfOwner), 0.23, 0.205, 0.905],
    ['polite, talkative and pasted briefs', () => unseen(isTalk), 0.2, 0.22, 0.91],
    [
      'other briefs of strangers',
      () => unseen(file => !isHurried(file) && !isOfOwner(file) && !isTalk(file)),
      0.155,
      0.165,
      0.94,
    ],
  ])('is read well of %s that nothing was learned from', (_, examples, asides, secrets, news) => {
    const letters = lettersOf(guess(examples()))
    expect(share(letters.asides)).toBeLessThan(asides)
    expect(share(letters.s)).toBeLessThan(secrets)
    expect(share(letters.news)).toBeGreaterThan(news)
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
