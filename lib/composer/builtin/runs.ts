// Slides and scenes: one thought each, in the order of the brief; as many as there are, never a torn one.
import type { Scene, Slide } from '#lib/composer/answer.ts'
import { topOf } from '#lib/composer/builtin/above.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, isOneThing, unjoined } from '#lib/composer/builtin/clauses.ts'
import { fits, gathered } from '#lib/composer/builtin/forms/gathered.ts'
import { inOrder } from '#lib/composer/builtin/forms/in-order.ts'
import { turnedIn } from '#lib/composer/builtin/forms/turned.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { isContact, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { listOf, promiseIn } from '#lib/composer/builtin/reading/listed/lists.ts'
import { actsOf, nameIn } from '#lib/composer/builtin/slides/acts.ts'
import { asideOf } from '#lib/composer/builtin/slides/aside.ts'
import { withClosing } from '#lib/composer/builtin/slides/closing.ts'
import { inHalves, isWhole } from '#lib/composer/builtin/slides/halves.ts'
import { lineTyped } from '#lib/composer/builtin/slides/typed-rows.ts'
import { type Thought, thoughtsOf } from '#lib/composer/builtin/thoughts.ts'
import { leans, OPENING } from '#lib/composer/builtin/weight.ts'
import { SCENES, SLIDES } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import { linesOf } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** `thin` where lines of the brand fill the set up, `all` where everything stands on it. */
type Slides = { slides: Slide[]; all: boolean; thin: boolean }

const slide = (headline: string, from: readonly string[], more: Partial<Slide> = {}): Slide => ({
  headline: headline.replace(LEADS_ON, ''),
  body: '',
  value: '',
  small: '',
  cta: '',
  ...more,
  from: [...from],
})

/** “We get asked which paint goes where, so”: what follows has slides of its own. */
const LEADS_ON = /,? (?:(?<! or )so|and|because)$/u

/** Lines of the brand that may stand at the end, the truest first. */
const own = ({ question }: Brief): Thought[] => {
  const lines = linesOf(question.brand)
  return (['b3', 'b1', 'b5', 'b6', 'b7'] as const).flatMap(id =>
    lines[id] ? [{ text: unstopped(upperFirst(lines[id])), from: [id] }] : [],
  )
}

/** “2. Email hello@… with date and times” keeps its place. */
const isStep = ({ text }: Piece): boolean => /^\d{1,2}[.)] /.test(text)

/** A slide a thought, the contact at the end; a set of one thought ends with a line of the brand. */
export function slidesOf(brief: Brief, sensitive: boolean): Slides {
  const pieces = withNumber(brief)
  const contact = pieces.length > 2 ? pieces.findLast(one => isContact(one) && !isStep(one)) : undefined
  const end = contact ? [asSlide(contact, brief)] : []
  const room = SLIDES.room - end.length
  const told = pieces.filter(piece => piece !== contact)
  const thoughts = halved(withClosing(thoughtsOf(told, SLIDES.fewest - end.length, room, brief), brief))
  const made = thoughts.slice(0, room).map(thought => asSlide(thought, brief))
  const [first, last] = [made, end].map(each => each.flatMap(one => one.slide ?? [])) as [Slide[], Slide[]]
  const least = SLIDES.fewest - first.length - last.length
  const lines = sensitive ? [] : own(brief).filter(({ text }) => width(text) <= SLIDES.fields.headline)
  const name = slide(brief.question.brand.name, [])
  // Grave words that no slide has room for leave nothing but the name, and a set has two.
  const rest = [...lines.map(({ text, from }) => slide(text, from)), name, name]
  return {
    slides: [...first, ...rest.slice(0, Math.max(0, least)), ...last],
    all: thoughts.length <= room && [...made, ...end].every(({ whole }) => whole),
    thin: least > 0,
  }
}

/** “Give us a ring. 02 5550 0173”: a number and nothing else, typed behind what it is for, stays there. */
function withNumber({ pieces, question }: Brief): Piece[] {
  const lineOf = lineTyped(question)
  return joinNeighbours(pieces, (before, one, at) => {
    const text = `${sentence(before.text)} ${one.text}`
    const isBare = at > 1 && isContact(one) && one.content.length === 0 && lineOf(one) === lineOf(before)
    return isBare && width(text) <= SLIDES.fields.body && { ...before, text, from: [...before.from, ...one.from] }
  })
}

