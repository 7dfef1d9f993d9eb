// Good answers with one thing broken: none may come through as if nothing were wrong, but for what is listed here.
import { describe, expect, it } from 'vitest'
import type { Answer } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { textsOf } from '#lib/composer/said.ts'
import { good, questionOf } from './messy.ts'

const CASES = Number(process.env.MUTATIONS ?? 100)
const SEED = Number(process.env.SEED ?? 20_261_012)

/** Numbers from a seed, the same everywhere. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0
  return sides => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * sides)
  }
}

type Change = { kind: string; answer: Answer; what: string }
type Roll = (sides: number) => number

/** Every text of the picture and the caption by the path to it. */
function changed(answer: Answer, from: string, to: string): Answer {
  const copy = JSON.stringify({ ...answer, read: undefined, people: undefined, questions: undefined })
  const [left, right] = [JSON.stringify(from).slice(1, -1), JSON.stringify(to).slice(1, -1)]
  const at =
    copy.indexOf(`"text":"${left}"`) >= 0
      ? copy.replace(`"text":"${left}"`, () => `"text":"${right}"`)
      : copy.replace(`"${left}"`, () => `"${right}"`)
  return { ...JSON.parse(at), read: answer.read, people: answer.people, questions: answer.questions } as Answer
}

/** Another number in place of one: never the first of a list’s marks, never one that the brief has too. */
function number(answer: Answer, asset: string, roll: Roll): Change | undefined {
  const texts = textsOf(answer, asset).filter(({ text }) => /\d/.test(text) && !/^\d+[.)]\s/.test(text))
  const text = texts[roll(texts.length || 1)]?.text
  const numbers = text === undefined ? [] : [...text.matchAll(/(?<![\d.,:/])\d+(?![\d.,:/]*\d)/g)]
  const one = numbers[roll(numbers.length || 1)]
  if (text === undefined || !one) return undefined
  const other = String(Number(one[0]) + 3 + roll(40)).padStart(one[0].length, '0')
  const to = text.slice(0, one.index) + other + text.slice(one.index + one[0].length)
  return { kind: 'number', answer: changed(answer, text, to), what: `${text} -> ${to}` }
}

const NOTS = /(?<![\p{L}])(?:no|not|never|kein|keine|keinen|nicht|ne|non|não|nie|bez|zero|sin|esclusi|excluded) /iu

/** A “not” that is gone; Portuguese “no” is “in the”. */
function negation(answer: Answer, asset: string, roll: Roll): Change | undefined {
  if (answer.language === 'pt') return undefined
  const texts = textsOf(answer, asset).filter(({ text, on }) => NOTS.test(text) && on !== 'short')
  const text = texts[roll(texts.length || 1)]?.text
  if (text === undefined) return undefined
  const to = text.replace(NOTS, '')
  return { kind: 'negation', answer: changed(answer, text, to), what: `${text} -> ${to}` }
}

/** Two amounts of one text, the other way round. */
function swap(answer: Answer, asset: string, roll: Roll): Change | undefined {
  const money = /[£$€]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|zł|円)/g
  const texts = textsOf(answer, asset).filter(({ text }) => new Set(text.match(money) ?? []).size > 1)
  const text = texts[roll(texts.length || 1)]?.text
  const [a, b] = [...new Set(text?.match(money) ?? [])]
  if (text === undefined || a === undefined || b === undefined) return undefined
  const to = text.replace(a, '\u0000').replace(b, a).replace('\u0000', b)
  return { kind: 'swap', answer: changed(answer, text, to), what: `${text} -> ${to}` }
}

/** A word of a piece that is not for readers. */
function leak(answer: Answer, asset: string, roll: Roll, segments: readonly string[]): Change | undefined {
  const hidden = [...answer.read.secret, ...answer.read.attack, ...answer.read.unsure].map(
    index => segments[index - 1] ?? '',
  )
  const open = new Set(
    answer.read.publish.flatMap(index => (segments[index - 1] ?? '').toLowerCase().match(/\p{L}+/gu) ?? []),
  )
  const words = hidden
    .flatMap(text => text.match(/\p{Lu}\p{L}{3,}/gu) ?? [])
    .filter(word => !open.has(word.toLowerCase()) && !/^(?:also|write|this|that|does|maybe|voir|just)$/i.test(word))
  const texts = textsOf(answer, asset).filter(({ on }) => on === 'caption')
  const [text, word] = [texts[roll(texts.length || 1)]?.text, words[roll(words.length || 1)]]
  if (text === undefined || word === undefined) return undefined
  return { kind: 'leak', answer: changed(answer, text, `${text.replace(/[.。]$/, '')}, ${word}.`), what: `+ ${word}` }
}

/** A promise that nobody made. */
function claim(answer: Answer, asset: string, roll: Roll): Change | undefined {
  const words: Record<string, string> = {
    en: 'guaranteed',
    de: 'garantiert',
    es: 'garantizado',
    fr: 'garanti',
    it: 'garantito',
    pt: 'garantido',
    pl: 'gwarancja',
    ar: 'مضمون',
    ja: '保証',
  }
  const texts = textsOf(answer, asset).filter(({ role, on }) => on === 'caption' || role === 'body')
  const text = texts[roll(texts.length || 1)]?.text
  const word = words[answer.language]
  return text === undefined || word === undefined
    ? undefined
    : { kind: 'claim', answer: changed(answer, text, `${text.replace(/[.。]$/, '')}, ${word}.`), what: `+ ${word}` }
}

const mutations = [number, negation, swap, leak, claim]

describe('answers with one thing broken', () => {
  it(`are refused or held: ${CASES} of seed ${SEED}`, () => {
    const roll = dice(SEED)
    const passed = new Map<string, string>()
    const counts = new Map<string, number>()
    for (let round = 0, made = 0; made < CASES && round < CASES * 20; round++) {
      const one = good[roll(good.length)]
      const mutate = mutations[roll(mutations.length)]
      if (!one || !mutate) continue
      const question = questionOf(one.id)
      const change = mutate(one.last, question.asset_type, roll, question.segments)
      if (!change || JSON.stringify(change.answer) === JSON.stringify({ ...one.last })) continue
      made++
      counts.set(change.kind, (counts.get(change.kind) ?? 0) + 1)
      const { faults, holds } = guard(question, change.answer)
      if (faults.length === 0 && holds.length === 0) passed.set(`${change.kind} ${one.id}: ${change.what}`, one.id)
    }
    const kinds = Map.groupBy(passed.keys(), key => key.split(' ')[0] ?? '')
    if (process.env.MUTATIONS) console.info(Object.fromEntries(counts), 'let through:', [...passed.keys()])
    expect(kinds.get('negation') ?? []).toEqual([])
    expect(kinds.get('leak') ?? []).toEqual([])
    expect(kinds.get('claim') ?? []).toEqual([])
    // A number may turn into another one that the brief has too, or into its half of the day; prices of one thing may change places.
    expect([...(kinds.get('number') ?? []), ...(kinds.get('swap') ?? [])].length).toBeLessThanOrEqual(CASES * 0.03)
  }, 900_000)
})
