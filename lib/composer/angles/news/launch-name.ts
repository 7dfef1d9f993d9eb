import { dangles } from '#lib/composer/words/compress.ts'
import { bareNoun } from '#lib/composer/words/phrase.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'

const STRONG_CUT =
  /,? (?:(?:is |are |will be )?(?:launching|coming|arriving|landing|going live|dropping|opening|starting|available|now available|now live|live|out|here|released|launched|ready|back)\b|launches|arrives|starts?(?= on| in| at|$)|opens|lands|goes live|drops|comes out|from \d|from (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|on (?:\d|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|that|which|who|so|where|when|because|it|we|you|lets|helps|allows|will|now)\b.*$/i
const WEAK_CUT = / (?:for|with|in|at|by|to|on|from) [^,]*$/i
const GENERIC =
  /^(?:(?:one|dates?|rules?|times?|prices?|opening hours)\b.*|(?:free |new |big |small |product )*(?:update|version|feature|thing|things|news|post|out|it|release|launch|stuff|announcement|one|year|customers?|users?|people|day|week|month|location|hours|menu|website|week)s?|\d+.*)$/i

/** A name ends before the verb that says what it does. */
function beforeVerb(text: string): string {
  const words = text.split(' ')
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      verbForm(word)?.form === 'third' &&
      !/^(?:in|on|of|for|by)$/i.test(words[index - 1] ?? '') &&
      index < words.length - 1,
  )
  return at > 0 ? words.slice(0, at).join(' ') : text
}

/** The name of the new thing, as short as it stands in the brief. */
export function nameOf(text: string): string | undefined {
  const strong = beforeVerb(
    bareNoun(
      text
        .replace(/^(?:doing|selling|serving|making|offering|stocking) /i, '')
        .replace(/[:,(].*$/, '')
        .replace(STRONG_CUT, ''),
    ),
  )
  const name = (strong.length > 38 ? strong.replace(WEAK_CUT, '') : strong)
    .replace(/ (?:today|now|this week|feature|with)$/i, '')
    .trim()
  return name.length >= 3 &&
    name.length <= 38 &&
    !dangles(name) &&
    !GENERIC.test(name) &&
    /\p{L}/u.test(name) &&
    !/^(?:we|you|it|they|our|i|at|in|on|for|from|with|to|by|up|out|until|every|all)\b/i.test(name)
    ? name
    : undefined
}
