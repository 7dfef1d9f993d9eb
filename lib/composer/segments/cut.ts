// A brief in numbered pieces. The numbers are evidence: a change of the rules makes recorded answers stale.
import { fold } from '#lib/composer/lexis/fold.ts'
import { packs } from '#lib/composer/packs/index.ts'
import type { Pack } from '#lib/composer/packs/pack.ts'
import { cleaned, isRow, linesOf, type Opening } from '#lib/composer/segments/clean.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { typeSpoken } from '#lib/composer/segments/spoken.ts'
import { oncePerText } from '#lib/composer/steps.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** It stood in brackets, or its sentence goes on behind them. */
type Around = 'inside' | 'behind'
type Cut = { text: string; around?: Around | undefined; beside?: boolean; opens?: Opening | undefined }

/** The pieces in order; the first has the number 1. */
export const cutSegments = (brief: string): string[] => cut(brief).map(({ text }) => text)

type Laid = { brackets: Map<number, Around>; beside: Set<number>; opens: Map<number, Opening> }
/** The numbers of the pieces that stood in brackets or go on behind them, of those that a blank alone parts from the one before them in their line, in a script that parts no words, and how those begin that begin a line. */
export function laidIn(brief: string): Laid {
  const pieces = cut(brief)
  return {
    brackets: new Map(pieces.flatMap(({ around }, at) => (around ? [[at + 1, around]] : []))),
    beside: new Set(pieces.flatMap(({ beside }, at) => (beside ? [at + 1] : []))),
    opens: new Map(pieces.flatMap(({ opens }, at) => (opens ? [[at + 1, opens]] : []))),
  }
}

const cut = oncePerText((brief): readonly Cut[] =>
  linesOf(typeSpoken(cleaned(brief))).flatMap(({ text, opens }) =>
    (isRow(text) ? [{ text }] : cutLine(text)).map((piece, at) => (at === 0 ? { ...piece, opens } : piece)),
  ),
)

const cutLine = (line: string): Cut[] =>
  line
    .split(ITEM)
    .flatMap(unbracketed)
    .flatMap(({ text, around }) =>
      spaced(line, text).map(({ piece, beside }, at) => ({
        text: piece.replace(/^[\s.!?]+/, '').trim(),
        around: around === 'behind' && (at > 0 || !GOES_ON.test(piece)) ? undefined : around,
        beside,
      })),
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
/** Its sentences, and which of them stand behind a blank. */
const spaced = (line: string, text: string): { piece: string; beside: boolean }[] =>
  (isJapanese(line) ? cutSpaces(text) : cutSmiles(text)).flatMap((part, nth) =>
    cutSentences(part).map((piece, at) => ({ piece, beside: isJapanese(line) && nth > 0 && at === 0 })),
  )
const GOES_ON = /^\s*(?:[-–—=] ?(?=[€£$\d])|[,،、:€£$]|\p{Ll}|\d)/u

/** “①集合 ②出発”, “●午前 ●午後”: each is an item of its own, wherever it stands. */
const ITEM = /[●■◆①-⑳]/

const isJapanese = (line: string): boolean => /[\u3041-\u30ff]/.test(line)
const SAID_ASIDE = 14

/** A bracket that holds a remark stands by itself; a short one stays where it is. */
function unbracketed(line: string): Cut[] {
  const pieces: Cut[] = []
  let from = 0
  let around: Around | undefined
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== '(') continue
    const end = line.indexOf(')', at)
    if (end < 0) break
    const inside = line.slice(at + 1, end)
    if ([...inside].length >= SAID_ASIDE && inside.trim().includes(' ')) {
      pieces.push({ text: line.slice(from, at), around }, { text: inside, around: 'inside' })
      around = /[.!?…]\s*$/u.test(line.slice(from, at)) ? undefined : 'behind'
      from = end + 1
    }
    at = end
  }
  return [...pieces, { text: line.slice(from), around }]
}

/** Japanese parts its remarks by spaces; a space inside of Latin words stays, and where a particle leads on (“日あたりと つかいかたで かわります”) it parts nothing. */
const cutSpaces = (piece: string): string[] =>
  joinNeighbours(
    piece.split(/(?<![A-Za-z0-9])[ \u3000]|[ \u3000](?![A-Za-z0-9])/),
    (before, next) => LEADS_ON.test(before) && before + next,
  )
const LEADS_ON = /[\p{L}\p{N}](?:[はをとにがへや]|[ぁ-ん]で|くて|しく)$/u

