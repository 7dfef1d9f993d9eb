// What a later piece of a brief says instead of what stands before it: “scrap that”, “no wait, it’s £16.50”, “home is 1.30 now, not 1.15”.
import { acrossIn, type Correction } from '#lib/composer/builtin/reading/corrected/across.ts'
import type { Mend } from '#lib/composer/builtin/reading/corrected/mends.ts'
import { endsHere, FILLERS, goesOn, turnsIn, wordsIn } from '#lib/composer/builtin/reading/corrected/taken.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { registry } from '#lib/registry.ts'

type Span = { start: number; end: number }
type Said = { text: string; literals: readonly Literal[] }
const NONE: Correction = { gone: [], mends: [] }
const KINDS = new Set<Literal['kind']>(['money', 'time', 'date', 'weekday', 'percent'])
/** “4” is said of “4pm”, “4:00” and “£4” as well. */
const isSame = (a: Literal, b: Literal): boolean =>
  (a.kind === b.kind && a.values[0] === b.values[0]) ||
  (a.kind === 'number' && BARELY[b.kind]?.exec(b.text)?.[1] === a.text)
const BARELY: Partial<Record<Literal['kind'], RegExp>> = registry({
  time: /^(\d+)(?:[.:h]00)?(?!\d|[.:h]\d)/,
  money: /^\D{0,4}(\d+(?:[.,]\d\d)?)(?![\d.,])/,
})

/** “Correction: in yesterday’s newsletter …”: readers are told what was wrong. */
export const correctsNews = (text: string): boolean =>
  /^(?:corrections?|berichtigung|korrektur|richtigstellung|corrección|fe de erratas|rectificación|rectificatif|correzione|rettifica|correção|errata|correctie|rectificatie|sprostowanie)\s?[:.]/iu.test(
    text,
  )

/** Of the last piece. */
export function correctionIn(
  pieces: readonly Said[],
  clauseAt: (piece: number, at: number) => Span,
  lexicons: readonly Lexicon[],
): Correction {
  const [own, before] = [pieces.at(-1), pieces.slice(0, -1)]
  const found = own ? behind(own, before, clauseAt, lexicons) : NONE
  const across = found.mends.length === 0 ? acrossIn(pieces, lexicons) : NONE
  return across.gone.length > 0 ? across : found
}

function behind(
  { text, literals }: Said,
  before: readonly Said[],
  clauseAt: (piece: number, at: number) => Span,
  lexicons: readonly Lexicon[],
): Correction {
  const by = before.length
  const restated = restatedIn({ text, literals }, before, at => clauseAt(by, at))
  if (restated) return restated
  const direct = directIn({ text, literals }, lexicons)
  const [found = direct?.turn] = lexicons
    // “sorry, it’s”: a dash between two words of a turn is passed over.
    .flatMap(({ taken }) => taken.find(text.replaceAll(',', '-')))
    // “Hang on to your receipt”
    .filter(({ end }) => !/^ to (?!\d)/.test(text.slice(end)))
  if (!found || by === 0) return NONE
  const earlier = before.flatMap(one => one.literals)
  const isNew = (one: Literal) => earlier.some(each => standsFor(one, each)) && !earlier.some(each => isSame(each, one))
  // “11:30 we stir, till brown and shiny no NOT shiny, dull” puts no hour right.
  const value = literals.find(one => KINDS.has(one.kind) && one.end > found.start - NEAR && isNew(one))
  if (!value && (found === direct?.turn || clauseAt(by, found.start).start > 0)) return NONE
  const of = value ? before.findLastIndex(one => one.literals.some(each => standsFor(value, each))) : by - 1
  const end = value ? endOf({ text, literals }, value, direct?.value) : clauseAt(by, found.end).end
  const self = { of: by, from: 0, to: end, isNoise: true }
  const whole = { gone: [{ of, from: 0, to: before[of]?.text.length ?? 0, isNoise: false }], mends: [] }
  const { gone, mends } =
    (value && replaced({ text, value }, { of, by, said: before[of] as Said }, at => clauseAt(of, at))) ?? whole
  return { gone: [self, ...gone], mends }
}

/** Values that are said once more with what they stand for, or as what holds now. */
function restatedIn(own: Said, before: readonly Said[], clauseAt: (at: number) => Span): Correction | undefined {
  const by = before.length
  const [swaps, renewals] = [swapped(own, before), renewed(own, before)]
  const stale = Math.max(...swaps.map(one => one.stale.start))
  if (swaps.length + renewals.length === 0) return undefined
  return {
    gone: [
      ...(swaps.length > 0 ? [{ of: by, from: 0, to: clauseAt(stale).end, isNoise: true }] : []),
      // What stands before “so scything is now 2.30pm” may be news of its own.
      ...renewals.map(({ value }) => {
        const { start, end } = clauseAt(value.start)
        return { of: by, from: start, to: end, isNoise: true }
      }),
    ],
    mends: [...swaps.map(({ mend }) => mend), ...renewals],
  }
}

