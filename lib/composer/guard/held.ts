// Words of the post against words of the brief: what stands nowhere.
import type { Hold } from '#lib/composer/answer.ts'
import { isOrdered } from '#lib/composer/guard/claim/claims.ts'
import { groupsOf } from '#lib/composer/guard/claim/groups.ts'
import type { Evidence, Text } from '#lib/composer/guard/evidence.ts'
import { isMeantIn } from '#lib/composer/guard/meant.ts'
import { clausesOf, isNot } from '#lib/composer/guard/polarity.ts'
import { hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { alike } from '#lib/composer/lexis/alike.ts'
import { inKana, SURE } from '#lib/composer/lexis/kana.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { isUndone } from '#lib/composer/lexis/undone.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { stemOf } from '#lib/composer/packs/index.ts'

const STRAY = 1 / 2

/** A text of which too much stands nowhere is refused; a single word of its own is looked at. */
export const held: Rule = evidence => {
  if (evidence.language !== evidence.spoken) return {}
  const [faults, holds]: [string[], Hold[]] = [[], []]
  const capitals = capitalsIn(evidence)
  for (const text of evidence.texts) {
    const stray = text.content.filter((word, at) => !isTold(evidence, text, word, at))
    const own = [...new Set(stray)].filter(word => !isNeutral(evidence, word) && !isMeant(evidence, word))
    const strange = familiesOf(own.filter(word => !isShortened(capitals, text.content, word)))
    if (strange >= 2 && strange > text.content.length * STRAY)
      faults.push(`not held: “${short(text.text)}” in ${text.at}: ${own.join(', ')} stand nowhere in publish`)
    else if (own.length > 0) holds.push(hold('own_words', own.join(', '), text.at))
  }
  return { faults, holds }
}

/** In one form or another. */
const isTold = (evidence: Evidence, { text, tokens, content }: Text, word: string, at: number): boolean =>
  stands(evidence, word) ||
  isJoined(evidence, tokens, word) ||
  isCompound(evidence, word) ||
  isCounted(evidence, word) ||
  isDenial(evidence, word) ||
  isInitialled(evidence, content, at) ||
  (evidence.spoken === 'ja' && isTypedInKana(evidence, text, word))

/** Words of one stem are one: “billets”, “billetterie”. */
const familiesOf = (words: readonly string[]): number =>
  words.filter((word, at) => !words.slice(0, at).some(other => alike(other, word))).length

/** “RE”, “PE”. */
const capitalsIn = ({ publish }: Evidence): ReadonlySet<string> =>
  new Set(publish.flatMap(({ tokens }) => tokens.flatMap(({ key, text }) => (/^\p{Lu}{2}$/u.test(text) ? [key] : []))))

/** “religious education” where the brief has “RE”: two letters could be much else, so somebody looks. */
const isShortened = (capitals: ReadonlySet<string>, words: readonly string[], word: string): boolean =>
  words.some(
    (one, at) => (one === word || words[at + 1] === word) && capitals.has(`${one[0]}${words[at + 1]?.[0] ?? ''}`),
  )

const stands = ({ said, own, lexicons }: Evidence, word: string): boolean =>
  said.holds(word) ||
  own.holds(word) ||
  lexicons.some(({ forms }) => forms.get(stemOf(word))?.some(form => said.holds(form) || own.holds(form)))
/** “MB Way” where the brief has “mbway”, “in-laws” where it has “inlaws”. */
function isJoined({ said }: Evidence, tokens: readonly Token[], word: string): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ key }) => key)
  return words.some(
    (key, at) =>
      key === word && (said.keys.has(`${words[at - 1] ?? ''}${key}`) || said.keys.has(`${key}${words[at + 1] ?? ''}`)),
  )
}
const COMPOUNDING = new Set(['de', 'nl', 'sv'])
const PART = 4
/** “Stoffbücher” where the brief has “Stoffe” and “Bücher”. */
const isCompound = (evidence: Evidence, word: string): boolean =>
  COMPOUNDING.has(evidence.spoken) &&
  Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, at) => at + PART).some(
    at => isPart(evidence, word.slice(0, at)) && isPart(evidence, word.slice(at)),
  )
const isPart = ({ said }: Evidence, part: string): boolean =>
  said.keys.has(part) || ENDINGS.some(ending => said.keys.has(`${part}${ending}`))
const ENDINGS = ['e', 'n', 'en', 'er', 's']
/** “The fifth” where the brief has “5.”. */
const isCounted = ({ lexicons, publish }: Evidence, word: string): boolean =>
  lexicons.some(({ ordinals }) => {
    const nth = ordinals.indexOf(word) + 1
    const isNth = ({ kind, text }: Literal) =>
      (kind === 'number' || kind === 'version') && Number.parseInt(text, 10) === nth
    return nth > 1 && publish.some(({ literals }) => literals.some(isNth))
  })
/** “unfiled” where the brief has “nothing filed”. */
const isDenial = (evidence: Evidence, word: string): boolean =>
  evidence.publish.some(piece =>
    clausesOf(piece).some(clause => {
      const keys = clause.map(({ key }) => key)
      return isUndone(word, keys) && keys.some(key => isNot(evidence, key))
    }),
  )
const INITIALS = 3
/** “annual general meeting” where the brief has “agm”. */
const isInitialled = ({ said }: Evidence, words: readonly string[], at: number): boolean =>
  Array.from({ length: INITIALS }, (_, back) => words.slice(Math.max(0, at - back), at - back + INITIALS)).some(
    run => run.length === INITIALS && said.keys.has(run.map(word => word[0]).join('')),
  )
/** “切る” where the brief has “きる”, which “できる” does not hold. */
const isTypedInKana = ({ publish }: Evidence, text: string, word: string): boolean =>
  inKana(word, /^\p{Script=Hiragana}/u.exec(text.slice(text.indexOf(word) + word.length))?.[0] ?? '').some(kana =>
    publish.some(({ text: given }) => {
      const at = given.indexOf(kana)
      return at >= 0 && (kana.length >= SURE || !/\p{Script=Hiragana}$/u.test(given.slice(0, at)))
    }),
  )
/** “thank you” where the brief has “thx”, „geschlossen“ where it has „zu“: the same is claimed. */
const isMeant = (evidence: Evidence, word: string): boolean =>
  evidence.lexicons.some(({ claims }) => {
    const group = claims.get(word)
    return (
      group !== undefined &&
      (evidence.publish.some(piece => groupsOf(evidence, piece).some(([each]) => each === group)) ||
        isMeantIn(evidence, evidence.publish, group) ||
        isOrdered(evidence, group))
    )
  })
const isNeutral = ({ lexicons }: Evidence, word: string): boolean =>
  lexicons.some(({ neutral, common, numbers }) => neutral.has(word) || common.has(word) || numbers.has(word))

/** Share of the words that are the brief's or the brand's. */
export function wordedShare(evidence: Evidence): number {
  const words = evidence.texts.flatMap(({ content }) => content)
  return words.length === 0
    ? 1
    : words.filter(word => stands(evidence, word) || isNeutral(evidence, word)).length / words.length
}
