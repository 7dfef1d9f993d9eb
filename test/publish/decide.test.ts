// What becomes of a post after each answer, as a table: nothing is asked, written or sent.
import { describe, expect, it } from 'vitest'
import { type Decision, decide, type Heard, isOver } from '#lib/publish/attempt/decide.ts'
import { ABSENT_APART_MS, GIVE_UP_MS, SETTLED_MS } from '#lib/publish/limits.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { type Outcome, PublishError } from '#lib/publish/publisher.ts'
import { kinds } from '#lib/work/kinds.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const between = { began_at: ago(1_000), kept: { id: '7' }, absent_at: null, platform_code: null, last_error: null }
const post = (more: object = {}, state: object = {}): PostRow =>
  ({
    ...{ id: 'post', platform: 'x', caption: 'Tea at six.', overflow: null, attempt: 1, created_at: ago(1_000) },
    ...{ step: 'prepare', armed_at: null, ...more, state: { ...between, sent_at: null, parts: null, ...state } },
  }) as unknown as PostRow
const sent = (more: object = {}, state: object = {}) =>
  post({ step: 'check', armed_at: ago(SETTLED_MS), ...more }, { sent_at: ago(SETTLED_MS), ...state })
const last = { attempt: kinds.posts.most_attempts }
const out = { external_post_id: '1', url: 'https://x.com/a/status/1' }
const thread = { parts: { texts: ['One.', 'Two.'], out: [out] } }

const no = (outcome: Outcome, retry_after?: number) => new PublishError(outcome, 'word', 'No.', retry_after)
const done = { next: 'done', ...out } as const
const goes = { state: { id: '8' }, wait_seconds: 10 }

type Told = [next: string, step?: string, armed?: boolean, seconds?: number]
type Row = [why: string, post: PostRow, heard: Heard, told: Told]

/** A line of what matters: to which end, or with which step and whether it may be out the next turn begins, and when. */
function told(decided: Decision): Told {
  if (decided.next === 'failed') return [decided.error_code, decided.step]
  if (decided.next !== 'wait') return [decided.next]
  const { step, armed, state } = decided.pause
  return [state.waits ? 'wait' : 'again', step, armed, decided.seconds]
}

const rows: Row[] = [
  ['too late, never sent', post(), { asked: 'nobody', because: 'over' }, ['platform_unavailable', 'prepare']],
  ['too late, perhaps out', sent(), { asked: 'nobody', because: 'over' }, ['needs_attention', 'check']],
  ['not set up', post(), { asked: 'nobody', because: 'not_set_up' }, ['channel_not_connected', 'prepare']],
  ['not set up, perhaps out', sent(), { asked: 'nobody', because: 'not_set_up' }, ['again', 'check', true, 30]],
  ['no account', post(), { asked: 'account', answer: no('reauth') }, ['channel_not_connected', 'prepare']],
  ['no account, perhaps out', sent(), { asked: 'account', answer: no('reauth') }, ['again', 'check', true, 1]],
  ['ready', post(), { asked: 'prepare', answer: { next: 'publish', state: {} } }, ['publish']],
  ['uploads', post(), { asked: 'prepare', answer: { next: 'prepare', ...goes } }, ['wait', 'prepare', false, 10]],
  ['works on it', post(), { asked: 'prepare', answer: { next: 'check', ...goes } }, ['wait', 'check', true, 10]],
  ['busy', post(), { asked: 'prepare', answer: no('retry') }, ['again', 'prepare', false, 30]],
  ['names a time', post(), { asked: 'prepare', answer: no('retry', 99) }, ['again', 'prepare', false, 99]],
  ['a time too far off', post(), { asked: 'prepare', answer: no('retry', 90_000) }, ['again', 'prepare', false, 3_600]],
  ['busy to the end', post(last), { asked: 'prepare', answer: no('retry') }, ['platform_unavailable', 'prepare']],
  ['a bad picture', post(), { asked: 'prepare', answer: no('rejected') }, ['platform_rejected', 'prepare']],
  ['a bad day', post(), { asked: 'prepare', answer: no('blocked') }, ['platform_blocked', 'prepare']],
  ['a token refused', post(), { asked: 'prepare', answer: no('reauth') }, ['again', 'prepare', false, 1]],
  ['out', post(), { asked: 'publish', answer: done }, ['posted']],
  ['no answer', post(), { asked: 'publish', answer: no('unknown') }, ['wait', 'check', true, 15]],
  ['refused', post(), { asked: 'publish', answer: no('rejected') }, ['platform_rejected', 'prepare']],
  ['goes on', post(), { asked: 'publish', answer: { next: 'publish', state: {} } }, ['wait', 'prepare', false, 0]],
  ['is worked on', post(), { asked: 'publish', answer: { next: 'check', ...goes } }, ['wait', 'check', true, 10]],
  ['found', sent(), { asked: 'check', answer: done }, ['posted']],
  ['still worked on', sent(), { asked: 'check', answer: { next: 'check', ...goes } }, ['wait', 'check', true, 10]],
  ['a question refused', sent(), { asked: 'check', answer: no('rejected') }, ['again', 'check', true, 30]],
  ['refused to the end', sent(last), { asked: 'check', answer: no('rejected') }, ['needs_attention', 'check']],
  ['nobody can know', sent(), { asked: 'check', answer: { next: 'undecidable' } }, ['needs_attention', 'check']],
  [
    'a verdict on the post',
    sent(),
    { asked: 'check', answer: { next: 'failed', error: no('rejected') } },
    ['platform_rejected', 'prepare'],
  ],
  [
    'absent, too soon',
    sent({ armed_at: ago(0) }),
    { asked: 'check', answer: { next: 'absent' } },
    ['wait', 'check', true, SETTLED_MS / 1_000],
  ],
  ['absent, once', sent(), { asked: 'check', answer: { next: 'absent' } }, ['wait', 'check', true, 125]],
  [
    'absent, twice too close',
    sent({}, { absent_at: ago(5_000) }),
    { asked: 'check', answer: { next: 'absent' } },
    ['wait', 'check', true, 120],
  ],
  [
    'absent, twice',
    sent({}, { absent_at: ago(ABSENT_APART_MS) }),
    { asked: 'check', answer: { next: 'absent' } },
    ['again', 'prepare', false, 0],
  ],
  [
    'a session that is gone, twice',
    sent({}, { absent_at: ago(ABSENT_APART_MS) }),
    { asked: 'check', answer: { next: 'prepare', ...goes } },
    ['again', 'prepare', false, 0],
  ],
  [
    'the first of two',
    sent({}, { parts: { texts: ['One.', 'Two.'], out: [] } }),
    { asked: 'check', answer: done },
    ['wait', 'prepare', true, 1],
  ],
  ['the second of two', post({}, thread), { asked: 'publish', answer: done }, ['posted']],
  ['half out, refused', post({}, thread), { asked: 'publish', answer: no('rejected') }, ['needs_attention', 'prepare']],
  [
    'half out, without a name',
    post({}, thread),
    { asked: 'nobody', because: 'first_unnamed' },
    ['needs_attention', 'prepare'],
  ],
]