/** “so let’s answer them 🙂 Do I have to audition?”: a picture that stands for a stop, where both sides are sentences. */
const cutSmiles = (piece: string): string[] => {
  const parts = piece.split(/(?<=\p{Extended_Pictographic}\ufe0f?) +(?=\p{Lu})/u)
  return parts.every(part => (part.split(/[.!?]/)[0] ?? '').split(' ').length > SENTENCE) ? parts : [piece]
}
const SENTENCE = 4

const STOPS = /[.!?…。！？؟]+|[;；؛]/g
const CLOSERS = /^["'”’»」)\]]/

function cutSentences(piece: string): string[] {
  const quotes = quotesOf(piece)
  const sentences: string[] = []
  let [from, nearest] = [0, 0]
  for (const match of piece.matchAll(STOPS)) {
    const start = match.index
    let end = start + match[0].length
    while ((quotes[nearest]?.end ?? Number.POSITIVE_INFINITY) <= start) nearest++
    const around = quotes[nearest]
    if (around && around.start < start) {
      // A sentence that ends with its quote ends there (“qui paie ? »” too), unless it goes on in a small letter.
      if (
        /\S/.test(piece.slice(end, around.end - 1)) ||
        !/^\s+[\p{Lu}\p{N}€£$]/u.test(piece.slice(around.end, around.end + 3))
      )
        continue
      end = around.end
    } else if (CLOSERS.test(piece.slice(end))) end++
    if (!endsHere(piece, from, start, end)) continue
    sentences.push(piece.slice(from, end).replace(/[;；؛]$/, ''))
    from = end
  }
  return [...sentences, piece.slice(from)]
}

const FULL = /[。！？؟…!?;；؛]/

function endsHere(piece: string, from: number, start: number, end: number): boolean {
  const after = piece.slice(end, end + 24)
  const wide = /[。！？؟；؛]/.test(piece[start] ?? '')
  if (!wide && after !== '' && !/^\s/.test(after)) return false
  if (FULL.test(piece.slice(start, end)) || end - start > 1) return true
  const before = piece.slice(Math.max(from, start - 16), start)
  return !(isAbbreviation(before, after) || isOrdinal(before, after) || isBracketed(piece, from, start))
}

const listed = (list: (pack: Pack) => string): Set<string> =>
  new Set(Object.values(packs).flatMap(pack => list(pack).split(/[| ]/).filter(Boolean).map(fold)))
const abbreviations = listed(pack => pack.abbreviations)
const months = listed(pack => pack.months)
/** Short forms of months and weekdays; their full names end sentences like any word. */
const calendar = new Set([...months, ...listed(pack => pack.weekdays)].filter(word => word.length <= 4))
/** What always leads on: titles, “ul. Długa”, “inkl. Material”. */
const leads = new Set(
  'mr mrs ms dr st prof smt shri kum rev capt sr sra dra m mme mlle sig dott inż mgr ul św avda pza bd inkl exkl zzgl weibl männl'
    .split(' ')
    .map(fold),
)
/** Dutch in single letters: “o.l.v. Marloes van Gorp”, “i.v.m. Koningsdag”. */
const DOTTED = /^(?:o\.l\.v|m\.m\.v|i\.v\.m|i\.p\.v|m\.b\.v|t\.a\.v|t\.n\.v|d\.m\.v|o\.a)$/iu
const UNITS = new Set('mio mrd tsd std min sek stk ca mill mln mld tys max approx hrs'.split(' '))
const afterDate = new Set('um ab von bis im in und o w od do i u ore alle kl om och'.split(' '))

const YEAR = /^\s+(?:19|20)\d\d(?![\d.,]|\s?[€$£%])/

const isAbbreviation = (before: string, after: string): boolean => {
  const [, number, last = ''] = /(?:^|[\s(]|(\d)\.? )(\p{L}[\p{L}.]*)$/u.exec(before) ?? []
  if (/^[A-Z]\.[A-Z]$/.test(last)) return /^U\.[KS]$/.test(last) && /^ \p{Ll}/u.test(after)
  // “Oct. 26”, “Do. 26.11.”, “12. Jan. 2027” and “12 dic. alle 19” go on; “21 oct. 45 €” is two remarks.
  if (calendar.has(fold(last)) && number === undefined) return /^\s+\d/.test(after)
  if (calendar.has(fold(last))) return YEAR.test(after) || afterDate.has(fold(/^\s+(\p{Ll}+)/u.exec(after)?.[1] ?? ''))
  if (leads.has(fold(last)) || DOTTED.test(last)) return true
  // “£45 incl. VAT”, and not “vini incl. Prenotazioni …”.
  if (/[\d€$£%] ?(?:incl|excl)$/i.test(before)) return true
  // “by T. K. Oyelaran”: initials before a name.
  if (
    /^\p{Lu}$/u.test(last) &&
    (INITIALS.test(before) ||
      AMONG_NAMES.test(before) ||
      (BESIDE_NAME.test(before) && /^ \p{Lu}\p{Ll}/u.test(after)) ||
      /^ \p{Lu}\. ?\p{Lu}/u.test(after))
  )
    return true
  // “a noite de S. João” is a saint’s, “Vid. Meera Nair” is learned, “Joyce Bros. Hardware” a shop, “Tralee, Co. Kerry” a place.
  if ((last === 'S' && SAINT.test(after)) || (/^(?:Vid|Bros)$/.test(last) && /^ \p{Lu}/u.test(after))) return true
  if (last === 'Co' && COUNTY.test(after)) return true
  // “3,2 Mio. Fahrgäste”: behind a number it is a unit, whatever follows.
  if (number !== undefined && UNITS.has(fold(last)) && /^\s+\p{L}/u.test(after)) return true
  // “Hafenstr. 12”
  if (/\p{L}str$/iu.test(last) && /^\s+\d/.test(after)) return true
  return abbreviations.has(fold(last)) && !/^\s+\p{Lu}/u.test(after)
}

const SAINT =
  /^ (?:João|Pedro|Martinho|Paulo|Bento|José|Miguel|Brás|Jorge|Tomé|Vicente|Roque|Gonçalo|Mateus|Maria|Giovanni|Giuseppe|Antonio|Lorenzo|Marco|Pietro|Martino|Rocco|Lucia|Anna)(?!\p{L})/u

const COUNTY =
  /^ (?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Londonderry|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?!\p{L})/u

/** Behind another initial, or behind who writes or leads. */
const INITIALS = /(?:(?<!\p{L})\p{Lu}\. ?|(?:^|\s)(?:by|with|from|von|mit|por|con|par|avec|di|przez) )\p{Lu}$/u

/** “Noreen Ryan and P. Tobin”. */
const BESIDE_NAME = /\p{Lu}\p{Ll}+ (?:and|&|und|et|y|e|i|en) \p{Lu}$/u
/** “Mary Kelly, P. Noone”. */
const AMONG_NAMES = /\p{Lu}\p{Ll}{1,12} \p{Lu}\p{L}{1,12}, \p{Lu}$/u

/** “1. November”, “11.11. 17 Uhr”, “1. Mehl” at the head of a line. */
function isOrdinal(before: string, after: string): boolean {
  const [, inner] = /(?:^|[^\p{L}\d.:])\d{1,2}(\.\d{1,2})?$/u.exec(before) ?? []
  const next = fold(/^\s+([\p{L}\d]+)/u.exec(after)?.[1] ?? '')
  if (inner === undefined && COUNTED.test(before) && /^\s+\p{Lu}/u.test(after)) return true
  if (inner === undefined)
    return (
      /^\d{1,2}$/.test(before) ||
      (/\d$/.test(before) && isPaired(after)) ||
      (/(?:^|\D)\d{1,2}$/.test(before) && months.has(next))
    )
  return (
    /^\d/.test(next) || afterDate.has(next) || /^\s+\p{Ll}/u.test(after) || (!SAID_ALONE.has(next) && NOUN.test(after))
  )
}
/** “bis 3.1. Ferien, …”: one noun is no sentence, but for those that people say alone. */
const NOUN = /^\s+\p{Lu}\p{Ll}{3,}(?:[,.!?]|\s+(?:und|oder)\s|\s*$)/u
const SAID_ALONE = new Set(
  'danke sorry bitte merci gracias grazie anmeldung grusse gruss hallo thanks tickets eintritt info infos'.split(' '),
)

/** “zum 25. Mal”, “unser 3. Laden”, “15:15 2. Herren” at the head of a line. */
const COUNTED =
  /^\d{1,2}[:.]\d\d (?:Uhr )?\d{1,2}$|(?:^|\s)(?:zum|zur|der|die|das|den|dem|des|am|im|beim|vom|unser\p{L}{0,2}|mein\p{L}{0,2}) \d{1,4}$/iu

/** “vom 1. und 2. März”, “Donnerstag 25. bis Samstag 27. Mai”. */
const isPaired = (after: string): boolean =>
  /^\s+(?:und|oder|bis|et|ou|e|i|–|-) (?:\p{L}{2,12}\.?,? (?:den |dem )?)?\d/u.test(after)

/** Short brackets are never cut. */
const isBracketed = (piece: string, from: number, at: number): boolean => {
  const open = piece.lastIndexOf('(', at)
  return open >= from && piece.lastIndexOf(')', at) < open && piece.indexOf(')', at) >= 0
}
