// How old somebody is and which school is theirs, where a brief wants that left out: “Lea (17)”, “Sam, 12, who …”, “from St Oswald’s primary”.
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Span } from '#lib/composer/lexis/tokens.ts'
import { oncePerBrief } from '#lib/composer/steps.ts'

/** “dont say her age”, “Alter bitte weglassen”, “sans son âge”, “no surname or school”, as they are folded. */
const orderOf = (things: readonly string[], unlessBehind = '(?!)'): RegExp => {
  const [en, de, rest] = things
  return new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:dont|do not|leave out|leave off|skip|no|not|without|omit|never)(?: \\p{L}+){0,4} (?:${en})`,
      `leave(?: \\p{L}+){1,2} (?:${en}) out`,
      `(?:ohne|kein|keine|nicht|nie)(?: \\p{L}+){0,4} (?:${de})`,
      `(?:${de})(?: bitte| lieber| auch| graag| liever)? (?:weg|raus|nicht|weglassen|rauslassen|weglaten|niet)`,
      `(?:sans|pas|sin|no|ni|senza|non|sem|nao|zonder|niet|geen|bez|nie)(?: \\p{L}+){0,4} (?:${rest})`,
    ].join('|')})(?!\\p{L}|${unlessBehind})`,
    'u',
  )
}
// “No age limit” tells readers something.
const AGE_ORDER = orderOf(
  [
    'ages?|how old (?:he|she|they) (?:is|are)',
    'alter|wie alt|leeftijd(?:en)?',
    'ages?|edad(?:es)?|eta|idades?|leeftijd(?:en)?|wieku?',
  ],
  ' (?:limit|group|restriction|range)s?',
)
const SCHOOL_ORDER = orderOf(
  ['schools?', 'schule|klasse', 'cole|colegio|escuela|ecole|college|scuola|escola|school|szkol\\p{L}*'],
  ' (?:uniform|holidays?|today|tomorrow|on|this|until|run)',
)
const isUntold = oncePerBrief(segments => ({
  age: segments.some(one => AGE_ORDER.test(fold(one))),
  school: segments.some(one => SCHOOL_ORDER.test(fold(one))),
}))

const YEARS = '(?:yrs?|years?|jahren?|ans|años|anni|anos|jaar|lat)'
const AGES = new RegExp(
  [
    ` ?\\((?:aged? )?\\d{1,2}(?: ?${YEARS})?(?: old| alt)?\\)`,
    `,? (?:aged?|im Alter von|âgée? de) \\d{1,2}(?: ${YEARS})?(?![\\d%€$£.:])`,
    // “Alfie hes 10”.
    ` (?:he|she|who)['’]?s (?:only |just )?\\d{1,2}(?=[,.!)]|$)`,
    // “Sam, 12, who came second”.
    `(?<=\\p{L}), \\d{1,2}(?: ${YEARS})?(?=,)`,
    `(?<=(?:our|the|a|an) )\\d{1,2}[- ](?:year|yr)s?[- ]old (?=\\p{L})`,
  ].join('|'),
  'giu',
)
const CALLED = "\\p{Lu}[\\p{L}’'.]*(?: (?:(?:de|del|la|di|da|do|van) ){0,2}\\p{Lu}[\\p{L}’'.]*){0,3}"
const SCHOOLS = new RegExp(
  [
    `,? (?:at|from|of) (?:the )?${CALLED} (?:primary|school|academy|elementary|juniors?|infants|college|high)(?: school)?(?!\\p{L})`,
    `,? (?:del|de la|de|do|da|al|en el|en la|von der|aus der|an der|der|de l[’']|dell?[’'ao]?) ?(?:cole|colegio|escuela|instituto|grundschule|schule|école|collège|scuola|escola) ${CALLED}`,
  ].join('|'),
  'gu',
)
const ageSaid =
  /(?<!\p{L})(?:\d{1,2} ?(?:(?:yrs?|years?)(?: old)?|jahre alt)|(?:is|turned|turns|wird|wurde|a|tiene|ha|tem) \d{1,2} ?(?:ans|años|anni|anos|today|heute|jahre)?(?=[.,!]|$))(?!\p{L})/iu

const placed = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))

/** Where ages and schools stand that somebody wants left out; null where a text says an age that it cannot do without. */
export function untoldIn(text: string, segments: readonly string[]): Span[] | null {
  const { age, school } = isUntold(segments)
  const ages = age ? placed(text, AGES) : []
  const rest = ages.reduceRight((said, { start, end }) => said.slice(0, start) + said.slice(end), text)
  if (age && ageSaid.test(rest)) return null
  return [...ages, ...(school ? placed(text, SCHOOLS) : [])]
}
