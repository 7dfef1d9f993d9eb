// The Workers of the service, each in workerd processes of its own, from the bundles that a deployment would upload.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { COMPATIBILITY, type WorkerName } from '#dev/deploy/worker/workers.ts'
import { type WorkerModule, workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'

export type Workers = {
  api: WorkerdHandle
  render: WorkerdHandle[]
  agents: WorkerdHandle
  dashboard: WorkerdHandle | null
  /** Has a Worker run what lies bundled in this folder, under load as it is. */
  install(worker: 'api' | 'render', bundles: string): Promise<void>
  /** Fires the cron trigger of `api`. */
  beat(): Promise<void>
  close(): Promise<void>
}

export type WorkersOptions = {
  dir: string
  port: number
  cron_port: number
  render_ports: number[]
  agents_port: number
  vars: Record<string, string>
  bucket: string
  shelf: string
  site: string
  /** Where it listens, and where its files are; null without a dashboard. */
  dashboard: { port: number; files: string } | null
  /** The folder of bundles to begin with; what was bundled from this tree without it. */
  dist?: string | undefined
  line: (worker: string, text: string) => void
  /** What each Worker is run with, in the place of its bundle alone: to measure it. */
  watched?: Watched | undefined
}

export type Watched = { v8_flags: string[]; modules(bundle: WorkerModule[]): WorkerModule[] }

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { dir, port, cron_port, render_ports, agents_port, vars, bucket, shelf, site, line } = options
  const common = {
    vars,
    buckets: { ASSETS: bucket },
    compatibility_date: COMPATIBILITY.date,
    flags: COMPATIBILITY.flags,
    v8_flags: options.watched?.v8_flags ?? [],
  }
  const modules = (name: WorkerName, dist?: string) => {
    const bundle = modulesOf(name, dist)
    return options.watched?.modules(bundle) ?? bundle
  }
  const start = (name: string, at: number, config: string) =>
    startWorkerd({ name, config, port: at, cwd: dir, flags: ['--experimental'], line: text => line(name, text) })
  const renderConfig = (at: number, dist?: string) =>
    workerConfig({ ...common, modules: modules('render', dist), services: { SHELF: shelf }, port: at })
  const apiConfig = (dist?: string) =>
    workerConfig({
      ...{ ...common, modules: modules('api', dist), port, cron_port },
      services: { RENDER: `127.0.0.1:${render_ports[0]}`, AGENTS: `127.0.0.1:${agents_port}`, SITE: site },
    })
  const { dist } = options
  const render = Promise.all(render_ports.map((at, index) => start(`render-${index + 1}`, at, renderConfig(at, dist))))
  const api = start('api', port, apiConfig(dist))
  const agents = start(
    'agents',
    agents_port,
    workerConfig({
      ...{ ...common, modules: modules('agents'), port: agents_port },
      services: { RENDER: `127.0.0.1:${render_ports[0]}`, API: `127.0.0.1:${port}` },
    }),
  )
  const dashboard =
    options.dashboard &&
    start(
      'dashboard',
      options.dashboard.port,
      workerConfig({
        ...common,
        modules: modules('dashboard'),
        services: { RENDER: `127.0.0.1:${render_ports[0]}`, STATIC: options.dashboard.files },
        port: options.dashboard.port,
      }),
    )
  // All have answered before one that failed is told: its caller takes away the folder in which they start.
  await Promise.allSettled([api, render, agents, dashboard])
  const started = { api: await api, render: await render, agents: await agents, dashboard: await dashboard }
  return {
    ...started,
    install: async (worker, bundles) => {
      if (worker === 'api') await started.api.replace(apiConfig(bundles))
      else await Promise.all(started.render.map(one => one.replace(renderConfig(one.port, bundles))))
    },
    beat: async () => {
      const answer = await fetch(`http://127.0.0.1:${cron_port}/`, { signal: AbortSignal.timeout(30_000) })
      await answer.body?.cancel()
    },
    close: async () => {
      const { api, render, agents, dashboard } = started
      await Promise.all([api, ...render, agents, dashboard].map(worker => worker?.close()))
    },
  }
}

export const DIST = resolve(import.meta.dirname, '..', '..', 'dist')

/** The bundle of a Worker: its script first, then the files that it imports. */
export function modulesOf(name: string, dist = DIST): WorkerModule[] {
  const folder = join(dist, name)
  const files = readdirSync(folder).filter(file => file !== `${name}.js`)
  const binary = (ending: string, type: WorkerModule['type']) =>
    files.filter(file => file.endsWith(ending)).map(file => ({ name: file, type, path: join(folder, file) }))
  return [
    { name: `${name}.js`, type: 'esModule', path: join(folder, `${name}.js`) },
    ...binary('.wasm', 'wasm'),
    ...binary('.woff2', 'data'),
  ]
}
