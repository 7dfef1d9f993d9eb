import { isBaseVerb, third } from '#lib/composer/words/verbs.ts'

type Step = [RegExp, string | ((...groups: string[]) => string)]

const WEAK: Step[] = [
  [/^(?:(?:and|so|but|also|plus|then|now|today|yes|well),? )+/i, ''],
  [
    /\b(?:we|i)(?:’re|'re| are| am|’m|'m) (?:so |very |really |absolutely )*(?:thrilled|excited|proud|happy|delighted|pleased|glad) (?:to (?:announce|share|say|launch|introduce|reveal|tell you|present)|about)(?: that)? ?/i,
    '',
  ],
  [
    /\b(?:we (?:want|would like|’d like) to (?:announce|share|say|tell (?:you|everyone)|let (?:you|everyone) know)|we (?:can )?(?:now )?announce|i(?:’m| am) announcing)(?: that)? ?/i,
    '',
  ],
  [/\b(?:is|are) now able to (\p{L}+)/giu, (_, verb = '') => `now ${third(verb)}`],
  [/\b(?:in order to|so as to)\b/gi, 'to'],
  [/\b(?:due to|because of) the fact that\b/gi, 'because'],
  [/\ba (?:wide range|wide variety|variety|number|host|range) of /gi, ''],
  [/\bthe ability to /gi, ''],
  [
    /\b(?:make|makes) a (reservation|booking|donation|payment|decision)\b/gi,
    (_, noun = '') =>
      ({ reservation: 'reserve', booking: 'book', donation: 'donate', payment: 'pay', decision: 'decide' })[
        noun.toLowerCase()
      ] ?? noun,
  ],
  [/\bthere (?:is|are) (\d[\d,]*|\p{L}+) (.{3,40}?) (?:that|who|which) /giu, '$1 $2 '],
  [/\b(?:currently|at this time|right now|at the moment)\b ?/gi, ''],
  [/\bon an? (daily|weekly|monthly) basis\b/gi, '$1'],
  [/\bin the event that\b/gi, 'if'],
  [/\bprior to\b/gi, 'before'],
  [/\bas well as\b/gi, 'and'],
  [/\b(?:the majority of)\b/gi, 'most'],
]

/** Compressions that lose no fact: never a number, unit, name or “not”. */
export function tighten(text: string): string {
  let out = text
  for (const [pattern, by] of WEAK) out = typeof by === 'string' ? out.replace(pattern, by) : out.replace(pattern, by)
  return tidy(out)
}

const tidy = (text: string): string =>
  text
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,;:.–-]+/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()

const LOSSY: [RegExp, string][] = [
  [/\s*\([^()]*\)/g, ''],
  [/,? (?:on |at |over )?(?:this|next|the) (?:weekend|week|month)(?: only)?$/i, ''],
  [/,? (?:only|too|as well|again|so far|today)$/i, ''],
  [/,? so (?=\p{L}+ ).*$/iu, ''],
  [/,? (?:which|so that|so you can|because|while|whether|even if|even when|thanks to|making it|meaning)\b.*$/i, ''],
  [
    /(?<!\b(?:an?|has|have|\d+|one|two|three|four|five|six|seven|eight|nine|ten) )\b(?:new|quickly|easily|carefully|also|already) (?=\p{L})/giu,
    '',
  ],
  [/,? (?:so|but|and) (?=(?:it|they|we|you|that|this|he|she)\b).*$/i, ''],
  [/(?:,| –| -) [^,]*$/i, ''],
  [
    / (?:led|made|run|hosted|built|backed|written|designed|organised|organized|sponsored|cooked|baked) by [^,\d]*$/i,
    '',
  ],
  [/ every \p{L}+$/iu, ''],
  [/ (?:who|that|where|when) [^,\d]*$/i, ''],
  [
    / (?:without|with|for|using|across|inside|during|after|before|within|through|via|on top of|instead of) [^,\d]*$/i,
    '',
  ],
  [/ (?:and|or) [^,\d]*$/i, ''],
  [/ (?:in|at|on|from|by|to) [^,\d]*$/i, ''],
]

const kept = (before: string, after: string): boolean => {
  const vital = (text: string): string[] => text.match(/\d[\d.,:]*|\b(?:not|no|never|without)\b|n’t\b/gi) ?? []
  return vital(before).length === vital(after).length
}

/** A cut inside “tax, VAT and pension leave …” loses its verb, one inside “five easy and two hard” its other half. */
const inList = (before: string, after: string): boolean =>
  (before.startsWith(after) && /day$/.test(after) && /^ to \p{L}+day\b/u.test(before.slice(after.length))) ||
  (before.startsWith(after) &&
    ((/ (?:and|or) /i.test(before.slice(after.length - 2)) &&
      (/^(?:[\p{L}\d’'-]+ ){0,3}[\p{L}\d’'-]+(?:, (?:[\p{L}\d’'-]+ ){0,3}[\p{L}\d’'-]+)+$/u.test(after) ||
        /^ (?:and|or) (?:(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b|\p{Lu}\p{L}*$)/iu.test(
          before.slice(after.length),
        ))) ||
      cutsItems(after, before.slice(after.length))))

const FEW = "(?:[\\p{L}\\d’'./@-]+ ){0,3}[\\p{L}\\d’'./@-]+"
const GOES_ON = new RegExp(`^,(?: ${FEW},)*(?: ${FEW},?)? (?:and|or) ${FEW}(?=,|$| and \\p{L}+s )`, 'iu')
const IN_A_LIST = new RegExp(`[,:] ${FEW}, ${FEW}$`, 'u')
const LAST_OF_LIST = new RegExp(`^,? (?:and|or) ${FEW}$`, 'iu')
const OPENS_CLAUSE =
  /^, (?:and|but|or|so|then|we|you|it|they|that|this|which|who|no|not|free|with|from|for|in|on|at|by|to|until|now|all|plus)\b/i

/** “in Node | , Python and Go”: what follows are the other things of a list. */
export const cutsItems = (head: string, rest: string): boolean =>
  (GOES_ON.test(rest) && !OPENS_CLAUSE.test(rest)) || (IN_A_LIST.test(head) && LAST_OF_LIST.test(rest))

/** The longest reading of a clause that fits, or undefined when only a cut sentence would. */
export function squeeze(text: string, limit: number): string | undefined {
  let out = tighten(text)
  if (out.length <= limit) return out
  for (const [pattern, by] of LOSSY) {
    const next = tidy(out.replace(pattern, by))
    if (next.length < 8 || next === out || !kept(out, next) || dangles(next) || inList(out, next)) continue
    out = next
    if (out.length <= limit) return out
  }
  return undefined
}

const DANGLING =
  /(?:^|\s)(?:a|an|the|and|or|but|of|to|for|with|in|on|at|by|from|as|than|that|which|who|is|are|was|were|be|been|our|your|their|its|his|her|my|every|each|this|these|any|some|if|when|while|so|because|not|no|only|now|also|will|can|has|have|had|do|does|let|lets|makes?|need|needs|into|per|about|between|up|more|most|very|we|you|they|it|helps?|gets?|gives?|keeps?)$/i
/** “The first asparagus is in”, “5 things to do” are whole. */
const WHOLE = /\b(?:is|are) in$|\b(?:things?|ways?|much|lots?|more|jobs?) to (?:do|make|give)$/i
export const dangles = (text: string): boolean => {
  const bare = text.replace(/[\s.,;:!?]+$/, '')
  return DANGLING.test(bare) && !WHOLE.test(bare)
}

export const startsWithVerb = (text: string): boolean => isBaseVerb(text.match(/^\p{L}+/u)?.[0] ?? '')
