// What a writer tore over two scenes of a film, whole again: a quote, and a title that the brief gives.
import type { Answer, Scene } from '#lib/composer/answer.ts'
import { SCENES } from '#lib/composer/forms.ts'
import { bareWords, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { quotedIn } from '#lib/composer/segments/quoted.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

export type Brief = {
  where: Where
  segments: readonly string[]
  /** What the post says beside its pictures. */
  told: readonly string[]
}

export const briefOf = (answer: Answer, question: Question): Brief => ({
  where: whereOf(question, answer.language),
  segments: question.segments,
  told: [...answer.caption, answer.short].map(({ text }) => text),
})

/** A scene, and which of the answer's scenes it was. */
export type Whole = { scene: Scene; from: readonly number[] }

export function wholeScenes(scenes: readonly Scene[], brief: Brief): Whole[] {
  const titles = titlesIn(brief)
  const whole: Whole[] = []
  for (const [at, scene] of scenes.entries()) {
    const before = whole.at(-1)
    const [first, ...next] = before ? quoteOn(before.scene, scene, brief) : [titled(scene, titles)]
    if (before && first && next.length === 0) whole[whole.length - 1] = { scene: first, from: [...before.from, at] }
    else whole.push({ scene: titled(next[0] ?? scene, titles), from: [at] })
  }
  return whole
}

const MOST_BETWEEN = 3

/** Two pieces of one quote as one where it has room, else with the small words that stood between them; a scene of something else stays. */
function quoteOn(before: Scene, scene: Scene, { segments, where }: Brief): Scene[] {
  const isOne = before.role === 'quote' && scene.role === 'quote' && before.more.join() === scene.more.join()
  const between = isOne ? betweenIn(segments.join(' '), before.text, scene.text) : undefined
  if (between === undefined) return [before, scene]
  const { empty } = lexiconOf(where.language)
  const words = tokensOf(between).filter(({ kind }) => kind === 'word')
  if (words.length > MOST_BETWEEN || words.some(({ key }) => !empty.has(key))) return [before, scene]
  const text = `${before.text}${between}${scene.text}`
  if (width(text) <= SCENES.quote) return [{ ...before, text, from: [...new Set([...before.from, ...scene.from])] }]
  const lost = words[0] ? between.slice(words[0].start) : ''
  return [before, { ...scene, text: `${lost}${scene.text}` }]
}

/** What the brief says between the two, where the one follows the other. */
function betweenIn(brief: string, one: string, other: string): string | undefined {
  const all = brief.toLowerCase()
  const start = all.indexOf(one.toLowerCase())
  const end = start < 0 ? -1 : all.indexOf(other.toLowerCase(), start + one.length)
  return end < 0 ? undefined : brief.slice(start + one.length, end)
}

/** What the brief gives between marks, and the post tells whole. */
export const titlesIn = ({ segments, told }: Brief): string[] =>
  segments
    .flatMap(quotedIn)
    .filter(title => width(title) <= SCENES.room && wordCount(title) > 2)
    .filter(title => told.some(text => bareWords(text).includes(bareWords(title))))

const LINES: ReadonlySet<Scene['role']> = new Set(['line', 'problem', 'brand'])

/** Most of a title is the whole of it. */
function titled(scene: Scene, titles: readonly string[]): Scene {
  const said = bareWords(scene.text)
  const whole = titles.find(title => bareWords(title).includes(said) && said.length * 2 > bareWords(title).length)
  return whole && LINES.has(scene.role) ? { ...scene, text: whole } : scene
}
