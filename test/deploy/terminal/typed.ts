// Commands as they are typed: a process of its own in a folder of its own, before stand-ins of the vendors.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Account } from '../account.ts'

const root = join(import.meta.dirname, '../../..')

export type Typed = { status: number | null; said: string }

export async function openTerminal(folder: string, account: Account) {
  let wait: Promise<unknown> | undefined
  let watched = (_: string): void => undefined
  const heard: string[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    if (request.url === '/wrangler') {
      heard.push(body.join(' '))
      watched(body.join(' '))
      await wait
      // What Ctrl-C ended does nothing more.
      if (response.closed) return
      return response.end(JSON.stringify(await account.wrangler(...body)))
    }
    heard.push(`${body.method} ${body.url}`)
    watched(`${body.method} ${body.url}`)
    await wait
    if (response.closed) return
    const told = account.answers(body.url, { method: body.method })
    response.end(JSON.stringify(told ? { status: told.status, body: await told.text() } : {}))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const VENDORS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const start = (args: string[]) => {
    const load = (path: string) => ['--import', pathToFileURL(join(root, path)).href]
    const preload = load('test/deploy/terminal/preload.mjs')
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...load('dev/modules.mjs'), join(root, 'dev/deploy/main.ts'), ...args],
      {
        ...{ cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
        env: { ...process.env, VENDORS, TMPDIR: folder, NODE_OPTIONS: preload.join(' '), CLOUDFLARE_ACCOUNT_ID: '' },
      },
    )
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    const ended = new Promise<Typed>(resolve =>
      child.on('close', async status => resolve({ status, said: (await said).join('') })),
    )
    return { child, ended }
  }
  return {
    /** Every call of wrangler and every request so far. */
    heard,
    type: (...args: string[]): Promise<Typed> => start(args).ended,
    /** Ctrl-C, which reaches everything that the terminal has begun, while wrangler or a request is at what is named for the `nth` time. */
    async breakOff(at: RegExp | { at: RegExp; nth: number }, ...args: string[]): Promise<Typed> {
      const when = at instanceof RegExp ? { at, nth: 1 } : at
      let seen = 0
      const held = Promise.withResolvers<void>()
      const { child, ended } = start(args)
      watched = call => {
        if (!when.at.test(call) || ++seen !== when.nth) return
        wait = held.promise
        setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGINT'), 50)
      }
      const broken = await ended
      watched = () => undefined
      wait = undefined
      held.resolve()
      return broken
    },
    close: () => new Promise(closed => server.close(closed)),
  }
}
