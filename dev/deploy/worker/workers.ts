// Every Worker of the service, once: what is bundled, deployed, examined, rolled back and deleted is what stands here.
export type Kind = {
  /** The setting with its address; a Worker without one is reached through the bindings of others alone. */
  address?: 'PUBLIC_URL' | 'RENDER_URL' | 'DASHBOARD_URL'
  /** The setting with a domain of the account, where it may have one. */
  domain?: string
  crons?: string[]
  cpu_ms?: number
  /** Binding -> another Worker, which stands before this one. */
  services?: Record<string, string>
  /** Binding -> folder of static files. */
  assets?: Record<string, string>
  /** The binding of the platform's own models. */
  ai?: string
}

/** `functions/<name>.ts` of each; in the order in which they are uploaded, so that a binding finds what it leads to. */
const workers = {
  // The dearest invocations, a large upload here and a film's segment in render, are put at two to four seconds: estimated from their limits, not measured.
  intake: { cpu_ms: 30_000 },
  render: {
    address: 'RENDER_URL',
    cpu_ms: 30_000,
    ai: 'AI',
    services: { INTAKE: 'intake' },
    assets: { SHELF: 'dist/shelf' },
  },
  // It asks api at its address, since neither of the two can stand before the other.
  agents: { services: { RENDER: 'render' } },
  api: {
    ...{ address: 'PUBLIC_URL', domain: 'CUSTOM_DOMAIN', crons: ['* * * * *'] },
    ...{ services: { RENDER: 'render', INTAKE: 'intake', AGENTS: 'agents' }, assets: { SITE: 'dist/site' } },
  },
  dashboard: {
    ...{ address: 'DASHBOARD_URL', domain: 'DASHBOARD_DOMAIN' },
    ...{ services: { RENDER: 'render', INTAKE: 'intake' }, assets: { STATIC: 'dist/static' } },
  },
} satisfies Record<string, Kind>

export type WorkerName = keyof typeof workers
export const workerNames = Object.keys(workers) as WorkerName[]
export const kindOf = (worker: WorkerName): Kind => workers[worker]

/** One value for each Worker. */
export const forEachWorker = <T>(make: (worker: WorkerName) => T): Record<WorkerName, T> =>
  Object.fromEntries(workerNames.map(worker => [worker, make(worker)])) as Record<WorkerName, T>

/** Of bundles, on this machine and at the platform alike. */
export const COMPATIBILITY = { date: '2026-09-01', flags: ['global_fetch_strictly_public'] }
