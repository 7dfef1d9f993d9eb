// From one release to another, back, and standing still in between.
import { describe, expect, it } from 'vitest'
import { deploy } from '#dev/deploy/deploy.ts'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { isPaused, pause, putPause, resume } from '#dev/deploy/pause.ts'
import { upgrade } from '#dev/deploy/upgrade.ts'
import { rollBack } from '#dev/deploy/worker/versions.ts'
import { workerNames } from '#dev/deploy/worker/workers.ts'
import { readSettings as stackSettings } from '#dev/local/settings.ts'
import { workerVars } from '#dev/local/worker-vars.ts'
import { startWorkers } from '#dev/local/workers.ts'
import { freePort } from '#dev/ports.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'
import { Deployed } from './account.ts'
import { account, dir, folder, forgetPrinted, given, printed, stack, tools, useStage, write } from './stage.ts'

useStage()

describe('a pause', () => {
  const deployed = async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    return deploymentOf('test', folder)
  }
  const pausedWorkers = () => [...account.state.workers.values()].map(({ secrets }) => secrets.PAUSED ?? null)

  it('holds over a deploy, a failed deploy and a rollback, and ends with `resume` alone', async () => {
    const deployment = await deployed()
    await pause(tools(), deployment, given)
    expect(pausedWorkers()).toEqual(workerNames.map(() => '1'))
    for (const worker of account.state.workers.values())
      worker.versions.unshift({ id: 'v0', tag: 'before', secrets: {} })
    forgetPrinted()
    await deploy(tools(), { name: 'test', dry_run: false })
    expect(printed.join('\n')).toMatch(/it is paused: npm run resume -- --name test\n– Smoke test: left out/)
    expect(pausedWorkers()).toEqual(workerNames.map(() => '1'))
    const refused = await rollBack(tools(), deployment).catch(thrown => thrown)
    expect([refused.message, refused.cure]).toEqual([
      expect.stringMatching(/^It is paused, and \w+ of release before was uploaded before that/),
      expect.stringMatching(/`git checkout before`.* bring it back paused/),
    ])
    expect(pausedWorkers()).toEqual(workerNames.map(() => '1'))
    for (const worker of account.state.workers.values())
      Object.assign(worker.versions[0] ?? {}, { secrets: worker.secrets })
    await rollBack(tools(), deployment)
    expect(printed.join('\n')).toMatch(/release before runs; until the next deploy Cloudflare changes no secret/)
    expect(pausedWorkers()).toEqual(workerNames.map(() => '1'))
    await expect(resume(tools(), deployment, given)).rejects.toThrow('After a rollback Cloudflare changes no secret')
    await deploy(tools(), { name: 'test', dry_run: false })
    await resume(tools(), deployment, given)
    expect(pausedWorkers()).toEqual(workerNames.map(() => null))
    forgetPrinted()
    await resume(tools(), deployment, given)
    expect(printed).toEqual(['It is not paused.'])
  }, 60_000)

  it('is not taken for none where nobody answers', async () => {
    const deployment = await deployed()
    await pause(tools(), deployment, given)
    account.state.answers = false
    for (const asked of [() => isPaused(tools(), deployment), () => rollBack(tools(), deployment)])
      await expect(asked()).rejects.toThrow('Cloudflare cannot be reached.')
    account.state.answers = true
    expect(await isPaused(tools(), deployment)).toBe(true)
  }, 60_000)

  it('is told as not in force where the Workers do not say so', async () => {
    const deployment = await deployed()
    const deaf = tools(call => {
      if (call.endsWith('/status.json')) throw new Error('nobody there')
    })
    const error = await pause({ ...deaf, pause: async () => undefined }, deployment, given).catch(thrown => thrown)
    expect([error.message, error.cure]).toEqual([
      expect.stringMatching(/does not say/),
      expect.stringMatching(/run this again/),
    ])
  }, 60_000)
})

