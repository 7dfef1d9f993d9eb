// A page for approval may be sent to somebody from outside: it quotes nothing that the post does not say.
import { expect, it } from 'vitest'
import { approveByRun } from '#functions/approve/by-run.ts'
import { approvalPage } from '#functions/approve/page.ts'
import type { Shown } from '#lib/publish/approval/approval-store.ts'
import { createWorld } from '#test/support/world.ts'

const SECRET = 'our supplier is late again'
const TOLD = 'Rand repair 15 euros per shoe'
const shown: Shown = {
  ...{ workspace_name: 'Crux', channel: 'linkedin', brief: `${TOLD}, ${SECRET}`, output_text: `${TOLD}.` },
  ...{ verdict: 'needs_review', status: 'succeeded', is_closed: false, hash: 'h', assets: [], posts: [] },
  ...{ is_under_way: false, impact_score: 69, state: 'pending', by: null, event_day: null, event_over_at: null },
  holds: [
    { rule: 'left_out', what: SECRET, where: 'secret' },
    {
      rule: 'pieces',
      what: `no language model has read this brief: compare “${TOLD}” with what you wrote before it goes out`,
      where: '',
    },
  ],
  questions: [{ about: 'claim', question: `Is this for readers: “${SECRET}”?`, options: [] }],
}

const drawn = (shown: Shown) =>
  String(approvalPage({ shown, secret: 's', content: ['h'], now: new Date('2026-11-24T09:00:00Z') }))

const slide = (position: number) => ({
  ...{
    id: `r:${position}`,
    position,
    url: `https://api.example.com/assets/r/${position}.jpg`,
    kind: 'image' as const,
  },
  ...{ content_type: 'image/jpeg', width: 1080, height: 1350, duration_ms: null, bytes: 1, sha256: 'h' },
  ...{ alt_text: `Slide ${position}`, proof: null },
})

it('says that a picture is AI-made', () => {
  expect(drawn({ ...shown, assets: [slide(0)] })).not.toContain('AI-made')
  expect(drawn({ ...shown, assets: [slide(0), { ...slide(1), ai_made: true }] })).toContain('AI-made')
})

it('counts several pictures, of which one is seen whole', () => {
  expect(drawn({ ...shown, assets: [slide(0), slide(1), slide(2)] })).toContain('3 pictures, side by side')
  expect(drawn({ ...shown, assets: [slide(0)] })).not.toContain('side by side')
})

it('says that a change was asked for to whoever comes back', () => {
  expect(drawn(shown)).not.toContain('A change was asked for')
  expect(drawn({ ...shown, state: 'changes_requested' })).toContain('A change was asked for')
})

it('shows what the post says and asks about, and that something was left out, but not what', () => {
  const page = drawn(shown)
  expect(page).toContain(TOLD)
  expect(page).toContain('Something of the brief was left out')
  expect(page).not.toContain(SECRET)
})

it('leads whoever has the id of a run alone to the dashboard, or says who prints a page where there is none', async () => {
  const id = '01890000-0000-7000-8000-000000000000'
  const led = await approveByRun('https://brand.example').request(`/${id}`)
  expect([led.status, led.headers.get('location')]).toEqual([303, `https://brand.example/runs/${id}`])
  const world = await createWorld()
  for (const [path, told] of [
    [id, `approval link ${id} --workspace ID`],
    [id.slice(9), 'This address is not whole'],
  ]) {
    const { status, text } = await world.anonymous.get(`https://api.example.com/approve/${path}`)
    expect([status, text]).toEqual([404, expect.stringContaining(told ?? '')])
  }
})