/** “We stay open until 10, mulled wine in front of the shop”: a long sentence alone has a slide for each half. */
function halved(thoughts: readonly Thought[]): readonly Thought[] {
  const [only, ...others] = thoughts
  if (!only || others.length > 0 || only.below || width(only.text) <= LONG) return thoughts
  const [first, second, ...more] = clausesIn(only.text)
  const isTwo = first && second && more.length === 0 && first.mark === ',' && !leans(first.text) && !leans(second.text)
  const areWhole = isTwo && [first, second].every(({ text }) => text.split(' ').length >= LEAST_WORDS)
  return areWhole ? [first, second].map(({ text }) => ({ ...only, text: upperFirst(unjoined(text)) })) : thoughts
}
const [LONG, LEAST_WORDS] = [60, 4]

type Made = { slide: Slide | undefined; whole: boolean }

/** The thought above and below, and whether all of it has room; none where no part of it has. */
function asSlide({ text, from, below: body = '' }: Thought, brief: Brief): Made {
  if (body) return { slide: slide(unstopped(upperFirst(text)), from, { body }), whole: true }
  const [, head = '', remark = ''] = REMARK.exec(text) ?? []
  if (head && width(head) <= SLIDES.fields.headline)
    return asSlide({ text: head, from, below: sentence(upperFirst(remark)) }, brief)
  if (width(text) <= SLIDES.fields.headline)
    return { slide: slide(unstopped(withoutEnd(text, ' :：')), from), whole: true }
  const top = width(text) <= WHOLE ? partedIn(text, brief) : topOf({ text, literals: [] }, brief)
  const rest = top?.rest ? sentence(upperFirst(top.rest)) : ''
  if (top && width(top.head) <= SLIDES.fields.headline && width(rest) <= SLIDES.fields.body)
    return { slide: slide(upperFirst(top.head), from, { body: rest }), whole: true }
  const name = brief.question.brand.name
  return width(text) <= SLIDES.fields.body
    ? { slide: slide(name, from, { body: sentence(text) }), whole: false }
    : { slide: top && slide(upperFirst(top.head), from), whole: false }
}