describe('a rollback', () => {
  it('takes every Worker to the release before, past versions of changed secrets', async () => {
    write(given)
    await deploy(tools(), { name: 'test', dry_run: false })
    const deployment = deploymentOf('test', folder)
    await expect(rollBack(tools(), deployment)).rejects.toThrow(/no release before/)
    const tags = (worker: Deployed) => worker.versions.find(({ id }) => id === worker.running)?.tag
    for (const worker of account.state.workers.values()) {
      worker.upload(null, { PAUSED: '1' })
      worker.upload(null, { PAUSED: null })
      worker.upload('next', {})
      worker.upload(null, { MORE: '1' })
    }
    account.state.workers.get('brand-content-test-render')?.versions.shift()
    const stays = account.state.workers.get('brand-content-test-render')?.running
    await rollBack(tools(), deployment, { old_secrets: true })
    expect(account.state.workers.get('brand-content-test-render')?.running).toBe(stays)
    expect(printed.join('\n')).toMatch(/render has no version of release \S+; it stays/)
    expect(tags(account.state.workers.get('brand-content-test-api') as Deployed)).not.toBe('next')
  }, 60_000)
})

describe('a rollback past a change of secrets', () => {
  const released = () => {
    const deployment = deploymentOf('test', folder)
    for (const worker of workerNames) {
      const deployed = new Deployed()
      deployed.upload('older', { KEPT: '1', ROTATED: 'then' })
      deployed.upload('newer', { ROTATED: 'today' })
      account.state.workers.set(deployment.workers[worker], deployed)
    }
    return deployment
  }
  const run = () => [...account.state.workers.values()].map(({ running, secrets }) => [running, secrets.ROTATED])

  it('stops before the secrets of then run, and names them', async () => {
    const deployment = released()
    account.state.workers.get('brand-content-test-api')?.upload(null, { BY_HAND: '1' })
    const error = await rollBack(tools(), deployment).catch(thrown => thrown)
    expect([error.message, error.cure]).toEqual([
      expect.stringMatching(/release older would run with the secrets of then\. Cloudflare says .*: .*ROTATED/),
      expect.stringMatching(
        /`git checkout older`.*npm run deploy -- --name test.*npm run rollback -- --name test --old-secrets/,
      ),
    ])
    expect(run().map(([, rotated]) => rotated)).toEqual(workerNames.map(() => 'today'))
  })

  it('brings them back where that is meant', async () => {
    const deployment = released()
    await rollBack(tools(), deployment, { old_secrets: true })
    expect(run()).toEqual(workerNames.map(() => ['v1', 'then']))
  })

  it('does not take the secrets of the newest version for those that run', async () => {
    const deployment = released()
    for (const worker of account.state.workers.values()) {
      worker.upload(null, { PAUSED: '1' })
      worker.running = 'v2'
    }
    expect(await isPaused(tools(), deployment)).toBe(false)
    account.state.workers.get('brand-content-test-api')?.upload('newest', {})
    await expect(putPause(tools(), deployment, true)).rejects.toThrow(
      'Not paused: dashboard, agents, render, intake. After a rollback Cloudflare changes no secret',
    )
    expect(await isPaused(tools(), deployment)).toBe(true)
  })

  it('stops where Cloudflare refuses for another reason, and tells it', async () => {
    const deployment = released()
    for (const worker of account.state.workers.values()) worker.upload(null, { ROTATED: 'then' })
    const refusing = tools()
    const { fetch } = refusing
    refusing.fetch = async (input, init) =>
      String(input).endsWith('/deployments')
        ? Response.json({ success: false, errors: [{ code: 10000, message: 'Authentication error' }] }, { status: 403 })
        : fetch(input, init)
    await expect(rollBack(refusing, deployment)).rejects.toThrow(
      /does not run v1 of .*: Authentication error \(10000\)/,
    )
  })
})

