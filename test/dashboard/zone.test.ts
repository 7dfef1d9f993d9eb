// The time zone of a workspace: chosen, mended, and none that keeps its people out.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'

describe('a time zone', () => {
  it('is chosen, or written where it is not among the choices, and is one', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const page = at.at('settings')
    const send = (fields: Record<string, string>) => owner.post(at.at('settings/zone'), fields, { from: page })
    expect((await send({ time_zone: 'Europe/Berlin', other_zone: 'ignored' })).status).toBe(303)
    expect((await owner.get(page)).text).toMatch(/<option value="Europe\/Berlin" selected>Berlin, UTC\+\d</)
    expect((await send({ time_zone: '', other_zone: 'Asia/Kathmandu' })).status).toBe(303)
    expect((await owner.get(page)).text).toMatch(/<option value="Asia\/Kathmandu" selected>Kathmandu, UTC\+5:45</)
    const refused = await send({ time_zone: '', other_zone: 'Middle/Earth' })
    expect([refused.status, /name="other_zone"[^>]*aria-invalid="true"/.test(refused.text)]).toEqual([422, true])
    expect((await owner.get(at.at('audit'))).text).toContain('changed the time zone')
    expect((await owner.get(at.at('audit'))).text).toMatch(
      /Times are in Kathmandu time, UTC\+5:45\. <a class="link" href="[^"]+settings#zone"/,
    )
    const member = await at.member('member')
    expect((await member.post(at.at('settings/zone'), { time_zone: 'UTC' })).status).toBe(403)
    const founded = await owner.post('/workspaces/new', { name: 'New', time_zone: '', other_zone: 'Middle/Earth' })
    expect(founded.status).toBe(422)
  })

  it('that is none and was stored is read as UTC, and can be mended', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    await at.world.db.execute(sql`update workspaces set time_zone = 'London' where id = ${at.workspace.id}`)
    await at.world.db.execute(sql`update users set time_zone = 'London'`)
    for (const path of ['create', 'runs', 'calendar', 'plan', 'team', 'settings'].map(path => at.at(path)))
      expect([path, (await owner.get(path)).status]).toEqual([path, 200])
    for (const path of ['/me', '/workspaces/new']) expect([path, (await owner.get(path)).status]).toEqual([path, 200])
    const send = (fields: Record<string, string>) =>
      owner.post(at.at('settings/zone'), fields, { from: at.at('settings') })
    const refused = await send({ time_zone: 'London' })
    expect([refused.status, refused.text.includes('did you mean Europe/London?')]).toEqual([422, true])
    expect((await send({ time_zone: 'Europe/London' })).status).toBe(303)
    expect((await owner.get(at.at('settings'))).text).toContain('<option value="Europe/London" selected>')
  })
})
