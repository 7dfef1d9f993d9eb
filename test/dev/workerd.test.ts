import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { isAlive } from '#dev/ports.ts'
import { workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd } from '#dev/workerd/workerd.ts'
import { temporary } from '#test/dev/temporary.ts'

const cwd = temporary('workerd')

const echo = join(import.meta.dirname, 'workers/echo.js')
const TEXT = 'quote " backslash \\ newline \n accents éß日本 🎨'
const config = (over = {}) =>
  workerConfig({
    modules: [{ name: 'echo.js', type: 'esModule', path: echo }],
    vars: { TEXT },
    port: 0,
    compatibility_date: '2026-09-18',
    ...over,
  })

async function until(what: () => boolean, limit_ms = 5_000): Promise<number> {
  const since = performance.now()
  while (!what() && performance.now() - since < limit_ms) await sleep(5)
  return performance.now() - since
}

describe('startWorkerd', () => {
  it('serves as soon as it resolves, with texts of any characters', async () => {
    const workerd = await startWorkerd({ name: 'serves', config: config(), port: 0, cwd })
    const answer = await (await fetch(`${workerd.url}/a`)).json()
    await workerd.close()
    expect(answer).toEqual({ pathname: '/a', text: TEXT })
    expect(isAlive(workerd.pid)).toBe(false)
  })

  it('brings a killed process back on its port within two seconds, again and again', async () => {
    const workerd = await startWorkerd({ name: 'killed', config: config(), port: 0, cwd })
    const times: number[] = []
    for (let round = 1; round <= 4; round++) {
      process.kill(workerd.pid, 'SIGKILL')
      times.push(await until(() => workerd.restarts() === round))
      expect((await fetch(workerd.url)).status).toBe(200)
    }
    await workerd.close()
    console.log(`back after ${times.map(time => `${Math.round(time)} ms`).join(', ')}`)
    expect(Math.max(...times)).toBeLessThan(2_000)
  })

  it('passes on what the process writes', async () => {
    const lines: string[] = []
    const workerd = await startWorkerd({
      name: 'writes',
      config: config(),
      port: 0,
      cwd,
      line: text => lines.push(text),
    })
    expect((await fetch(`${workerd.url}/throw`)).status).toBe(500)
    await until(() => lines.length > 0)
    await workerd.close()
    expect(lines.join('\n')).toContain('thrown on purpose')
  })

  it('rejects with the reason when the config is wrong', async () => {
    await expect(startWorkerd({ name: 'wrong', config: 'not capnp;', port: 0, cwd })).rejects.toThrow(
      /wrong: .*Parse error/s,
    )
  })

  it('lets a Worker reach loopback and another service', async () => {
    const server = createServer((request, response) => response.end(`${request.headers.host}${request.url}`))
    const port = await new Promise<number>(done => {
      server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port))
    })
    const services = { OTHER: `127.0.0.1:${port}` }
    const workerd = await startWorkerd({ name: 'reaches', config: config({ services }), port: 0, cwd })
    expect(await (await fetch(`${workerd.url}/fetch?http://127.0.0.1:${port}/direct`)).text()).toBe(
      `127.0.0.1:${port}/direct`,
    )
    expect(await (await fetch(`${workerd.url}/other`)).text()).toBe('other/named')
    await workerd.close()
    server.close()
  })

  it('ends with its parent, even one that was killed', async () => {
    const parent = spawn(process.execPath, [join(import.meta.dirname, 'workers/parent.ts'), cwd], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = await new Promise<number>(done => parent.stdout.once('data', text => done(Number(text))))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    const took = await until(() => !isAlive(pid))
    expect(isAlive(pid)).toBe(false)
    expect(took).toBeLessThan(4_000)
  })
})
