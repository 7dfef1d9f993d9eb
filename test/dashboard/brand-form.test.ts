// The form of the brand: what a wrong colour says and where, names of CSS, and the families that are there.
import { expect, it } from 'vitest'
import { FAMILIES } from '#lib/render/type/font/families.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

async function opened() {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  const from = at.at('brand')
  const form = { version: '0', name: 'Kiln', tagline: '', overview: '' }
  const sent = (more: Record<string, string>) => owner.post(from, { ...form, ...more }, { from })
  const drawn = (more: Record<string, string>) =>
    owner.post(`${from}/preview`, { ...form, ...more }, { from, headers: { 'x-fragment': 'cards' } })
  return { at, owner, from, sent, drawn }
}

it('says which colour is none while somebody writes, and leaves the cards as they are', async () => {
  const { drawn } = await opened()
  const { status, text } = await drawn({ palette_accent: 'terracotta', palette_text: 'ink' })
  expect(status).toBe(200)
  expect(text).toContain('Accent must be a colour such as #0A2540, without alpha; “terracotta” was sent.')
  expect(text).toContain('Text must be a colour')
  expect(text).toContain('class="cards"')
  expect(text).not.toContain('A change is drawn here')
})

it('refuses it at its field, and takes a name of CSS', async () => {
  const { owner, from, sent } = await opened()
  const { status, text } = await sent({ palette_accent: 'terracotta' })
  expect(status).toBe(422)
  expect(text).toMatch(/name="palette_accent" value="terracotta"[^>]*aria-invalid="true"/)
  expect(text).toMatch(/id="fault-palette_accent"[^<]*<svg.*?This must be a colour/s)
  expect((await sent({ palette_accent: ' Coral ', palette_text: '0a7' })).status).toBe(303)
  const { text: saved } = await owner.get(from)
  expect(saved).toMatch(/name="palette_accent" value="#FF7F50"/)
  expect(saved).toMatch(/name="palette_text" value="#00AA77"/)
})

it('says what words are set in, also where no family is named', async () => {
  const { owner, from, sent } = await opened()
  const { text } = await owner.get(from)
  const [, display = ''] = /Drawn now: <b>([^<]+)<\/b>/.exec(text) ?? []
  expect(FAMILIES).toContain(display)
  expect(text).toContain('it follows from the rest of the brand')
  await sent({ display: 'Fraunces', text: 'Inter' })
  const named = (await owner.get(from)).text
  expect(named).toContain('Drawn now: <b>Fraunces</b> for headlines, <b>Inter</b> for text.</p>')
})

it('lists the families that are here beside the fields for them', async () => {
  const { owner, from } = await opened()
  const { text } = await owner.get(from)
  for (const name of ['display', 'text']) expect(text).toMatch(new RegExp(`name="${name}"[^>]* list="families"`))
  for (const family of FAMILIES) expect(text).toContain(`<option value="${family}">`)
})
