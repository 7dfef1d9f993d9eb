import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dated } from '#dev/answers/days.ts'
import { readRecordings } from '#dev/answers/recordings.ts'
import { readSet, setNames } from '#dev/answers/sets.ts'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { guard } from '#lib/composer/guard/guard.ts'
import { promptHash } from '#lib/composer/model/ask.ts'
import { dataOf, lastingHash, questionOf } from '#lib/composer/question.ts'
import { seed } from '#test/support/seed.ts'

/** Prompts of other words under which answers were recorded that still hold, and why. */
const kept = JSON.parse(readFileSync('test/answers/kept.json', 'utf8')) as Record<string, string>
const recorded = setNames().flatMap(set => {
  const cases = new Map(readSet(set).cases.map(one => [one.id, one]))
  return readRecordings(set).map(one => [one.id, one, cases.get(one.id)] as const)
})

describe('recorded answers', () => {
  it('are there', () => expect(recorded.length).toBeGreaterThan(50))

  // Beside the work a quarter of them, another one for each seed; `.ci/run` takes all.
  const some = process.env.PROOF === 'short' ? recorded.filter((_, at) => at % 4 === seed % 4) : recorded
  it.each(some)('%s answers today’s question and passes today’s guard', async (_, one, of) => {
    if (!of) throw new Error('its brief is gone')
    const question = questionOf(of.input)
    expect(one.segments).toEqual(question.segments)
    expect(one.question).toBe(await lastingHash(one.asset_type, dataOf(question)))
    if (!kept[one.prompt]) expect(one.prompt).toBe(await promptHash(one.asset_type))
    const answer = answers[one.asset_type].parse(dated(one.repair ?? one.answer, one.day)) as Answer
    expect(guard(question, answer).faults).toEqual([])
  })
})
