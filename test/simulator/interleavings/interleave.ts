import fc from 'fast-check'
import { type Database, openPGlite } from '../database.ts'
import * as cards from './cards/interleaving.ts'
import { prepareChat } from './cards/stage.ts'
import * as posts from './interleaving.ts'
import type { Interleaved } from './main.ts'
import { prepare } from './stage.ts'

/** What is played: a post at its platform, or a card of Studio at its chat. */
export type Of = 'posts' | 'cards'
export type Wish = { seed: number; count: number; of?: Of | undefined; path?: string | undefined }

type Played = { violations: string[]; begun: number }
type Game<Play> = {
  plays: fc.Arbitrary<Play>
  played(database: Database, play: Play, scheduler: fc.Scheduler): Promise<Played>
}

/** Plays as many as are asked for, or until one is wrong. */
export async function interleave({ of, ...wish }: Wish): Promise<Interleaved> {
  const database = await openPGlite()
  try {
    await prepare(database)
    await prepareChat(database)
    return of === 'cards' ? await playAll(database, cards, wish) : await playAll(database, posts, wish)
  } finally {
    await database.close()
  }
}

async function playAll<Play>(
  database: Database,
  { plays, played }: Game<Play>,
  { seed, count, path }: Wish,
): Promise<Interleaved> {
  const sums = { played: 0, begun: 0 }
  let wrong: string[] = []
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
}
