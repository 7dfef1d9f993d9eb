// What ends something asks first: nothing is changed until the question has its answer.
import { describe, expect, it } from 'vitest'
import { createTestDashboard, type TestDashboard, type Visitor } from '#test/support/dashboard.ts'
import { connect } from '#test/support/posts.ts'

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The fields of the one form of a page that leads there. */
function fieldsTo(text: string, path: string): Record<string, string> {
  const form = text.split('<form').find(part => part.includes(`action="${path}"`)) ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)]))
}

async function keyOf(at: TestDashboard, owner: Visitor): Promise<string> {
  await owner.post(at.at('developers/keys'), {
    name: 'For <the> till',
    mode: 'live',
    permissions: ['read', 'generate'],
  })
  const [path = ''] =
    /\/w\/[^"]+\/developers\/keys\/[0-9a-f-]{36}/.exec((await owner.get(at.at('developers/keys'))).text) ?? []
  return path
}

describe('what ends something', () => {
  it('names what is meant and what follows, and does it only once it is answered', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = await keyOf(at, owner)
    const asked = await owner.post(`${path}/revoke`, {}, { from: path })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain('<h1>Revoke For &lt;the&gt; till?</h1>')
    expect(asked.text).toContain('This cannot be undone.')
    expect(asked.text).toContain(`<a class="btn bare" href="${path}" autofocus>Keep it</a>`)
    expect((await owner.get(path)).text).toContain(`action="${path}/revoke"`)
    expect((await owner.post(`${path}/revoke`, fieldsTo(asked.text, `${path}/revoke`))).status).toBe(303)
    expect((await owner.get(path)).text).not.toContain(`action="${path}/revoke"`)
    expect((await owner.post(`${path}/revoke`)).status).not.toBe(200)
  })

  it('comes over the page where script asks for it as a part', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = await keyOf(at, owner)
    const { text } = await owner.post(`${path}/revoke`, {}, { from: path, headers: { 'x-fragment': 'asked' } })
    expect(text).toMatch(/^<h2 id="asked">Revoke For &lt;the&gt; till\?<\/h2><form/)
    expect((await owner.get(path)).text).toContain('data-is="sure"')
  })

  it('asks of everything that has to be asked for anew to be had back', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await at.member('member')
    await connect(at)
    await owner.post(at.at('developers/webhooks'), { url: 'https://example.com/hook', once: 'h' })
    const pages = ['developers/webhooks', 'team', 'connections', 'library', 'settings']
    const found = new Map<string, string>()
    const texts = await Promise.all(pages.map(async page => [page, (await owner.get(at.at(page))).text] as const))
    const [hook = ''] = /developers\/webhooks\/[0-9a-f-]{36}/.exec(texts[0]?.[1] ?? '') ?? []
    texts.push([hook, (await owner.get(at.at(hook))).text])
    for (const [page, text] of texts)
      for (const [, action = ''] of text.matchAll(/<form[^>]*action="([^"]+\/(?:remove|disconnect|unlink))"/g))
        if (!action.endsWith('/settings/remove')) found.set(action, page)
    expect(found.size).toBeGreaterThanOrEqual(3)
    for (const [action, page] of found) {
      const { status, text } = await owner.post(action, {}, { from: at.at(page) })
      expect([action, status, Object.keys(fieldsTo(text, action))]).toEqual([action, 200, ['refused_from', 'sure']])
      expect((await owner.get(at.at(page))).text).toContain(`action="${action}"`)
    }
  })
})
