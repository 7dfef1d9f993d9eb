// A deployment is taken away and its state told: only what is its own goes, and a try that broke off is ended by the next.

import { expect, it } from 'vitest'
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { destroy } from '#dev/deploy/destroy.ts'
import { smoke } from '#dev/deploy/smoke.ts'
import { tellStatus } from '#dev/deploy/status.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { scheduledTo } from '#dev/schedule.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { account, folder, forgetPrinted, given, printed, stack, tools, useStage, write } from './stage.ts'

useStage()

it.runIf(AT_LENGTH)(
  'takes Workers and schedule away, and nothing that somebody may want back',
  async () => {
    write(given)
    const deployment = deploymentOf('test', folder)
    await deploy(tools(), { name: 'test', dry_run: false })
    await expect(destroy(tools(), deployment, false)).rejects.toThrow(/This deletes .* and the schedule sweep-test/)
    const halting = tools(call => {
      if (call.startsWith('delete brand-content-test-api')) throw new Error('the line broke off')
    })
    await expect(destroy(halting, deployment, true)).rejects.toThrow('the line broke off')
    await destroy(tools(), deployment, true)
    expect([account.state.workers.size, [...account.state.buckets]]).toEqual([0, ['brand-content-test-assets']])
    expect(await scheduledTo(stack.queue, 'sweep-test')).toBeNull()
    expect(printed.join('\n')).toMatch(/the schedule sweep-test was not there[\s\S]*dashboard was not there/)
  },
  60_000,
)

it.runIf(AT_LENGTH)(
  'tells at a glance what runs',
  async () => {
    write(given)
    const deployment = deploymentOf('test', folder)
    const real = { ...tools(), fetch } as Tools
    expect(await tellStatus(real, deployment)).toBe(0)
    const said = printed.join('\n')
    expect(said).toMatch(/✓ pass, [\s\S]*✓ release local[\s\S]*✓ postgres:\S+ pass|✓ release local[\s\S]*nothing waits/)
    expect(said).toMatch(/failed in the last hour: 0 runs, 0 posts, 0 deliveries[\s\S]*the cron trigger beat \d+ s ago/)
    write({ ...given, PUBLIC_URL: 'http://127.0.0.1:9' })
    await expect(tellStatus(real, deployment)).rejects.toThrow(
      /Nobody answers at http:\/\/127\.0\.0\.1:9\/status\.json/,
    )
  },
  60_000,
)

it.runIf(AT_LENGTH)(
  'takes a picture in as part of the smoke test, and leaves none',
  async () => {
    write(given)
    const deployment = deploymentOf('test', folder)
    await smoke(tools(), deployment, given)
    expect(printed.join('\n')).toMatch(/a card was made[\s\S]*a picture from outside was taken in/)
    const refusing = tools()
    const answer = async (url: string, init?: RequestInit) =>
      url.endsWith('/screens') ? new Response('no', { status: 503 }) : refusing.fetch(url, init)
    const failing = { ...refusing, fetch: answer as typeof fetch }
    await expect(smoke(failing, deployment, given)).rejects.toThrow(/A picture was not taken in: 503 no/)
  },
  60_000,
)

it.runIf(AT_LENGTH)(
  'says in a smoke test whether the keys or the address are wrong',
  async () => {
    write(given)
    const deployment = deploymentOf('test', folder)
    const nowhere = { ...given, PUBLIC_URL: 'http://127.0.0.1:9' }
    await expect(smoke(tools(), deployment, nowhere)).rejects.toThrow(
      /called api at http:\/\/127\.0\.0\.1:9\S+ and was/,
    )
    forgetPrinted()
    const { QSTASH_URL: _, ...lacking } = given
    await expect(smoke(tools(), deployment, lacking)).rejects.toThrow(/has no QSTASH_URL/)
  },
  60_000,
)
