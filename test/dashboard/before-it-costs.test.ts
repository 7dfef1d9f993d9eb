// What a form tells before anything is spent or lost.
import { expect, it } from 'vitest'
import { ownerLink } from '#lib/signin/words.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { by } from '#test/support/world.ts'

async function drawn(body: object, caption: string, output_type = 'announcement') {
  const at = await createTestDashboard({ plan: 'scale' })
  const owner = await at.member('owner')
  const caller = await at.key()
  const item = { output_type, body, channel: 'linkedin', caption }
  const { items } = (await caller.post<{ items: { run_id: string }[] }>('render', { items: [item] })).body
  await at.drain()
  return { at, owner, path: at.at(`runs/${items[0]?.run_id}`) }
}

it('an edit that does not fit is refused at its field, with all that was written', async () => {
  const items = ['Fraction fruit, 12 pieces', '48 counting blocks', 'A clock to take apart']
  const { at, owner, path } = await drawn({ headline: 'In the autumn box', items }, 'Come and see us.', 'feature_list')
  const form = { 'data.items.0': 'Fraction fruit, 14 pieces', 'data.headline': 'W'.repeat(70), once: 'a' }
  const before = (await owner.get(at.at('runs'))).text.split('<li').length
  const sent = await owner.post(`${path}/words`, form, { from: `${path}/words` })
  expect(sent.status).toBe(422)
  expect(sent.text).toContain('value="Fraction fruit, 14 pieces"')
  expect(sent.text).toMatch(/id="data\.headline"[^>]*aria-invalid="true"/)
  expect(sent.text).toMatch(/<span>This is too long to be read at its smallest size/)
  expect((await owner.get(at.at('runs'))).text.split('<li').length).toBe(before)
})

it('an edit tells where the same words, or a price of before, stand still', async () => {
  const { owner, path } = await drawn({ headline: 'Mugs for £12 until Friday' }, 'All our mugs are £12 this week.')
  const preview = async (headline: string, caption: string) => {
    const form = { 'data.headline': headline, 'captions.linkedin': caption, changed: 'data.headline' }
    return (await owner.post(`${path}/words/preview`, form, { from: `${path}/words` })).text
  }
  const once = await preview('Mugs for £14 until Friday', 'All our mugs are £12 this week.')
  expect(once).toContain(
    '“12” is still in the captions on LinkedIn, X, Instagram, YouTube, TikTok, Bluesky, Threads, and Facebook. Change it there too',
  )
  expect(once.match(/ is still in /g)).toHaveLength(1)
  expect(await preview('Mugs for £14 until Friday', 'All our mugs are £14 this week.')).toContain(
    '“12” is still in the captions on X, Instagram',
  )
  expect(await preview('Cups for £12 until Friday', 'All our mugs are £12 this week.')).not.toContain('still in')
})

it('a newcomer without a name has the form again', async () => {
  const at = await createTestDashboard()
  const { word } = await ownerLink(at.world, by, at.workspace.id)
  const sent = await at
    .visitor()
    .post('/welcome', { word, name: '   ', email: 'marisol@example.com', time_zone: 'UTC' })
  expect(sent.status).toBe(200)
  expect(sent.text).toContain('action="/welcome"')
  expect(sent.text).toContain('value="marisol@example.com"')
  expect(sent.text).toMatch(/role="alert".*is empty/s)
  expect((await at.visitor().post('/welcome', { word, name: 'Marisol', email: 'marisol@example.com' })).status).toBe(
    303,
  )
})

it('no page of somebody who is signed in is kept by a browser', async () => {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  expect((await owner.get('/me')).headers.get('cache-control')).toBe('no-store')
  expect((await at.visitor().get('/login')).headers.get('cache-control')).toBe('private, no-cache')
})

it('a colour that is none is told below all of them', async () => {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  const sent = await owner.post(at.at('brand'), { palette_primary: 'terracotta' }, { from: at.at('brand') })
  expect(sent.status).toBe(422)
  expect(sent.text).toMatch(/value="terracotta"[^>]*aria-invalid="true"/)
  expect(sent.text).toMatch(/<\/label><\/div><span class="fault"/)
})

it('a plan that nobody pays for names no price', async () => {
  const at = await createTestDashboard({ plan: 'pro' })
  const owner = await at.member('owner')
  expect((await owner.get(at.at('plan'))).text).not.toMatch(/You are on Pro, \$/)
})
