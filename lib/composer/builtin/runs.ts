// Slides and scenes: one thought each, in the order of the brief.
import type { Scene, Slide } from '#lib/composer/answer.ts'
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { isContact, type Piece } from '#lib/composer/builtin/piece.ts'
import { topOf } from '#lib/composer/builtin/plain.ts'
import { SCENES, SLIDES } from '#lib/composer/forms.ts'
import { linesOf } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

type Thought = { text: string; from: readonly string[] }

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

/** Four to eight slides; `all` says whether every piece has found a place. */
export function slidesOf(brief: Brief, sensitive: boolean): { slides: Slide[]; all: boolean } {
  const contact = brief.pieces.length > 2 ? brief.pieces.findLast(isContact) : undefined
  const thoughts = spread(
    brief.pieces.filter(piece => piece !== contact),
    SLIDES.least - Number(contact !== undefined),
  )
  const made = thoughts.map(thought => asSlide(thought, brief)).slice(0, SLIDES.most - 1)
  const filler = sensitive ? [] : own(brief).filter(({ text }) => width(text) <= SLIDES.fields.headline)
  const end = contact ? [lastSlide(contact, brief)] : []
  const name = slide(brief.question.brand.name, [])
  const enough = (some: readonly Slide[]): boolean => some.length + end.length >= SLIDES.least
  const filled = [...made, ...filler.map(({ text, from }) => slide(text, from))].slice(
    0,
    Math.max(made.length, SLIDES.least - end.length),
  )
  const slides = [filled, parted(made), [...parted(made), name]].find(enough) ?? [
    ...chunked(brief.pieces, SLIDES.least - 1).map(({ text, from }) => slide(text, from)),
    name,
  ]
  return {
    slides: [...slides, ...end].slice(0, SLIDES.most),
    all:
      thoughts.length <= SLIDES.most - 1 &&
      slides === filled &&
      // Lines of the brand that fill a set up are not what somebody asked for.
      made.length >= filled.length &&
      made.every(({ headline }) => headline !== brief.question.brand.name),
  }
}

/** A headline and its body as two slides. */
const parted = (slides: readonly Slide[]): Slide[] =>
  slides.flatMap(one =>
    one.body !== '' && width(one.body) <= SLIDES.fields.headline
      ? [slide(one.headline, one.from), slide(unstopped(one.body), one.from)]
      : [one],
  )

const lastSlide = (contact: Piece, { question }: Brief): Slide =>
  width(contact.text) <= SLIDES.fields.cta
    ? slide(question.brand.name, contact.from, { cta: contact.text })
    : slide(contact.text.slice(0, SLIDES.fields.headline), contact.from)

const JOINED = /^(?:and|or|und|oder|y|o|e|et|ou|i|lub) /i

/** Pieces as thoughts; where there are too few, a list after a colon is one thought each. */
function spread(pieces: readonly Piece[], least: number): Thought[] {
  const whole = pieces.map(
    ({ text, from }): Thought => ({ text: isRow(text) ? text.split(' | ').join(', ') : text, from }),
  )
  if (whole.length >= least) return whole
  const parted = pieces.flatMap(({ text, from }): Thought[] => {
    const cuts = clausesIn(text)
    // “What you need: brush, ink, paper”: a title, and a thing each.
    const titled =
      /[:：]/.test(cuts[0]?.mark ?? '') && cuts.length > 3 && cuts.slice(1, -1).every(({ mark }) => /[,、،]/.test(mark))
    if (titled && !JOINED.test(cuts.at(-1)?.text ?? '')) return cuts.map(cut => ({ text: upperFirst(cut.text), from }))
    const safe =
      cuts.length > 1 &&
      cuts.every(
        cut =>
          cut.text.split(' ').length >= 2 &&
          !/^(?:and|or|but|und|oder|aber|y|o|e|et|ou|mais|ma|mas|i|lub|ale|which|who) /i.test(cut.text),
      )
    return safe ? cuts.map(cut => ({ text: upperFirst(cut.text), from })) : [{ text, from }]
  })
  return parted.length <= SLIDES.most - 1 ? parted : whole
}

function asSlide({ text, from }: Thought, brief: Brief): Slide {
  if (width(text) <= SLIDES.fields.headline) return slide(unstopped(text), from)
  const top = topOf({ text, literals: [] } as never, brief)
  if (top && width(sentence(upperFirst(top.rest))) <= SLIDES.fields.body)
    return slide(upperFirst(top.head), from, { body: sentence(upperFirst(top.rest)) })
  return width(text) <= SLIDES.fields.body
    ? slide(brief.question.brand.name, from, { body: sentence(text) })
    : slide(top ? upperFirst(top.head) : brief.question.brand.name, from)
}

const fits = (text: string): boolean => width(text) <= SCENES.text && text.split(/\s+/).length <= SCENES.words

/** Four to seven scenes of one clause each, the brand at the end. */
export function scenesOf(brief: Brief, sensitive: boolean): { scenes: Scene[]; all: boolean } {
  const clauses = brief.pieces.flatMap(({ text, from }): Thought[] =>
    clausesIn(text).map(clause => ({ text: upperFirst(unstopped(clause.text)), from })),
  )
  const short = clauses.flatMap(({ text, from }): Thought[] => {
    if (fits(text)) return [{ text, from }]
    const top = topOf({ text, literals: [] } as never, brief, SCENES.text)
    return top && fits(top.head) && fits(upperFirst(top.rest))
      ? [
          { text: top.head, from },
          { text: upperFirst(top.rest), from },
        ]
      : []
  })
  const lines = own(brief).filter(({ text }) => fits(text))
  const name = { text: brief.question.brand.name.slice(0, SCENES.text), from: [] as string[] }
  const fill = sensitive ? [] : lines.slice(0, Math.max(0, SCENES.least - 1 - short.length))
  const told = short.length + fill.length >= SCENES.least - 1 ? short : chunked(brief.pieces)
  const thoughts = [...told.slice(0, SCENES.most - 1), ...fill]
  const scenes = thoughts.map(
    ({ text, from }, index): Scene => ({ role: index === 0 ? 'hook' : 'line', text, more: [], from: [...from] }),
  )
  return {
    scenes: [...scenes, { role: 'end', text: name.text, more: [], from: [] }],
    all:
      told === short &&
      short.length <= SCENES.most - 1 &&
      clauses.every(({ text }) => fits(text) || short.some(each => text.startsWith(each.text))),
  }
}

/** Too few clauses for a set: the words in their order, a few a scene. */
function chunked(pieces: readonly Piece[], least = SCENES.least - 1): Thought[] {
  const words = pieces.flatMap(({ text, from }) =>
    text.split(/\s+/).map(word => ({ word: word.slice(0, SCENES.text), from })),
  )
  const each = Math.min(SCENES.words, Math.max(1, Math.floor(words.length / least)))
  const scenes: Thought[] = []
  let open: typeof words = []
  for (const one of words) {
    const next = [...open, one]
    if (next.length > each || !fits(next.map(({ word }) => word).join(' '))) {
      scenes.push(joined(open))
      open = [one]
    } else open = next
  }
  return [...scenes, ...(open.length > 0 ? [joined(open)] : [])].filter(({ text }) => text !== '')
}

const joined = (words: readonly { word: string; from: readonly string[] }[]): Thought => ({
  text: upperFirst(words.map(({ word }) => word).join(' ')),
  from: [...new Set(words.flatMap(({ from }) => from))],
})
