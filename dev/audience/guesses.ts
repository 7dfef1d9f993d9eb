// How well pieces of briefs are read that nothing was learned from.
import { chanceOf } from '#lib/composer/audience/features.ts'
import type { Example } from './examples.ts'
import { type Learned, learn } from './learn.ts'

export type Guess = { example: Example; chance: number }

const FOLDS = 5

/** Each fifth of the briefs by what was learned from the others; of the first folds alone where that is enough. */
export const guessInTurn = (examples: readonly Example[], folds = FOLDS): Guess[] =>
  Array.from({ length: folds }, (_, fold) => {
    const isHeld = ({ brief }: Example) => brief % FOLDS === fold
    return guess(examples.filter(isHeld), learn(examples.filter(one => !isHeld(one))))
  }).flat()

export const guess = (examples: readonly Example[], { weights, bias }: Learned): Guess[] =>
  examples.map(example => ({ example, chance: chanceOf(example.features, weights, bias) }))

/** Of what the patterns would have told: how much of the asides is left out above a chance, and how much of the news. */
export function sharesAbove(guesses: readonly Guess[], most: number): { asides: number; news: number } {
  const open = guesses.filter(one => !isLeftByPatterns(one))
  const share = (all: readonly Guess[]) => all.filter(({ chance }) => chance > most).length / Math.max(1, all.length)
  return { asides: share(open.filter(isAside)), news: share(open.filter(isNews)) }
}

export function tell(title: string, guesses: readonly Guess[]): void {
  const [asides, news] = [guesses.filter(isAside), guesses.filter(isNews)]
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  const left = (all: readonly Guess[], is: (one: Guess) => boolean) => percent(all.filter(is).length / all.length)
  console.log(`${title}: ${guesses.length} pieces, ${asides.length} of them not for readers`)
  console.log(
    `  patterns leave out ${left(asides, isLeftByPatterns)} of these, and ${left(news, isLeftByPatterns)} of the news`,
  )
  for (const most of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const either = (one: Guess) => isLeftByPatterns(one) || one.chance > most
    const of = sharesAbove(guesses, most)
    console.log(
      `  above ${most}: ${percent(of.asides)} of what they tell wrongly, ${percent(of.news)} of the news; together ${left(asides, either)} and ${left(news, either)}`,
    )
  }
}

const [MOSTLY, HARDLY] = [0.7, 0.3]
const isAside = ({ example }: Guess): boolean => example.aside > MOSTLY
const isNews = ({ example }: Guess): boolean => example.aside < HARDLY
const isLeftByPatterns = ({ example: { taken } }: Guess): boolean => taken !== 'publish' && taken !== 'parts'
