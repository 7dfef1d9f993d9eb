// The two Workers of the service, each in workerd processes of its own, from the bundles that a deployment would upload.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type WorkerModule, workerConfig } from '#dev/worker-config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd.ts'

const COMPATIBILITY_DATE = '2026-09-01'
const FLAGS = ['global_fetch_strictly_public']

export type Workers = {
  api: WorkerdHandle
  render: WorkerdHandle[]
  /** Fires the cron trigger of `api`. */
  beat(): Promise<void>
  close(): Promise<void>
}

export type WorkersOptions = {
  dir: string
  port: number
  cron_port: number
  render_ports: number[]
  vars: Record<string, string>
  bucket: string
  shelf: string
  line: (worker: string, text: string) => void
}

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { dir, port, cron_port, render_ports, vars, bucket, shelf, line } = options
  const common = { vars, buckets: { ASSETS: bucket }, compatibility_date: COMPATIBILITY_DATE, flags: FLAGS }
  const start = (name: string, at: number, config: string) =>
    startWorkerd({ name, config, port: at, cwd: dir, flags: ['--experimental'], line: text => line(name, text) })
  const render = Promise.all(
    render_ports.map((at, index) =>
      start(
        `render-${index + 1}`,
        at,
        workerConfig({ ...common, modules: modules('render'), services: { SHELF: shelf }, port: at }),
      ),
    ),
  )
  const api = start(
    'api',
    port,
    workerConfig({
      ...common,
      modules: modules('api'),
      services: { RENDER: `127.0.0.1:${render_ports[0]}` },
      port,
      cron_port,
    }),
  )
  const started = { api: await api, render: await render }
  return {
    ...started,
    beat: async () => {
      const answer = await fetch(`http://127.0.0.1:${cron_port}/`, { signal: AbortSignal.timeout(30_000) })
      await answer.body?.cancel()
    },
    close: async () => {
      await Promise.all([started.api, ...started.render].map(worker => worker.close()))
    },
  }
}

/** The bundle of a Worker: its script first, then the files that it imports. */
export function modules(name: 'api' | 'render'): WorkerModule[] {
  const folder = resolve(import.meta.dirname, '..', '..', 'dist', name)
  const files = readdirSync(folder).filter(file => file !== `${name}.js`)
  const binary = (ending: string, type: WorkerModule['type']) =>
    files.filter(file => file.endsWith(ending)).map(file => ({ name: file, type, path: join(folder, file) }))
  return [
    { name: `${name}.js`, type: 'esModule', path: join(folder, `${name}.js`) },
    ...binary('.wasm', 'wasm'),
    ...binary('.woff2', 'data'),
  ]
}
