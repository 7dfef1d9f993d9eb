// A burst through the public door: two hundred requests in half a second, most of them of one workspace. `npm run proof -- burst` sends 5,000.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AT_LENGTH } from '#test/support/proof.ts'
import { type SeededStack, seededStack } from '#test/support/stack.ts'
import { openCrowd, overtaken, sendBurst, served, wrongAnswers } from './burst.ts'

/** What the month has left for the flood, of each kind that it asks for. */
const LEFT = 8
const CROWD = [
  { sort: 'flood', workspaces: 1, plan: 'starter', keys: 2, requests: 184, left: LEFT },
  { sort: 'small', workspaces: 4, plan: 'starter', keys: 2, requests: 4 },
] as const

let stack: SeededStack
beforeAll(async () => {
  stack = await seededStack()
}, 120_000)
afterAll(async () => {
  await stack?.close()
})

describe.runIf(AT_LENGTH)('200 requests at once', () => {
  it('are each accepted or refused with a time to come again, all that are accepted are made, and workspaces take turns', async () => {
    const crowd = await openCrowd(stack, CROWD)
    const answers = await sendBurst(stack, crowd, { seconds: 0.5, seed: 1 })
    const runs = await served(stack, crowd)
    expect(wrongAnswers(answers)).toEqual([])
    expect(answers.length).toBe(200)
    const accepted = answers.flatMap(({ status, text }) => (status === 202 ? [JSON.parse(text).id as string] : []))
    expect(runs.map(({ id }) => id).sort()).toEqual(accepted.sort())
    // The first run of the flood is free and counts in no cap.
    expect(runs.length).toBe(1 + 2 * LEFT + 16)
    expect(runs.filter(({ status }) => status !== 'succeeded')).toEqual([])
    expect(Math.max(...overtaken(runs))).toBeLessThanOrEqual(8)
  })
})
