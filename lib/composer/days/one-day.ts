// Whether a weekday is the one to come, and which day that is: “on Friday”, “next Thurs”, “by Tuesday”.
import { nextWeekday } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

/** A weekday where it is said. */
type Said = { day: Literal; text: string; literals: readonly Literal[]; lexicons: readonly Lexicon[] }

/** What says that a weekday is no one day, or none that its name alone tells. */
const NOT_ONE: readonly ((said: Said) => boolean)[] = [
  // “Thursday evenings” are those of all weeks.
  ({ day, text }) => /^ (?:mornings|afternoons|evenings|nights|lunchtimes)(?!\p{L})/iu.test(text.slice(day.end)),
  // “a whole Sunday evening”, “un domingo entero”: any of them.
  ({ day, text, lexicons: [own] }) => ANY[own?.pack.code ?? '']?.test(text.slice(0, day.start)) === true,
  ({ day, text }) => isDayName(text.slice(0, day.start), day.text),
  // “Black Friday”, “lundi de Pâques”: feasts.
  ({ day, text }) => FEAST.test(text.slice(0, day.start)) || FEAST_BEHIND.test(text.slice(day.end)),
  // “el lunes 14”: the month stands elsewhere.
  ({ day, text }) =>
    /^,? (?:the )?(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?= \p{L}|[,;]|$)(?! (?:months|weeks|days|hours|years|people|of)(?!\p{L}))(?! ?(?:h|uhr|am|pm|horas?|heures|ore)(?!\p{L}))/iu.test(
      text.slice(day.end),
    ),
  // “aperti anche il lunedì”, “siempre el lunes”: as each week.
  ({ day, text }) => USUALLY.test(text.slice(Math.max(0, day.start - NEAR), day.start)),
  // “Samstag bleibt zu”.
  ({ day, text }) =>
    /^s? (?:bleibt|stays?|remains?) (?:weiterhin |still )?(?:zu|geschlossen|closed|shut)(?!\p{L})/iu.test(
      text.slice(day.end),
    ),
  // “I say aye, they’ll be ready Thursday”: the end of a story, as somebody told it.
  ({ day, text }) => TOLD.test(text.slice(0, day.start)),
  // “Busiest day of the week Tuesday”: which of the seven.
  ({ day, text }) => MOST.test(text.slice(Math.max(0, day.start - 2 * NEAR), day.start)),
  // “kein Sonntag”, “no Sunday shifts”: none of them all.
  ({ day, text }) => NONE.test(text.slice(Math.max(0, day.start - NEAR), day.start)),
  // “Fridays”, “montags”: longer than the day’s name, while “thurs” is a shorter one and “jueves” the name itself.
  ({ day: { text, weekday = 0 }, lexicons }) =>
    /s$/i.test(text) &&
    lexicons.some(({ pack }) => {
      const [name = '', ...forms] = (pack.weekdays.split('|')[weekday] ?? '').split(' ')
      return text.length > name.length && forms.includes(text.toLowerCase())
    }),
]