describe('after an answer', () => {
  it.each(rows)('%s', (_, row, heard, wanted) => {
    expect(told(decide(row, heard, now))).toEqual(wanted)
  })

  it('of several parts the next one follows, and the last ends with the name of the first', () => {
    const armed = { step: 'check', armed_at: ago(1_000) }
    const first = decide(
      post(armed, { parts: { texts: ['One.', 'Two.'], out: [] } }),
      { asked: 'check', answer: done },
      now,
    )
    expect(first).toMatchObject({
      next: 'wait',
      seconds: 1,
      pause: { step: 'prepare', state: { parts: thread.parts } },
    })
    const second = { ...done, external_post_id: '2', url: 'https://x.com/a/status/2' }
    const ended = decide(post(armed, thread), { asked: 'check', answer: second }, now)
    expect(ended).toMatchObject({ next: 'posted', made: out, parts: { out: [out, { external_post_id: '2' }] } })
  })

  it.each([
    ['prepare', post(), true],
    ['publish', post(), true],
    ['check', sent(), true],
    ['check', sent(last), true],
  ] as const)('of %s whoever keeps the token hears that it is refused', (asked, row, refused) => {
    expect(decide(row, { asked, answer: no('reauth') }, now).refused).toBe(refused)
    expect(decide(row, { asked, answer: no('retry') }, now).refused ?? false).toBe(false)
  })

  it('what the platform said last is kept, with its time', () => {
    const decided = decide(post(), { asked: 'prepare', answer: no('retry') }, now)
    const last_error = { code: 'word', message: 'No.', at: now.toISOString() }
    expect(decided).toMatchObject({ pause: { state: { platform_code: 'word', last_error, waits: false } } })
  })
})

it.each([
  [{}, {}, false],
  [{ attempt: kinds.posts.most_attempts + 1 }, {}, true],
  [{}, { began_at: ago(GIVE_UP_MS + 1) }, true],
  [{ created_at: ago(2 * GIVE_UP_MS) }, {}, false],
  [{ created_at: ago(GIVE_UP_MS + 1) }, { began_at: null }, true],
])('%j %j is over: %s', (more, state, over) => {
  expect(isOver(post(more, state), now)).toBe(over)
})
