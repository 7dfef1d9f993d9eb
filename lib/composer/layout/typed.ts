// A caption as whoever wrote the brief would have typed it: each step and each line of a list on a line of its own, and a joy with its mark.
import type { Answer } from '#lib/composer/answer.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Question } from '#lib/composer/question.ts'
import { pictureTexts } from '#lib/composer/said.ts'

export type Typist = (line: string, hasRoom: boolean) => string

/** `hasRoom` where the channel has paragraphs. */
export function typistOf(answer: Answer, { segments, asset_type }: Question): Typist {
  const shown = pictureTexts(answer, asset_type).flatMap(({ text }) => text.split('\n').map(bare))
  const rows = shown.map((text, at) => text + (shown[at + 1] ?? ''))
  const listed = new Set([...shown, ...rows])
  const loud = new Set(answer.sensitive === 'none' ? segments.filter(one => LOUD.test(one)).map(bare) : [])
  return (line, hasRoom) => {
    const said = withJoy(line, loud, answer.language)
    return inSteps(hasRoom ? inItems(said, listed) : said)
  }
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const LOUD = /[!！](?:["”’»)\s]|\p{Extended_Pictographic}|\ufe0f)*$/u
const SENTENCE = /(?<=[.!?])\s+(?=\P{Ll})/u

/** “We did it!” was calmed for the picture. */
const withJoy = (line: string, loud: ReadonlySet<string>, language: string): string =>
  loud.size === 0
    ? line
    : line
        .split(SENTENCE)
        .map(one => (one.endsWith('.') && loud.has(bare(one)) ? joyful(one.slice(0, -1), language) : one))
        .join(' ')

const joyful = (said: string, language: string): string =>
  language === 'es' ? `¡${said}!` : language === 'fr' ? `${said}\u00a0!` : `${said}!`

const LEAST = 3
const STEP = /(?:^| )(?=(\d{1,2})\. \p{Lu})/gu

/** “1. Feed it. 2. Use warm water. 3. …”, and what stands behind steps of one sentence. */
function inSteps(line: string): string {
  const starts: number[] = []
  for (const { 0: space, 1: number, index } of line.matchAll(STEP))
    if (Number(number) === starts.length + 1) starts.push(index + space.length)
  if (starts.length < LEAST) return line
  const steps = starts.map((start, at) => line.slice(start, starts[at + 1]).trim())
  const areShort = steps.slice(0, -1).every(step => sentencesOf(step).length === 1)
  const [last = '', ...behind] = areShort ? sentencesOf(steps.at(-1) ?? '') : [steps.at(-1)]
  return [line.slice(0, starts[0]).trim(), ...steps.slice(0, -1), last, behind.join(' ')].filter(Boolean).join('\n')
}
/** The stop behind its number ends no sentence. */
const sentencesOf = (step: string): string[] => step.split(/(?<=\D[.!?])\s+(?=\P{Ll})/u)

const LIST = /^([^:：]{3,80})\s?[:：] ([^.!?]+)[.](?: (.+))?$/su
const PARTED = /[,;] /
const JOINED = /^(?:and|und|et|y|e|en|i|or|oder|ou|o) /iu
const JOINT = / (?:and|und|et|y|e|en|i|or|oder|ou|o) /iu

/** “5 tips: phone out of the room, same bedtime, …”, where each of them is a line of the picture, too. */
function inItems(line: string, listed: ReadonlySet<string>): string {
  const [, title, list = '', behind] = LIST.exec(line) ?? []
  const parts = list.split(PARTED).map(one => one.trim().replace(JOINED, ''))
  const whole = [...parts.slice(0, -1), ...(parts.at(-1) ?? '').split(JOINT)]
  const members = parts.every(one => listed.has(bare(one))) ? parts : whole
  const isList = title && members.length >= LEAST && members.every(one => listed.has(bare(one)))
  return isList
    ? [`${title}:`, ...members.map(one => `• ${upperFirst(one)}`), ...(behind ? [behind] : [])].join('\n')
    : line
}
