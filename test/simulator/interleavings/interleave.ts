import fc from 'fast-check'
import { openPGlite } from '../database.ts'
import { played, plays } from './interleaving.ts'
import type { Interleaved } from './main.ts'
import { prepare } from './stage.ts'

export type Wish = { seed: number; count: number; path?: string | undefined }

/** Plays as many as are asked for, or until one is wrong. */
export async function interleave({ seed, count, path }: Wish): Promise<Interleaved> {
  const database = await openPGlite()
  const sums = { played: 0, begun: 0 }
  let wrong: string[] = []
  try {
    await prepare(database)
    const property = fc.asyncProperty(plays, fc.scheduler(), async (play, scheduler) => {
      const { violations, begun } = await played(database, play, scheduler)
      sums.played++
      sums.begun += begun
      if (sums.played % 500 === 0) await database.tidy()
      if (violations.length > 0) wrong = violations
      return violations.length === 0
    })
    const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
      ...{ seed, numRuns: count, endOnFailure: true },
      ...(path !== undefined && { path }),
    })
    if (failed && wrong.length === 0) throw errorInstance ?? new Error('no interleaving could be played')
    return {
      ...sums,
      violations: wrong,
      counterexample: failed ? `--path ${counterexamplePath} ${fc.stringify(counterexample)}` : null,
    }
  } finally {
    await database.close()
  }
}