/** “no wait, 8pm”: a turn that begins the piece, and a value right behind it. */
function directIn({ text, literals }: Said, lexicons: readonly Lexicon[]): { turn: Span; value: Literal } | undefined {
  const isBare = (from: number, to: number) => wordsIn(text.slice(from, to)).every(({ key }) => FILLERS.has(key))
  for (const turn of turnsIn(text, lexicons)) {
    const value = literals.find(({ start }) => start >= turn.end)
    if (!value || !isBare(0, turn.start) || !isBare(turn.end, value.start)) continue
    const behind = text.slice(value.end)
    if (!turn.weak || (!goesOn(behind) && (!isDay(value) || endsHere(behind)))) return { turn, value }
  }
  return undefined
}

/** “… no hang on Sunday the 4th, 5.15am”: what has a value of its own behind the one that was put right is told. */
const endOf = ({ text, literals }: Said, value: Literal, direct: Literal | undefined): number =>
  value === direct && literals.some(({ start }) => start >= value.end) ? value.end : text.length

/** Of one kind, and a date in the place of a weekday. */
const standsFor = (value: Literal, old: Literal): boolean =>
  value.kind === old.kind || (value.kind === 'date' && old.kind === 'weekday')

type New = { text: string; value: Literal }
type Old = { of: number; by: number; said: Said }

/** The only value of its kind, else the one whose clause begins with a word of the correction; that clause is told no more where none is sure. */
function replaced({ text, value }: New, { of, by, said }: Old, clauseAt: (at: number) => Span): Correction | undefined {
  const all = said.literals.filter(each => standsFor(value, each))
  const [old] = all
  if (old && all.length === 1) return { gone: [], mends: [{ of, by, old, value }] }
  const about = labelled(text, value, said, all, clauseAt)
  if (!about) return undefined
  const own = all.filter(({ start }) => start >= about.start && start < about.end)
  const begun = beginning(text, value)
  const within = withoutEnd(said.text.slice(about.start, about.end), ' ,;.')
  return begun && own[0] && own.length === 2
    ? { gone: [], mends: [{ of, by, old: own[0], value: begun, within }] }
    : { gone: [{ of, from: about.start, to: about.end, isNoise: false }], mends: [] }
}

/** “ab 17 Uhr” stands for the first of “16–20”. */
const beginning = (text: string, value: Literal): Literal | undefined =>
  value.kind === 'time' && FROM.test(text.slice(0, value.start))
    ? { ...value, text: /^\d+(?:[.:h]\d+)?/.exec(value.text)?.[0] ?? value.text }
    : undefined
const FROM = /(?:^|\s)(?:from|ab|von|desde|de|dès|à partir de|dalle|dal|das|a partir das|od|vanaf)\s$/iu

/** “ach nee, Do geht erst ab 17 Uhr” is of the one clause of “Di 16–20, Do 16–20” that begins with a word of its own. */
function labelled(
  text: string,
  value: Literal,
  of: Said,
  values: readonly Literal[],
  clauseAt: (at: number) => Span,
): Span | undefined {
  const said = new Set(tokensOf(text.slice(0, value.start)).flatMap(({ kind, key }) => (kind === 'word' ? [key] : [])))
  const clauses = [...new Map(values.map(one => [clauseAt(one.start).start, clauseAt(one.start)])).values()]
  const own = clauses.filter(({ start }) => said.has(tokensOf(of.text.slice(start))[0]?.key ?? ''))
  return own.length === 1 ? own[0] : undefined
}

const SWAPS = wordSet('not nicht statt instead no non pas niet nie zamiast não invece ipv')
const BETWEEN = wordSet(
  'now jetzt ahora maintenant adesso agora nu teraz and und y et e en i of de di van au lieu plaats em vez at on for um am om alle a as las los les',
)

