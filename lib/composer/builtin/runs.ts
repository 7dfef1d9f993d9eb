// Slides and scenes: one thought each, in the order of the brief; as many as there are, never a torn one.
import type { Scene, Slide } from '#lib/composer/answer.ts'
import { clausesIn, countOf, isTitled, membersOf } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { isContact, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { topOf } from '#lib/composer/builtin/plain.ts'
import { SCENES, SLIDES } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { linesOf } from '#lib/composer/question.ts'
import { unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

type Thought = { text: string; from: readonly string[] }
/** `thin` where lines of the brand fill the set up, `all` where everything stands on it. */
type Set<Of> = { of: Of[]; all: boolean; thin: boolean }

const slide = (headline: string, from: readonly string[], more: Partial<Slide> = {}): Slide => ({
  headline,
  body: '',
  value: '',
  small: '',
  cta: '',
  ...more,
  from: [...from],
})

/** Lines of the brand that may stand at the end, the truest first. */
const own = ({ question }: Brief): Thought[] => {
  const lines = linesOf(question.brand)
  return (['b3', 'b1', 'b5', 'b6', 'b7'] as const).flatMap(id =>
    lines[id] ? [{ text: unstopped(upperFirst(lines[id])), from: [id] }] : [],
  )
}

/** A slide a thought, the contact at the end; a set of one thought ends with a line of the brand. */
export function slidesOf(brief: Brief, sensitive: boolean): Set<Slide> {
  const contact = brief.pieces.length > 2 ? brief.pieces.findLast(isContact) : undefined
  const end = contact ? [lastSlide(contact, brief)] : []
  const thoughts = spread(
    brief.pieces.filter(piece => piece !== contact),
    SLIDES.fewest - end.length,
    brief.lexicons,
  )
  const made = thoughts.slice(0, SLIDES.most - 1).map(thought => asSlide(thought, brief))
  const lines = sensitive ? [] : own(brief).filter(({ text }) => width(text) <= SLIDES.fields.headline)
  const rest = [...lines.map(({ text, from }) => slide(text, from)), slide(brief.question.brand.name, [])]
  const thin = made.length + end.length < SLIDES.fewest
  return {
    of: [...made.map(one => one.slide), ...(thin ? rest.slice(0, SLIDES.fewest - made.length) : []), ...end],
    all: thoughts.length <= made.length && made.every(({ whole }) => whole),
    thin,
  }
}

const lastSlide = (contact: Piece, { question }: Brief): Slide =>
  width(contact.text) <= SLIDES.fields.cta
    ? slide(question.brand.name, contact.from, { cta: contact.text })
    : slide(question.brand.name, contact.from, { body: sentence(contact.text) })

/** Pieces as thoughts; a list after a colon is one thought each, and so are clauses where there are too few. */
function spread(pieces: readonly Piece[], least: number, lexicons: Brief['lexicons']): Thought[] {
  const few = pieces.length < least
  const parted = pieces.flatMap(({ text, from, literals }): Thought[] => {
    const cuts = clausesIn(text)
    // “What you need: brush, ink, paper”: a title, and a thing each.
    if (isTitled(cuts)) {
      const title = cuts[0]?.text ?? ''
      return [title, ...membersOf(cuts, countOf(cuts, lexicons, literals))].map(each => ({
        text: upperFirst(each),
        from,
      }))
    }
    const safe =
      few && cuts.length > 1 && cuts.every(cut => cut.text.split(' ').length >= 2 && !GOES_ON.test(`${cut.text} `))
    return safe ? cuts.map(cut => ({ text: upperFirst(cut.text), from })) : [{ text: unbarred(text), from }]
  })
  return parted.length <= SLIDES.most - 1 ? parted : pieces.map(({ text, from }) => ({ text: unbarred(text), from }))
}
const GOES_ON = /^(?:and|or|but|und|oder|aber|y|o|e|et|ou|mais|ma|mas|i|lub|ale|which|who) /i

/** The thought above and below, and whether all of it has room. */
function asSlide({ text, from }: Thought, brief: Brief): { slide: Slide; whole: boolean } {
  if (width(text) <= SLIDES.fields.headline) return { slide: slide(unstopped(text), from), whole: true }
  const top = topOf({ text, literals: [] }, brief)
  const rest = top && sentence(upperFirst(top.rest))
  if (top && rest !== undefined && width(rest) <= SLIDES.fields.body)
    return { slide: slide(upperFirst(top.head), from, { body: rest }), whole: true }
  const name = brief.question.brand.name
  return width(text) <= SLIDES.fields.body
    ? { slide: slide(name, from, { body: sentence(text) }), whole: false }
    : { slide: slide(top ? upperFirst(top.head) : name, from), whole: false }
}

const fits = (text: string): boolean => width(text) <= SCENES.text && text.split(/\s+/).length <= SCENES.words

/** A scene a clause, the brand at the end; one clause alone has a line of the brand beside it. */
export function scenesOf(brief: Brief, sensitive: boolean): Set<Scene> {
  const told = brief.pieces.map(piece => shots(piece, brief))
  const thoughts = told.flatMap(({ of }) => of)
  const shown = thoughts.slice(0, SCENES.most - 1)
  const thin = shown.length < SCENES.fewest
  const lines = sensitive || !thin ? [] : own(brief).filter(({ text }) => fits(text))
  const name: Thought = { text: brief.question.brand.name.slice(0, SCENES.text), from: [] }
  const all = [...shown, ...lines.slice(0, SCENES.fewest - shown.length)]
  const scenes = (all.length > 0 ? all : [name]).map(
    ({ text, from }, index): Scene => ({ role: index === 0 ? 'hook' : 'line', text, more: [], from: [...from] }),
  )
  return {
    of: [...scenes, { role: 'end', text: name.text, more: [], from: [] }],
    all: thoughts.length === shown.length && told.every(({ whole }) => whole),
    thin,
  }
}

/** A piece whole, else its clauses, else its phrases; what has no room in any way is left for the caption. */
function shots({ text, from }: Piece, brief: Brief): { of: Thought[]; whole: boolean } {
  if (fits(text)) return { of: [{ text: unstopped(text), from }], whole: true }
  const parts = clausesIn(text).map(clause => unstopped(clause.text))
  const found = parts.map(part => (fits(part) ? [part] : phrased(part, brief)))
  return {
    of: found.flatMap(each => (each ?? []).map(one => ({ text: upperFirst(one), from }))),
    whole: found.every(each => each !== undefined),
  }
}

/** A clause in phrases that fit: cut before a small word or a day, never inside of values that belong together. */
function phrased(text: string, brief: Brief, failed = new Set<string>()): string[] | undefined {
  // Cut differently before, the same end is reached again and again.
  if (failed.has(text)) return undefined
  const { literals } = pieceOf([], text, text, brief.lexicons, brief.clock)
  const small = (key: string) =>
    brief.lexicons.some(({ glue, claims }) => glue.has(key) || LEADING.has(claims.get(key) ?? ''))
  const isGap = (from: number, to: number) => tokensOf(text.slice(from, to)).every(({ key }) => small(key))
  const bound = (at: number): boolean =>
    literals.some(({ start, end }, nth) => {
      const next = literals[nth + 1]
      return (start < at && at < end) || (next !== undefined && end <= at && at <= next.start && isGap(end, next.start))
    })
  const tokens = tokensOf(text)
  const cuts = tokens.flatMap(({ start, key, kind }, at) => {
    const before = tokens[at - 1]
    const leads = kind === 'word' && small(key) && !GOES_ON.test(`${key} `)
    const day = literals.some(one => one.start === start && (one.kind === 'date' || one.kind === 'weekday'))
    const free = before !== undefined && !small(before.key) && before.kind === 'word'
    return (leads || day) && free && before.end < start && !bound(start) ? [start] : []
  })
  for (const cut of cuts.toReversed()) {
    const [head, rest] = [text.slice(0, cut).trim(), text.slice(cut).trim()]
    if (!fits(head) || head.split(' ').length < LEAST || rest.split(' ').length < LEAST) continue
    const more = fits(rest) ? [rest] : phrased(rest, brief, failed)
    if (more) return [head, ...more]
  }
  failed.add(text)
  return undefined
}
const LEAST = 2
/** “all week”, “every day”, “no booking” begin a phrase. */
const LEADING = new Set<string>(['all', 'each', 'not', 'only'])
