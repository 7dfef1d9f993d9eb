// A form that is refused stands again as it was sent, with what is wrong beside the field that it is about.
import { describe, expect, it } from 'vitest'
import type { Refusal } from '#functions/dashboard/http/refusal.ts'
import { postForm, tick } from '#functions/dashboard/parts/field.ts'
import { Problem } from '#lib/problem.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

/** The tag of a field, and what is told right behind it. */
const fieldIn = (page: string, name: string): string =>
  new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>(?:[^<]*</(?:textarea|select)>)?(.{0,400})`).exec(
    page,
  )?.[0] ?? ''
const toldBeside = (page: string, name: string) =>
  /^<[^>]*aria-invalid="true" aria-describedby="(fault-\w+)"(?: autofocus)?[^>]*>[^<]*(?:<\/\w+>)?<span class="fault" id="\1" role="alert">.*?<span>([^<]*)<\/span>/.exec(
    fieldIn(page, name),
  )?.[2]

describe('a form that is refused', () => {
  it('says so beside its field, with all that was written and chosen', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const form = {
      ...{ name: 'Website & "shop"', mode: 'live', permissions: ['read', 'post'], channels: 'twitter', ends: '90' },
      ...{ allowed_addresses: 'somewhere <else>', daily_limit: '70' },
    }
    const path = at.at('developers/keys')
    const { status, text } = await owner.post(path, form, { from: `${path}/new` })
    expect(status).toBe(422)
    expect(toldBeside(text, 'allowed_addresses')).toBe('This is no address and no network such as 203.0.113.0/24.')
    expect(text.match(/ autofocus/g)).toHaveLength(1)
    expect(text).toContain('value="Website &amp; &quot;shop&quot;"')
    expect(text).toContain('value="somewhere &lt;else&gt;"')
    expect(fieldIn(text, 'daily_limit')).toContain('value="70"')
    expect(text).toMatch(/value="post" checked/)
    expect(text).not.toMatch(/value="generate" checked/)
    expect(text).toMatch(/<option value="90" selected/)
  })

  it('says each thing that is wrong beside its own field, and leads to the first', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = at.at('brand')
    const form = { name: 'Kestrel', palette_primary: 'dark green', language: 'English', phone: 'call us' }
    const { status, text } = await owner.post(path, form, { from: path })
    expect(status).toBe(422)
    expect(toldBeside(text, 'phone')).toMatch(/^This must be a phone number/)
    expect(text).toMatch(/id="fault-languages" role="alert">.{1,200}<span>This must be a language/)
    expect(text).toMatch(/name="palette_primary"[^>]* aria-invalid="true"/)
    expect(text.match(/ aria-invalid="true"/g)).toHaveLength(3)
    expect(text.match(/ autofocus/g)).toHaveLength(1)
    expect(text.indexOf(' autofocus')).toBe(text.indexOf(' autofocus', text.indexOf('name="phone"')))
  })

  it('stands again where it is refused twice, though its address shows another page then', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const path = at.at('developers/keys')
    const form = { name: 'Website', mode: 'live' }
    const first = await owner.post(path, form, { from: `${path}/new` })
    const [, from = ''] = /name="refused_from" value="([^"]+)"/.exec(first.text) ?? []
    expect(from).toBe(`${path}/new`)
    const second = await owner.post(path, { ...form, refused_from: from }, { from: path })
    expect([second.status, second.text.includes('Choose at least one permission')]).toEqual([422, true])
    expect(second.text).toContain('value="Website"')
  })

  it('stands again where another of its buttons was refused, and where that has drawn what would be', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const [path, form] = [at.at('brand'), { name: 'Kestrel', tagline: 'Typed just now', language: 'en' }]
    const refused = await owner.post(`${path}/preview`, { ...form, palette_primary: 'bluish' }, { from: path })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('This must be a colour such as #0A2540')
    expect(fieldIn(refused.text, 'tagline')).toContain('value="Typed just now"')
    const drawn = await owner.post(`${path}/preview`, { ...form, palette_primary: '#123456' }, { from: path })
    expect(drawn.status).toBe(200)
    expect(drawn.text).toMatch(/<b>Not saved yet:<\/b> [^<]*Tagline/)
    expect(fieldIn(drawn.text, 'tagline')).toContain('value="Typed just now"')
    expect(fieldIn(drawn.text, 'palette_primary')).toContain('value="#123456"')
    expect((await owner.get(path)).text).not.toContain('Typed just now')
  })

  it('says it at the foot of a group, behind a tick, and at the head where no field is meant', async () => {
    const at = await createTestDashboard({ plan: 'free' })
    const owner = await at.member('owner')
    const path = at.at('developers/keys')
    const group = await owner.post(path, { name: 'Website', mode: 'live' }, { from: `${path}/new` })
    expect(group.text).toMatch(
      /<small>[^<]*<\/small><span class="fault"[\s\S]*?Choose at least one[^<]*<\/span><\/span><\/fieldset>/,
    )
    const limit = await owner.post(
      path,
      { name: 'Website', mode: 'live', permissions: 'read' },
      { from: `${path}/new` },
    )
    expect(limit.text).toMatch(
      /<form[^>]*>(<input[^>]*>)?<div class="note bad" tabindex="-1" autofocus>[\s\S]*?active subscription/,
    )
    const font = new FormData()
    font.set('file', new File(['x'], 'a.otf'))
    const tick = await owner.ask('POST', at.at('brand/fonts'), font, { from: at.at('brand/fonts') })
    expect(tick.text).toMatch(/name="licence"[^>]*>[^<]*<\/label><span class="fault"/)
  })

  it('is a page of its own for whoever comes from elsewhere, or where the form is gone', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const form = { name: 'Website', mode: 'live' }
    for (const from of [undefined, '/nowhere', '/', '//evil.example/', at.at('runs')]) {
      const { status, text } = await owner.post(at.at('developers/keys'), form, from === undefined ? {} : { from })
      expect([from, status]).toEqual([from, 422])
      expect(text).toContain('Something in the form is not right')
    }
    const other = { headers: { referer: `https://evil.example${at.at('developers/keys/new')}` } }
    expect((await owner.post(at.at('developers/keys'), form, other)).text).toContain('Something in the form')
  })

  it('keeps the version that somebody saw', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const { text } = await owner.post(
      at.at('brand'),
      { version: '0', name: 'Kestrel', palette_primary: 'red-ish' },
      { from: at.at('brand') },
    )
    // Below all colours, as its own column is too narrow for words.
    expect(text).toMatch(/name="palette_primary"[^>]* aria-invalid="true" aria-describedby="fault-palette_primary"/)
    expect(text).toMatch(/id="fault-palette_primary" role="alert">.*?<span>This must be a colour/)
    expect(text).toContain('name="version" value="0"')
    expect(text).toContain('value="red-ish"')
  })

  it('is the one that was sent of several that lead to one place, and of a form too large to read as it was', () => {
    const sent = new URLSearchParams({ outcome: 'not_posted', kept: 'no' })
    const problem = new Problem('invalid_state', 'It is out already.')
    const refusal: Refusal = { path: '/settle', from: '/posts/1', sent, problem, isShown: false }
    const page = { get: () => refusal } as unknown as Parameters<typeof postForm>[0]
    const settle = (outcome: string) =>
      String(postForm(page, '/settle', form => tick(form, 'kept', true, 'Kept'), { about: { outcome } }))
    expect(settle('posted')).not.toContain('fault')
    expect(refusal.isShown).toBe(false)
    const shown = settle('not_posted')
    expect(shown).toContain('value="/posts/1"')
    expect(shown).toContain('<span>It is out already.</span>')
    expect(shown).not.toContain(' checked')
    expect(settle('not_posted')).not.toContain('fault')
    refusal.sent = new URLSearchParams()
    refusal.isShown = false
    expect(settle('posted')).toContain(' checked')
  })
})