/** “1.30 now, not 1.15”, “it’s not the 5th, it starts on Friday 12 June”: a value that was told before, and the one that stands in its place. */
function swapped({ text, literals }: Said, before: readonly Said[]): { mend: Mend; stale: Literal }[] {
  return literals.flatMap((stale, nth) => {
    const isDenied = DENIED.test(fold(text.slice(Math.max(0, stale.start - FAR), stale.start)))
    const value = beforeIt(text, literals, nth) ?? (isDenied ? literals[nth + 1] : undefined)
    const isKind = value?.kind === stale.kind || (stale.kind === 'number' && value && BARELY[value.kind] !== undefined)
    if (!value || !isKind || isSame(value, stale)) return []
    // “3.30 not 4” is said of no “4 stalls”.
    const unit = unitBehind(text, value, stale)
    const isOld = (each: Literal, own: Said) =>
      isSame(stale, each) &&
      (!unit || wordsIn(own.text).some(({ key }) => key === unit)) &&
      (BARELY[value.kind] === undefined || each.kind === value.kind) &&
      // “Meet at 3 not 4” is said of no “4 cakes”.
      (each.kind !== 'number' || !isHour(text, value) || isHour(own.text, each))
    const of = likest(text, before, one => one.literals.some(each => isOld(each, one)))
    const own = before[of]
    const old = own?.literals.find(each => isOld(each, own))
    return old ? [{ mend: { of, by: before.length, old, value }, stale }] : []
  })
}
/** “Ted says the demo clashes, so scything is now 2.30pm”: of the one value of its kind behind the same word. */
function renewed({ text, literals }: Said, before: readonly Said[]): Mend[] {
  // “Tickets were £12. Tickets are now £8” tells both.
  const isBefore = before.some(one => WAS.test(fold(one.text)))
  return literals.flatMap(value => {
    if (isBefore || !KINDS.has(value.kind)) return []
    const [, about = ''] = RENEWED.exec(fold(text.slice(Math.max(0, value.start - FAR), value.start))) ?? []
    const olds = before.flatMap(({ text: earlier, literals: own }, of) => {
      const isFar = of < before.length - PIECES
      const at = about === '' || isFar ? -1 : (tokensOf(earlier).find(({ key }) => key === about)?.start ?? -1)
      const old = at < 0 ? undefined : own.find(one => one.start > at && one.kind === value.kind)
      return old && old.start - at < NEAR ? [{ of, old }] : []
    })
    const [found] = olds
    return found && olds.length === 1 && !isSame(value, found.old) ? [{ ...found, by: before.length, value }] : []
  })
}
/** Of letters behind the word, before a value, and of pieces before this one. */
const [NEAR, FAR, PIECES] = [40, 60, 12]
const WAS =
  /(?<!\p{L})(?:was|were|used to|until|waren?|bisher|bislang|antes|avant|prima|ate|hasta|etait|etaient|byl[aoiy]?|waren)(?!\p{L})/u
const RENEWED =
  /(?<!\p{L})(\p{L}{4,}) (?:is|are|starts|begins|moves to|ist|sind|beginnt|es|son|est|sont|e|sao|sono|jest|wordt) (?:now|jetzt|nun|ahora|maintenant|desormais|ora|adesso|agora|teraz|nu)(?: (?:at|on|from|um|am|ab|a las|el|a|le|om))? $/u

const isHour = (text: string, { start }: Literal): boolean => HOUR.test(text.slice(Math.max(0, start - FAR), start))
const HOUR =
  /(?:^|\s)(?:at|from|till?|until|by|um|ab|bis|a las|desde|hasta|à|dès|alle|dalle|às|om|vanaf|tot|o|od|do)\s$/iu
const DENIED = /(?:^|\s)(?:not|isnt|nicht|no|non|pas|niet|nie|nao)(?: (?:on|the|am|der|den|el|le|il|o|op|de))* $/

function beforeIt(text: string, literals: readonly Literal[], nth: number): Literal | undefined {
  const value = literals[nth - 1]
  const own = wordsIn(text.slice(value?.end ?? 0, literals[nth]?.start))
  const words = value && literals[nth] && unitBehind(text, value, literals[nth]) ? own.slice(1) : own
  const isSwap = words.some(({ key }) => SWAPS.has(key)) && words.every(({ key }) => SWAPS.has(key) || BETWEEN.has(key))
  return isSwap ? value : undefined
}

/** “27 min not 22”: what the later number counts. */
function unitBehind(text: string, value: Literal, stale: Literal): string | undefined {
  const [unit, swap] = wordsIn(text.slice(value.end, stale.start))
  return value.kind === 'number' && unit && swap && !SWAPS.has(unit.key) && !BETWEEN.has(unit.key)
    ? unit.key
    : undefined
}

/** Of the pieces that may be meant the one that shares most words with the correction, and the last of these. */
function likest(text: string, before: readonly Said[], isMeant: (one: Said) => boolean): number {
  const words = new Set(wordsIn(text).map(({ key }) => key))
  const shared = before.map(one => (isMeant(one) ? wordsIn(one.text).filter(({ key }) => words.has(key)).length : -1))
  const most = Math.max(...shared)
  return most < 0 ? -1 : shared.lastIndexOf(most)
}
