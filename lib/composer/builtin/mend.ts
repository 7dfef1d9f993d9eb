// The brief's own words, typeset: capitals, stops, days in full. No word is swapped, dropped or added.

import { withNames } from '#lib/composer/builtin/typed/named.ts'
import type { Owned } from '#lib/composer/builtin/typed/owned.ts'
import type { Typing } from '#lib/composer/builtin/typed/typing.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { spellOut } from '#lib/composer/lexis/spelling.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { findCommands } from '#lib/composer/literals/names.ts'
import { lexiconOf, packOf } from '#lib/composer/packs/index.ts'
import type { whereOf } from '#lib/composer/question.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { endsItself } from '#lib/composer/words/ends.ts'

export type Clock = ReturnType<typeof whereOf> & { emoji: boolean; brand: string; typing?: Typing; owned?: Owned }

const CASED = new Set(['en', 'de'])

/** A piece as it was typed, its names of days and months with their capital and its marks calm. */
export function mended(text: string, literals: readonly Literal[], clock: Clock): string {
  let [out, last] = ['', 0]
  for (const { start, end, kind, text: own } of literals) {
    if (kind !== 'date' && kind !== 'weekday' && kind !== 'period') continue
    out += text.slice(last, start) + capital(own, clock)
    last = end
  }
  return calm(withNames(spelled(plainly(out + text.slice(last)), clock), clock), clock)
}

/** Without what somebody says while they think or go on, and without a bracket that nothing opens or closes; “2)” numbers a step. */
const plainly = (text: string): string => {
  const said = text
    .replace(HESITATION, '')
    .replace(GOING_ON, '')
    .replace(LABEL, '')
    .replace(TICKED, '$1')
    .replace(ARROWS, ' → ')
    .replace(SMILES, (_, behind) => (behind ? ' – ' : ' '))
    .replace(/^(\d{1,2})\) /, '$1. ')
    .replace(DANGLES, '')
  return ['()', '[]'].reduce(
    (before, [open = '', close = '']) =>
      before.split(open).length === before.split(close).length
        ? before
        : before.replaceAll(open, '').replaceAll(close, ''),
    said,
  )
}
/** “… au téléphone du magasin mais”: what it leads on to is not told. */
const DANGLES =
  /,? (?:but|and|because|mais|parce que|et|pero|porque|aber|und|oder|weil|perché|mas|maar|omdat|ale|och|men|eftersom)(?=[.…]*$)/iu
