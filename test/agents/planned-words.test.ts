import { expect, it } from 'vitest'
import { nextOf, type ToldRun } from '#lib/mcp/run-words.ts'

const scheduled_at = '2026-12-01T09:00:00.000Z'
const run = (verdict: string) =>
  ({ id: 'r', status: 'succeeded', variation: 0, scheduled_at, verdict, livemode: true }) as unknown as ToldRun
const post = (status: string, error_message: string | null = null, connected_account_id: string | null = 'a') => ({
  ...{ status, scheduled_at, error_message, connected_account_id },
})

it.each([
  ['approved', undefined, /^It goes out at 2026-12-01T09:00:00.000Z\. list_posts/],
  ['approved', post('scheduled'), /^It goes out at 2026-12-01T09:00:00.000Z\. list_posts/],
  [
    'approved',
    post('scheduled', null, null),
    /^It goes out at \S+ if a person connects an account of the platform before\./,
  ],
  ['approved', post('failed', 'No account.'), /^What was planned for \S+ does not go out: No account\.$/],
  ['approved', post('posted'), /^The post that was planned for \S+ is posted\.$/],
  ['needs_review', post('awaiting_approval'), /^It goes out at \S+ if a person approves it before\..*cancel_post/],
  ['rejected', post('failed', 'It is rejected.'), /^What was planned .*It cannot be posted as it is/],
  ['needs_review', undefined, /^It cannot be posted as it is/],
])('an agent is told what becomes of a plan: %s, %j', (verdict, planned, said) => {
  expect(nextOf(run(verdict), planned)).toMatch(said)
})
