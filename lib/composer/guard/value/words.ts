// Words that a caller brings ready: without their brief nobody knows whether they are true, but some things show.
import type { Hold, Sensitive } from '#lib/composer/answer.ts'
import { eventDayIn } from '#lib/composer/days/event-day.ts'
import { impossibleDayIn } from '#lib/composer/days/impossible.ts'
import { isRegulated, isSuperlative } from '#lib/composer/guard/asked.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { graveIn } from '#lib/composer/guard/grave.ts'
import { once } from '#lib/composer/guard/guard.ts'
import { hold, only, short } from '#lib/composer/guard/rule.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { parseDay } from '#lib/composer/literals/calendar.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { hasPack, type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import type { Brand } from '#lib/composer/plan.ts'
import { linesOf, whereOf } from '#lib/composer/question.ts'

export type Word = { at: string; text: string }
type WordsSeen = {
  holds: Hold[]
  sensitive: Sensitive
  /** What cannot be known of words without a brief, in words. */
  unknown: string[]
  event_day: string | null
}

/** What a template or a machine leaves behind. */
const LEFTOVERS = phrases(
  'lorem ipsum|dolor sit amet|your text here|insert text|insert name|placeholder|headline goes here|as an ai|as a language model|i cannot help with|heres a caption|here is a caption|here is your|sure heres|object object',
)
const MARKS = /\{\{|\}\}|<%|%>|\$\{|\[(?:name|brand|date|company|product|link|x{2,})\]|\bN\/A\b|\bundefined\b/i
const OPEN_ENDS = /\bT(?:ODO|BC|BD)\b|\bNaN\b/
/** What opens a door: keys of well-known makers, a token, a password behind its label. */
const SECRETS =
  /\b[spr]k_(?:live|test)_\w{8,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{20,}|\bxox[abpr]-\w{8,}|\beyJ[\w-]{10}|-----BEGIN |\b(?:password|passwort|contraseña|mot de passe|senha|hasło)\s?[:=]\s?\S{4,}/iu
const PROMISES = new Set<ClaimGroup>(['guarantee', 'certified', 'award', 'safe', 'official'])
const TAG = /#([\p{L}\p{M}\p{N}_]{2,100})/gu

/** A tag says what its words say: “#ResultsGuaranteed”. */
const spoken = (text: string): string =>
  text.replace(TAG, (_, tag: string) => tag.replace(/_/g, ' ').replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2'))

/** Sensitive matters, leftovers, secrets, orders, dates that are another weekday, and promises that the brand does not make. */
export function guardWords(said: readonly Word[], { brand, day }: { brand: Brand; day: string }): WordsSeen {
  const texts = said.map(({ at, text }) => ({ at, text: spoken(text) }))
  const bare = texts.map(({ text }) => text)
  const all = bare.join('\n')
  const { language } = languageOf(all, brand.voice.languages[0]?.slice(0, 2) ?? 'en')
  const lexicons = [...new Set([language, 'en'])].map(lexiconOf)
  const kind = graveIn(all, lexicons)
  const promised = promisesIn(Object.values(linesOf(brand)).join('\n'), lexicons)
  const today = parseDay(day)
  const checked =
    brand.voice.regulated &&
    texts.some(({ text }) =>
      isRegulated({ text, tokens: tokensOf(text), literals: findLiterals(text, { language, today }) }, lexicons),
    )
  const holds = only([
    kind && hold('sensitive', kind),
    checked && hold('regulated', 'a regulated brand: somebody checks every claim'),
    ...texts.flatMap(one => seenIn(one, { language, today, lexicons })),
    ...texts.flatMap(({ at, text }) =>
      [...promisesIn(text, lexicons)]
        .filter(([group]) => !promised.has(group))
        .map(([, word]) => hold('claim', `“${word}” is a promise that the brand’s own lines do not make`, at)),
    ),
  ])
  return {
    holds: once(holds),
    sensitive: kind ?? 'none',
    event_day: eventDayIn(bare, whereOf({ brand, day }, language)),
    unknown: [
      'facts: there is no brief to compare the words with',
      ...(hasPack(language) ? [] : [`words: there is no list for “${language}”`]),
    ],
  }
}

type Where = { language: string; today: number; lexicons: readonly Lexicon[] }

function seenIn({ at, text }: Word, where: Where): Hold[] {
  const tokens = tokensOf(text)
  const left = LEFTOVERS.find(text, tokens)[0]?.phrase ?? (MARKS.exec(text) ?? OPEN_ENDS.exec(text))?.[0]
  const impossible = impossibleDayIn(text, where.lexicons)
  const clash = findLiterals(text, where).find(literal => literal.clash)
  const hidden = where.lexicons.flatMap(({ hide, lean }) => [...lean.find(text, tokens), ...hide.find(text, tokens)])
  // One word of hiding, “secret”, may be the name of a thing; a turn is not.
  const aside = hidden.find(({ phrase }) => /\s/.test(phrase) || UNSPACED.test(phrase))
  return only([
    left && hold('leftover', `“${left}”`, at),
    SECRETS.test(text) && hold('leak', 'what looks like a key or a password', at),
    aside && hold('leak', `“${aside.phrase}”: is this for readers?`, at),
    isSuperlative(text) && hold('claim', 'better than all others: who says so?', at),
    attacks.in(text, tokens) && hold('attack', short(text), at),
    clash && hold('weekday', `“${clash.text}”: that date is another weekday`, at),
    impossible && hold('weekday', `“${impossible}”: no calendar has that day`, at),
  ])
}

const promisesIn = (text: string, lexicons: readonly Lexicon[]): Map<ClaimGroup, string> =>
  new Map(
    tokensOf(text).flatMap(({ key, text: word }) =>
      lexicons.flatMap(({ claims }): [ClaimGroup, string][] => {
        const group = claims.get(key)
        return group && PROMISES.has(group) ? [[group, word]] : []
      }),
    ),
  )
