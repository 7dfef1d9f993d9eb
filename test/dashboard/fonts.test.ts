// Fonts that a brand brings: in, told, in use, and out again.
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { otf, restricted } from '#test/support/fonts.ts'

const formOf = (file: Uint8Array | null, more: Record<string, string> = {}) => {
  const form = new FormData()
  if (file) form.set('file', new File([new Uint8Array(file)], 'house.otf'))
  for (const [name, value] of Object.entries({ role: 'both', family: '', licence: '1', ...more })) form.set(name, value)
  return form
}

describe('the fonts of a brand', () => {
  it('come in by a file and its licence, are told, and are removed by those who may', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = at.at('brand/fonts')
    const sent = await owner.ask('POST', path, formOf(otf(), { family: 'House <Sans>' }))
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path])
    const { text } = await owner.get(path)
    expect(text).toContain('House &lt;Sans&gt; is here: headlines and text are set in it from now on.')
    expect(text).toMatch(/House &lt;Sans&gt;<br>.*data-l="Weight">800<.*data-l="Used for">Headlines, Text</s)
    expect(text.match(/your file/g)).toHaveLength(2)
    const [remove = ''] = /\/w\/[^"]+\/brand\/fonts\/[0-9a-f-]{36}\/remove/.exec(text) ?? []
    const viewer = await at.member('viewer')
    expect((await viewer.get(path)).text).not.toContain('/remove')
    expect((await viewer.post(remove)).status).toBe(403)
    expect((await owner.post(remove, { sure: '1' })).status).toBe(303)
    const gone = (await owner.get(path)).text
    expect(gone).toContain('stands in')
    expect(gone).toMatch(/House &lt;Sans&gt; is not among the families[^<]+stands in for it/)
    expect((await owner.get(at.at('brand'))).text).toMatch(/House &lt;Sans&gt; is not among the families/)
  })

  it('are refused in words, and nothing is kept', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = at.at('brand/fonts')
    for (const [code, form, words] of [
      [422, formOf(otf(), { licence: '' }), 'only where its licence lets you'],
      [422, formOf(null), 'Choose a font file.'],
      [400, formOf(restricted()), 'embed'],
      [422, formOf(otf(), { role: 'footnotes' }), 'Used for'],
    ] as const) {
      const { status, text } = await owner.ask('POST', path, form, { from: path })
      expect([status, text.includes(words)]).toEqual([code, true])
      expect(text).toContain('aria-describedby="fault-')
      expect(text).toContain('No files yet')
    }
  })

  it('are nobody else’s', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await owner.ask('POST', at.at('brand/fonts'), formOf(otf()))
    const [id = ''] = /brand\/fonts\/([0-9a-f-]{36})/.exec((await owner.get(at.at('brand/fonts'))).text) ?? []
    const made = await owner.post('/workspaces/new', { name: 'Another', time_zone: 'UTC' })
    const other = (made.headers.get('location') ?? '').replace(/(\/w\/[^/]+).*/, '$1')
    expect((await owner.get(`${other}/brand/fonts`)).text).toContain('No files yet')
    expect((await owner.post(`${other}/brand/fonts/${id}/remove`, { sure: '1' })).status).toBe(404)
    expect((await owner.get(at.at('brand/fonts'))).text).toContain('your file')
  })
})
