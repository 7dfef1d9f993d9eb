// The built-in writer: small, faithful, never reframing. It says what the brief says, or it says that somebody must look.
import { type Answer, answers, type Hold, type Sensitive } from '#lib/composer/answer.ts'
import { captionOf } from '#lib/composer/builtin/captions.ts'
import { exactly } from '#lib/composer/builtin/kinds/index.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { isLoud, upperFirst } from '#lib/composer/builtin/mend.ts'
import { ogOf } from '#lib/composer/builtin/og.ts'
import { clockOf, type Piece, pieceOf, piecesOf } from '#lib/composer/builtin/piece.ts'
import { plainly } from '#lib/composer/builtin/plain.ts'
import { reportOf } from '#lib/composer/builtin/report.ts'
import { scenesOf, slidesOf } from '#lib/composer/builtin/runs.ts'
import { type Sorted, sortSegments } from '#lib/composer/builtin/sort.ts'
import { questionsOf } from '#lib/composer/clarify/questions.ts'
import { isContent } from '#lib/composer/guard/evidence.ts'
import { graveIn } from '#lib/composer/guard/grave.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { eitherOr } from '#lib/composer/literals/either.ts'
import { hasPack } from '#lib/composer/packs/index.ts'
import { linesOf, type Question } from '#lib/composer/question.ts'
import { pictureTexts } from '#lib/composer/said.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

export type Written = {
  answer: Answer
  holds: Hold[] /** `exact` where a kind had a place for everything. */
  way: 'exact' | 'plain' | 'brand'
  kind?: string
}

export function writeBuiltin(question: Question): Written {
  const sorted = sortSegments(question)
  const clock = clockOf(question, sorted)
  const told = piecesOf(sorted, clock)
  const empty = told.every(({ content, literals }) => content.length + literals.length < 2)
  const pieces = empty ? brandPieces(question, sorted, clock) : told
  const brief: Brief = { pieces, lexicons: sorted.lexicons, clock, question }
  const sensitive: Sensitive = graveIn(told.map(({ raw }) => raw).join('\n'), sorted.lexicons) ?? 'none'
  const picture = pictureOf(brief, sensitive)
  const drawn = answers[question.asset_type].parse({
    read: sorted.read,
    language: sorted.language,
    sensitive,
    questions: questionsOf(question, sorted),
    ...picture.words,
    caption: [],
    short: { text: '', from: [] },
  }) as Answer
  const shown = pictureTexts(drawn, question.asset_type).map(({ text }) => text)
  const { all, adds, ...below } = captionOf(brief, shown.join('\n'), sensitive !== 'none')
  const answer = { ...drawn, ...below }
  const way = empty ? 'brand' : picture.kind ? 'exact' : 'plain'
  return {
    answer,
    way,
    ...(picture.kind && { kind: picture.kind }),
    holds: holdsOf(question, sorted, told, { way, ...picture, all: picture.all && all, adds }),
  }
}

/** Nothing to tell: what the brand says of itself. */
function brandPieces({ brand }: Question, { lexicons }: Sorted, clock: Brief['clock']): Piece[] {
  const lines = linesOf(brand)
  const own = (['b3', 'b2', 'b5', 'b6', 'b1'] as const).flatMap(id =>
    lines[id] ? [pieceOf([id], lines[id], upperFirst(lines[id].replace(/[.。]$/, '')), lexicons, clock)] : [],
  )
  // The first that fits above the rest stands there.
  const first = own.findIndex(({ text }) => [...text].length <= 60)
  const ordered = first > 0 ? [...own.slice(first, first + 1), ...own.slice(0, first), ...own.slice(first + 1)] : own
  return own.length > 0 ? ordered.slice(0, 3) : [pieceOf([], brand.name, brand.name, lexicons, clock)]
}

type Drawn = { words: Record<string, unknown>; all: boolean; thin?: boolean; kind?: string }

function pictureOf(brief: Brief, sensitive: Sensitive): Drawn {
  const grave = sensitive !== 'none'
  switch (brief.question.asset_type) {
    case 'carousel':
    case 'slideshow': {
      const { of: slides, all, thin } = slidesOf(brief, grave)
      return { words: { slides }, all, thin }
    }
    case 'video': {
      const { of: scenes, all, thin } = scenesOf(brief, grave)
      return { words: { scenes }, all, thin }
    }
    case 'infographic': {
      const { title, source, blocks, all } = reportOf(brief)
      return { words: { title, source, blocks }, all }
    }
    case 'og_image': {
      const { form, parts, all } = ogOf(brief)
      return { words: { form, parts }, all }
    }
    case 'card': {
      const exact = grave ? undefined : exactly(brief)
      if (exact) return { words: { ...exact.filled }, all: true, kind: exact.kind }
      return { words: { ...plainly(brief, sensitive) }, all: true }
    }
  }
}

const FEW = 2
/** The rows of a table are one remark. */
const remarks = (segments: readonly string[]): number =>
  segments.filter(segment => !isRow(segment)).length + Number(segments.some(isRow))
