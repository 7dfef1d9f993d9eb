import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { freePort } from '#dev/ports.ts'

const run = promisify(execFile)
const EACH = 60
const choose = `
  const { freePort } = await import('./dev/ports.ts')
  const ports = []
  for (let count = 0; count < ${EACH}; count++) ports.push(await freePort(0))
  console.log(JSON.stringify(ports))
  await new Promise(resolve => process.stdin.once('end', resolve).resume())`

/** Processes that hold what they chose until each has chosen. */
async function chooseTogether(processes: number): Promise<number[]> {
  const running = Array.from({ length: processes }, () =>
    run(process.execPath, ['--import', './dev/modules.mjs', '--input-type=module', '-e', choose]),
  )
  await Promise.all(running.map(({ child }) => new Promise(resolve => child.stdout?.once('data', resolve))))
  for (const { child } of running) child.stdin?.end()
  return (await Promise.all(running)).flatMap(({ stdout }) => JSON.parse(stdout))
}

it('no two processes choose the same port, though nothing listens there yet', async () => {
  const ports = await chooseTogether(4)
  expect(ports).toHaveLength(4 * EACH)
  expect(new Set(ports).size).toBe(ports.length)
})

it('a wished port that is taken is refused', async () => {
  const { createServer } = await import('node:net')
  const server = createServer()
  const port = await freePort(0)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await expect(freePort(port)).rejects.toThrow('EADDRINUSE')
  await new Promise(resolve => server.close(resolve))
  expect(await freePort(port)).toBe(port)
})
