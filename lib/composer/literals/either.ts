// Two values for one thing, of which one is right.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'

/** In all languages at once: a brief may mix them. */
const OR = wordSet('or oder o u ou oppure lub albo أو または か')

/** “or 10.30”: another choice than what stands before it. */
export const beginsWithOr = (text: string): boolean => OR.has(tokensOf(text)[0]?.key)

const LEADS_TO_VALUE = wordSet('on the maybe am den vielleicht il el la las le forse quizá quizás em no na w we')

const isOr = (between: string): boolean => {
  const choice = between.replace(/^,/, '')
  return (
    beginsWithOr(choice) &&
    tokensOf(choice)
      .slice(1)
      .every(({ key }) => LEADS_TO_VALUE.has(key))
  )
}

/** Of two ways to reach somebody both are right. */
const WAYS: ReadonlySet<Literal['kind']> = new Set(['link', 'email', 'phone', 'handle'])
const UNITS: ReadonlySet<Literal['kind']> = new Set(['money', 'percent', 'time'])

/** “tomorrow or Thursday” are days both, and the first of “50 or 60 euros” has the unit of the second. */
const isOfOneThing = (one: Literal, next: Literal): boolean =>
  one.kind === next.kind
    ? !WAYS.has(one.kind)
    : (isDay(one) && isDay(next)) || (one.kind === 'number' && UNITS.has(next.kind))

type Pair = { text: string; literals: [Literal, Literal] }

/** “We stay open until 8. … We close at 7 because of the traffic”: of one day, as no other is named. */
function opposed(told: readonly Said[]): Pair | undefined {
  const timesBehind = (lead: RegExp) =>
    told.flatMap((said, at) =>
      said.literals.flatMap(one =>
        one.kind === 'time' && lead.test(said.text.slice(Math.max(0, one.start - CLAUSE), one.start))
          ? [{ one, at }]
          : [],
      ),
    )
  const [until, closes] = [timesBehind(OPEN_UNTIL)[0], timesBehind(CLOSES_AT)[0]]
  if (!until || !closes || until.at === closes.at || until.one.values[0] === closes.one.values[0]) return undefined
  const [first, second] = until.at < closes.at ? [until, closes] : [closes, until]
  if (told[second.at]?.literals.some(isDay)) return undefined
  return { text: `${first.one.text} / ${second.one.text}`, literals: [first.one, second.one] }
}
const OPEN_UNTIL =
  /(?<!\p{L})(?:ouverte?s?|open|offen|geöffnet|abiert[oa]s?|apert[oi]|abert[oa]s?)(?: \p{L}+){0,2} (?:jusqu['’]?(?:à|a)|until|till?|bis|hasta|fino alle|até às|tot) ?$/iu
const CLOSES_AT =
  /(?<!\p{L})(?:ferm|clos|shut|schließ|cerr|chiud|fech)\p{L}*(?: \p{L}+){0,2} (?:à|a|at|um|a las|alle|às|om) ?$/iu

/** “3,20 € ou 3,50 €”, “Tuesday or Wednesday”: two values for one thing. */
export function eitherOr(told: readonly Said[]): Pair | undefined {
  for (const said of told)
    for (const [at, one] of said.literals.entries()) {
      const next = said.literals[at + 1]
      if (!next || isListed(said, at) || !isOfOneThing(one, next) || isDenied(said.text, one)) continue
      // “6 for £8.50 or £1.80 each” is a choice, and “W-2 or 1099?” a question.
      if (EACH.test(said.text.slice(next.end)) || /^\?/u.test(said.text.slice(next.end))) continue
      // “Pick up on the 22nd or 23rd” is one too.
      if (isDay(one) && CHOSEN.test(said.text.slice(Math.max(0, one.start - CLAUSE), one.start))) continue
      if (isOr(said.text.slice(one.end, next.start)))
        return { text: said.text.slice(one.start, next.end), literals: [one, next] }
    }
  return opposed(told)
}

const CHOSEN =
  /(?<!\p{L})(?:pick(?:ed)? ?up|collect\p{L}{0,5}|choose|choice|abhol\p{L}{0,5}|abzuholen|wahlweise|entweder|either|recog\p{L}{0,5}|retir\p{L}{0,4}|ritir\p{L}{0,4}|elegir|au choix|a scelta|afhalen|odbiór)(?!\p{L})/iu
const EACH =
  /^ (?:each|apiece|a piece|per \p{L}|(?:pro|das) stück|das einzelne|einzeln|l[’']unité|pièce|cada un[oa]|la unidad|l[’']uno|ciascun|cada|per stuk|za sztukę)/iu

type Said = { text: string; literals: readonly Literal[] }

/** “Vouchers of $20, $50 or $100”: all of a list are right. */
function isListed({ text, literals }: Said, at: number): boolean {
  const [before, one] = [literals[at - 1], literals[at]]
  return before !== undefined && before.kind === one?.kind && /^,?$/.test(text.slice(before.end, one.start).trim())
}

/** “No grooms Thursday 18 or Friday 19 May”: neither, and both for certain; “not sure if”, “no later than” deny something else. */
export function isDenied(text: string, { kind, start }: Literal): boolean {
  if (kind !== 'date' && kind !== 'weekday' && kind !== 'time') return false
  const clause = text.slice(Math.max(0, start - CLAUSE), start)
  const before = tokensOf(clause)
  const own = before.slice(before.findLastIndex(one => one.kind === 'mark' && PARTS.includes(one.text)) + 1)
  return own.some(({ key }) => DENIES.has(key)) && !own.some(({ key }) => DOUBTS.has(key))
}
const [CLAUSE, PARTS] = [80, '.,;:!?–—(…']
const DENIES = wordSet(
  'no not never nor neither without kein keine keinen keinem keiner nicht nie ohne pas aucun aucune sans ni ningun ninguna sin nunca non nessun nessuna niente senza nao nem nenhum nenhuma sem geen niet nooit zonder bez zadnych zadnego',
)
const DOUBTS = wordSet(
  'sure know decided certain if whether idea clear later earlier before after than until but weiss sicher klar ob vor nach aber sais sait sur decide si avant apres mais se sabe seguro segura antes despues pero so sa sicuro sicura deciso prima dopo sei certeza certo depois mas weet zeker of na maar wiem wiadomo czy przed ale',
)
