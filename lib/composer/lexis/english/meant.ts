// The one word of English that a slip of the hand was meant to be: “certifcate”, “normaly”, “brekafast”.
import { englishOf, isCommon, isTold } from '#lib/composer/lexis/english/known.ts'
import { stemsOf } from '#lib/composer/lexis/english/stems.ts'
import { took } from '#lib/composer/steps.ts'

/** Shorter ones may be anything, and longer ones are in no list. */
const [LEAST, MOST] = [6, 12]
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Of the words that people often type; none where several may be meant, or where a letter too many may be a name’s: “holliday”. */
export function meantBy(typed: string): string | undefined {
  if (typed.length < LEAST || typed.length > MOST || !/^[a-z]+$/.test(typed)) return undefined
  if (englishOf(typed) !== 'unknown' || partsOf(typed).some(one => englishOf(one) === 'word')) return undefined
  for (const slip of [undoubled, swapped, dropped]) {
    const meant = new Set(slip(typed).filter(isCommon))
    if (meant.size > 0) return meant.size === 1 ? [...meant][0] : undefined
  }
  return rarelyMeant(typed)
}

/** Long enough to be one of all words alone: “technicans”, “cemetaries”, “allready”, “enrolmnts”. A consonant is seldom missed, and “microfibre” and “grandad” are British. */
function rarelyMeant(typed: string): string | undefined {
  if (typed.length < LEAST_RARE || /re$|^grandads?$/.test(typed)) return undefined
  const meant = new Set([undoubled, single, swapped, voiced, unvoiced].flatMap(slip => slip(typed)).filter(isTold))
  return meant.size === 1 ? [...meant][0] : undefined
}
const LEAST_RARE = 8
const VOWELS = 'aeiou'

/** “allready”, “allways”; elsewhere a letter too many may be a name's. */
const single = (typed: string): string[] => [typed.replace(/^all/, 'al')].filter(one => one !== typed)

/** A vowel that is missing, or another than there should be: “enrolmnts”, “cemetaries”. */
const voiced = (typed: string): string[] =>
  between(typed, (before, behind) =>
    [...VOWELS].flatMap(vowel => [
      before + vowel + behind,
      ...(VOWELS.includes(behind[0] ?? ' ') ? [before + vowel + behind.slice(1)] : []),
    ]),
  )

/** One too many: “comparision”. */
const unvoiced = (typed: string): string[] =>
  between(typed, (before, behind) => (VOWELS.includes(behind[0] ?? ' ') ? [before + behind.slice(1)] : []))

/** “funder”, “contactor”, “relacing”: made of a word that there is. */
const partsOf = (typed: string): string[] => [...stemsOf(typed), typed.replace(/or$/, ''), typed.replace(PREFIX, '')]
const PREFIX = /^(?:re|un|pre|co|non|over|out|mis)(?=[a-z]{4})/

/** One letter that should stand twice: “normaly”. */
const undoubled = (typed: string): string[] => between(typed, (before, behind) => [before + before.at(-1) + behind])

/** Two that changed places: “brekafast”. */
const swapped = (typed: string): string[] =>
  between(typed, (before, behind) => [before.slice(0, -1) + behind[0] + before.at(-1) + behind.slice(1)]).slice(1)

/** One that is missing, but not the first: “certifcate”. */
const dropped = (typed: string): string[] =>
  between(typed, (before, behind) => [...LETTERS].map(letter => before + letter + behind))

function between(typed: string, made: (before: string, behind: string) => string[]): string[] {
  took(typed.length)
  return Array.from({ length: typed.length - 1 }, (_, at) => made(typed.slice(0, at + 1), typed.slice(at + 1))).flat()
}
