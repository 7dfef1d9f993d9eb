// What the gate says of an output once a second reader has read it: one whose word only lowers, and one whose word may lift as well.
import type { Output } from '#bench/copy/outputs.ts'
import { readings } from '#dev/answers/readings.ts'
import { heard } from '#lib/runs/judge/reader/heard.ts'
import { type Reading, readerData, readerPrompt, wordsHash } from '#lib/runs/judge/reader/question.ts'
import { verdict } from '#lib/score/impact.ts'

type Verdict = Output['verdict']
export type SecondRead = { lowered: Verdict; read: Verdict }

/** Recorded words of second readers for one set, by what they were asked. */
export async function readingsOf(set: string): Promise<(output: Output) => Promise<SecondRead>> {
  const prompt = await readerPrompt()
  const known = new Map(
    readings.read(set).flatMap(one => (one.prompt === prompt ? [[one.question, one.reading] as const] : [])),
  )
  return async output => afterReading(output, known.get(await wordsHash(readerData(output.shown, output.holds))))
}

/** Who was not asked has no say. */
function afterReading(output: Output, reading: Reading | undefined): SecondRead {
  if (!reading || output.verdict === 'rejected') return { lowered: output.verdict, read: output.verdict }
  const read = verdict(heard(output, output.shown, reading).rows)
  return { read, lowered: reading.verdict === 'post' ? output.verdict : read }
}
