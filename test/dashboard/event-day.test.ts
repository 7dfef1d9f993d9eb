// The day that words speak of as coming, where a post is planned in the dashboard: said before, refused in words, and posted where it is meant.
import { expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { connect } from '#test/support/posts.ts'

// It is Friday 20 November 2026.
const BRIEF = 'Open evening on Thursday 10 December at 7pm in the main hall. Free.'
const SAID = 'speak of Thursday 10 December 2026 as still to come'
const card = { brief: BRIEF, asset_type: 'card', channel: 'linkedin' }
const words = { platform: 'linkedin', caption: 'Open evening' }

async function opened() {
  const at = await createTestDashboard()
  const owner = await at.member('owner')
  await connect(at, 'linkedin')
  const make = async (more: object) => {
    const { headers } = await owner.post(at.at('create'), { ...card, once: JSON.stringify(more), ...more })
    await at.drain()
    return headers.get('location') ?? ''
  }
  return { at, owner, make }
}

it('stands beside the time of a run, refuses what is later, and lets it where it is meant', async () => {
  const { owner, make } = await opened()
  const path = await make({})
  const page = (await owner.get(path)).text
  expect(page).toContain(`Its words ${SAID}: by then it should be out.`)
  expect(page).not.toContain('allow_past_event')
  const late = { ...words, when: 'date', scheduled_at: '2026-12-11T09:00' }
  const refused = await owner.post(`${path}/post`, late)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(`Its words ${SAID}, and that day is over by then.`)
  expect(refused.text).toMatch(/value="2026-12-11T09:00".*name="allow_past_event" value="1"[^>]*>Post it all the same/s)
  expect(refused.text).not.toContain('allow_past_event: true')
  expect((await owner.post(`${path}/post`, { ...late, scheduled_at: '2026-12-10T23:30' })).status).toBe(303)
})

it('is said where it is over already, and allowed beside a repetition that is allowed', async () => {
  const { at, owner, make } = await opened()
  const [first, twin] = [await make({ variation: '0' }), await make({ variation: '0', once: 'twin' })]
  expect((await owner.post(`${first}/post`, { ...words, when: 'now' })).status).toBe(303)
  at.pass(21 * 86_400_000)
  expect((await owner.get(twin)).text).toContain(`Its words ${SAID}, and that day is over.`)
  const now = { ...words, when: 'now' }
  const over = await owner.post(`${twin}/post`, now)
  expect(over.text).toContain('name="allow_past_event" value="1" autofocus')
  const again = await owner.post(`${twin}/post`, { ...now, allow_past_event: '1' })
  expect(again.text).toMatch(
    /name="allow_repeat" value="1" autofocus.*type="hidden" name="allow_past_event" value="1"/s,
  )
  expect((await owner.post(`${twin}/post`, { ...now, allow_past_event: '1', allow_repeat: '1' })).status).toBe(303)
})

it('stands at a planned post and in the calendar, and refuses a later day from both', async () => {
  const { at, owner, make } = await opened()
  const path = await make({})
  const planned = { ...words, when: 'date', scheduled_at: '2026-11-25T09:00' }
  const post = (await owner.post(`${path}/post`, planned)).headers.get('location') ?? ''
  expect((await owner.get(post)).text).toContain(`Its words ${SAID}`)
  expect((await owner.get(at.at('calendar'))).text).toMatch(
    /data-until="2026-12-10" data-event="Thursday 10 December 2026"/,
  )
  const dragged = { scheduled_at: '2026-12-12T09:00', back: at.at('calendar') }
  const refused = await owner.post(`${post}/move`, dragged)
  expect(refused.status).toBe(422)
  expect(refused.text).toMatch(/value="2026-12-12T09:00".*name="allow_past_event"/s)
  expect((await owner.post(`${post}/move`, { ...dragged, scheduled_at: '2026-12-10T09:00' })).status).toBe(303)
  expect((await owner.post(`${post}/move`, { ...dragged, allow_past_event: '1' })).status).toBe(303)
})

it('is among what Create says before anything is made, and the post waits for a yes', async () => {
  const { at, owner, make } = await opened()
  const preview = async (day: string) =>
    (await owner.post(at.at('create/plan'), { ...card, when: 'at', at: `${day}T09:00` })).text
  expect(await preview('2026-12-10')).not.toContain('as still to come')
  const late = await preview('2026-12-11')
  expect(late).toContain(`<b>Its words ${SAID}.</b> It is planned for later.`)
  expect(late).toContain('It will wait for a yes: 1 thing to look at.')
  const path = await make({ when: 'at', at: '2026-12-11T09:00' })
  const post = /href="([^"]+\/posts\/[0-9a-f-]{36})"/.exec((await owner.get(path)).text)?.[1] ?? ''
  expect((await owner.get(post)).text).toContain('Its words speak of a day as still to come that is over by then.')
})