const QUOTED = 5
const AGREED =
  /\bagreed?\b|\bok with\b|\bsaid (?:ok|yes)\b|permission|\bconsent|einverstanden|freigegeben|de acuerdo|autoriz|d['’]accord\b|d['’]accordo|zgod|許可|了承|承諾|موافق/iu
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Why nobody but a person approves this: the rules of the faithful writer. */
function holdsOf(
  { segments }: Question,
  sorted: Sorted,
  told: readonly Piece[],
  { way, all, adds, thin = false }: Pick<Drawn, 'all' | 'thin'> & { way: Written['way']; adds: boolean },
): Hold[] {
  const text = sorted.told.map(each => each.text).join('\n')
  const moving = sorted.told
    .flatMap(({ literals }) => literals)
    .find(
      ({ kind, text: own, weekday }) =>
        (kind === 'date' && /^\p{L}+(?: \p{L}+)?$/u.test(own) && weekday === undefined) ||
        (kind === 'weekday' && !/s$/i.test(own)),
    )
  const either = eitherOr(sorted.told)
  const small = smallName(sorted)
  const spoken = told.some(({ text: own }) =>
    quotesOf(own).some(({ start, end }) => words(own.slice(start, end)) >= QUOTED),
  )
  return [
    ...sorted.left
      .filter(({ list }) => list !== 'noise' || told.length === 0)
      .map(({ text: left, list }) => hold('left_out', left, list)),
    ...(sorted.left.some(({ list }) => list === 'noise') && told.length > 0
      ? [
          hold(
            'left_out',
            sorted.left
              .filter(({ list }) => list === 'noise')
              .map(each => each.text)
              .join(' '),
            'noise',
          ),
        ]
      : []),
    ...((way === 'plain' || (way === 'exact' && adds)) && remarks(segments) > FEW
      ? [hold('pieces', `${segments.length} pieces: nobody has told facts from asides`)]
      : []),
    ...(way === 'brand' ? [hold('facts', 'a line of the brand: the brief says nothing that readers could learn')] : []),
    ...(sorted.told.some(({ led }) => led) ? [hold('led', 'the words behind a wish')] : []),
    ...(moving && way !== 'brand' && !isWeekly(sorted, moving.text)
      ? [hold('moving', `“${moving.text}” is another day tomorrow`)]
      : []),
    ...(spoken && !AGREED.test(segments.join('\n'))
      ? [hold('consent', 'the brief does not say that who is quoted agreed')]
      : []),
    ...(small ? [hold('rough', `“${small}”: a name? it is typed in small letters`)] : []),
    ...(/\S\s*\p{Extended_Pictographic}\s*[\p{L}\d]/u.test(text)
      ? [hold('rough', 'emoji stand between the words')]
      : []),
    ...(/(\p{L})\1{2}/iu.test(text) && !UNSPACED.test(text) && !/\bwww\b/.test(text)
      ? [hold('rough', 'letters are drawn out')]
      : []),
    ...(isLoud(text) || isShouted(text, sorted) ? [hold('loud', 'typed in capitals')] : []),
    ...(either ? [hold('uncertain', `“${either.text}”: one of two, nobody said which`)] : []),
    ...(/\?/.test(text) ? [hold('uncertain', 'a question stands among the facts')] : []),
    ...(all ? [] : [hold('picture', 'not all of it stands on the picture')]),
    ...(thin ? [hold('picture', 'the brief holds one thought, so a line of your brand was added')] : []),
    ...(hasPack(sorted.language) ? [] : [hold('language', `there is no list of words for “${sorted.language}”`)]),
  ]
}

const BEFORE_NAMES = new Set(
  'in at near from with by im bei mit en con de à chez avec in da presso em com w we na z'.split(' '),
)

/** “in hexham”: of what is typed without any capital, a word that may be a name. */
const smallName = ({ told, lexicons }: Sorted): string | undefined => {
  for (const { text, literals } of told.filter(each => !/\p{Lu}/u.test(each.text))) {
    const tokens = tokensOf(text)
    const name = tokens.find(
      (token, at) =>
        token.text.length >= LEAST_NAME &&
        /^\p{Ll}/u.test(token.text) &&
        !literals.some(({ start, end }) => token.start >= start && token.end <= end) &&
        isContent(token, lexicons) &&
        BEFORE_NAMES.has(tokens[at - 1]?.text ?? '') &&
        !lexicons.some(({ neutral, claims }) => neutral.has(token.key) || claims.has(token.key)),
    )
    if (name) return name.text
  }
  return undefined
}
const LEAST_NAME = 4

/** A plain word in capitals: “is BACK”, “SE QUEDA”. */
const isShouted = (text: string, { lexicons }: Sorted): boolean =>
  tokensOf(text).some(
    ({ text: word, key }) =>
      /^\p{Lu}{3,}$/u.test(word) &&
      lexicons.some(({ glue, neutral, claims }) => glue.has(key) || neutral.has(key) || claims.has(key)),
  )

/** “every Tuesday”, “Mon–Fri”: such days do not move. */
const isWeekly = ({ told }: Sorted, day: string): boolean =>
  told.some(
    ({ text, literals }) =>
      text.includes(day) &&
      (/\b(?:every|each|jeden|cada|chaque|ogni|todas|każd\p{L}+|tous|weekly)\b/iu.test(text) ||
        literals.filter(({ kind }) => kind === 'weekday').length > 1),
  )