describe('a rollback that was broken off', () => {
  it.each([1, 2, 3])('after %i Workers ends where it would have, not a release further back', async done => {
    const deployment = deploymentOf('test', folder)
    for (const worker of workerNames) {
      const deployed = new Deployed()
      for (const tag of ['oldest', 'older', 'newest']) deployed.upload(tag, {})
      account.state.workers.set(deployment.workers[worker], deployed)
    }
    let calls = 0
    const dying = tools(call => {
      if (call.endsWith('/deployments') && ++calls > done) throw new Error('killed')
    })
    await expect(rollBack(dying, deployment)).rejects.toThrow('killed')
    await rollBack(tools(), deployment)
    const running = [...account.state.workers.values()].map(
      worker => worker.versions.find(({ id }) => id === worker.running)?.tag,
    )
    expect(running).toEqual(workerNames.map(() => 'older'))
  })
})

describe('an upgrade', () => {
  it('says what changes, and stops where nothing runs', async () => {
    write(given)
    await upgrade(tools(), { name: 'test', dry_run: true })
    expect(printed[0]).toMatch(/^local → \S+, 0 migrations$/)
    write({ ...given, PUBLIC_URL: 'http://127.0.0.1:9' })
    await expect(upgrade(tools(), { name: 'test', dry_run: true })).rejects.toThrow(/No release answers/)
  }, 60_000)
})

it('hears posts where the release before has them heard', async () => {
  const body = new TextEncoder().encode(JSON.stringify({ v: 1, post_id: '01a1fd4a-a841-734c-a7db-29b525a1c2b8' }))
  const target = '/hooks/posts'
  const authorization = await signCall(parseSigningKeys(given.URL_SIGNING_KEYS ?? ''), { target, body }, new Date())
  const headers = { authorization, 'content-type': 'application/json' }
  const heard = await fetch(stack.base_url + target, { method: 'POST', body, headers })
  expect([heard.status, await heard.json()]).toEqual([200, { ok: true }])
  expect((await fetch(stack.base_url + target, { method: 'POST', body })).status).toBe(401)
})

it('stands still while it is paused: reading goes on, writing is for later, messages are taken and left', async () => {
  const ports = [await freePort(0), await freePort(0)]
  const vars: Record<string, string> = {
    ...workerVars(await stackSettings(dir), stack.services, stack.queue, stack.base_url),
    PAUSED: '1',
  }
  const [port = 0, render = 0] = ports
  const halted = await startWorkers({
    ...{
      dir,
      port,
      cron_port: await freePort(0),
      render_ports: [render],
      agents_port: 0,
      intake_port: 0,
      vars,
      line: () => undefined,
    },
    ...{ bucket: `127.0.0.1:${stack.bucket_port}`, shelf: '127.0.0.1:9', site: '127.0.0.1:9', dashboard: null },
  })
  try {
    const status = await fetch(`${halted.api.url}/status.json`)
    expect([status.status, await status.json()]).toEqual([
      200,
      expect.objectContaining({ paused: true, status: 'warn' }),
    ])
    expect(await (await fetch(`${halted.api.url}/status`)).text()).toContain('Paused by the operator')
    const brief = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    const refused = await fetch(`${halted.api.url}/api/v1/programmatic/generate`, brief)
    expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).message]).toEqual([
      ...[503, '60', expect.stringMatching(/paused by its operator/)],
    ])
    expect((await fetch(`${halted.api.url}/connect/x/callback?code=1`)).status).toBe(503)
    expect((await fetch(`${halted.api.url}/api/v1/programmatic/me`)).status).toBe(401)
    expect((await fetch(`${halted.api.url}/hooks/sweep`, brief)).status).toBe(401)
    for (const [worker, path] of [
      [halted.api, '/hooks/sweep'],
      [halted.render[0], '/hooks/steps'],
    ] as const) {
      const body = new TextEncoder().encode('{"v":1}')
      const authorization = await signCall(
        parseSigningKeys(vars.URL_SIGNING_KEYS ?? ''),
        { target: path, body },
        new Date(),
      )
      const parked = await fetch(`${worker?.url}${path}`, { method: 'POST', body, headers: { authorization } })
      expect([path, parked.status, await parked.json()]).toEqual([path, 200, { paused: true }])
    }
  } finally {
    await halted.close()
  }
}, 30_000)
