// Serves bench/encoder/worker.ts from workerd itself.
import { spawn } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { freePort } from '#dev/ports.ts'

const root = join(import.meta.dirname, '../..')

const besideTheWorker: Plugin = {
  name: 'wasm stays beside the worker',
  setup(bundle) {
    bundle.onResolve({ filter: /\.wasm$/ }, () => ({ path: './codec.wasm', external: true }))
  },
}

/** `call` answers what a request took of the processor, in milliseconds, and its answer. */
export type Served = AsyncDisposable & { call(path: string): Promise<{ milliseconds: number; answer: string }> }

export async function serveWorker(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-bench-'))
  const port = await freePort(0)
  const entryPoints = [join(root, 'bench/encoder/worker.ts')]
  const outfile = join(folder, 'worker.js')
  await build({ entryPoints, outfile, bundle: true, format: 'esm', target: 'es2024', plugins: [besideTheWorker] })
  copyFileSync(join(root, 'lib/video/codec/codec.wasm'), join(folder, 'codec.wasm'))
  writeFileSync(join(folder, 'config.capnp'), config(port))
  const workerd = spawn(join(root, 'node_modules/workerd/bin/workerd'), ['serve', join(folder, 'config.capnp')], {
    stdio: 'inherit',
  })
  async function stop(): Promise<void> {
    workerd.kill()
    rmSync(folder, { recursive: true })
  }
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`, { headers: { connection: 'close' } })
  async function call(path: string) {
    const before = processorTime(workerd.pid)
    const answer = await (await ask(path)).text()
    return { milliseconds: processorTime(workerd.pid) - before, answer }
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask('').catch(() => null)) return { call, [Symbol.asyncDispose]: stop }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error('workerd does not answer')
}

/** Of all threads of a process, from what Linux counts in nanoseconds. */
function processorTime(pid: number | undefined): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`)
  const spent = threads.map(file => Number(readFileSync(file, 'utf8').split(' ')[0]))
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

function config(port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js"), (name = "codec.wasm", wasm = embed "codec.wasm")],
    compatibilityDate = "2026-07-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`
}
