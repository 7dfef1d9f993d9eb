// A long text of several sentences, each on lines of its own: those that say when, where and for how much stand out.
import type { Page, TextAsk } from '#lib/render/page.ts'
import { type Block, stackedOf } from '#lib/render/part/block.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { group } from '#lib/render/scene.ts'

/** From this length on a text is no paragraph any more, if it has so many sentences. */
export const LONG = 200
const LEAST = 3
/** A sentence with a figure that is no longer than this is a fact. */
const FACT = 56
/** Of the size of a sentence, the gap below it, where two columns are full a smaller one, and by how much facts are larger. */
const [GAP, NEAR, LARGER] = [0.98, 0.78, 1.2]

const ENDS = /(?<=(?:\p{L}\p{L}|[\d:.,]\d\d|[)»”€$£%])[.!?…])\s(?=[\p{Lu}\p{N}«„“"¿¡])/u
/** Where no number has a point of its own: in the others it may be the day of a month. */
const ENDS_AT_NUMBERS = /(?<=(?:\p{L}\p{L}|\d|[)»”€$£%])[.!?…])\s(?=[\p{Lu}\p{N}«„“"¿¡])/u
const PLAIN_NUMBERS: ReadonlySet<string | null> = new Set(['en', 'es', 'fr', 'it', 'nl', 'pt', 'sv'])

/** None where the text is short, or is one thought. */
export function sentencesOf(text: string, tongue: string | null): string[] {
  if ([...text].length <= LONG || text.includes('\n')) return []
  const found = text.split(PLAIN_NUMBERS.has(tongue) ? ENDS_AT_NUMBERS : ENDS)
  if (found.length < LEAST) return []
  // Where the last one has no stop the others are lines as well.
  return /[.!?…)]$/u.test(found.at(-1) ?? '') ? found : found.map(one => one.replace(/(?<=[^.])\.$/u, ''))
}

/** A few sentences, each on a line of its own where they have room for that. */
export async function setLines(
  page: Page,
  role: string,
  text: string | undefined,
  ask: TextAsk,
): Promise<Block | null> {
  const parts = text?.split(ENDS_AT_WORDS) ?? []
  const apart = { ...ask, max: Math.max(ask.min, ask.max * APART), lines: parts.length, even: false }
  const set = parts.length > 1 && (await page.text(role, parts.join('\n'), apart).catch(notTooLong))
  return set || page.optional(role, text, ask)
}

/** They leave the title its size. */
const APART = 0.8
/** Where a sentence ends on a word. */
const ENDS_AT_WORDS = /(?<=\p{L}{2}[.!?…]|。)\s*(?=[\p{Lu}\p{N}\p{Lo}])/u

export const isFact = (sentence: string): boolean => /\d/.test(sentence) && [...sentence].length <= FACT

type Ask = TextAsk & { max: number }

/** Null where they would be higher than their room: then it stays a paragraph. */
export async function setSentences(page: Page, text: string, ask: Ask, room: number): Promise<Block | null> {
  const sentences = sentencesOf(text, page.subject.tongue)
  if (sentences.length === 0) return null
  const columns = page.canvas.shape === 'wide' && ask.width > ROOMY * page.canvas.unit ? 2 : 1
  const width = (ask.width - BETWEEN * page.canvas.unit * (columns - 1)) / columns
  for (const parts of [sentences, apartFromFacts(sentences)])
    for (const less of page.scale > 1 || columns > 1 ? [...SMALLER, ...SMALLEST] : SMALLER) {
      const blocks = await setParts(page, parts, { ...ask, width, max: Math.max(ask.min, ask.max * less) })
      for (const gap of columns > 1 && page.scale <= 1 ? [GAP, (GAP + NEAR) / 2, NEAR] : [GAP]) {
        const set = columns === 1 ? stackedOf(blocks, gap) : inColumns(blocks, BETWEEN * page.canvas.unit, gap)
        if (set && set.height <= room) return set
      }
    }
  return null
}

/** Before they are a paragraph; what grows to fill a hole stays sentences rather than large. */
const [SMALLER, SMALLEST] = [
  [1, 0.88, 0.76],
  [0.64, 0.56],
]

/** A wide picture has two columns of them, from this width on and so far apart. */
const [ROOMY, BETWEEN] = [760, 56]

/** As even as the order of the sentences lets them be. */
function inColumns(blocks: readonly Block[], between: number, gap: number): Block | null {
  const ways = blocks
    .slice(1)
    .map((_, at) => [stackedOf(blocks.slice(0, at + 1), gap), stackedOf(blocks.slice(at + 1), gap)])
  const higher = ([one, other]: readonly (Block | null)[]) => Math.max(one?.height ?? 0, other?.height ?? 0)
  const [left, right] = ways.toSorted((a, b) => higher(a) - higher(b))[0] ?? []
  if (!left || !right) return null
  const far = left.frame + between
  const [first, second] = left.rtl ? [far, 0] : [0, far]
  return {
    ...left,
    ...{ width: far + right.width, frame: far + right.frame, height: higher([left, right]) },
    at: (x, y) => group([left.at(x + first, y), right.at(x + second, y)]),
    apart: (x, y) => [...left.apart(x + first, y), ...right.apart(x + second, y)],
  }
}

/** Facts by themselves, what explains them as it was written. */
function apartFromFacts(sentences: readonly string[]): string[] {
  const parts: string[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (last !== undefined && !isFact(last) && !isFact(sentence)) parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

const setParts = (page: Page, parts: readonly string[], ask: Ask): Promise<Block[]> =>
  Promise.all(
    parts.map(part =>
      isFact(part)
        ? page.text('body', part, { ...ask, max: ask.max * LARGER, tone: 'ink', cut: { ...ask.cut, weight: 650 } })
        : page.text('body', part, ask),
    ),
  )
