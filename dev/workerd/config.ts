// The Cap'n Proto text that serves one bundled Worker, for `startWorkerd`.
export type WorkerModule = {
  /** The name that imports use; the first module is the Worker itself. */
  name: string
  type: 'esModule' | 'commonJsModule' | 'text' | 'data' | 'wasm' | 'json'
  /** Absolute, or relative to the config file. */
  path: string
}

export type WorkerConfig = {
  modules: WorkerModule[]
  vars?: Record<string, string>
  /** Binding name -> `host:port` of a bucket. */
  buckets?: Record<string, string>
  /** Binding name -> `host:port` of another Worker or server. */
  services?: Record<string, string>
  /** `host:port` of a server that stands for the whole internet; the real one without it. */
  internet?: string
  /** Where the real one leads: not to this machine and its neighbours where it is public, as where a Worker is deployed. */
  reach?: 'public' | 'everything'
  port: number
  host?: string
  /** A second door: any request to it fires the Worker's cron trigger. */
  cron_port?: number
  compatibility_date: string
  flags?: string[]
  /** Of the engine, for the whole process. */
  v8_flags?: string[]
}

const reach = { public: ['"public"'], everything: ['"public"', '"private"', '"local"'] }

export function workerConfig(worker: WorkerConfig): string {
  const externals = Object.entries({ ...worker.buckets, ...worker.services })
  const bindings = [
    ...fields(worker.vars, value => `text = ${quote(value)}`),
    ...fields(worker.buckets, (_, name) => `r2Bucket = ${quote(serviceOf(name))}`),
    ...fields(worker.services, (_, name) => `service = ${quote(serviceOf(name))}`),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${list([
    '(name = "main", worker = .main)',
    ...(worker.cron_port === undefined ? [] : ['(name = "cron", worker = .cron)']),
    worker.internet
      ? `(name = "internet", external = (address = ${quote(worker.internet)}, http = ()))`
      : `(name = "internet", network = (allow = [${list(reach[worker.reach ?? 'everything'])}], tlsOptions = (trustBrowserCas = true)))`,
    ...externals.map(
      ([name, address]) => `(name = ${quote(serviceOf(name))}, external = (address = ${quote(address)}, http = ()))`,
    ),
  ])}],
  sockets = [${list([
    socket('http', worker.host, worker.port, 'main'),
    ...(worker.cron_port === undefined ? [] : [socket('cron', worker.host, worker.cron_port, 'cron')]),
  ])}],
  v8Flags = [${(worker.v8_flags ?? []).map(quote).join(', ')}]
);
const main :Workerd.Worker = (
  modules = [${list(worker.modules.map(({ name, type, path }) => `(name = ${quote(name)}, ${type} = embed ${quote(path)})`))}],
  bindings = [${list(bindings)}],
  compatibilityDate = ${quote(worker.compatibility_date)},
  compatibilityFlags = [${(worker.flags ?? []).map(quote).join(', ')}]
);
${worker.cron_port === undefined ? '' : cronWorker(worker.compatibility_date)}`
}

const socket = (name: string, host = '127.0.0.1', port: number, service: string) =>
  `(name = ${quote(name)}, address = ${quote(`${host}:${port}`)}, http = (), service = ${quote(service)})`

/** workerd has no clock for cron triggers of its own: this Worker fires one whenever it is asked. */
const cronWorker = (compatibility_date: string) => `const cron :Workerd.Worker = (
  modules = [(name = "cron.js", esModule = ${quote(CRON_SCRIPT)})],
  bindings = [(name = "MAIN", service = "main")],
  compatibilityDate = ${quote(compatibility_date)},
  compatibilityFlags = ["service_binding_extra_handlers", "experimental"]
);
`

const CRON_SCRIPT = `export default {
  async fetch(request, env) {
    const { outcome } = await env.MAIN.scheduled({ scheduledTime: new Date(), cron: '* * * * *' })
    return new Response(outcome, { status: outcome === 'ok' ? 200 : 500 })
  },
}`

const serviceOf = (binding: string) => `to-${binding}`

function fields(bindings: Record<string, string> = {}, value: (value: string, name: string) => string): string[] {
  return Object.entries(bindings).map(([name, text]) => `(name = ${quote(name)}, ${value(text, name)})`)
}

const list = (items: string[]) => items.map(item => `\n    ${item}`).join(',')

/** Cap'n Proto strings are bytes: everything but plain ASCII is written as such. */
function quote(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `"${bytes.map(byte => (byte >= 32 && byte < 127 && byte !== 34 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}"`
}