/** “… hurt his back :( new date”: no bracket, and it parts as a picture does. */
const SMILES = /(?<=[\p{L}\p{N}]) [:;]-?[()](?: (?=([\p{L}\p{N}]))|$)/gu
/** A command between back ticks is one without them. */
const TICKED = /`([^`\n]+)`/gu
/** “41 -> 6”. */
const ARROWS = / ?(?:-{1,2}>|=>) ?/gu
/** “then: I’m booking for June”, “facts: …”. */
const LABEL =
  /^(?:then|so|(?:the )?facts|fakten|dann|datos|puis|ensuite|poi|depois|sub(?:title|line|head)?|cta|footer|kicker|strapline|untertitel|unterzeile|sous-titre|subtítulo|sottotitolo|ondertitel|podtytuł|i (?:reckon|think|guess|suppose)|ich (?:denke|glaube|meine)|je (?:pense|crois)|creo|penso|acho)[:：] (?=\S)/iu
const HESITATION =
  /(?<![\p{L}\p{N}’'-]),? ?(?:uhm?|erm|äh|ähm|öh|euh|ehm|えっと|えーと)(?:[,.…]+(?= )|(?![\p{L}\p{N}’'-]))/giu
/** “A ver, que en Semana Santa cerramos”, “Så: lämna in”: with its sign, some of them alone as well. */
const GOING_ON =
  /^(?:(?:so )?(?:basically,? )?what happened (?:is|was)(?: that)?[ ,]+|(?:słuchaj(?:cie)?|hola buenas|so basically)[ ,]+|so[ ,]+(?=(?:it|that|there|here|if|from|on|at)(?:['’]?s)?(?!\p{L}))|(?:so )?what we['’]?d (?:tell people|say|advise|suggest)(?: is|:)?,? |(?:ok|okay|oh|ah|eh|um|uh|anyway|naja|bueno|pues|euh|allora|então|nou|no więc|alltså|それで|それから)[ ,]+|(?:a ver,? que|ja also|bon alors|alors voilà)[ ,:]+|(?:a ver|mira|vale|bon|alors|eh bien|ecco|senti|dunque|olha|olhe|bom|tja|well|kijk|jo|jaha|så)[,:] |(?:and|but|und|aber|pero|et|mais|mas|maar|ale|och|men)[ ,]+(?=\p{L}{2}))+/iu

/** “dont”, and the names of feasts; what chat shortens to a letter or two may be anything, but for “u”. */
const LEAST_CHAT = 3
const spelled = (text: string, { language }: Clock): string => {
  const { chat, feasts } = lexiconOf(language)
  return spellOut(written(language === 'en' ? asked(itIs(weAre(text.replace(DOTTED, '')))) : text, language), {
    chat: language === 'en' ? longEnough(chat) : new Map(),
    feasts,
  })
}
/** “were hiring”: at the start of a clause it says who; “Were you there?” asks. */
const weAre = (text: string): string =>
  text.includes('?')
    ? text
    : text.replace(
        /(^|[,;.!–-] )(w)ere (?=\p{L}+ing(?!\p{L})|(?:back|closed|open|now|not|next|here|moving|so|still|just|also|all|off|on|at|in|the|an?|proud|happy|excited)(?!\p{L}))/giu,
        '$1$2e’re ',
      )
/** “What’s the one thing you’d keep”: one clause that asks has its sign; “What’s on”, “How we do it” are titles. */
const asked = (text: string): string =>
  ASKS.test(text) && !/[,:;–—?!]|[.] /.test(text)
    ? text.replace(/(?<=\p{L})(?=\.?[^\p{L}\p{N}.]*$)/u, '?').replace('?.', '?')
    : text
const ASKS =
  /^(?:(?:what(?:['’]?s| is)|which is) (?:the|your) \p{L}|who else (?:\p{L}+s|has|is|was|will|can|thinks?) |(?:what|where|when|why|how|which \p{L}+) (?:do|did|are|would|have) you |(?:do|did|have|are) you (?:\p{L}+ ){2})/iu
/** “incl. a glass”: the stop of a short form that is written out. */
const DOTTED = /(?<=(?<!\p{L})(?:incl|excl|avg))\.(?= )/giu
/** “its back”, “and its volunteers week” at the start of a clause; “its queen, its roof” are what it has. */
const itIs = (text: string): string => text.replace(IT_IS, '$1$2t’s ').replace(LETS, '$1et’s ')
/** “so lets answer them”; what lets readers do something is a verb. */
const LETS =
  /(?<=^|(?<!\p{L})(?:so|and|then|ok|okay|now) )(l)ets (?!(?:you|us|me|them|him|her|it|people|everyone|users|staff|customers|members|guests|the|an?|your|our|my|in|out|go)(?!\p{L}))(?=\p{Ll})/giu
const IT_IS = new RegExp(
  `(^|[,;.!?–-] |(?<!\\p{L})(?:and|but|so|now|then|because|cause|when|if|that|think|know|hope|says|glad|sure|unless|until|where) )(i)ts (?=${[
    '(?:an?|the|my|our|your|not|no|now|on|in|at|all|back|here|been|going|just|so|too|still|very|really|almost|nearly|also|never|always|behind|beside|next|below|above|under|over|only|time|that|what|how|why|because|like|half|normally|usually)(?!\\p{L})',
    '[£€$+]?\\d',
    '(?:free|open|closed|cold|hot|raw|good|bad|great|ready|official|easy|hard|fun|gone|done|full|empty|wet|dry|runny|late|early|wrong|right|broken|true|safe|fixed|mended|sorted|repaired|posted|finished|over|cancelled|packed|delayed|freezing|boiling|raining|snowing|eaten|sold|made|baked|taken|used|needed|closed|washed|poured|served)(?= again| now| and| in| on| at| for| till| until| today| tomorrow| outside|[.,!;]|$)',
    "(?!(?:first|second|third|last|busiest|best|own) )(?:\\p{L}[\\p{L}’']* ){1,4}(?:day|week|month|birthday)(?!\\p{L})",
  ].join('|')})`,
  'giu',
)
/** Short forms that are capitals, names of makers, the German hour, a noun behind its number, and French “à”. */
const written = (text: string, language: string): string => {
  const named = text.replace(WORD, word => WRITTEN.get(word) ?? word)
  if (language === 'fr') return named.replace(A, a => (a === 'a' ? 'à' : 'À'))
  return language === 'de' ? named.replace(/(?<=\d )uhr(?!\p{L})/gu, 'Uhr').replace(SMALL, german) : named
}
/** “am do”, “klasse b”. */
const SMALL =
  /(?<=(?:^| )(?:am|ab|bis|jeden) )(?:mo|di|mi|do|fr|sa|so)(?=[,.;]| (?!dass|wie|was)\p{L}|$)|(?<!\p{L})klasse (?:be?|am?|a[12]|ce?|de?|\d{1,2})(?![\p{L}\p{N}])/giu
const german = (said: string): string =>
  said.replace(/^\p{L}/u, first => first.toUpperCase()).replace(/ \p{L}+$/u, letters => letters.toUpperCase())
/** Where a clause begins no verb but an infinitive follows it: “a commander 48h avant”. */
const A =
  /(?<!\p{L})a(?= partir (?:de|du|des|d['’])| \d{1,2} ?h(?!\p{L})| tou(?:te)?s(?!\p{L})| bient[oô]t| cause d| \S+@)|(?<=ée?s )a(?= (?:l['’]|la |nos |votre |vos ))|(?<=^|[,;:.(] )a(?= \p{L}{2,}(?:er|ir|oir|dre|tre|ire) )/giu
const WORD = /(?<![\p{L}\p{N}@./_-])\p{L}{2,9}(?![\p{L}\p{N}@/_’'-]|\.\p{L})/gu
const NAMES =
  'kWh NHS UK DJ BBQ CV PDF USB WiFi DIY VAT AGM MOT DBS HGV GCSE PTA RSVP TÜV iPhone iPad Android WhatsApp Instagram Facebook TikTok YouTube LinkedIn PayPal'
const WRITTEN = new Map(NAMES.split(' ').map(name => [name.toLowerCase(), name]))
let long: ReadonlyMap<string, string> | undefined
const longEnough = (chat: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  (long ??= new Map([...chat].filter(([short]) => short.length >= LEAST_CHAT || short === 'u')))

const capital = (words: string, { language }: Clock): string => {
  const { weekdays, months } = lexiconOf(language)
  return words.replace(/\p{L}[\p{L}’'-]*/gu, each =>
    CASED.has(language) && !isAdverb(each, language) && (weekdays.has(fold(each)) || months.has(fold(each)))
      ? upperFirst(each)
      : each,
  )
}

/** “mittwochs” is no name. */
const isAdverb = (word: string, language: string): boolean => language === 'de' && /^\p{Ll}\p{L}+s$/u.test(word)

const PICTURE = String.raw`(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f)`
const PICTURES = new RegExp(PICTURE, 'gu')
/** Between words a picture sign parts them as a dash does, before another sentence as a stop; German writes nouns with a capital. */
const BETWEEN = new RegExp(`(?<=[\\p{L}\\p{N}]) ?${PICTURE} ?(?=[\\p{L}\\p{N}])`, 'gu')
const BEFORE_SENTENCE = new RegExp(`(?<=[\\p{Ll}\\p{N}]) ?${PICTURE} (?=\\p{Lu}\\p{Ll}* \\p{Ll}+ \\p{Ll})`, 'gu')
const unpictured = (text: string, language: string): string => {
  const bare = text.replace(/(\ufe0f|\u200d)/g, '')
  return (language === 'de' ? bare : bare.replace(BEFORE_SENTENCE, '. ')).replace(BETWEEN, ' – ').replace(PICTURES, '')
}

/** What somebody says between single marks; “don't” and “the girls' team” quote nobody. */
const SINGLE = /(?<![\p{L}\p{N}.])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){8,300}[.!?])'(?![\p{L}\p{N}])/gu

/** What somebody shouts is shouted: “only two minutes!” in its marks. Outside of them it is a stop, and nothing inside of a sentence that has blanks. */
function calmed(text: string): string {
  const quotes = /[!！¡]/.test(text) && QUOTES.test(text) ? quotesOf(text) : []
  return text.replace(/[!！¡]+/g, (marks, at: number) => {
    if (quotes.some(({ start, end }) => start < at && at < end)) return marks.charAt(0)
    const next = text.charAt(at + marks.length)
    if (UNSPACED.test(next)) return '。'
    return next === '' || /\s/.test(next) ? '.' : ''
  })
}

const QUOTES = /["“”„«»‹‘「『]/u

function calm(text: string, { language, emoji }: Clock): string {
  const [open, close] = packOf(language).quotes
  const quoted = (emoji ? text : unpictured(text, language))
    .replace(/"([^"]{1,300})"/g, `${open}$1${close}`)
    .replace(SINGLE, `${open}$1${close}`)
  const bare = calmed(quoted)
    .replace(/\.{2,}|…/g, '.')
    .replace(/\?{2,}/g, '?')
    .replace(/\s+/g, ' ')
    .replace(language === 'fr' ? / (?=[,.)](?:[\s,.]|$))/g : / (?=[,.;:)](?:[\s,.]|$))/g, '')
    .replace(language === 'fr' ? / (?=[:;?](?:\s|$))/g : /(?!)/g, '\u00a0')
    .replace(/\.(?: \.|\.)+/g, '.')
  const ended = withoutEnd(bare, `${SPACES},;:–-`)
  // “-15 %” takes away, “--dry-run” is typed so.
  const trimmed = /^\s*(?:[-–]\d|--\p{L})/u.test(ended) ? ended.trimStart() : withoutStart(ended, `${SPACES},.;:–-`)
  return upperFirst(language === 'en' ? trimmed.replace(/(?<![\p{L}\d’'])i(?=\s|’|')/gu, 'I') : trimmed)
}

/** What begins with a name like “iOS” or “v2.4”, an address or a command. */
const isMachined = (text: string): boolean =>
  /^\p{Ll}[\p{Lu}\d]|^--|^\S*(?:@|\.\p{L}|:\/\/)\S/u.test(text) || findCommands(text.slice(0, 80))[0]?.start === 0

/** “iOS”, addresses and commands keep their small letter. */
export const upperFirst = (text: string): string =>
  isMachined(text)
    ? text
    : text.replace(/^([«„“"「(]*\s?)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
/** With a stop at its end. */
export function sentence(text: string): string {
  // “ab 9.” would be the ninth.
  if (endsItself(text) || /(?:^|\s)(?:ab|bis|um|am|vom|zum|od|do|dnia|alle|dalle) \d{1,2}$/iu.test(text)) return text
  if (!/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return `${text}.`
  // In Japanese a sentence ends in its verb; a fragment has no stop.
  return /[\u3041-\u309f]$/.test(text) ? `${text}。` : text
}
/** Without one, as headlines and items stand. */
export const unstopped = (text: string): string => (DAY_OF_MONTH.test(text) ? text : withoutEnd(text, '.。'))
/** “ab 1.1.” is a day with its second stop alone. */
const DAY_OF_MONTH = /(?:^|[^\d.$£€])\d{1,2}\.\d{1,2}\.$/u
