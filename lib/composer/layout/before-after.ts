// A post of before and after: which of its parts is which, as the brief names its pieces, and how each is called.
import { registry } from '#lib/registry.ts'

/** By language, what is said before and after a change: the first is the label, all are read. */
const WORDS: Readonly<Partial<Record<string, readonly [before: string, after: string]>>> = registry({
  en: ['Before', 'After'],
  de: ['Vorher', 'Nachher'],
  fr: ['Avant', 'Après'],
  es: ['Antes', 'Después|despues'],
  it: ['Prima', 'Dopo'],
  pt: ['Antes', 'Depois'],
  nl: ['Voor|vooraf', 'Na|achteraf'],
  pl: ['Przed', 'Po'],
  sv: ['Före', 'Efter'],
  ja: ['ビフォー|施工前', 'アフター|施工後'],
  ar: ['قبل', 'بعد'],
})

const listed = (side: 0 | 1): string =>
  Object.values(WORDS)
    .flatMap(pair => pair?.[side] ?? [])
    .join('|')
/** A piece that begins with the word and a colon, or is nothing else. */
const heads = (side: 0 | 1): RegExp =>
  new RegExp(`^\\P{L}{0,4}(?:${listed(side)})(?:\\s?[:：]|\\s[–-]\\s|\\P{L}{0,3}$)`, 'iu')
const [BEFORE, AFTER] = [heads(0), heads(1)]

/** “It was the old milk shed”, “Now it has two windows”: the sides of a post that is called before and after. */
const WAS =
  /^(?:(?:it|this|that|here|there|the \p{L}+(?: \p{L}+)?) (?:was|were|used to be|had)|(?:es|das|hier|da|früher|vorher) (?:war|waren|gab|hatte\p{L}*)|(?:c['’]était|il y avait)|(?:antes |esto )?(?:era|había|estaba)|(?:prima |qui )?(?:c['’])?era|(?:antes )?(?:havia|estava)|(?:het|dit|er|vroeger) was|(?:to |wcześniej |kiedyś )?był[aoy]?|(?:det|här|förut|tidigare) var)(?!\p{L})/iu
const IS =
  /^(?:now|today|jetzt|heute|nun|ahora|hoy|maintenant|aujourd[’']hui|adesso|ora|oggi|agora|hoje|teraz|dziś|nu)(?!\p{L})/iu

type Part = { from: readonly string[]; headline: string }

/** For each part the word over it; none where the brief does not name both, or where more than one part tells one of them. */
export function labelsOf(
  parts: readonly Part[],
  segments: readonly string[],
  language: string,
): (string | undefined)[] {
  const words = WORDS[language.slice(0, 2)]
  const tells = (named: RegExp) =>
    parts.filter(({ from }) => from.some(one => named.test(segments[Number(one) - 1] ?? '')))
  const isNamed = segments.some(segment => BEFORE.test(segment) || AFTER.test(segment))
  const isTurned = !isNamed && segments.some(segment => BOTH.test(segment))
  const [before, after] = isTurned ? [tells(WAS), tells(IS)] : [tells(BEFORE), tells(AFTER)]
  if (!words || before.length !== 1 || after.length !== 1 || before[0] === after[0]) return parts.map(() => undefined)
  const [first, second] = words.map(word => word.split('|', 1)[0])
  return parts.map(part => {
    const word = part === before[0] ? first : part === after[0] ? second : undefined
    return word && !part.headline.toLowerCase().includes(word.toLowerCase()) ? word : undefined
  })
}

/** Whether pieces of a brief ask for what was before and what is after. */
export const isBeforeAfter = (segments: readonly string[]): boolean =>
  segments.some(segment => BOTH.test(segment)) ||
  (segments.some(segment => BEFORE.test(segment)) && segments.some(segment => AFTER.test(segment)))

/** “before n after”, “vorher/nachher”, ビフォーアフター. */
const BOTH = new RegExp(
  `(?<!\\p{L})(?:${listed(0)})[^\\p{L}\\n]{1,3}(?:(?:and|n|und|et|y|e|en|i|och|و|to)[^\\p{L}\\n]{1,2})?(?:${listed(1)})(?!\\p{L})|ビフォー.?アフター|施工前.?施工後`,
  'iu',
)
