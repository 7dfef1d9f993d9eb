// From a run that has no account to go to, over Connections and a platform, back to the run.
import { expect, it } from 'vitest'
import { made } from '#test/support/dashboard-run.ts'
import { connect } from '#test/support/posts.ts'

it('leads back to the run for which an account is connected, also behind the pages of the platform', async () => {
  const { at, owner, look, path } = await made()
  const [, to = ''] = /<a class="btn main" href="([^"]+)">Connect LinkedIn/.exec(await look('?for=linkedin')) ?? []
  const back = `Once LinkedIn is connected: <a class="link" href="${path}?for=linkedin#publish">back to “`
  expect((await owner.get(to.replaceAll('&amp;', '&'))).text).toContain(back)
  expect((await owner.get(at.at('connections'))).text).toContain(back)
  await connect(at, 'linkedin')
  const { text } = await owner.get(at.at('connections'))
  expect(text).toMatch(
    /LinkedIn is connected: <a [^>]*\?for=linkedin#publish">back to “[^”]*”<\/a>, which can go there now\./,
  )
  const other = await at.member('admin')
  expect((await other.get(at.at('connections'))).text).not.toContain('back to “')
})

it('leads to no run that is not of this workspace', async () => {
  const [mine, theirs] = [await made(), await made()]
  const id = theirs.path.split('/').at(-1)
  const { status, text } = await mine.owner.get(`${mine.at.at('connections')}?run=${id}`)
  expect([status, text.includes('back to “')]).toEqual([200, false])
  expect((await mine.owner.get(`${mine.at.at('connections')}?run=../x`)).status).toBe(200)
})

it('says who connects accounts to whom that is not allowed', async () => {
  const { at, path } = await made()
  const member = await at.member('member')
  const { text } = await member.get(`${path}?for=linkedin`)
  expect(text).toContain('An admin connects LinkedIn, under Connections.')
  expect(text).not.toMatch(/href="[^"]*connections[^"]*">Connect/)
})
