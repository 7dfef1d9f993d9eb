import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Social, startSocial } from '#dev/social/start.ts'
import type { Db } from '#lib/db.ts'
import { livePosting } from '#lib/publish/control/live.ts'
import { reach } from '#lib/publish/platform/reach.ts'
import { connected, localHttp, picture, publication, reading, refusal } from '#test/publish/support/platforms.ts'

let social: Social
beforeAll(async () => {
  social = await startSocial()
})
afterAll(() => social.close())

const deps = {
  db: {} as Db,
  keyring: [{ id: 'k', secret: new Uint8Array(32) }] as const,
  ...{ random: (size: number) => new Uint8Array(size), id: () => 'id', now: () => new Date() },
  pause: async () => undefined,
}
const tools = { http: localHttp, now: () => new Date(), ...reading }
const posting = () =>
  livePosting(deps, { apps: { x: { id: 'a', secret: 'b' } }, reach: reach(localHttp, social.stand_ins, '202607') })

describe('the way out of live mode', () => {
  it('leads to the platforms that are set up, and to no others', () => {
    expect(posting().publisher('x')?.platform).toBe('x')
    expect(posting().publisher('tiktok')).toBeUndefined()
  })

  it('shows where a post is on this machine', async () => {
    const x = posting().publisher('x')
    const account = connected(social, 'x')
    const post = publication([picture(1)])
    const ready = await x?.prepare(post, account, null, tools)
    if (ready?.next !== 'publish') throw new Error(ready?.next)
    const done = await x?.publish(post, account, ready.state, tools)
    expect(done).toMatchObject({ url: `${social.url}/x.com/standin_x/status/${social.posts()[0]?.id}` })
    const page = await (await fetch(done?.next === 'done' ? done.url : '')).text()
    expect(page).toContain(post.caption)
    expect(page).not.toContain('Marked as AI-made')
  })

  it('shows there which posts say that they are AI-made', async () => {
    const x = posting().publisher('x')
    const account = connected(social, 'x')
    const post = { ...publication([picture(1)]), caption: 'By a model', generated: true }
    const ready = await x?.prepare(post, account, null, tools)
    if (ready?.next !== 'publish') throw new Error(ready?.next)
    const done = await x?.publish(post, account, ready.state, tools)
    expect(await (await fetch(done?.next === 'done' ? done.url : '')).text()).toContain('Marked as AI-made')
  })

  it('ends no connection where only counting is refused', async () => {
    const x = posting().publisher('x')
    const json = { title: 'Unauthorized' }
    social.misbehave({ at: 'GET api.x.com/2/users/.*/tweets$', kind: 'answer', status: 401, json })
    const told = await refusal(Promise.resolve(x?.metrics?.(['1'], connected(social, 'x'), tools)))
    expect(told.outcome).toBe('blocked')
  })
})

describe('the addresses of platforms', () => {
  const { address } = reach(localHttp, { x: 'http://127.0.0.1:9' }, '202607')

  it.each([
    ['https://api.x.com/2/tweets?a=1', 'http://127.0.0.1:9/api.x.com/2/tweets?a=1'],
    ['https://api.linkedin.com/rest/posts', 'https://api.linkedin.com/rest/posts'],
    ['https://api.x.com.evil.example/', 'https://api.x.com.evil.example/'],
    ['https://api.example.com/assets/1.jpg', 'https://api.example.com/assets/1.jpg'],
  ])('%s leads to %s', (url, there) => {
    expect(address(url)).toBe(there)
  })
})
