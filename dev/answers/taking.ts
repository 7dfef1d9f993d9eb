// Answers that came back, through the schema and the guard.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lasting } from '#dev/answers/days.ts'
import type { Recording } from '#dev/answers/recordings.ts'
import type { Case } from '#dev/answers/sets.ts'
import { type Answer, answers } from '#lib/composer/answer.ts'
import { promptHash } from '#lib/composer/model/ask.ts'
import type { Guard } from '#lib/composer/model/planner.ts'
import { dataOf, lastingHash, questionOf } from '#lib/composer/question.ts'

export type Judged = { one: Case; answer: unknown; faults: string[]; holds: number }

/** All answers of a folder by the id of their brief. */
export function readAnswers(dir: string): Map<string, unknown> {
  const files = readdirSync(dir).filter(name => name.endsWith('.answers.json'))
  return new Map(files.flatMap(name => Object.entries(JSON.parse(readFileSync(join(dir, name), 'utf8')) as object)))
}

export function judge(one: Case, given: unknown, guard: Guard): Judged {
  const read = answers[one.input.asset_type].safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    return { one, answer: given, faults: [`broken: ${issue?.path.join('.')} ${issue?.message}`], holds: 0 }
  }
  const { faults, holds } = guard(questionOf(one.input), read.data as Answer)
  return { one, answer: given, faults, holds: holds.length }
}

type Made = { one: Case; model: string; answer: unknown; repair?: unknown; every_day: boolean }

export async function recordingOf({ one, model, answer, repair, every_day }: Made): Promise<Recording> {
  const { input } = one
  const question = questionOf(input)
  const kept = (value: unknown) => (every_day ? lasting(value, input.day) : value)
  return {
    id: one.id,
    asset_type: input.asset_type,
    question: await lastingHash(input.asset_type, dataOf(question)),
    prompt: await promptHash(input.asset_type),
    model,
    day: input.day,
    segments: [...question.segments],
    answer: kept(answer),
    ...(repair !== undefined && { repair: kept(repair) }),
  }
}
