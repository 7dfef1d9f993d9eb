// The Workers of the service, each in workerd processes of its own, from the bundles that a deployment would upload.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { COMPATIBILITY, type WorkerName } from '#dev/deploy/worker/workers.ts'
import { type WorkerModule, workerConfig } from '#dev/workerd/config.ts'
import { startWorkerd, type WorkerdHandle } from '#dev/workerd/workerd.ts'

type Running = {
  intake: WorkerdHandle
  api: WorkerdHandle
  render: WorkerdHandle[]
  agents: WorkerdHandle
  dashboard: WorkerdHandle | null
}

export type Workers = Running & {
  /** Has a Worker run what lies bundled in this folder, under load as it is. */
  install(worker: 'api' | 'render', bundles: string): Promise<void>
  /** Has `render` run without these settings; with all of them again where none is named. */
  without(settings: readonly string[]): Promise<void>
  /** Fires the cron trigger of `api`. */
  beat(): Promise<void>
  close(): Promise<void>
}

type Dashboard = { port: number; files: string }

export type WorkersOptions = {
  dir: string
  port: number
  cron_port: number
  intake_port: number
  render_ports: number[]
  agents_port: number
  vars: Record<string, string>
  bucket: string
  shelf: string
  site: string
  /** Where it listens, and where its files are; null without a dashboard. */
  dashboard: Dashboard | null
  /** The folder of bundles to begin with; what was bundled from this tree without it. */
  dist?: string | undefined
  line: (worker: string, text: string) => void
  /** What each Worker is run with, in the place of its bundle alone: to measure it. */
  watched?: Watched | undefined
}

export type Watched = { v8_flags: string[]; modules(bundle: WorkerModule[]): WorkerModule[] }

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { dir, port, cron_port, intake_port, render_ports, agents_port, dashboard, dist, line } = options
  const configs = configsOf(options)
  const start = (name: string, at: number, config: string) =>
    startWorkerd({ name, config, port: at, cwd: dir, flags: ['--experimental'], line: text => line(name, text) })
  const intake = start('intake', intake_port, configs.intake())
  const render = Promise.all(
    render_ports.map((at, index) => start(`render-${index + 1}`, at, configs.render(at, dist))),
  )
  const api = start('api', port, configs.api(dist))
  const agents = start('agents', agents_port, configs.agents())
  const shown = dashboard && start('dashboard', dashboard.port, configs.dashboard(dashboard))
  // All have answered before one that failed is told: its caller takes away the folder in which they start.
  await Promise.allSettled([intake, api, render, agents, shown])
  const started = { intake: await intake, api: await api, render: await render, agents: await agents }
  const running = { ...started, dashboard: await shown }
  return {
    ...running,
    install: async (worker, bundles) => {
      if (worker === 'api') await running.api.replace(configs.api(bundles))
      else await Promise.all(running.render.map(one => one.replace(configs.render(one.port, bundles))))
    },
    without: async settings => {
      await Promise.all(running.render.map(one => one.replace(configs.render(one.port, dist, settings))))
    },
    beat: () => beat(cron_port),
    close: () => close(running),
  }
}

/** What each Worker is run with; of those that another release may replace, by the folder of its bundles. */
function configsOf(options: WorkersOptions) {
  const { cron_port, agents_port, shelf, site } = options
  const common = {
    vars: options.vars,
    buckets: { ASSETS: options.bucket },
    compatibility_date: COMPATIBILITY.date,
    flags: COMPATIBILITY.flags,
    v8_flags: options.watched?.v8_flags ?? [],
  }
  const of = (name: WorkerName, port: number, services: Record<string, string>, dist?: string) => {
    const bundle = modulesOf(name, dist)
    return { ...common, modules: options.watched?.modules(bundle) ?? bundle, port, services }
  }
  const at = (port = 0) => `127.0.0.1:${port}`
  const RENDER = at(options.render_ports[0])
  const INTAKE = at(options.intake_port)
  return {
    intake: () => workerConfig(of('intake', options.intake_port, {})),
    render: (port: number, dist?: string, without: readonly string[] = []) =>
      workerConfig({
        ...of('render', port, { SHELF: shelf, INTAKE }, dist),
        vars: Object.fromEntries(Object.entries(options.vars).filter(([name]) => !without.includes(name))),
      }),
    api: (dist?: string) =>
      workerConfig({
        ...of('api', options.port, { RENDER, INTAKE, AGENTS: at(agents_port), SITE: site }, dist),
        cron_port,
      }),
    agents: () => workerConfig(of('agents', agents_port, { RENDER, API: at(options.port) })),
    dashboard: ({ port, files }: Dashboard) => workerConfig(of('dashboard', port, { RENDER, INTAKE, STATIC: files })),
  }
}

async function beat(cron_port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${cron_port}/`, { signal: AbortSignal.timeout(30_000) })
  await answer.body?.cancel()
}

async function close({ intake, api, render, agents, dashboard }: Running): Promise<void> {
  await Promise.all([api, ...render, agents, dashboard, intake].map(worker => worker?.close()))
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

const SWEEP_MS = { calm: 60_000, faulty: 2_000 }

type Given = { queue_faults?: string; alone?: boolean }

/** Fires the cron trigger as Cloudflare does every minute. */
export function startHeart(workers: Workers, { queue_faults, alone }: Given): { close(): Promise<void> } {
  const beat = () => void workers.beat().catch(() => undefined)
  // What the last start left is taken up now, not at the first full minute.
  if (alone) beat()
  const timer = setInterval(beat, queue_faults ? SWEEP_MS.faulty : SWEEP_MS.calm)
  return { close: async () => clearInterval(timer) }
}
