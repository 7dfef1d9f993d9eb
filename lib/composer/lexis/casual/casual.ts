// Text-speak and lost apostrophes whose meaning their neighbours settle: “ur out sick”, “w/out”, “your late mothers drawer”.
import { FRENCH, ITALIAN, POLISH, PORTUGUESE, SPANISH } from '#lib/composer/lexis/casual/elided.ts'
import { findLinks } from '#lib/composer/literals/names.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { took } from '#lib/composer/steps.ts'
import { registry } from '#lib/registry.ts'

/** What is typed, and what is meant: `$1` is what was found first. */
export type Rule = readonly [RegExp, string | ((found: string, more: string) => string)]

const KIN =
  'mother|father|mum|mom|dad|mam|nan|gran|granny|grandma|grandad|grandpa|nana|wife|husband|boss|manager|landlord'
const PERSON = `${KIN}|child|customer|neighbour|neighbor|friend|teacher|owner|tenant|sister|brother|son|daughter|man|woman|dog|cat|horse|baby`
const THING =
  'job|drawers?|house|name|phone|car|birthday|bag|coat|ring|kitchen|garden|desk|office|room|bed|hands?|head|voice|recipe|book|letters?|chair|shop|van|order|number|account|email|choice|funeral|wedding|bike|shoes?|dress|watch|table|face|hair|boots?|keys?|jacket|bowl|lead|collar|paws?|teeth|ears?|leg|grave|flat|door'
const ADJECTIVE = '(?:late|old|new|own|first|big|little|poor)'
/** What tells that “ur” is “you’re”: “ur in”, but “ur in-laws”; “ur late mother” is yours. */
const BEING = [
  '(?:an?|the|not|here|there|all|so|too|going|coming|looking|getting|waiting|bringing|making|taking|trying|thinking|planning|using|gonna|sat|off|away|after)(?![\\p{L}-])',
  '(?:in|on|at|out|up)(?= (?:the|a|an|our|this|on|of|for|sick|there|here|and|by)(?!\\p{L})|[.,!?;]|$)',
  '(?:under|over)(?= \\d)',
  '(?:sick|late|ready|welcome|unsure|able|done|sure|invited|stuck|wrong|busy|free|interested|early|happy|lucky|local|next|ok|okay|good|well|fine|drunk|keen|allergic|hungry|pregnant)(?=[.,!?;]|$| \\(| (?:x+|so|to|on|at|in|for|from|and|or|by|with|this|next|of|about|enough|if|when)(?!\\p{L}))',
].join('|')

const ENGLISH: readonly Rule[] = [
  [new RegExp(`(?<![\\p{L}\\p{N}’'./@-])([Uu])r (?=${BEING})`, 'gu'), u => `${u === 'U' ? 'Y' : 'y'}ou’re `],
  [/(?<![\p{L}\p{N}’'./@-])([Uu])r(?= \p{L})/gu, u => `${u === 'U' ? 'Y' : 'y'}our`],
  [/(?<=(?<!\p{L})(?:u|you|we|they|how|what|where|who|there) )r(?![\p{L}\p{N}’'./&-])/giu, 'are'],
  [/(?<![\p{L}\p{N}’'./@&-])r(?= (?:u|you|we|they)(?!\p{L}))/gu, 'are'],
  [/(?<![\p{L}\p{N}/])(w)\/(?:out|o(?! \d))(?![\p{L}\p{N}/]|\.\p{L})/giu, '$1ithout'],
  [/(?<![\p{L}\p{N}/])(w)\/(?: (?=[\p{L}\d])|(?=(?!out)\p{L}{2}))/giu, '$1ith '],
  [/(?<![\p{L}\p{N}/])(b)\/c(?![\p{L}\p{N}/])/giu, '$1ecause'],
  // “Its breaking on the bar”; “before its opening on Friday” has one.
  [
    /(?<!(?:^|\P{L})(?:of|in|on|at|by|before|after|since|with|for|during|until|till|from|to|and|or|than|about|all|love|like|enjoy) )(?<=^|[^\p{L}’'-])(i)ts (?=(?!opening|closing|ending|beginning|making|being|building|meeting|training|wedding)\p{L}{2,}ing (?:on|in|at|the|an?|to|up|down|off|out|over|again|now|from|for|with|too|so)(?!\p{L}))/giu,
    '$1t’s ',
  ],
  [/(?<![\p{L}’'-])(i)ts(?= (?:been|gonna)(?!\p{L}))/giu, '$1t’s'],
  // “Your managers job”, “a childs coat”: one of a kind owns a thing.
  [
    new RegExp(`(?<=(?<!\\p{L})(?:my|your|his|her|ur) (?:${ADJECTIVE} )?)(${KIN})s(?= (?:${THING})(?!\\p{L}))`, 'gu'),
    '$1’s',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:an?|one|each|every|this|that) (?:${ADJECTIVE} )?)(${PERSON})s(?= (?:${THING})(?!\\p{L}))`,
      'gu',
    ),
    '$1’s',
  ],
  [
    /(?<=(?<!\p{L})(?:this|last|next) )(week|month|year|weekend|season|winter|summer|spring|autumn)s(?= \p{L})/giu,
    '$1’s',
  ],
]

const RULES: Readonly<Record<string, readonly Rule[]>> = registry({
  en: ENGLISH,
  fr: FRENCH,
  pt: PORTUGUESE,
  es: SPANISH,
  it: ITALIAN,
  pl: POLISH,
})

/** But for what stands in quotation marks or an address. */
export const casually = (text: string, language: string): string =>
  (RULES[language] ?? []).reduce((said, [pattern, by]) => {
    took(said.length)
    return said.replace(pattern, (all: string, ...found: unknown[]) => {
      const at = found.find(one => typeof one === 'number') ?? 0
      if ([...quotesOf(said), ...findLinks(said)].some(({ start, end }) => start <= at && at < end)) return all
      const [first, second] = found.map(one => (typeof one === 'string' ? one : ''))
      return typeof by === 'string' ? by.replace('$1', first ?? '') : by(first ?? '', second ?? '')
    })
  }, text)
