import { expect, it } from 'vitest'
import { nextOf, type ToldRun, wordsOf } from '#lib/mcp/run-words.ts'

const scheduled_at = '2026-12-01T09:00:00.000Z'
const HOME = 'https://brand.example'
const run = (verdict: string, more: Partial<ToldRun> = {}) =>
  ({
    id: 'r',
    status: 'succeeded',
    variation: 0,
    scheduled_at,
    verdict,
    livemode: true,
    holds: [],
    ...more,
  }) as unknown as ToldRun
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
  expect(nextOf(run(verdict), HOME, planned)).toMatch(said)
})

it('says where a person approves it, in words for people, and advises no take that is held for the same', () => {
  const reason = { rule: 'pieces', weight: 0, points: 0, passed: false }
  const told = (rule: string) =>
    wordsOf(
      run('needs_review', {
        ...{ scheduled_at: null, asset_urls: [], output_text: null, questions: [] },
        holds: [{ rule, what: 'look over “Bring”' }],
        score_reasons: [{ ...reason, fix: 'make it where a language model reads briefs (/docs/models)' }],
      }),
      HOME,
    )
  const [words, seen] = [told('pieces'), told('bare')]
  expect(words).toContain(
    'approve it: https://brand.example/approve/r (or change the brief: another take would be held',
  )
  expect(words).toContain('Weakest: Nobody has read the words over yet: make it where')
  expect(words).toContain('(https://brand.example/docs/models)')
  expect(words).not.toMatch(/pieces|variation/)
  expect(seen).toContain('generate_asset with variation 1 for another take')
})
