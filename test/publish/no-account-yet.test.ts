// A post that was planned with its run before an account of the platform was connected.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#lib/instant.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { type Standing, standingWorld } from '#test/publish/support/standing.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { later } from '#test/support/posts.ts'

let one: Standing
beforeEach(async () => {
  one = await standingWorld()
})
afterEach(() => one.social.close())

const postsOf = async (caller: Caller, { id }: Run) => (await caller.get<Post[]>(`posts?run_id=${id}`)).body
const planned = (more: object = {}) =>
  finished(one.world, one.live, {
    ...{ brief: 'We open at six on Saturdays', channel: 'linkedin', asset_type: 'card' },
    ...{ scheduled_at: new Date(one.world.world.now().getTime() + HOUR_MS).toISOString(), ...more },
  })

describe('a plan without an account', () => {
  it('stands, is taken by the first account that is connected, and goes out there at its time', async () => {
    const run = await planned()
    expect(await postsOf(one.live, run)).toMatchObject([{ status: 'scheduled', connected_account_id: null }])
    await one.connect('x')
    expect(await postsOf(one.live, run)).toMatchObject([{ connected_account_id: null }])
    const account = await one.connect('linkedin')
    await one.connect('linkedin', { external_id: 'urn:li:person:second' })
    expect(await postsOf(one.live, run)).toMatchObject([{ status: 'scheduled', connected_account_id: account }])
    expect(one.social.posts()).toEqual([])
    for (const seconds of [3_700, 60, 60]) await later(one.world, seconds)
    expect(await postsOf(one.live, run)).toMatchObject([{ status: 'posted', connected_account_id: account }])
    expect(one.social.posts()).toHaveLength(1)
  })

  it('fails at its time where nobody has connected one, with what to do', async () => {
    const run = await planned()
    await later(one.world, 3_700)
    expect(await postsOf(one.live, run)).toMatchObject([
      {
        ...{ status: 'failed', error_code: 'channel_not_connected', connected_account_id: null },
        error_message:
          'No account of the platform was connected when it was to go out. Connect one, then post the run.',
      },
    ])
  })

  it('of a held run waits for both, a yes and an account', async () => {
    const run = await planned({ brief: '48 colleagues lose their jobs' })
    expect(await postsOf(one.live, run)).toMatchObject([
      { status: 'awaiting_approval', awaits: 'verdict', connected_account_id: null },
    ])
    const account = await one.connect('linkedin')
    expect(await postsOf(one.live, run)).toMatchObject([
      { status: 'awaiting_approval', awaits: 'verdict', connected_account_id: account },
    ])
  })
})
