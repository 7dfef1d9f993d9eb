// Names that are made to be read as something else, where pages print them.
import { describe, expect, it } from 'vitest'
import { shownName } from '#lib/shown-name.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

const INVISIBLE = ['\u200b', '\u2066\u2069', '\u00ad', '\u3164', '\ufeff \u2060', '\u{e0041}', '\n\t', '\u200d\u200c']
const TURNED = 'Bakery\u202e)laicffo( \u2066evil\u2069\u200b\nSigned in as Owner\u0007'

describe('a name', () => {
  it('of a workspace is one line that is read as it stands', async () => {
    const { member } = await createTestDashboard()
    const owner = await member('owner')
    for (const name of INVISIBLE) {
      const refused = await owner.post('/workspaces/new', { name, time_zone: 'UTC' })
      expect([JSON.stringify(name), refused.status]).toEqual([JSON.stringify(name), 422])
    }
    const made = await owner.post('/workspaces/new', { name: TURNED, time_zone: 'UTC' })
    expect(made.status).toBe(303)
    const { text } = await owner.get(made.headers.get('location') ?? '')
    expect(text).toContain('Bakery)laicffo( evil Signed in as Owner')
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/)
  })

  it('of a person neither', async () => {
    const { member } = await createTestDashboard()
    const owner = await member('owner')
    for (const name of INVISIBLE)
      expect([JSON.stringify(name), (await owner.post('/me', { name, time_zone: 'UTC' })).status]).toEqual([
        JSON.stringify(name),
        422,
      ])
    expect((await owner.post('/me', { name: 'Ann\u202ennA', time_zone: 'UTC' })).status).toBe(303)
    expect((await owner.get('/me')).text).toContain('AnnnnA')
  })

  it('keeps what scripts and emoji need', () => {
    for (const name of ['می‌خواهم', 'क्‍ष', '👩‍🍳 Küche', 'Łódź & Söhne', '東京ベーカリー', 'שלום 24/7'])
      expect(shownName(name)).toBe(name.normalize('NFC'))
  })
})

describe('the name of a workspace', () => {
  it('is changed by an admin, and both addresses lead there', async () => {
    const at = await createTestDashboard()
    const admin = await at.member('admin')
    const [page, path] = [at.at('settings'), at.at('settings/name')]
    const send = (name: string) => admin.post(path, { name }, { from: page })
    const refused = await send(' ')
    expect([refused.status, /name="name"[^>]*aria-invalid="true"/.test(refused.text)]).toEqual([422, true])
    await send('Kestrel & Sons')
    for (const place of [page, at.at('settings', { ...at.workspace, name: 'Kestrel & Sons' })])
      expect((await admin.get(place)).text).toContain('value="Kestrel &amp; Sons"')
    expect((await admin.get(at.at('audit'))).text).toContain('renamed the workspace')
  })
})