const TOLD =
  /(?<!\p{L})(?:says?|said|goes|tells? (?:him|her|them|me)) (?:(?:aye|yes|no|yeah|sure|well),? )?(?:they|he|she|it|you)(?:['’]?(?:ll|d|s|re)| will| would| is| are)? (?:\p{L}+ ){0,4}$/iu
const MOST =
  /(?<!\p{L})(?:busiest|quietest|best|worst|favourite|favorite|most popular|stärkste[rn]?|ruhigste[rn]?|beste[rn]?|beliebteste[rn]?|mejor|peor|plus (?:chargé|calme)|meilleur|migliore|peggiore|più (?:affollat[oa]|tranquill[oa])|melhor|pior|drukste|rustigste|beste) (?:\p{L}+ ){0,6}$/iu
const NONE =
  /(?<!\p{L})(?:no|kein(?:en?)?|ohne|pas de|sans|sin|ning[úu]n|nessun[oa]?|niente|senza|sem|nenhum|geen|zonder|bez|ingen) $/iu
const USUALLY =
  /(?<!\p{L})(?:anche|sempre|di solito|solo|también|siempre|aussi|toujours|também|sempre|auch|immer|always|also) (?:il|el|le|à|a|ao|na|am|on) $|(?<!\p{L})(?:ao|aos|às) $/iu

/** “Taco Tuesday” is a name, and no day to come. */
export function isDayName(before: string, day: string): boolean {
  const word = /(?<!\p{L})\p{Lu}\p{Ll}{2,12} $/u.exec(before)?.[0] ?? ''
  return word !== '' && word.charAt(0) === day.charAt(0) && !/^(?:This|The|That|Some|Samstag|Sonntag) $/u.test(word)
}

/** By language: “a” is another word in Italian. */
const ANY = registry({
  en: /(?<!\p{L})(?:an?|(?:(?:an?|the|one) )?(?:whole|entire|full|typical|usual)) $/iu,
  de: /(?<!\p{L})ein(?:en|em)?(?: (?:ganzen?|halben?))? $/iu,
  es: /(?<!\p{L})(?:todo )?un $/iu,
  fr: /(?<!\p{L})(?:tout )?un $/iu,
  it: /(?<!\p{L})(?:tutt[oa] )?una? $/iu,
  pt: /(?<!\p{L})(?:todo )?uma? $/iu,
  nl: /(?<!\p{L})een(?: (?:hele|halve))? $/iu,
  sv: /(?<!\p{L})en(?: (?:hel|halv))? $/iu,
  pl: /(?<!\p{L})cał(?:y|ą|e) $/iu,
})

const FEAST =
  /(?<!\p{L})(?:black|cyber|good|easter|palm|ash|maundy|shrove|pancake|giving|mothering|throwback|super|small business) $/iu
const FEAST_BEHIND = /^ (?:santo|saint|de pâques|de pascua|di pasqua|de páscoa|wielkanocn\p{L})(?!\p{L})/iu

export const isOneDay = (said: Said): boolean => said.day.kind === 'weekday' && !NOT_ONE.some(tells => tells(said))

/** “every Tuesday”, “los jueves”, “Mon–Fri”: such days come again each week; “for every customer until Saturday” is of one. */
export const isOfEachWeek = ({ text, literals }: Pick<Said, 'text' | 'literals'>): boolean => {
  if (literals.filter(({ kind }) => kind === 'weekday').length > 1 || OFTEN.test(text)) return true
  const named = literals.find(({ weekday }) => weekday !== undefined)
  const isEach = named !== undefined && EACH.test(text.slice(Math.max(0, named.start - NEAR), named.start))
  return isEach || (saysEach(text) && !OF_WHOM.test(text))
}
/** As far before a day as what says that it comes each week. */
const NEAR = 30
/** “every”, “each”, of whatever. */
export const saysEach = (text: string): boolean => ANY_EACH.test(text)
const ANY_EACH =
  /(?<!\p{L})(?:every|each|jeden|cada|chaque|ogni|todas|każd\p{L}+|tous|weekly|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes))(?!\p{L})/iu
/** “every customer”, “à chaque client” are people, and no week. */
const OF_WHOM =
  /(?<!\p{L})(?:every|each|jede[nrm]?|cada|chaque|ogni|todas?(?: las| as)?|todos(?: los| os)?|tous|toutes|każd\p{L}+)(?: (?:les|los|os|as|las|new|first))? (?:customers?|clients?|clienti?|clientes?|guests?|visitors?|members?|person|people|table|orders?|purchase|adult|child|kid|pair|kund\p{L}*|gast|gäste|besuch\p{L}*|mitglied\p{L}*|person\p{L}*|personas?|visitantes?|socios?|adhérents?|visiteurs?|invités?|ospit\p{L}|soci[oa]?|klient\p{L}*|gość|klanten?)(?!\p{L})/iu
const EACH =
  /(?<!\p{L})(?:every|each|jeden|jede|cada|chaque|ogni|todas|todos|todos los|tous les|tutti i|tutte le|każd\p{L}+|elke|varje)(?: (?:other|second|single|as|os|los|first|last|zweiten|due|deux))? $/iu
const OFTEN =
  /(?<!\p{L})(?:every|each|jeden|jede|cada|chaque|ogni|todas as|todos os|tous les|toutes les|tutti i|tutte le|każd\p{L}+|elke|varje) (?:day|week|weekday|weekend|morning|afternoon|evening|night|month|tag|woche|abend|morgen|día|semana|noche|mañana|tarde|jour|jours|semaine|semaines|soir|soirs|matin|giorno|settimana|sera|mattina|dia|noite|manhã|dag|week|avond)(?!\p{L})|(?<!\p{L})(?:weekly|daily|los (?:lunes|martes|mi[eé]rcoles|jueves|viernes))(?!\p{L})/iu

/** What stands beside a weekday and says on which side of today it lies; all but the words of a limit go with it. */
const SIDES: readonly [lies: 'next' | 'ahead' | 'behind', before: RegExp, after?: RegExp][] = [
  [
    'next',
    /(?<!\p{L})(?:next|nächste[nrs]?|próximo|prossimo|volgende|nästa|neste|następn\p{L}+) $/iu,
    /^ (?:prochain|próximo|prossimo|que viene)(?!\p{L})/iu,
  ],
  [
    'behind',
    /(?<!\p{L})(?:last|letzte[nrs]?|vergangene[nrs]?|último|scorso|passado|afgelopen|vorige|förra|ostatni\p{L}*) $/iu,
    /^ (?:dernier|pasado|scorso|passado)(?!\p{L})/iu,
  ],
  ['ahead', /(?<!\p{L})(?:this|diese[nrs]?|kommende[nrs]?|este|questo|deze|komende) $/iu],
]
const LIMIT = /(?<!\p{L})(?:by|before|until|till?|bis|vor|hasta(?: el)?|entro|avant|jusqu['’]à|até|do|tot) $/iu

/** “by Thursday”, “bis Donnerstag”: the last day for something. */
export const isLimit = ({ start }: Literal, text: string): boolean => LIMIT.test(text.slice(0, start))

/** A weekday is the one to come, or the one that was, unless a word beside it says which; “next” is said of two. */
export function meant(day: Literal, text: string, today: number): { words: string; days: number[] } {
  if (day.kind !== 'weekday' || day.weekday === undefined) return { words: day.text, days: [Number(day.values[0])] }
  const [before, after] = [text.slice(0, day.start), text.slice(day.end)]
  const next = nextWeekday(day.weekday, today)
  for (const [lies, leading, trailing] of SIDES) {
    const led = leading.exec(before)?.[0] ?? ''
    const trailed = trailing?.exec(after)?.[0] ?? ''
    if (!led && !trailed) continue
    const first = nextWeekday(day.weekday, today + 1)
    const days = lies === 'next' ? [first, first + WEEK] : [lies === 'ahead' ? next : next - WEEK]
    return { words: `${led}${day.text}${trailed}`, days }
  }
  // Said on that very day it may be today or a week away.
  const days = next === today ? [next, next + WEEK] : [next]
  if (LIMIT.test(before)) return { words: day.text, days }
  if (OVER.test(before) || isPast(before, after)) return { words: day.text, days: [next - WEEK] }
  const around = [before.split(CLAUSE).at(-1) ?? '', after.split(CLAUSE)[0] ?? '']
  if (AHEAD_BESIDE.test(around[0] ?? '') || AHEAD.test(around.join(' '))) return { words: day.text, days }
  if (around.some(text => BEHIND.test(text)))
    return { words: day.text, days: [next - WEEK, ...(next === today ? [next] : [])] }
  // Whoever says its name on that very day means the next one as often.
  return { words: day.text, days: next === today ? [next, next + WEEK, next - WEEK] : [next, next - WEEK] }
}
/** Where another clause begins, which may be of another time. */
const CLAUSE = /[,;:.!?–] | - /
/** “will be closed on Monday”, “we’re back Wednesday”: it is still to come. */
const AHEAD = /(?<!\p{L})(?:will|won[’']t|we[’']ll|i[’']ll|they[’']ll|it[’']ll|going to|wird|werden|kommt)(?!\p{L})/iu
const AHEAD_BESIDE =
  /(?<!\p{L})(?:from|back|due|coming|starting|starts|begins|opens|reopens|closes|arrives|ends|ab|desde(?: el)?|à partir de|dal|a partir de|vanaf|od) (?:on )?$/iu
/** “Results from Saturday”, “before and after of the cut from Friday”: of what was. */
const OVER =
  /(?<!\p{L})(?:results?|scores?|photos|pics|pictures|highlights|recap|winners|leftovers|before and after|before & after|ergebnisse?|vorher[ -]nachher|résultats?|avant[ /]+après|resultados?|risultati|uitslag(?:en)?|wyniki) (?:[^\s,;:.!?]+ ){0,8}(?:from|of|vom|von|du|de|del|di|dal|van|z|do)(?: l[ae])? $/iu
/** “died on Sunday”, “did not load on Thursday”: it is over. */
const BEHIND =
  /(?<!\p{L})(?:did|didn[’']t|was|wasn[’']t|weren[’']t|had|went|came|won|lost|found|ran|raised|broke|gave|took|passed|scored|died|arrived|opened|launched|shipped|hosted|visited|pulled|reached|happened|joined)(?!\p{L})/iu
/** “sorry about monday”, “die Kisten vom Donnerstag” tell of what was; “vom Donnerstag bis Sonntag” is a span. */
const SORRY = /(?<!\p{L})(?:sorry|apologies) (?:about|for) (?:last )?$/iu
const FROM = /(?<!\p{L})vom $/iu
const isPast = (before: string, after: string): boolean =>
  SORRY.test(before) || (FROM.test(before) && !/^,? ?(?:\d|bis|–|-)/iu.test(after))
const WEEK = 7
