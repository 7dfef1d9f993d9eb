// Small things of typing that only a whole brief can settle: where a sentence begins, a day that owns something, a short word.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { registry } from '#lib/registry.ts'

/** “… cans €3.90. not a Christmas beer”: a sentence begins behind a sum, in small letters or not. */
export const withSentences = (text: string): string =>
  text
    .replace(SUM_ENDS, (_, sum: string, first: string) => sum + first.toUpperCase())
    .replace(
      TIME_ENDS,
      (_, number: string, unit: string, first: string) => `${number}${LONG[unit]}. ${first.toUpperCase()}`,
    )
const SUM_ENDS = /((?:[£$€]\d[\d,]*\.\d{2}|(?<![\d.,])\d{1,3}[.,](?:00|1[3-9]|[2-9]\d))\. )(\p{Ll})/gu
/** “… in about 20 min. dont say …”. */
const TIME_ENDS = /(\d ?)(min|hr|sec)s?\. ([a-z])(?=(?:ont|on't|on’t|o not|lease|ls|o|ut|ust|all|ook|e|ou|hanks?) )/gu
const LONG = registry({ min: 'minutes', hr: 'hours', sec: 'seconds' })

/** “Saturdays game”, “tomorrow’s and thursdays orders”: of that one day. */
const OF_A_DAY =
  /(?<!\p{L})((?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?=(?:game|match|fixture|class|session|market|show|gig|run|ride|quiz|walk|training|workshop|tour|meeting|party|service|delivery|orders|bookings|appointments|lesson|fair|event|opening|race|raffle|draw|concert|practice|rehearsal)(?!\p{L}))/giu
export const withOwners = (text: string): string => text.replace(OF_A_DAY, '$1’s ')

/** “Beim 1. mal”, “ab der 36. woche”: a noun behind its number ends no sentence. */
const COUNTED =
  /(?<=(?:^|\s)(?:zum|zur|der|die|das|den|dem|des|am|im|beim|vom|unser|unsere[nr]?|mein|meine[nr]?) \d{1,4}\. )(?:mal|versuch|platz|stock|klasse|tag|woche|monat|jahr|jahrgang|geburtstag|advent|liga|runde|spieltag|mannschaft|laden|auflage|quartal)(?!\p{L})/giu
/** “ab di 29. wieder normal”: the point of a day ends nothing. */
const DAY_GOES_ON =
  /(?<=(?:^|\s)(?:ab|am|bis|vom|den|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) \d{1,2})\. (?=(?:wieder|sind|ist|geht|haben|auf|zu|geschlossen|offen|nur|bis|und|oder|ab|von) )/giu
export const withCounted = (text: string): string =>
  text.replace(DAY_GOES_ON, ' ').replace(COUNTED, noun => noun.charAt(0).toUpperCase() + noun.slice(1))

const WITH = 'an?|the|our|my|your|no|extra|free|all|hops'
const DEEDS =
  'train|send|bring|be|do|get|call|ring|sort|show|teach|post|pay|let|give|see|keep|make|come|have|put|drop|add|text|email|try|need'
const DAYS = '(?:mon|tues?|wed|thurs?|fri|sat|sun)'
const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** “u12s”, “sat+sun”, “not valid w/ insurance”, “turn it w a key”, “il train you”, “we’ve spoke to them”, “… from 1 March sorry”. */
const SHORT: readonly (readonly [RegExp, string | ((typed: string) => string)])[] = [
  // “Friday the 4th of december”.
  [new RegExp(`(?<=\\p{L} )the (?!4th of july)(\\d{1,2})(?:st|nd|rd|th) of (?=${MONTHS}(?!\\p{L}))`, 'giu'), '$1 '],
  // “… Stout 6.2. 16 cans $79”.
  [/(?<=\p{L} \d{1,2}\.\d)\. (?=\d{1,3} (?!am|pm)\p{L})/gu, '.\n'],
  // “march quarter”, “in may”: months that are other words as well.
  [/(?<!\p{L})march(?= (?:quarter|menu|sale|half|break|madness|edition|issue|meeting)(?!\p{L}))/gu, 'March'],
  [/(?<=(?:^|\P{L})(?:in|since|until|till|by|early|late|mid|last|every|end of|start of) )march(?!\p{L})/gu, 'March'],
  [
    /(?<=(?:^|\P{L})(?:in|since|until|till|by|early|late|mid|last|end of|start of) )may(?=[.,!?]| (?:and|we|there|the)(?!\p{L})|$)/gu,
    'May',
  ],
  [
    /(?<=(?:^|\P{L})(?:in|on|until|till?|by|from|since|before|after|mid|early|late|\d{1,2}(?:st|nd|rd|th)?) )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})/gu,
    upperFirst,
  ],
  // “24hrs notice” and “temp 85degrees”: a number and what it counts are two words.
  [/(?<=\d)(?=(?:hrs?|mins?|secs?|wks?|yrs?|days?|hours?|minutes?|weeks?|months?|years?|degrees?)(?!\p{L}))/giu, ' '],
  // “cider incl. book before they go”: what comes with it is said, and the next sentence begins.
  [
    /(?<=\p{L}{3} )incl?(?:\.|(?= (?:book|ring|call|dm|text|come|bring)(?!\p{L})))(?= (?:book|ring|call|dm|text|email|come|bring|see|just|no|pls|please|sign|reserve|meet|starts?|doors|we|you|all|limited|only|from|tickets?)(?!\p{L}))/giu,
    'included.',
  ],
  [/(?<=\p{L}{3} )incl?\.?(?=\s*(?:[,;!)\n]|$)|\. \p{Lu})/gu, 'included'],
  [/(?<!\p{L})tmrw(?=['’]s)/giu, 'tomorrow'],
  [/(?<!\p{L})dm(?= (?:us|me|to|for)(?!\p{L}))/giu, 'DM'],
  // “Do you sell logs? no. can I …”: an answer of a word is over.
  [
    /(?<=\? )(no|yes|nope|yep|yeah|never|always|sure|of course|nein|ja|non|oui|sí|sì|si|sim|não|nee)\. (?=(\p{Ll}))/giu,
    '$1.\n',
  ],
  // “lost a green glove??” asks whoever reads it.
  [/((?:^|[.!\n] ?)(?:lost|missing|anyone|anybody|who|fancy|want|looking) [^.!?\n]{3,70})\?{2,}/giu, '$1?'],
  [/(?<=\p{L} )w\/ (?=\p{L})/gu, 'with '],
  [new RegExp(`(?<=\\p{L} )w(?= (?:${WITH})(?!\\p{L}))`, 'gu'), 'with'],
  [/(?<![\p{L}\p{N}])u(\d{1,2}s?)(?![\p{L}\p{N}])/gu, 'U$1'],
  [new RegExp(`(?<!\\p{L})(${DAYS})\\+(${DAYS})(?!\\p{L})`, 'giu'), '$1 + $2'],
  [new RegExp(`(?<![\\p{L}’'.@-])il (?=(?:${DEEDS})(?!\\p{L}))`, 'giu'), 'I’ll '],
  [
    /(?<=[\p{L}\d]{3})(?<!(?:^|\P{L})(?:so|really|very|truly|are|['’]?re|am|is|say|saying|said|feel|feeling|not|be|a|the|and|but|or|ever)) sorry(?=[.!]|\n|$)/giu,
    ', sorry',
  ],
  [/(?<=(?:['’]ve|(?<!\p{L})(?:have|has|had|weve|theyve|ive)) )spoke(?!\p{L})/giu, 'spoken'],
]
export const withShort = (text: string): string =>
  SHORT.reduce((said, [typed, meant]) => said.replace(typed, meant as string), text)
