// A post that is planned before an account of its platform is connected.
import { describe, expect, it } from 'vitest'
import { dateIn } from '#functions/dashboard/parts/time.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

describe('a plan without an account', () => {
  it('stands on the page of the run and of the post with what is missing, and Create says so before', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const day = dateIn(new Date(at.world.now().getTime() + 3 * 86_400_000), 'UTC')
    const wanted = { brief: 'We open at six on Saturdays.', asset_type: 'card', channel: 'linkedin' }
    const dated = { ...wanted, when: 'at', at: `${day}T09:00` }
    expect((await owner.post(at.at('create/plan'), dated)).text).toContain('No account of LinkedIn is connected yet')
    expect((await owner.post(at.at('create/plan'), wanted)).text).not.toContain('is connected yet')
    const { path } = await at.card(owner, dated)
    const { text } = await owner.get(path)
    expect(text).toContain('<b>No account of LinkedIn is connected yet.</b>')
    const [, post = ''] = /href="([^"]+\/posts\/[^"/]+)"/.exec(text) ?? []
    expect((await owner.get(post)).text).toContain('It goes out if one is by then.')
  })
})