/** What goes on behind a comma without a subject of its own is half of a sentence, which a slide has room for: “We took out the dead wood, brought the crown in and put in a brace”. */
function partedIn(text: string, brief: Brief): { head: string; rest: string } | undefined {
  const top = topOf({ text, literals: [] }, brief)
  const isHalf = top && text.charAt(top.head.length) === ',' && !SPEAKS.test(top.rest)
  return isHalf ? undefined : top
}
/** As wide as a sentence that is read in one go. */
const WHOLE = 100
const SPEAKS =
  /^(?:i|you|we|he|she|it|they|there|that|this|those|these|otherwise|because|if|when|so|but|(?:i|you|we|he|she|it|they|there|that)['’]\p{L}+|ich|du|ihr|sie|wir|er|es|man|das|dann|sonst|denn|aber|wenn|je|j['’]\S+|tu|nous|vous|il|elle|on|ils|elles|c['’]\S+|ça|sinon|mais|si|yo|tú|nosotros|pero|así|si no|io|noi|voi|così|ma|altrimenti|se|eu|nós|mas|senão|ik|je|we|hij|zij|ze|het|dat|dan|anders|maar|als|ja|my|on|ona|to|ale|inaczej|bo|jeśli) /iu

/** “Pay €20 deposit (comes off the bill)”; what is shorter stays beside it. */
const REMARK = /^(.+) \(([^()]{12,})\)$/u

const isShort = (text: string): boolean => width(text) <= SCENES.text && text.split(/\s+/).length <= SCENES.words
const isTiny = (text: string): boolean => text.trim().split(/\s+/).length <= TINY
const TINY = 3

/** A scene a clause, the brand at the end with what had no scene and is needed to act. */
export function scenesOf(brief: Brief): { scenes: Scene[]; all: boolean } {
  // A frame has no line below its title: what is no point of the film stands under it.
  const { points } = asideOf(brief.pieces, brief)
  const each = points.map((piece, index) => shots(piece, brief, index === 0 || points.length < SCENES.fewest + 1))
  const isCrowded = each.flatMap(({ of }) => of).length >= SCENES.most
  const told = each.map((one, at) => (isCrowded ? fewest(points[at], brief) : undefined) ?? one)
  const thoughts = gathered(told, points, SCENES.most - 1)
  const shown = thoughts.slice(0, SCENES.most - 1)
  const left = thoughts.slice(shown.length)
  const name: Thought = { text: nameIn(brief.question.brand.name), from: [] }
  const scenes = (shown.length > 0 ? shown : [name]).map(
    ({ text, from, more = [] }, index): Scene => ({
      role: more.length > 0 ? listRole(text, more, brief) : index === 0 ? 'hook' : 'line',
      ...{ text, more: [...more], from: [...from] },
    }),
  )
  const acts = left.flatMap(one => actsOf(one, brief)).slice(0, ACTS)
  const end: Scene = {
    role: 'end',
    text: name.text,
    more: acts.map(({ text }) => text),
    from: acts.flatMap(({ from }) => [...from]),
  }
  return {
    scenes: [...scenes, end],
    all: left.every(({ text }) => acts.some(one => one.text === text)) && told.every(({ whole }) => whole),
  }
}
const ACTS = 4

/** As many as the title says have their numbers. */
const listRole = (title: string, members: readonly string[], { lexicons }: Brief): Scene['role'] =>
  promiseIn(title, lexicons)?.count === members.length ? 'steps' : 'list'

/** A list in one scene, or a step or a short piece that stays whole. */
function fewest(piece: Piece | undefined, brief: Brief): { of: Thought[]; whole: boolean } | undefined {
  const listed = inList(piece, brief, SCENES.rows)
  if (listed || !piece || !isWhole(piece.text)) return listed
  if (!/^\d{1,2}[.):]? \p{L}/u.test(piece.text) && width(piece.text) > SHORT_WHOLE) return undefined
  return { of: [{ text: unstopped(piece.text), from: piece.from }], whole: true }
}

const SHORT_WHOLE = 88

/** A title and its members in one scene, where each of them a scene would be too many. */
function inList(
  piece: Piece | undefined,
  brief: Brief,
  most: number = SCENES.items,
): { of: Thought[]; whole: boolean } | undefined {
  if (!piece) return undefined
  const { from, literals } = piece
  const list = listOf(piece.text, literals, brief.lexicons)
  const { title, members } = { title: list?.title ?? '', members: (list?.members ?? []).map(upperFirst) }
  const hasRoom = members.every(one => width(one) <= SCENES.item) && members.length <= most
  if (members.length === 0 || !hasRoom || !fits(title)) return undefined
  const head = { text: upperFirst(title), from }
  return { of: [head, { ...head, more: members }], whole: true }
}

/** A piece whole or its clauses, as many in one as are short together or are none alone; what has no room in any way is left for the caption. */
function shots(piece: Piece, brief: Brief, isParted: boolean): { of: Thought[]; whole: boolean } {
  const { text, from } = piece
  const listed = isShort(text) ? undefined : inList(piece, brief)
  if (listed) return listed
  if (isShort(text) || (!isParted && fits(text)))
    return { of: [{ text: withoutEnd(text, '.。:：'), from }], whole: true }
  // What is too long for a scene has one for each of its clauses.
  const found = joinedIn(piece, brief).flatMap(one =>
    isWhole(one)
      ? [one]
      : clausesIn(one, pieceOf([], one, brief).literals).flatMap(clause => inHalves(unjoined(clause.text), brief)),
  )
  const whole = found.filter(isWhole)
  return { of: whole.map(one => ({ text: upperFirst(one), from })), whole: whole.length === found.length }
}

/** Clauses of few words that follow each other stand together, and so do the halves of a sentence. */
function joinedIn({ text, literals }: Piece, { lexicons }: Brief): string[] {
  const turned = turnedIn(text, literals)
  if (turned.length > 0) return turned
  const list = listOf(text, literals, lexicons)
  // “… in 3 steps: …, …, …”: each is one of them.
  if (list && list.count === list.members.length) return [list.title, ...list.members.map(unstopped)]
  const row = inOrder(text, literals, { usual: SCENES.room, most: SCENES.whole })
  if (row) return [row.title ?? [], row.steps].flat()
  const clauses = clausesIn(text, literals)
  if (isOneThing(clauses)) return [unstopped(text)]
  const runs = joinNeighbours(clauses, (run, { start, end, text: clause }, at) => {
    const both = text.slice(run.start, start + clause.length)
    // “…, from £39” is the price of what stands before it.
    // “Lift your chest, 3 breaths” is one step, and “Important: …” says so of what follows.
    const isScrap = [text.slice(run.start, run.end), clause].some(isTiny) && isWhole(both)
    const isHalf = leans(clause) || (at === 1 && OPENING.test(text)) || (OPENING.test(clause) && !/ .* /.test(clause))
    return (isShort(both) || isScrap || isHalf) && { ...run, end }
  })
  return runs.map(({ start, end }) => unstopped(text.slice(start, end).trim()))
}
