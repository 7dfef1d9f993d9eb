// A page for approval may be sent to somebody from outside: it quotes nothing that the post does not say.
import { expect, it } from 'vitest'
import { approvalPage } from '#functions/approve/page.ts'
import type { Shown } from '#lib/publish/approval/approval-store.ts'

const SECRET = 'our supplier is late again'
const TOLD = 'Rand repair 15 euros per shoe'
const shown: Shown = {
  ...{ workspace_name: 'Crux', channel: 'linkedin', brief: `${TOLD}, ${SECRET}`, output_text: `${TOLD}.` },
  ...{ verdict: 'needs_review', status: 'succeeded', is_closed: false, hash: 'h', assets: [], posts: [] },
  ...{ is_under_way: false, impact_score: 69, state: 'pending', by: null, event_day: null, event_over_at: null },
  holds: [
    { rule: 'left_out', what: SECRET, where: 'secret' },
    { rule: 'pieces', what: `“${TOLD}”: nobody has said that it is for readers`, where: '' },
  ],
  questions: [{ about: 'claim', question: `Is this for readers: “${SECRET}”?`, options: [] }],
}

it('shows what the post says and asks about, and that something was left out, but not what', async () => {
  const page = String(await approvalPage({ shown, secret: 's', content: ['h'], now: new Date('2026-11-24T09:00:00Z') }))
  expect(page).toContain(TOLD)
  expect(page).toContain('Something of the brief was left out')
  expect(page).not.toContain(SECRET)
})
