// Where a clause of English says that somebody does something: its finite verbs, as far as they can be told from nouns and participles.
import { verbOf } from '#lib/composer/lexis/english/verbs.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'

/** A word of a clause, a value as one of them. */
export type Word = { key: string; isValue: boolean; isName: boolean }

const IS = wordSet('is are isnt arent heres theres thats')
const HELPS = wordSet(
  'was were am wasnt werent aint whats has have had hasnt havent hadnt will would can could shall should may might must wont wouldnt cant couldnt shouldnt cannot do does did dont doesnt didnt youre youve youll youd weve wed its',
)
const WE_ARE = /^we['’](?:re|ll)$/
/** What stands before a noun or an infinitive: no verb that somebody does comes next. */
const NO_VERB_BEHIND = wordSet(
  'a an the to this that these those our your my his her its their no any some each every all both half more most new free next last first of in on at by for from with without into over under about per and or',
)
/** What a verb has behind it, and a participle hardly. */
const OBJECTS = wordSet(
  'a an the this that these those our your my his her its their him them us me you it half all both everyone everybody some any',
)
/** “Dogs welcome”, “places left”: verbs by their looks only. */
const NO_VERBS = wordSet('welcome please pls thanks thank needs layers rolls calls stays colours colors left')
const BEARS_SUM = wordSet('rents charges')
const PLURAL = /[^su]s$|(?:people|children|men|women)$/
const SUBJECT = /^(?:we|you|they|i|who)$/
/** No participle that stands alone. */
const TOLD_OF = /^(?:got|had|said|felt|meant|thought|told|met|led|kept|won|sat)$/

export const isBe = (key: string): boolean => IS.has(key)

/** The places of all finite verbs. */
export const finiteIn = (words: readonly Word[]): number[] => words.flatMap((_, at) => (isDoing(words, at) ? [at] : []))

function isDoing(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word || word.isValue) return false
  const { key } = word
  if (IS.has(key) || HELPS.has(key) || WE_ARE.test(word.key)) return true
  const [before, next] = [words[at - 1]?.key ?? '', words[at + 1]]
  // “is open”, “we’re closed 24 December”
  const isSaid = IS.has(before) || WE_ARE.test(before)
  const verb =
    NO_VERBS.has(key) || NO_VERB_BEHIND.has(before) || isSaid || (word.isName && at > 0) ? undefined : verbOf(key)
  const hasObject = OBJECTS.has(next?.key ?? '')
  switch (verb?.form) {
    case 'past':
      return true
    case 'third':
      return verb.sure || hasObject || BEARS_SUM.has(key)
    case 'either':
      return hasObject || (next !== undefined && (next.isValue || TOLD_OF.test(key)))
    case 'base':
      return (
        at > 0 &&
        (SUBJECT.test(before) || isOfMany(words[at - 1], at - 1) || ((verb.sure || hasObject) && !isNamed(words, at)))
      )
    default:
      return false
  }
}

/** “Doors”, and not “Leeds”. */
const isOfMany = (word: Word | undefined, at: number): boolean =>
  word !== undefined && !(word.isName && at > 0) && PLURAL.test(word.key)

/** “Fresh mince pies are back”, “our shop has moved”: what stands before “is” or “has” without a joint names who it is. */
const isNamed = (words: readonly Word[], at: number): boolean => {
  const next = words.slice(at + 1, at + 1 + NEAR).findIndex(({ key }) => IS.has(key) || HELPS.has(key))
  return (
    next >= 0 && !words.slice(at + 1, at + 1 + next).some(({ key }) => NO_VERB_BEHIND.has(key) || SUBJECT.test(key))
  )
}
const NEAR = 4
