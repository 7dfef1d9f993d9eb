// What people say of a run comes to the address that the run was asked for with, as that they were asked does.
import { expect, it } from 'vitest'
import { createApprovalLink } from '#lib/publish/approval/links.ts'
import { changePostingSettings } from '#lib/publish/approval/settings.ts'
import { approvedRun, connect, postTo } from '#test/support/posts.ts'
import { by, createWorld } from '#test/support/world.ts'

const webhook_url = 'https://one.example.com/told'

it('tells the own address of a run of each answer', async () => {
  const world = await createWorld()
  const live = await world.key()
  const { workspace } = world
  await connect(world)
  world.outside.answer(webhook_url, () => new Response())
  await changePostingSettings(world.world, by, workspace.id, { approval: 'always' })
  const run = await approvedRun(world, live, { webhook_url })
  await postTo(live, run.id)
  const ref = { workspace_id: workspace.id, livemode: true, run_id: run.id }
  for (const said of [{ say: 'change', comment: 'Not this week' }, { say: 'approve' }]) {
    const { secret } = await createApprovalLink(world.world, ref, 'admin::Mara')
    const form = new URLSearchParams({ link: secret, ...said } as Record<string, string>)
    await world.anonymous.send('POST', 'https://api.example.com/approve', `${form}`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
  }
  await world.drain()
  const told = world.outside.at(webhook_url).map(({ text }) => JSON.parse(text).type)
  expect(told).toEqual(
    expect.arrayContaining(['run.approval_requested', 'run.changes_requested', 'run.approved', 'post.posted']),
  )
})
